declare module 'idiomorph' {
  interface Options {
    morphStyle?: 'innerHTML' | 'outerHTML'
    ignoreActiveValue?: boolean
    restoreFocus?: boolean
    callbacks?: {
      beforeAttributeUpdated?: (name: string, node: Element, kind: 'update' | 'remove') => boolean
    }
  }
  export const Idiomorph: {
    morph(live: Element, wanted: Element | string, options?: Options): void
  }
}

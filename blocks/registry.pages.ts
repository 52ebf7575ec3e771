import { createPageKinds, type PageKind } from '#app/page/page-kind.ts'

const files = import.meta.glob<readonly PageKind[]>('../app/*/page-kinds.ts', {
  eager: true,
  import: 'default',
})

/** Every kind of page that sites make by themselves, as the rooms of `app/` declare them. */
export const pageKinds = createPageKinds(Object.values(files).flat())

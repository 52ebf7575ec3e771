/** `{brand}` in an editor's words is the name of the brand. */
export const withBrandName = (words: string | undefined, name: string | undefined) =>
  name === undefined ? words : words?.replaceAll('{brand}', name)

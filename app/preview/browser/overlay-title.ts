interface Node {
  id: string
  /** Type of the document. */
  type: string
  /** `blocks[_key=="k1"].heading`. */
  path: string
}

interface Named {
  name?: string
  title?: string
}

/** How the overlay finds what the Studio calls a place: undefined until the Studio has sent its schema. */
interface Names {
  getType(node: Node): Named | undefined
  getField(node: Node): { field?: Named }
}

/** Its form shows the page itself: to name it would be to repeat it on every block. */
const ownDocument = 'page'

/**
 * What the overlay of the Visual editor calls a place on the page: the block, then the field, as the Studio's form names
 * them: "Hero · Buttons · Label". What another document brings is named by its kind first: "Shared block · Hero · Heading".
 */
export function overlayTitle(node: Node, { getType, getField }: Names): string | undefined {
  if (!getType(node)) return undefined
  const titles = node.type === ownDocument ? [] : [getType(node)?.title]
  let above = ''
  for (const step of node.path.split('.')) {
    const path = above + step
    const [list = ''] = step.split('[')
    const item = step === list ? undefined : getField({ ...node, path }).field
    const isBlock = item !== undefined && list === 'blocks'
    titles.push((isBlock ? item : getField({ ...node, path: above + list }).field)?.title)
    // Below a paragraph there are only its pieces.
    if (item?.name === 'block') break
    above = `${path}.`
  }
  const said = titles.filter((title, index) => title !== undefined && title !== titles[index - 1])
  return said.length > 0 ? said.join(' · ') : undefined
}

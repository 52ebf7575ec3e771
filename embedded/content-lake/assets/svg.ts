import { optimize } from 'svgo'

/** What svgo passes to a plugin for each element, in its own types. */
interface Element {
  type: 'element'
  name: string
  attributes: Record<string, string>
  children: Node[]
}
type Node = Element | { type: 'text' | 'cdata' | 'comment' | 'doctype' | 'instruction'; value?: string }
interface Root {
  type: 'root'
  children: Node[]
}

export class InvalidSvg extends Error {}

const elements = new Set(
  `svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan textPath
   image linearGradient radialGradient stop pattern clipPath mask marker style filter feBlend feColorMatrix
   feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
   feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
   feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

const textHolders = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style'])
const rasterData = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/
const prefixed = new Set(['xlink:href', 'xml:space'])

/** True if CSS could load something, or hides its meaning behind escapes. */
const reachesOut = (css: string) =>
  /\\|@import|@font-face|@namespace|expression\s*\(|image-set|javascript:|src\s*\(|\/\*/i.test(css) ||
  [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/gis)].some(
    ([, , target]) => !/^#[\w.:-]+$/.test(target ?? ''),
  ) ||
  (css.match(/url\s*\(/gi) ?? []).length !== (css.match(/url\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi) ?? []).length

function keepsAttribute(element: string, name: string, value: string) {
  const plain = name.toLowerCase()
  if (plain === 'href' || plain === 'xlink:href')
    return /^#[\w.:-]+$/.test(value) || (element === 'image' && rasterData.test(value))
  if (plain.includes(':')) return prefixed.has(plain)
  if (plain.startsWith('on') || plain === 'src' || plain === 'xmlns') return false
  return !reachesOut(value)
}

function clean(node: Node): Node[] {
  if (node.type !== 'element') return []
  // A link becomes a group, so that its contents stay.
  if (node.name === 'a') node.name = 'g'
  if (!elements.has(node.name)) return []
  for (const [name, value] of Object.entries(node.attributes))
    if (!keepsAttribute(node.name, name, value)) delete node.attributes[name]
  node.children = node.children.flatMap((child) => {
    if (child.type === 'element') return clean(child)
    const isText = child.type === 'text' || child.type === 'cdata'
    if (!isText || !textHolders.has(node.name)) return []
    if (node.name !== 'style') return [child]
    child.value = (child.value ?? '').replace(/\/\*.*?\*\//gs, ' ')
    return reachesOut(child.value) ? [] : [child]
  })
  return [node]
}

const neutralise = {
  name: 'neutralise',
  fn: (root: Root) => {
    const picture = root.children.find((child) => child.type === 'element')
    if (picture?.type !== 'element' || picture.name !== 'svg')
      throw new InvalidSvg('its outermost element is not svg')
    root.children = clean(picture)
    picture.attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      ...picture.attributes,
    }
    return {}
  },
}

export const looksLikeSvg = (start: string) => /<svg[\s>/]/.test(start)

/**
 * The picture without anything that runs or loads: known elements are kept; scripts, handlers, foreign objects,
 * animations, links and every reference out of the file are removed.
 * @throws InvalidSvg unless it is a well-formed SVG
 */
export function neutraliseSvg(source: string): string {
  if (/<!ENTITY/i.test(source)) throw new InvalidSvg('it declares entities, which are not accepted')
  try {
    return optimize(source, { plugins: [neutralise], multipass: false }).data
  } catch (error) {
    if (error instanceof InvalidSvg) throw error
    throw new InvalidSvg('it is not well-formed')
  }
}

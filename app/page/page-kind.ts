import type { Settings } from '#tenants/settings/index.ts'
import type { RawBlock } from '#values/raw-blocks.ts'
import type { SignInType } from './sign-in.ts'

/** A kind of page that a site makes by itself, without a page document: declared in `page-kinds.ts` of its room. */
export interface PageKind {
  /** `kind` of a page template in the Studio. */
  kind: string
  /** Name of the page where neither template nor subject gives one. */
  title: string
  /** As the Studio offers it: what it is, with an example of its address. */
  studioTitle: string
  /** Paths that it answers, as `readAddress` leaves them: lower case, no slash at the end. */
  routes: readonly PageRoute[]
  /** GROQ of a path, on a page template, at which the Studio shows such a page; derived from `routes` if left out. */
  shownAt?: string
  /** A path that the site itself chooses; undefined where it chose an address elsewhere. */
  chosenPath?(settings: Settings): string | undefined
  /** Where the routes that are `moved` lead. */
  movedTo?(settings: Settings): string
  /** False: the site does not have such pages. */
  on?(settings: Settings): boolean
  /**
   * Who has not signed in is led to sign-in first, from every path of the kind: while `on` says so, or always. Always
   * means also where the site does not have the page, so that no setting opens it (AUTH-06).
   */
  gate?: { type: SignInType; on?(settings: Settings): boolean }
  /** Without the site's header and footer: a page for paper. */
  bare?: true
  /** Made for each visitor, and kept nowhere; so is every page behind a gate. */
  personal?: true
  /** The document that the path names, where the page is about one. */
  about?: {
    type: string
    /** Parameter of the route that holds its `slug.current`. */
    param: string
    /** True: the document gives the page its title and description; without it there is no page. */
    names?: boolean
  }
  /** Blocks where the site has no template of its own, as the page query returns them. */
  blocks: readonly RawBlock[]
  /** The blocks, those of the site's own template too, as the site's settings arrange them. */
  arrange?(blocks: readonly RawBlock[], settings: Settings): readonly RawBlock[]
}

interface PageRoute {
  /** Path with parameters: `/search/:slug`. */
  path: string
  /** What the path itself says besides. */
  params?: Record<string, string>
  /** Another name of the page, which leads on to the one the site uses (NOTE-24). */
  moved?: true
}

/** A block of a page kind: what stands under `content` is the projection of the block's own fields. */
export const defaultBlock = (
  _type: string,
  content: Record<string, unknown> = {},
  tone: RawBlock['tone'] = 'default',
): RawBlock => ({ _type, _key: _type, tone, content })

/** A page that the site makes by itself: which kind, and what its blocks are given. */
export interface PageMatch {
  kind: string
  params: Record<string, string>
  /** The address that this path leads on to. */
  movedTo?: string
}

type SiteSwitches = { settings: Settings }

export interface PageKinds {
  list: readonly PageKind[]
  of(kind: string): PageKind | undefined
  /** The kind that answers `path`, where the site has no page there: the first whose route fits, words before parameters. */
  at(path: string, site: SiteSwitches): PageMatch | null
  /** Set for a path whose page is made for one visitor: what they sign in for, where they have to. */
  accessAt(path: string, site: SiteSwitches): { gate?: SignInType } | null
  /** The same whatever the site's switches are; paths that sites choose are left out. */
  atAny(path: string): PageMatch | null
}

/** `011` for `/search/:slug/:model`: of two routes that fit, the one whose words come first is meant. */
const openness = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((step) => (step.startsWith(':') ? 1 : 0))
    .join('')

/** @throws Error where two kinds have the same name or route */
export function createPageKinds(list: readonly PageKind[]): PageKinds {
  const byName = new Map(list.map((kind) => [kind.kind, kind]))
  const routes = list
    .flatMap((kind) =>
      kind.routes.map(({ path, params, moved }) => ({
        kind,
        path,
        params,
        moved,
        pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
      })),
    )
    .sort((a, b) => (openness(a.path) < openness(b.path) ? -1 : 1))
  const repeated = [list.map(({ kind }) => kind), routes.map(({ path }) => path)].flatMap((names) =>
    names.filter((name, index) => names.indexOf(name) !== index),
  )
  if (repeated.length > 0) throw new Error(`Two kinds of page claim ${repeated.join(', ')}.`)

  function match(path: string, isOn: (kind: PageKind) => boolean, settings?: Settings): PageMatch | null {
    for (const { kind, pattern, params, moved } of routes) {
      const found = pattern.exec(path)
      if (!found || !isOn(kind)) continue
      const to = moved && settings && kind.movedTo?.(settings)
      return {
        kind: kind.kind,
        params: { ...found.groups, ...params },
        ...(to && to !== path && { movedTo: to }),
      }
    }
    return null
  }

  function at(path: string, { settings }: SiteSwitches): PageMatch | null {
    const isOn = ({ on }: PageKind) => on?.(settings) ?? true
    const chosen = () => list.find((kind) => isOn(kind) && kind.chosenPath?.(settings) === path)
    const found = match(path, isOn, settings)
    if (found && found.movedTo === undefined) return found
    const kind = chosen()
    return kind ? { kind: kind.kind, params: {} } : found
  }

  return {
    list,
    of: (kind) => byName.get(kind),
    at,
    accessAt(path, site) {
      const found = at(path, site) ?? match(path, ({ gate }) => gate !== undefined && !gate.on)
      const { gate, personal } = (found && byName.get(found.kind)) || {}
      if (gate && (gate.on?.(site.settings) ?? true)) return { gate: gate.type }
      return personal ? {} : null
    },
    atAny: (path) => match(path, () => true),
  }
}

import type { DocumentDefinition } from '@sanity/types'
import type { LucideIcon } from 'lucide-react'
import type { Switches } from '#tenants/settings/define.ts'
import type { BlocksField } from './define-block.ts'

/** A kind of page that sites make by themselves, in the parts that documents need. */
export interface PageTemplateKind {
  kind: string
  studioTitle: string
  /** Paths of such pages: `/offers/:offer`. */
  routes: readonly { path: string }[]
  /** The document that the path names, and the parameter of the route that holds its `slug.current`. */
  about?: { type: string; param: string }
  /** GROQ of a path, on a page template, at which the Visual editor shows one; derived from `routes` if left out. */
  shownAt?: string
}

/** What documents hold that other rooms declare. */
export interface DocumentParts {
  blocksField: BlocksField
  pageKinds: readonly PageTemplateKind[]
  /** Every per-tenant switch, those of features included. */
  switches: Switches
}

/** Sections of a site's list in the Studio, in their order; a divider stands between them. */
export const studioSections = ['site', 'pages', 'business'] as const

/** Lists within a section that hold several document types. */
export type StudioFolder = 'brands'

/** Where the Visual editor says that a document can be seen. */
export interface DocumentLocations {
  /**
   * Addresses that the platform gives a document: GROQ of a title and of a path on its site, evaluated on the document.
   * A path that is null is left out.
   */
  addresses?: readonly { title: string; path: string }[]
  /** What stands above the form of a document that is a page itself, in place of the number of pages that use it. */
  isPage?: string
  /** Kinds of pages at these addresses; their templates are not listed a second time. */
  pageKinds?: readonly string[]
  /** GROQ of the id that pages refer to when they hold the document; leave it out for types that no page holds. */
  referredToAs?: '_id' | 'image.asset._ref'
}

/** How the Studio lists and treats a document type. */
export interface DocumentInStudio {
  section: (typeof studioSections)[number]
  folder?: StudioFolder
  /** Rank within the section or folder, lowest first. */
  position: number
  /** Title of its list ("Special offers"), or of its entry if there is one document of a site. */
  title: string
  icon: LucideIcon
  /** How its list is sorted. */
  order?: readonly [field: string, direction: 'asc' | 'desc'][]
  /**
   * Each site has exactly one, with the id `{type}-{site's key}`: it is neither duplicated nor deleted. `pane` names it
   * in the Studio's addresses.
   */
  singleton?: { pane: string }
  /** Field values of a new document. */
  startsWith?: Readonly<Record<string, unknown>>
  locations?: DocumentLocations | 'everyPage'
  /** Path of the field that makes documents of two sites the same thing; without it, copies of pages never lead to one. */
  naturalKey?: string
  /** A page that is copied to another site takes it along, unless that site has its own or the editor decides otherwise. */
  copiedWithPage?: true
  /** A badge says whether its `start` and `expiry` let shoppers see it now. */
  datesBadge?: true
  /** False: shoppers see nothing of it by itself, so nothing is checked before it is published. */
  checked?: false
}

/** A document type and how the Studio treats it. */
export interface StudioDocument {
  type: DocumentDefinition
  studio: DocumentInStudio
}

/** Default export of `schemas/documents/<type>.ts`. */
export type DocumentDeclaration = StudioDocument | ((parts: DocumentParts) => StudioDocument)

/** Declares a document type: the only file to write for one. A function is given what other rooms declare. */
export const defineDocument = <Declaration extends DocumentDeclaration>(declaration: Declaration) =>
  declaration

import { createElement } from 'react'
import type {
  ArrayOfObjectsInputProps,
  FormComponents,
  InputProps,
  ItemProps,
  ObjectInputProps,
  ObjectItemProps,
  SchemaType,
  StringInputProps,
} from 'sanity'
import { blockOf } from '../../blocks/registry.schema.ts'
import { BlocksInput } from '../costs/blocks-input.tsx'
import { BlockItem } from '../page-builder/block-item.tsx'
import { ColourInput } from './colour-input.tsx'
import { HostNameInput } from './host-name-input.tsx'
import { KeepCaret } from './keep-caret.tsx'
import { PromoNodeInput } from './promo-node-input.tsx'
import { SiteDateTimeInput } from './site-date-time-input.tsx'
import { StockFilterInput } from './stock-filter-input.tsx'

/** Whether a type or one of its base types has this name; the type of a field is named after the field. */
function isA(type: SchemaType | undefined, name: string): boolean {
  return type ? type.name === name || isA(type.type, name) : false
}

/** The list of blocks of a page, page template or shared block. */
const isBlocks = ({ path, schemaType }: InputProps) =>
  path.length === 1 && path[0] === 'blocks' && schemaType.jsonType === 'array'

/** One of the host names of a site. */
const isHostName = ({ path, schemaType }: InputProps) =>
  path.length === 2 && path[0] === 'hosts' && schemaType.jsonType === 'string'

/** A field that letters are typed into. */
const isWritten = (props: InputProps): props is StringInputProps =>
  props.schemaType.jsonType === 'string' && !props.schemaType.options?.list

function input(props: InputProps) {
  if (isBlocks(props)) return createElement(BlocksInput, props as ArrayOfObjectsInputProps)
  if (isHostName(props)) return createElement(HostNameInput, props as StringInputProps)
  if (isA(props.schemaType, 'siteDateTime'))
    return createElement(SiteDateTimeInput, props as StringInputProps)
  if (isA(props.schemaType, 'colour')) return createElement(ColourInput, props as StringInputProps)
  if (isA(props.schemaType, 'promoNode')) return createElement(PromoNodeInput, props as ObjectInputProps)
  if (isA(props.schemaType, 'stockFilter')) return createElement(StockFilterInput, props as ObjectInputProps)
  if (isWritten(props))
    return createElement(KeepCaret, { field: props.elementProps.ref }, props.renderDefault(props))
  return props.renderDefault(props)
}

const item = (props: ItemProps) =>
  blockOf(props.schemaType.name) && props.path.at(-2) === 'blocks'
    ? createElement(BlockItem, props as ObjectItemProps)
    : props.renderDefault(props)

/** Custom inputs, chosen by type name, so that schemas do not import the Studio. */
export const formComponents: FormComponents = { input, item }

import type { ActionContext, BlockAction } from '#app/page/action.ts'
import { defineAction } from '#app/page/action.ts'
import type { BlockLoad, LoadContext } from '#app/page/block.ts'
import { formOf } from './form/context.server.ts'
import type { LeadForm } from './form/lead-form.ts'
import type { LeadKind } from './kinds/kind.ts'
import type { LeadTaken } from './take-lead.server.ts'

/** `load.server.ts` of a block whose form is of this kind. A page that names a car has no place in search engines. */
export const leadLoad =
  <Content>(kind: LeadKind<Content>): BlockLoad<Content, LeadForm> =>
  async (context: LoadContext<Content>) => {
    const { search, head, content } = context
    if (search.has('car_id')) head({ noindex: true })
    return formOf(kind, content, { ...context, given: (name) => search.get(name) ?? undefined })
  }

/** `action.server.ts` of a block whose form is of this kind: the form is made again and checked against it. */
export const leadAction = <Content>(
  kind: LeadKind<Content>,
  { files }: Pick<BlockAction<Content>, 'files'> = {},
) =>
  defineAction<Content, LeadTaken>({
    files,
    async run(context: ActionContext<Content>) {
      const { content, leads, form: sent } = context
      const given = (name: string) => {
        const value = sent.get(name)
        return typeof value === 'string' && value !== '' ? value : undefined
      }
      const form = await formOf(kind, content, { ...context, given, validUntil: () => {} })
      return leads.take(form, context)
    },
  })

import type { BlockView } from '#app/page/block.ts'
import { kebab } from '#platform/kebab.ts'

type View = BlockView<unknown, unknown>

const files = import.meta.glob<View>('./*/view.tsx', { import: 'default' })
const loaded = new Map<string, View>()

const fileOf = (type: string) => `./${kebab(type)}/view.tsx`

/** Fetches the views of the interactive blocks on this page, before React hydrates. */
export async function loadViews(types: Iterable<string>) {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      const view = await files[fileOf(type)]?.()
      if (view) loaded.set(type, view)
    }),
  )
}

/** A view that `loadViews` has fetched. */
export const viewOf = (type: string) => loaded.get(type)

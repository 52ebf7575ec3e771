import type { InstantSearch as Search } from 'instantsearch.js'
import { useMemo } from 'react'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import {
  foundIn,
  type HelperParameters,
  helperParameters,
  type RawAnswer,
  type SearchScope,
  type StockFound,
  stockSearchOf,
} from './requests.ts'
import { emptyState, type SearchState } from './state.ts'

/** InstantSearch's state of the listing: ours, whole. */
interface StockUiState {
  stock?: SearchState
}

interface StockRenderState extends Record<string, unknown> {
  state: SearchState
  answers: RawAnswer[]
  refine(state: SearchState): void
}

/** Those parts of what InstantSearch hands to a widget that ours reads. */
interface Lifecycle {
  instantSearchInstance: Search
  results?: { _rawResults?: unknown } | null
}
interface Parameters {
  setQueryParameters(parameters: HelperParameters): Parameters
}

/**
 * The one widget of the listing. All of a search is one `SearchState`, and one pure function makes the parameters of it,
 * on the server as in the browser: twenty widgets with a state each could not be asked from a loader.
 */
const connectStock =
  (onRender: (state: StockRenderState & { instantSearchInstance: Search }, isFirst: boolean) => void) =>
  (scope: SearchScope) => {
    let state = emptyState
    const renderState = (options: Lifecycle): StockRenderState => ({
      state,
      answers: (options.results?._rawResults ?? []) as RawAnswer[],
      refine(next) {
        options.instantSearchInstance.setUiState({ [scope.index]: { stock: next } as never })
        // Shown before it is answered, and what is chosen next is chosen on top of it.
        render(options, false)
      },
    })
    const render = (options: Lifecycle, isFirst: boolean) =>
      onRender({ ...renderState(options), instantSearchInstance: options.instantSearchInstance }, isFirst)
    return {
      $$type: 'forecourt.stock',
      init: (options: Lifecycle) => render(options, true),
      render: (options: Lifecycle) => render(options, false),
      dispose() {},
      getRenderState: (known: Record<string, unknown>) => known,
      getWidgetRenderState: (options: Lifecycle) => ({ ...renderState(options), widgetParams: scope }),
      getWidgetUiState: (ui: StockUiState): StockUiState => ({ ...ui, stock: state }),
      getWidgetSearchParameters(parameters: Parameters, { uiState }: { uiState: StockUiState }) {
        state = uiState.stock ?? emptyState
        return parameters.setQueryParameters({
          // What is left out of the new search must go.
          ...{
            aroundLatLng: undefined,
            aroundRadius: undefined,
            aroundPrecision: undefined,
            optionalFilters: undefined,
          },
          ...helperParameters(stockSearchOf(state, scope), scope),
        })
      },
    }
  }

export interface StockSearchHook {
  /** The search as the shopper has it now; `found` may still be that of the one before. */
  state: SearchState
  found: StockFound
  status: 'idle' | 'loading' | 'stalled' | 'error'
  refine(state: SearchState): void
  /** Asks again after a failure. */
  retry(): void
}

export function useStockSearch(scope: SearchScope): StockSearchHook {
  // The connector is structurally a widget of InstantSearch, whose own types know the widgets it ships only.
  const { state, answers, refine } = useConnector(connectStock as never, scope as never) as StockRenderState
  const { status } = useInstantSearch({ catchError: true })
  const found = useMemo(() => foundIn(answers), [answers])
  // After a failure InstantSearch is back at the parameters that last had an answer: the search is set again.
  return { state, found, status, refine, retry: () => refine(state) }
}

import { useCallback, useEffect, useState } from 'react'

/** What a site says to a question: nothing yet, its answer, or why there is none. */
export interface Answered<Answer> {
  answer?: Answer
  problem?: string
  loading: boolean
  /** Asks again. */
  reload(): void
}

/**
 * Asks when it is first drawn, when `question` changes and at `reload`; the last answer stays until the next one is there.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>, question = ''): Answered<Answer> {
  const [state, setState] = useState<Omit<Answered<Answer>, 'reload'>>({ loading: true })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `question` ask again, `ask` is another function at each drawing.
  useEffect(() => {
    let current = true
    setState((known) => ({ ...known, loading: true }))
    ask().then(
      (answer) => current && setState({ answer, loading: false }),
      (error: Error) =>
        current && setState((known) => ({ ...known, problem: error.message, loading: false })),
    )
    return () => {
      current = false
    }
  }, [round, question])

  return { ...state, reload: useCallback(() => setRound((before) => before + 1), []) }
}

import { useEffect, useMemo } from 'react'

/** Runs the last of many calls, `ms` milliseconds after it. */
export function useLater(ms: number) {
  const later = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      timer = undefined
    }
    return {
      run(work: () => void) {
        stop()
        timer = setTimeout(() => {
          timer = undefined
          work()
        }, ms)
      },
      stop,
      isWaiting: () => timer !== undefined,
    }
  }, [ms])
  useEffect(() => later.stop, [later])
  return later
}

export type OnProgress = (event: { step: string; current?: number; total?: number | string }) => void

/** One moving line on a terminal; elsewhere a line for each step. */
export function transferProgress() {
  const terminal = process.stderr.isTTY === true
  let shown = ''
  return {
    show: (({ step, current, total }) => {
      const line = current === undefined ? step : `${step} ${current}${total === '?' ? '' : ` of ${total}`}`
      if (terminal) process.stderr.write(`\r\x1b[2K${line}`)
      else if (step !== shown) process.stderr.write(`${step}\n`)
      shown = step
    }) satisfies OnProgress,
    end() {
      if (terminal) process.stderr.write('\r\x1b[2K')
    },
  }
}

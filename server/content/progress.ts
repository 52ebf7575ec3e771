export type OnProgress = (event: { step: string; current?: number; total?: number | string }) => void

/** Progress as one changing line on a terminal, as a line for each step elsewhere. */
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

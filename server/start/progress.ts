/** Shows the step under way and how long it has taken: one changing line on a terminal, plain lines elsewhere. */
export function createProgress(output: NodeJS.WriteStream) {
  let current: { label: string; since: number; timer: NodeJS.Timeout } | undefined
  const clear = () => output.isTTY && output.write('\r\x1b[2K')
  const elapsed = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

  const done = () => {
    if (!current) return
    clearInterval(current.timer)
    clear()
    output.write(`  ${current.label} (${elapsed(current.since)})\n`)
    current = undefined
  }

  return {
    step(label: string) {
      done()
      const since = Date.now()
      const draw = () =>
        output.isTTY
          ? output.write(`\r\x1b[2K  ${label} … ${elapsed(since)}`)
          : output.write(`  ${label} …\n`)
      const timer = setInterval(draw, output.isTTY ? 200 : 10_000)
      current = { label, since, timer }
    },
    /** Prints a line without ending the step. */
    say(line: string) {
      clear()
      output.write(`  ${line}\n`)
    },
    done,
  }
}

/** All scripts that a browser fetches for `entries`, each once. @param importsOf the scripts that one needs before it runs */
export function scriptsFor(
  entries: Iterable<string>,
  importsOf: (file: string) => readonly string[],
): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importsOf(file))
  }
  return found
}

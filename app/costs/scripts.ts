/** Scripts that one script needs before it runs: names in the same folder. */
export function importsOf(code: string): string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [...new Set([...found].map(([, file]) => file!))]
}

/**
 * Scripts that one script may fetch later, each by the source it was made of (`../../blocks/video/enhance.ts`), or
 * where that is not said by its name (`start-finder`).
 */
export function laterImportsOf(code: string): Map<string, string> {
  const named = code.matchAll(
    /["'`]([\w./-]+\.tsx?)["'`]\s*:\s*\(\)\s*=>[^"'`]{0,40}import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  )
  const any = code.matchAll(/\bimport\(\s*["'`]\.\/(([\w.-]+?)-[\w-]{8}\.js)["'`]/g)
  const found = new Map<string, string>()
  for (const [, file, name] of any) found.set(name!, file!)
  for (const [, source, file] of named) found.set(source!, file!)
  return found
}

/** All scripts that a browser fetches for `entries`, each once. */
export async function scriptsFor(
  entries: Iterable<string>,
  codeOf: (file: string) => Promise<string>,
): Promise<Set<string>> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importsOf(await codeOf(file)))
  }
  return found
}

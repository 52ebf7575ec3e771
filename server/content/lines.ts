/** The lines of a text that arrives in pieces. (`readline` ends lines at U+2028 too, which JSON may hold as it is.) */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    const lines = `${rest}${decoder.decode(piece, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim()) yield line
  }
  rest += decoder.decode()
  if (rest.trim()) yield rest
}

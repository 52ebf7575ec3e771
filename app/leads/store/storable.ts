// PostgreSQL keeps neither the letter NUL nor half of a surrogate pair. What holds one is kept without it: whatever a
// program or a broken keyboard puts into a form, the lead is not lost.

/** Text as PostgreSQL takes it. */
export const storableText = (text: string) => text.replaceAll('\0', '')

/** JSON as PostgreSQL takes it; `JSON.stringify` escapes all that it does not. */
export const storableJson = (value: unknown) =>
  JSON.stringify(value).replace(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escaped) =>
    /^\\u(?:0000|d)/.test(escaped) ? '' : escaped,
  )

/** A value as it is read from PostgreSQL again once it was kept there as JSON. */
export const storable = <Value>(value: Value): Value => JSON.parse(storableJson(value))

import Papa from 'papaparse'

/** What a spreadsheet would run as a formula; a negative number is not one. */
const formula = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/

interface Form {
  delimiter: ',' | '\t'
  newline: '\n' | '\r\n'
}

/**
 * Rows of a table as text, each with its line end, cells quoted where they must be. Safe to open in a spreadsheet: a
 * cell that would run as a formula gets a quote mark in front; numbers stay numbers.
 */
export const delimitedText = (rows: string[][], { delimiter, newline }: Form) =>
  rows.length > 0 ? Papa.unparse(rows, { delimiter, newline, escapeFormulae: formula }) + newline : ''

import type { ImportReport } from '#app/stock/import/import.server.ts'

const count = (number: number, one: string, more = `${one}s`) =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : more}`

/** The report of an import, as lines to read. */
export function linesOf(report: ImportReport): string[] {
  const { added, changed, unchanged, withdrawn, rejected, leftOut, published } = report
  const lines = [`${report.feed}: ${count(report.rows, 'row')}, format ${report.format ?? 'unknown'}`]
  if (report.encoding) lines.push(`The file is written in ${report.encoding}.`)
  if (report.toldColumns.length > 0) lines.push(`Columns read as told: ${report.toldColumns.join(', ')}`)
  if (report.unknownColumns.length > 0)
    lines.push(`Columns that are not known: ${report.unknownColumns.join(', ')}`)
  if (rejected > 0)
    lines.push(`${count(rejected, 'row')} refused:`, ...report.examples.map((line) => `  ${line}`))
  if (leftOut > 0) lines.push(`${count(leftOut, 'cell')} left out or doubtful.`)
  if (report.doubtfulVins > 0)
    lines.push(
      `${count(report.doubtfulVins, 'VIN')} with a check digit that does not fit (Australia does not ask for it).`,
    )
  if (report.unplaced.length > 0)
    lines.push(
      `No position is known of ${report.unplaced.join('; ')}: a search by distance does not find vehicles there. A postcode or state helps.`,
    )
  if (report.rejectFile) lines.push(`The full list: ${report.rejectFile}`)
  if (report.refused) {
    lines.push(`Nothing was changed: ${report.refused} Use --force to import it anyway.`)
    return lines
  }
  if (added + changed + withdrawn === 0)
    lines.push(`Nothing changed: ${count(unchanged, 'vehicle')} as before.`)
  else
    lines.push(
      `${added} new, ${changed} changed, ${unchanged} as before, ${withdrawn} withdrawn: ${count(report.stock, 'vehicle')} in stock.`,
    )
  if (report.stayed > 0)
    lines.push(`${count(report.stayed, 'vehicle')} stayed as before, because their rows were refused.`)
  lines.push(...heldLines(report))
  if (report.dryRun) lines.push('This was a dry run: nothing was changed.')
  if (published && published.saved + published.removed > 0)
    lines.push(
      published.replaced
        ? `The search index was rebuilt with ${count(published.saved, 'vehicle')}.`
        : `${published.saved} vehicles added to the search index or updated, ${published.removed} removed.`,
    )
  const seconds = report.milliseconds / 1000
  lines.push(`${seconds.toFixed(1)} s, ${Math.round(report.rows / Math.max(seconds, 0.001))} rows a second`)
  return lines
}

function heldLines({ held, heldStocknums, unclear }: ImportReport): string[] {
  if (held === 0) return []
  const more = held > heldStocknums.length ? ' …' : ''
  return [
    `NOT WITHDRAWN: ${count(held, 'vehicle')} that the feed does not name (${heldStocknums.join(', ')}${more}), because these rows may be about any of them:`,
    ...unclear.map((line) => `  ${line}`),
    'Repair the feed and import it again, or use --force to withdraw them.',
  ]
}

/** Progress as one changing line on a terminal, as a line every few seconds elsewhere. */
export function importProgress() {
  const terminal = process.stderr.isTTY === true
  const pause = terminal ? 200 : 5000
  let last = Date.now()
  return {
    show({ rows, read, size }: { rows: number; read: number; size: number }) {
      if (Date.now() - last < pause) return
      last = Date.now()
      const line = `${rows.toLocaleString('en-AU')} rows read, ${size > 0 ? Math.floor((100 * read) / size) : 100} %`
      process.stderr.write(terminal ? `\r\x1b[2K${line}` : `${line}\n`)
    },
    end() {
      if (terminal) process.stderr.write('\r\x1b[2K')
    },
  }
}

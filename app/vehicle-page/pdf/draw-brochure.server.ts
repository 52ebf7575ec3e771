import PDFDocument from 'pdfkit'
import type { Theme } from '#tenants/theme/index.ts'
import type { Brochure } from '../brochure.ts'
import { fontsOf } from './fonts.ts'

type Sheet = InstanceType<typeof PDFDocument>

/** Points: A4 with its margins. */
const page = { width: 595.28, height: 841.89, margin: 36 }
const left = page.margin
const right = page.width - page.margin
const wide = right - left
const gap = 6

/** Names the fonts of the site have on the sheet. */
const fonts = { plain: 'plain', bold: 'bold', heading: 'heading' } as const
const ink = '#14181f'
const quiet = '#5b6472'
const line = '#d5dae1'

interface Drawing {
  theme: Pick<Theme, 'colours' | 'bodyFont' | 'headingFont'>
  /** PNG or JPEG; the name of the site stands in its place where there is none. */
  logo?: Buffer
  /** JPEG files of `brochure.pictures`; those that could not be had are left out. */
  pictures: readonly string[]
}

/** The fonts have the letters of Windows-1252 alone. */
const known = /[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu
const text = (words: string) => words.normalize('NFC').replace(known, '')

interface Line {
  x: number
  y: number
  width: number
  align?: 'right'
  link?: string
}

/** One line in the current font, cut where it is too long. */
function oneLine(sheet: Sheet, words: string, { x, y, width, ...more }: Line) {
  const letters = [...text(words.slice(0, 400))]
  const whole = letters.length
  const shown = () => letters.join('').trimEnd() + (letters.length < whole ? '…' : '')
  while (letters.length > 0 && sheet.widthOfString(shown()) > width) letters.pop()
  sheet.text(shown(), x, y, { width, lineBreak: false, ...more })
}

/** Draws a vehicle on one A4 sheet; the bytes of the PDF. */
export async function drawBrochure(brochure: Brochure, drawing: Drawing): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: text(brochure.name), Author: text(brochure.dealer.site) },
  })
  for (const [name, file] of Object.entries(fontsOf(drawing.theme))) sheet.registerFont(name, file)
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => {
    sheet.on('end', resolve)
    sheet.on('error', reject)
  })
  const foot = page.height - 24
  let at = head(sheet, brochure, drawing)
  at = pictures(sheet, drawing.pictures, at)
  at = title(sheet, brochure, drawing, at)
  at = facts(sheet, brochure, at)
  columns(sheet, brochure, at, foot - 66)
  footer(sheet, brochure, drawing, foot)
  sheet.end()
  await done
  return Buffer.concat(chunks)
}

function head(sheet: Sheet, { dealer }: Brochure, { theme, logo }: Drawing) {
  sheet.rect(0, 0, page.width, 6).fill(theme.colours.brand)
  if (logo) sheet.image(logo, left, 20, { fit: [wide * 0.5, 27], valign: 'center' })
  else {
    sheet.font(fonts.heading).fontSize(17).fillColor(ink)
    oneLine(sheet, dealer.site, { x: left, y: 24, width: wide * 0.55 })
  }
  sheet.font(fonts.plain).fontSize(9).fillColor(quiet)
  const said = [dealer.name === dealer.site ? dealer.place : dealer.name, dealer.phone]
    .filter(Boolean)
    .join('  ·  ')
  oneLine(sheet, said, { x: left + wide * 0.57, y: 31, width: wide * 0.43, align: 'right' })
  return 58
}

/** The first one large, up to three below it. */
function pictures(sheet: Sheet, files: readonly string[], top: number) {
  const [first, ...rest] = files
  if (!first) return top
  const small = rest.slice(0, 3)
  const tall = small.length > 0 ? 268 : 318
  picture(sheet, first, [left, top, wide, tall])
  if (small.length === 0) return top + tall + 16
  const each = (wide - gap * (small.length - 1)) / small.length
  const low = small.length === 1 ? 110 : small.length === 2 ? 110 : 96
  small.forEach((file, index) => {
    picture(sheet, file, [left + index * (each + gap), top + tall + gap, each, low])
  })
  return top + tall + gap + low + 16
}

/** Its types leave out that an image can be opened before it is drawn. */
type Opening = Sheet & { openImage(file: string): { width: number; height: number } }

/** How much of what is cut off is cut off above: wheels stand low in a picture. */
const above = 0.7

function picture(sheet: Sheet, file: string, [x, y, width, height]: [number, number, number, number]) {
  const image = (sheet as Opening).openImage(file)
  const scale = Math.max(width / image.width, height / image.height)
  const [shownWidth, shownHeight] = [image.width * scale, image.height * scale]
  sheet.save().roundedRect(x, y, width, height, 4).clip()
  sheet.image(image as never, x - (shownWidth - width) / 2, y - (shownHeight - height) * above, {
    width: shownWidth,
    height: shownHeight,
  })
  sheet.restore()
}

function title(sheet: Sheet, brochure: Brochure, { theme }: Drawing, top: number) {
  const [name, badge] = brochure.title
  const nameWide = wide * 0.62
  sheet.font(fonts.plain).fontSize(8.5).fillColor(quiet)
  oneLine(sheet, brochure.kind, { x: left, y: top, width: nameWide })
  sheet.font(fonts.heading).fillColor(ink)
  sheet.fontSize(name.length > 30 ? 15 : 20)
  sheet.text(text(name), left, top + 13, { width: nameWide, height: 40, ellipsis: true })
  let end = sheet.y
  if (badge) {
    sheet.font(fonts.plain).fontSize(11).fillColor(quiet)
    oneLine(sheet, badge, { x: left, y: end + 2, width: nameWide })
    end += 15
  }
  const priceAt = left + nameWide + 12
  const priceWide = wide - nameWide - 12
  const words = text(brochure.price)
  sheet.font(fonts.heading).fillColor(theme.colours.brand)
  sheet.fontSize(words.length > 12 ? 15 : 25)
  sheet.text(words, priceAt, top + 9, { width: priceWide, height: 40, align: 'right', ellipsis: true })
  if (brochure.priceType) {
    sheet.font(fonts.plain).fontSize(9.5).fillColor(quiet)
    oneLine(sheet, brochure.priceType, { x: priceAt, y: sheet.y + 1, width: priceWide, align: 'right' })
  }
  return Math.max(end, top + 50) + 10
}

/** Up to eight, four in a row. */
function facts(sheet: Sheet, { facts: all }: Brochure, top: number) {
  if (all.length === 0) return top
  const across = 4
  const each = wide / across
  const rows = Math.ceil(all.length / across)
  const tall = 34
  sheet.moveTo(left, top).lineTo(right, top).lineWidth(0.75).stroke(line)
  all.forEach(({ label, value }, index) => {
    const x = left + (index % across) * each
    const y = top + 8 + Math.floor(index / across) * tall
    const width = each - 10
    sheet.font(fonts.plain).fontSize(7.5).fillColor(quiet)
    oneLine(sheet, label, { x, y, width })
    sheet.font(fonts.bold).fontSize(10).fillColor(ink)
    oneLine(sheet, value, { x, y: y + 11, width })
  })
  const end = top + 8 + rows * tall
  sheet.moveTo(left, end).lineTo(right, end).lineWidth(0.75).stroke(line)
  return end + 14
}

/** What the dealer says and what is fitted on the left, the specifications on the right; what finds no room is left out. */
function columns(sheet: Sheet, { comments, features, specs }: Brochure, top: number, end: number) {
  const half = (wide - 24) / 2
  const hasLeft = comments !== '' || features.length > 0
  const rightAt = hasLeft ? left + half + 24 : left
  const rightWide = hasLeft ? half : wide
  let at = top
  const heading = (words: string, x: number, y: number) => {
    sheet.font(fonts.bold).fontSize(10.5).fillColor(ink).text(words, x, y, { lineBreak: false })
    return y + 17
  }
  if (comments) {
    at = heading('From the dealer', left, at)
    const room = features.length > 0 ? Math.min(end - at, (end - top) * 0.55) : end - at
    sheet.font(fonts.plain).fontSize(8.5).fillColor(ink)
    sheet.text(text(comments), left, at, {
      width: half,
      height: Math.max(room, 12),
      lineGap: 1.5,
      ellipsis: true,
    })
    at = sheet.y + 12
  }
  if (features.length > 0 && at + 30 < end) {
    at = heading('Features', left, at)
    sheet.font(fonts.plain).fontSize(8.5).fillColor(ink)
    const room = end - at
    sheet.text(text(features.join(', ')), left, at, { width: half, height: room, lineGap: 2, ellipsis: true })
  }
  if (specs.length === 0 || top + 30 > end) return
  let y = heading('Specifications', rightAt, top)
  for (const { label, value } of specs) {
    if (y + 14 > end) return
    sheet.font(fonts.plain).fontSize(8.5).fillColor(quiet)
    oneLine(sheet, label, { x: rightAt, y, width: rightWide * 0.48 })
    sheet.fillColor(ink)
    oneLine(sheet, value, { x: rightAt + rightWide * 0.5, y, width: rightWide * 0.5, align: 'right' })
    sheet
      .moveTo(rightAt, y + 12.5)
      .lineTo(rightAt + rightWide, y + 12.5)
      .lineWidth(0.4)
      .stroke(line)
    y += 17
  }
}

function footer(sheet: Sheet, brochure: Brochure, { theme }: Drawing, foot: number) {
  const { dealer, url, stocknum } = brochure
  const top = foot - 54
  sheet.moveTo(left, top).lineTo(right, top).lineWidth(1.5).stroke(theme.colours.brand)
  sheet.font(fonts.bold).fontSize(9).fillColor(ink)
  oneLine(sheet, url, { x: left, y: top + 8, width: wide * 0.68, link: url })
  sheet.font(fonts.plain).fontSize(8).fillColor(quiet)
  const stock = { x: left + wide * 0.7, y: top + 8, width: wide * 0.3 }
  oneLine(sheet, `Stock no ${stocknum}`, { ...stock, align: 'right' })
  const small = [dealer.address, dealer.phone, dealer.legal].filter(Boolean).join('  ·  ')
  sheet.text(text(small.slice(0, 600)), left, top + 21, { width: wide, height: 18, ellipsis: true })
  oneLine(sheet, brochure.notes.join(' '), { x: left, y: top + 43, width: wide })
}

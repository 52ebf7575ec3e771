import { altProblem } from '../../../schemas/objects/picture.ts'
import type { Finding, Rule } from '../finding.ts'
import { objectsIn, quoted, textOf } from '../values.ts'
import { shownDocument } from './blocks.ts'

const fileName =
  /\.(jpe?g|png|webp|avif|gif|svg)$|^(img|dsc|dscn|pxl|image|photo|screenshot|untitled)[ _-]?\d*$/i
const redundantStart = /^(an? )?(image|picture|photo|photograph|graphic) (of|showing) /i

/** Alternative texts of pictures: present, and describing what the picture shows. */
export const pictures: Rule = (check) =>
  objectsIn(shownDocument(check)).flatMap(({ value, path }): Finding[] => {
    if (!value.asset || value._type === 'file') return []
    const at = { rule: 'pictures', path: [...path, 'alt'] }
    const alt = textOf(value.alt)
    if (!alt)
      return [{ ...at, severity: 'error', message: altProblem(undefined, { asset: value.asset }) as string }]
    if (fileName.test(alt))
      return [
        {
          ...at,
          severity: 'warning',
          message: `${quoted(alt)} is the name of a file. Say what the picture shows.`,
        },
      ]
    if (redundantStart.test(alt))
      return [
        {
          ...at,
          severity: 'warning',
          message: `Leave out ${quoted(redundantStart.exec(alt)![0].trim())}: screen readers say so themselves.`,
        },
      ]
    return []
  })

import { lastSuccess } from '#app/leads/browser/details.ts'
import type { BlockEnhance } from '#app/page/block.ts'

/** After how long a form that was sent is not spoken of any more. */
const recentMs = 30 * 60_000

/** Says what was sent, where this browser has just done so (FORM-24). */
const enhance: BlockEnhance = (root) => {
  const { at, name, car, thanks } = lastSuccess()
  const said = root.querySelector<HTMLElement>('[data-thanks-said]')
  const neutral = root.querySelector<HTMLElement>('[data-thanks]')
  if (typeof at !== 'string' || Date.now() - Date.parse(at) > recentMs || !said || !neutral) return
  neutral.textContent = [
    typeof name === 'string' && name && `Thank you, ${name.split(' ')[0]}.`,
    typeof thanks === 'string' ? thanks : said.textContent,
    typeof car === 'string' && `It is about the ${car}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export default enhance

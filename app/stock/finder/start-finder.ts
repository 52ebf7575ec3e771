import { defaultRadius } from '#app/places/radius.ts'
import { looserForms, readWords, withoutPlace } from '#app/stock/search/words.ts'
import { paths } from '#values/paths.ts'
import { ask, countTo, type Question, type SearchAccess } from './live.ts'

type Choice = [name: string, value: string]

/** What is filled in, in the order of the form; two fields of one name are the sides of a range. */
export function choicesOf(form: HTMLFormElement): Choice[] {
  const data = new FormData(form)
  return [...new Set(data.keys())]
    .map((name): Choice => [name, data.getAll(name).join(':').trim()])
    .filter(([, value]) => value && value !== ':')
}

/** The address the form leads to: what was left empty is not in it. */
export function addressOf(form: HTMLFormElement) {
  const words = choicesOf(form).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const query = words.join('&').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%20', '+')
  return form.getAttribute('action') + (query && `?${query}`)
}

/** The same choices as the search server understands them. */
export function questionOf(choices: readonly Choice[]): Question {
  const facetFilters: string[] = []
  const numericFilters: string[] = []
  let query = ''
  const limit = (key: string, min?: number | string, max?: number | string) => {
    if (min) numericFilters.push(`${key} >= ${min}`)
    if (max) numericFilters.push(`${key} <= ${max}`)
  }
  for (const [name, value] of choices) {
    if (name === 'query') {
      const { text, ranges } = readWords(value)
      query = text
      for (const { key, range } of ranges) limit(key, range.min, range.max)
    } else if (name === 'price') {
      const [min, max] = value.split(':')
      limit('price', min, max)
    } else facetFilters.push(`${name}:${value.replace(/\\(.)/g, '$1')}`)
  }
  return { query, facetFilters, numericFilters }
}

/** As the listing does: where nothing matches words that name a place ("mazda 4006"), the others are asked for around it. */
async function askAsListed(access: SearchAccess, choices: readonly Choice[]) {
  const answer = await askLoosely(access, questionOf(choices))
  const [, query = ''] = choices.find(([name]) => name === 'query') ?? []
  const words = answer?.nbHits === 0 ? readWords(query).place : undefined
  const place = words === undefined ? undefined : await placeNamed(words)
  if (!place) return answer
  const others = choices.map(
    ([name, value]): Choice => [name, name === 'query' ? withoutPlace(value) : value],
  )
  const around = { aroundLatLng: `${place.lat},${place.lng}`, aroundRadius: defaultRadius * 1000 }
  return askLoosely(access, { ...questionOf(others), ...around })
}

async function placeNamed(words: string): Promise<{ lat: number; lng: number } | undefined> {
  const response = await fetch(paths.placeNamed(words))
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()).places[0]
}

/** As the listing does: words that find nothing are asked for in another form. */
async function askLoosely(access: SearchAccess, question: Question) {
  const [answer] = await ask(access, [question])
  const forms = answer?.nbHits === 0 ? looserForms(String(question.query)) : []
  if (forms.length === 0) return answer
  const others = await ask(
    access,
    forms.map((query) => ({ ...question, query })),
  )
  return others.find(({ nbHits }) => nbHits > 0) ?? answer
}

/** "Show Me N cars" counts what is chosen; models follow the make; Enter and the button lead to one address. */
export function startFinder(form: HTMLFormElement) {
  const access: SearchAccess = JSON.parse(form.dataset.finder!)
  const number = form.querySelector('[data-count]')!
  const words = form.querySelector('[data-words]')!
  const output = form.querySelector('output')!
  const [make, model] = ['make', 'model'].map((name) =>
    form.querySelector<HTMLSelectElement>(`select[name=${name}]`),
  )
  let timer = 0
  let turn = 0

  const say = (count: number | undefined) => {
    const noun = (count === 1 ? output.dataset.one : output.dataset.many) ?? ''
    if (count === undefined) number.textContent = ''
    else countTo(number, count)
    words.textContent = noun
    output.textContent = count === undefined ? '' : `${count.toLocaleString('en-AU')} ${noun}`
  }
  const count = async () => {
    const mine = ++turn
    const answer = await askAsListed(access, choicesOf(form)).catch(() => undefined)
    if (mine === turn) say(answer?.nbHits)
  }
  const listModels = async () => {
    if (!make || !model) return
    const { value } = make
    model.length = 1
    model.disabled = true
    if (!value) return
    const question = { ...questionOf([['make', value]]), facets: ['model'], maxValuesPerFacet: 200 }
    const [answer] = await ask(access, [question]).catch(() => [])
    if (make.value !== value) return
    const names = Object.keys(answer?.facets?.model ?? {}).sort((a, b) =>
      a.localeCompare(b, 'en', { numeric: true }),
    )
    for (const name of names) model.add(new Option(name, name.replace(/[\\,]/g, '\\$&')))
    model.disabled = names.length === 0
  }

  form.addEventListener('input', ({ target }) => {
    if (target === make) listModels()
    clearTimeout(timer)
    timer = window.setTimeout(count, 200)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.assign(addressOf(form))
  })
  // A browser that went back has filled in again what was chosen, without saying so.
  if ([...form.elements].some(refilled)) {
    listModels()
    count()
  }
}

const refilled = (field: Element) =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex > 0
    : field instanceof HTMLInputElement && field.value !== field.defaultValue

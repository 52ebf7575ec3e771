const limit = 10
const typingMs = 300

/** Results by address, of the last ten requests; the oldest is dropped first, however often it was shown (SRCH-27). */
const kept = new Map<string, Promise<Document>>()

function ask(url: string) {
  const known = kept.get(url)
  if (known) return known
  const page = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  })
  kept.set(url, page)
  page.catch(() => kept.delete(url))
  for (const oldest of kept.keys()) {
    if (kept.size <= limit) break
    kept.delete(oldest)
  }
  return page
}

const started = new WeakSet<Element>()

/** Searches without leaving the page: filters and pages bring the block's new results in, Back brings the old ones. */
export function enhanceContentSearch(root: HTMLElement) {
  for (const search of root.querySelectorAll<HTMLElement>('[data-content-search]')) {
    if (started.has(search)) continue
    started.add(search)
    start(search)
  }
}

function start(search: HTMLElement) {
  const id = search.dataset.contentSearch!
  let wanted = ''
  let typing: ReturnType<typeof setTimeout> | undefined
  search.dataset.live = ''

  const results = () => search.querySelector<HTMLElement>('[data-search-results]')!
  const form = () => search.querySelector<HTMLFormElement>('[data-search-form]')!

  async function show(url: string) {
    wanted = url
    results().setAttribute('aria-busy', 'true')
    try {
      const page = await ask(url)
      const found = page.querySelector(`[data-content-search="${id}"]`)
      if (!found) return location.assign(url)
      if (wanted === url) put(found)
    } catch {
      // The earlier results stay; the address is there to be loaded again.
      if (wanted === url) results().removeAttribute('aria-busy')
    }
  }

  function put(found: Element) {
    const focused = (document.activeElement as HTMLInputElement | null)?.closest<HTMLInputElement>('input')
    const { name, value } = focused ?? {}
    const fresh = document.importNode(found, true)
    results().replaceWith(fresh.querySelector('[data-search-results]')!)
    if (focused?.type === 'search' && form().contains(focused)) {
      // What is being typed stays as it is; the filters around it follow.
      const field = fresh.querySelector<HTMLInputElement>('input[type=search]')
      if (field) field.replaceWith(focused)
    }
    form().replaceWith(fresh.querySelector('[data-search-form]')!)
    const again = [...form().querySelectorAll<HTMLInputElement>('input')].find(
      (input) => input.name === name && (input.type !== 'checkbox' || input.value === value),
    )
    if (focused) again?.focus()
  }

  function go(url: string) {
    // Enter in a field is a change and a submission: one step of the history.
    if (url !== location.pathname + location.search) history.pushState(null, '', url)
    show(url)
  }

  search.addEventListener('change', ({ target }) => {
    if ((target as HTMLElement).matches('input:not([type=search])')) go(addressOf(form()))
  })
  search.addEventListener('input', ({ target }) => {
    if (!(target as HTMLElement).matches('input[type=search]')) return
    clearTimeout(typing)
    typing = setTimeout(() => go(addressOf(form())), typingMs)
  })
  search.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(typing)
    go(addressOf(form()))
  })
  search.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-testid=pager] a')
    if (!link) return
    event.preventDefault()
    go(link.pathname + link.search)
    search.scrollIntoView({ block: 'start' })
  })
  addEventListener('popstate', () => show(location.pathname + location.search))
}

/** The form's state as the address says it: values with commas between, a range as `min:max`. */
function addressOf(form: HTMLFormElement) {
  const values = new Map<string, string[]>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue
    values.set(name, [...(values.get(name) ?? []), encodeURIComponent(value.trim())])
  }
  const min = values.get('price_min')?.[0]
  const max = values.get('price_max')?.[0]
  values.delete('price_min')
  values.delete('price_max')
  if (min || max) values.set('price', [`${min ?? ''}:${max ?? ''}`])
  const query = [...values].map(([name, list]) => `${name}=${list.join(',')}`).join('&')
  return new URL(form.action).pathname + (query && `?${query}`)
}

import { History, Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore, type PastSearch } from '#app/stock/local/store.ts'
import { searchWords } from '#app/stock/search/in-words.ts'
import { hrefOf, stateAt, withQuery } from '#app/stock/search/listing.ts'
import type { SearchState } from '#app/stock/search/state.ts'
import { useChoice, useListing } from './context.ts'
import { useLater } from './use-later.ts'

/** Pause after the last key before the search is made, in milliseconds (SRCH-04). */
const pauseMs = 300

/** Words to search for; below it, while it is empty, the shopper's own recent searches. */
export function SearchField() {
  const { state, refine, id } = useListing()
  const [text, setText] = useState(state.query)
  const later = useLater(pauseMs)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!later.isWaiting()) setText(state.query)
  }, [state.query, later])

  const search = (words: string) => {
    if (words.trim() !== state.query) refine(withQuery(state, words))
  }
  // What is chosen during the pause is part of the search.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const type = (words: string) => {
    setText(words)
    later.run(() => latest.current(words))
  }
  const now = (words: string) => {
    later.stop()
    setText(words)
    search(words)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    now(text)
  }

  return (
    <search className="listing-search">
      <Search aria-hidden className="listing-search-icon size-5" />
      <label htmlFor={`${id}-query`} className="sr-only">
        Search by make, model or keyword
      </label>
      <input
        ref={input}
        id={`${id}-query`}
        name="query"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        placeholder="Make, model or keyword"
        className="listing-search-input"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button
          type="button"
          className="listing-icon"
          aria-label="Clear search"
          onClick={() => {
            now('')
            input.current?.focus()
          }}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
      <Recent shown={text === ''} />
    </search>
  )
}

/** Shown below the field while focus is within it; read when the field is entered, for the server knows none. */
function Recent({ shown }: { shown: boolean }) {
  const { data, state, settings, id } = useListing()
  const choice = useChoice()
  const [past, setPast] = useState<PastSearch[]>([])
  useEffect(() => {
    const field = document.getElementById(`${id}-query`)
    const read = () => setPast(localStore(siteOfPage()).searches())
    field?.addEventListener('focus', read)
    // Entering it may be what brought React here.
    if (document.activeElement === field) read()
    return () => field?.removeEventListener('focus', read)
  }, [id])

  const here = hrefOf({ ...state, page: 1, sortBy: undefined }, data.place)
  const searches = past
    .map(({ path, filters }) => ({ path, asked: stateAt(path, new URLSearchParams(filters), data.place) }))
    .map(({ path, asked }) => ({ path, asked, words: searchWords(asked, settings) }))
    .filter(({ asked, words }) => words && hrefOf(asked, data.place) !== here)
  if (!shown || searches.length === 0) return null
  return (
    <div className="listing-recent">
      <p className="eyebrow">Recent searches</p>
      <ul>
        {searches.map(({ path, asked, words }) => {
          const isHere = path === data.place.path || path === data.place.home
          const link = choice(asked)
          return (
            <li key={link.href}>
              {/* A search of another path opens its own page. */}
              <a {...link} {...(!isHere && { href: pathWith(path, asked), onClick: undefined })}>
                <History aria-hidden className="size-4" />
                {words}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const pathWith = (path: string, asked: SearchState) => hrefOf(asked, { path, fixed: {}, home: path })

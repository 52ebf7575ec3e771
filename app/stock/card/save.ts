import { count } from '#app/analytics/browser/count.ts'
import { showToast } from '#app/ui/browser/toast.ts'
import { accountPaths, signInHref } from '#values/paths.ts'
import { joinFavourites } from './join-favourites.ts'

/** A vehicle that can be saved, and the page of what is saved. */
export interface SaveableVehicle {
  id: number
  name: string
  list: string
}

type Change = 'save' | 'remove'

const saved = new Set<number>()
const busy = new Set<number>()
let repaint = () => {}

/** The phone of who is signed in, once it is known; undefined for everyone else. */
let phone: Promise<string | undefined>

async function readJson(path: string) {
  const response = await fetch(path)
  return response.ok ? await response.json() : undefined
}

async function load(): Promise<string | undefined> {
  const session: { user: { phone: string | null } | null } | undefined = await readJson(accountPaths.session)
  const known = session?.user?.phone ?? undefined
  if (known) await joinFavourites()
  const list: { cars: { id: number }[] } | undefined = known && (await readJson(accountPaths.watchlist))
  saved.clear()
  for (const { id } of list?.cars ?? []) saved.add(id)
  repaint()
  return known
}

const start = () => {
  phone = load().catch(() => undefined)
}

/** Shows which vehicles are saved by calling `paint` whenever that changes. */
export function startSaving(paint: () => void) {
  repaint = paint
  start()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Whoever comes back from sign-in by the Back button may press again.
    busy.clear()
    start()
  })
}

export const isSaved = (id: number) => saved.has(id)
export const isBusy = (id: number) => busy.has(id)

function put(id: number, action: Change) {
  if (action === 'save') saved.add(id)
  else saved.delete(id)
}

/** Saves a vehicle, or removes a saved one: shown at once, undone where the site does not take it (WATCH-04 to WATCH-11). */
export async function toggleSaved(vehicle: SaveableVehicle) {
  const { id } = vehicle
  if (busy.has(id)) return
  busy.add(id)
  repaint()
  const known = await phone
  if (!known) return signIn()
  const action: Change = saved.has(id) ? 'remove' : 'save'
  put(id, action)
  repaint()
  const answer = await send(action, known, id)
  if (!answer.success) put(id, action === 'save' ? 'remove' : 'save')
  busy.delete(id)
  repaint()
  if (answer.success) tell(action, vehicle)
  else if (answer.signedOut) signIn()
  else if (answer.failure) alert(answer.failure)
}

interface Answer {
  success: boolean
  /** The session has ended. */
  signedOut?: boolean
  /** Why there was no answer at all. */
  failure?: string
}

async function send(action: Change, phoneNumber: string, id: number): Promise<Answer> {
  try {
    const response = await fetch(action === 'save' ? accountPaths.saveCar : accountPaths.removeCar, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: phoneNumber, car_id: id }),
    })
    if (response.status === 401) return { success: false, signedOut: true }
    const { success }: { success?: unknown } = await response.json()
    return { success: success === true }
  } catch (error) {
    return { success: false, failure: error instanceof Error ? error.message : String(error) }
  }
}

function signIn() {
  const here = location.pathname + location.search
  location.assign(signInHref({ type: 'watchlist', redirect: here, back: here }))
}

const words = {
  save: { title: 'Car Saved In Watchlist', text: 'is now available in your watchlist' },
  remove: { title: 'Car Removed', text: 'is no longer in your watchlist' },
} as const

function tell(action: Change, { id, name, list }: SaveableVehicle) {
  const { title, text } = words[action]
  showToast({ title, text: `${name} ${text}`, action: { label: 'View List', href: list } })
  count('favourite', { car_id: id, action })
}

import { tooSoon } from '../errors'
import { callerNetwork } from '../http/caller'

/** Failed links allowed from one network within `span` milliseconds; after that the caller must wait. */
const most = 30
const span = 60_000
/** Most networks remembered; the oldest entries are dropped first. */
const mostPlaces = 10_000

type Tries = { readonly since: number; readonly count: number }

/** Routes are bundled separately and share this count. */
const shared = globalThis as { ludotecaTries?: Map<string, Tries> }

function tries(): Map<string, Tries> {
  shared.ludotecaTries ??= new Map()
  return shared.ludotecaTries
}

/** Throws `too-many-tries` if this caller has failed too often, without a query to the database. */
export function mayTry(now: number = Date.now()): void {
  const known = tries().get(callerNetwork())
  const left = known ? known.since + span - now : 0
  if (known && left > 0 && known.count >= most) throw tooSoon(Math.ceil(left / 1000))
}

/** Counts one failure. */
export function triedInVain(now: number = Date.now()): void {
  const place = callerNetwork()
  const known = tries().get(place)
  const goesOn = known !== undefined && now - known.since < span
  tries().delete(place)
  tries().set(place, goesOn ? { ...known, count: known.count + 1 } : { since: now, count: 1 })
  for (const [first] of tries()) {
    if (tries().size <= mostPlaces) break
    tries().delete(first)
  }
}

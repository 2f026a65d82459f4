/** The sums of the end of a decade, which only read a state (W-70 to W-95). */
import { tableNumber, volkNumber } from '../blocks/numbers'
import { POLICE, type Rules } from '../rules'
import { EAST, NOBODY, PLACES, type VolkState, WEST } from '../state'
import { cardsIn } from './cards'
import { connected, exportCityOf, exportOf, hasFactory } from './economy'
import { hasProtest, protestsIn } from './protests'

export const inBits = (bits: number): number[] => {
  const list: number[] = []
  for (let at = 0; bits >> at > 0; at++) if ((bits >> at) & 1) list.push(at)
  return list
}

const standardsOf = ({ provinces }: Rules, { standard }: VolkState, side: number): number[] =>
  provinces.of[side].map((province) => standard[province])

/** One cause that moves the flight marker, to the right if positive. */
export type FlightShare = {
  readonly what: 'symbols' | 'richest' | 'police' | 'east' | 'poorest' | 'west'
  readonly steps: number
}

/** W-71, W-X19: returns the highest standard. By option the divided city does not attract people. */
const richestOf = ({ provinces, ruleOptions }: Rules, { standard }: VolkState): number => {
  const isCounted = (province: number) =>
    ruleOptions.dividedInFlight === 'counted' || province !== provinces.divided
  return Math.max(0, ...provinces.of[WEST].filter(isCounted).map((province) => standard[province]))
}

/** W-71, W-72 */
export function flightShares(rules: Rules, state: VolkState): FlightShare[] {
  const police = cardsIn(state.place, PLACES.police)
  const red = police.filter((card) => rules.cards.police[card] === POLICE.red)
  const some = (side: number): number => (protestsIn(rules, state, side) > 0 ? 1 : 0)
  return [
    { what: 'symbols', steps: state.flights },
    { what: 'richest', steps: richestOf(rules, state) },
    { what: 'police', steps: red.length },
    { what: 'east', steps: some(EAST) },
    { what: 'poorest', steps: -Math.min(...standardsOf(rules, state, EAST)) },
    { what: 'west', steps: -some(WEST) },
  ]
}

/** Returns the space of the flight marker after all shares, limited to its track. */
export function flightTo(rules: Rules, state: VolkState): number {
  const { least, most } = rules.flight
  let at = state.flight
  for (const { steps } of flightShares(rules, state)) at += steps
  return Math.max(least, Math.min(most, at))
}

export const flightPrice = ({ flight }: Rules, at: number): number => flight.price.get(at) ?? 0

/** W-76: returns the spaces whose effect the side ahead may choose: the marker's and those before it. */
export function spacesOf({ prestige: { spaces } }: Rules, { prestige }: VolkState): number[] {
  const sign = Math.sign(prestige)
  return Array.from({ length: Math.abs(prestige) }, (_, at) => (at + 1) * sign).filter((at) => spaces.has(at))
}

/** W-101, W-105: returns the provinces for which a joker or an external factory may count; none before it is built. */
export function countableIn(rules: Rules, state: VolkState, city: number): number[] {
  const { cities } = rules
  if (!hasFactory(state, city)) return []
  if (!cities.external[city]) return [...cities.joker[city]]
  const linked = connected(rules, state, city)
    .map((other) => cities.province[other])
    .filter((province) => province !== NOBODY)
  return [...new Set(linked)].sort((one, other) => one - other)
}

/** W-77: the East needs a mark for each living standard. */
export const marksNeeded = (rules: Rules, state: VolkState): number =>
  volkNumber(
    rules,
    state,
    'marks',
    standardsOf(rules, state, EAST).reduce((sum, count) => sum + count, 0),
    EAST,
  )

/** W-79, W-X11: returns the worth of the worst export factory of the West. */
export function exportReference(rules: Rules, state: VolkState): number {
  const values = rules.provinces.of[WEST]
    .filter(
      (province) =>
        province !== rules.provinces.divided &&
        (rules.ruleOptions.exportReference === 'all' || exportCityOf(rules, state, province) !== NOBODY),
    )
    .map((province) => exportOf(rules, state, province))
  return values.length === 0 ? 0 : Math.min(...values)
}

/** W-79: returns eastern provinces with an export factory at least as good as the worst western one. */
export function earningProvinces(rules: Rules, state: VolkState): number[] {
  const reference = exportReference(rules, state)
  return rules.provinces.of[EAST].filter(
    (province) =>
      exportCityOf(rules, state, province) !== NOBODY && exportOf(rules, state, province) >= reference,
  )
}

/** W-78 */
export const marksEarned = (rules: Rules, state: VolkState): number =>
  state.currency + earningProvinces(rules, state).length

/** W-83, W-84: returns the living standards that a province can keep. */
export function standardLimit(rules: Rules, state: VolkState, province: number): number {
  const { divided, sections } = rules.provinces
  if (province !== divided) return exportOf(rules, state, province)
  const senders = sections.supplier.filter((_, section) => state.sections[section] > 0)
  return senders.length === 0 ? 0 : Math.min(...senders.map((supplier) => exportOf(rules, state, supplier)))
}

/** W-86, W-88: returns the unrest of a province that is poorer than the richest of its side. */
export function unrestOfComparison(rules: Rules, state: VolkState, province: number): number {
  const { provinces } = rules
  const most = Math.max(...standardsOf(rules, state, provinces.side[province]))
  const behind = most - state.standard[province]
  if (province === provinces.divided) return Math.max(0, behind)
  return Math.max(0, behind - tableNumber(rules, state, 'lenience', provinces.side[province]))
}

/** W-90: returns a province's strength in attack: its living standards, minus 1 with a protest. */
export const strengthOf = (rules: Rules, state: VolkState, province: number): number =>
  state.standard[province] - (hasProtest(rules, state, province) ? 1 : 0)

/** W-89, W-91: returns the provinces that an attack of this strength would hurt. */
export const targetsOf = (
  { provinces }: Rules,
  { standard }: VolkState,
  province: number,
  strength: number,
): number[] => provinces.faces[province].filter((target) => strength > standard[target])

export const socialistsDue = ({ socialism }: Rules, state: VolkState): number =>
  socialism.gain.get(state.socialism) ?? 0

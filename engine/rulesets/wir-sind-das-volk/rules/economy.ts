/** The worth of factories, alone and linked (W-30 to W-37, W-63, W-64, W-78, W-101 to W-105). Computed from a state, never stored. */
import { volkNumber } from '../blocks/numbers'
import type { Rules } from '../rules'
import { BUILT, NOBODY, NONE, type VolkState } from '../state'

export const hasFactory = ({ factory }: VolkState, city: number): boolean => factory[city] !== NONE

/** W-31: true for a built link with factories at both ends. */
export const isOperative = ({ links }: Rules, state: VolkState, link: number): boolean =>
  state.link[link] === 1 && hasFactory(state, links.from[link]) && hasFactory(state, links.to[link])

/** Returns the value of a city's factory, 0 without one: its own, and 1 for each factory joined by an operative link. */
export function worthOf(rules: Rules, state: VolkState, city: number): number {
  if (!hasFactory(state, city)) return 0
  return baseOf(rules, state, city) + connected(rules, state, city).length
}

export const baseOf = ({ cities }: Rules, { factory }: VolkState, city: number): number =>
  factory[city] === BUILT ? cities.base[city] : cities.rundownBase[city]

/** Returns the cities whose factories count for that of a city. */
export function connected(rules: Rules, state: VolkState, city: number): number[] {
  const { cities, links } = rules
  const found: number[] = []
  for (const link of cities.links[city]) {
    if (!isOperative(rules, state, link)) continue
    const other = links.from[link] === city ? links.to[link] : links.from[link]
    if (serves(rules, state, other, city) && serves(rules, state, city, other)) found.push(other)
  }
  return found
}

/** W-105: true unless an external factory was assigned to another province in an end phase. */
function serves({ cities }: Rules, { counted }: VolkState, external: number, city: number): boolean {
  if (!cities.external[external] || counted[external] === NOBODY) return true
  return cities.province[city] === counted[external]
}

/**
 * Returns the cities whose factories count for a province: its own, and its jokers. An unassigned joker, as between
 * two ends of a decade, may count for each of its provinces (W-101).
 */
export function citiesOf({ provinces }: Rules, { counted }: VolkState, province: number): readonly number[] {
  const jokers = provinces.jokers[province]
  if (jokers.length === 0) return provinces.cities[province]
  const counting = jokers.filter((city) => counted[city] === NOBODY || counted[city] === province)
  return counting.length === 0 ? provinces.cities[province] : [...provinces.cities[province], ...counting]
}

/** W-36: returns the sum of the values of its factories. */
export function economyOf(rules: Rules, state: VolkState, province: number): number {
  let sum = 0
  for (const city of citiesOf(rules, state, province)) sum += worthOf(rules, state, city)
  return volkNumber(rules, state, 'economy', sum, rules.provinces.side[province])
}

/** W-78: returns the city of the most valuable factory, the first of equal ones; NOBODY without a factory. */
export function exportCityOf(rules: Rules, state: VolkState, province: number): number {
  let best = NOBODY
  let most = -1
  for (const city of citiesOf(rules, state, province)) {
    const value = hasFactory(state, city) ? worthOf(rules, state, city) : -1
    if (value > most) [best, most] = [city, value]
  }
  return best
}

/** Returns the value of the export factory of a province, 0 without one. */
export function exportOf(rules: Rules, state: VolkState, province: number): number {
  const city = exportCityOf(rules, state, province)
  return city === NOBODY ? 0 : worthOf(rules, state, city)
}

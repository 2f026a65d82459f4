/** Building and dismantling (W-26 to W-35, W-40, W-65, W-103, W-104, W-106, W-F2, W-F3). */
import { tableNumber } from '../blocks/numbers'
import type { Rules } from '../rules'
import { BUILT, NOBODY, NONE, type VolkState } from '../state'
import { hasFactory } from './economy'
import { hasProtest } from './protests'
import { factoriesLeft, railsLeft } from './supply'

/** True if a protest forbids building in a city (W-35); for a joker, if all its provinces have one. */
export function isBarred(rules: Rules, state: VolkState, city: number): boolean {
  const { cities } = rules
  const joker = cities.joker[city]
  if (joker.length > 0) return joker.every((province) => hasProtest(rules, state, province))
  return cities.province[city] !== NOBODY && hasProtest(rules, state, cities.province[city])
}

/** Returns the obstacle to a factory, or `undefined` if it can be built. All functions that begin with `barTo` work like this. */
export function barToFactory(rules: Rules, state: VolkState, side: number, city: number, points: number) {
  const { cities } = rules
  if (cities.external[city]) return 'abroad'
  if (cities.side[city] !== side) return 'not-yours'
  if (cities.special[city]) return 'by-event'
  if (hasFactory(state, city)) return 'built'
  if (isBarred(rules, state, city)) return 'protest'
  if (points < tableNumber(rules, state, 'factory-cost', side)) return 'price'
  return factoriesLeft(rules, state, side) > 0 ? undefined : 'supply'
}

export function barToLink(rules: Rules, state: VolkState, side: number, link: number, points: number) {
  const { links, ruleOptions } = rules
  const [from, to] = [links.from[link], links.to[link]]
  if (links.side[link] !== side) return 'not-yours'
  if (state.link[link] === 1) return 'built'
  if (!hasFactory(state, from) && !hasFactory(state, to)) return 'loose'
  if (isBarred(rules, state, from) || isBarred(rules, state, to)) return 'protest'
  if (
    ruleOptions.crossing === 'barred' &&
    links.crosses[link].some((province) => hasProtest(rules, state, province))
  )
    return 'crosses'
  if (points < links.cost[link]) return 'price'
  return railsLeft(rules, state) >= links.cost[link] ? undefined : 'supply'
}

/** `where` lists the provinces of the task; empty means anywhere. */
export function barToRaze(
  rules: Rules,
  state: VolkState,
  side: number,
  city: number,
  where: readonly number[],
) {
  const { cities, ruleOptions } = rules
  if (cities.external[city]) return 'abroad'
  if (cities.side[city] !== side) return 'not-yours'
  if (!hasFactory(state, city)) return 'none'
  if (state.factory[city] !== BUILT && !cities.special[city]) return 'rundown'
  if (!isIn(rules, city, where)) return 'elsewhere'
  return ruleOptions.dismantling === 'links-first' && hasLinks(rules, state, side, where)
    ? 'links-first'
    : undefined
}

export function barToLift(
  { links, cities }: Rules,
  state: VolkState,
  side: number,
  link: number,
  where: readonly number[],
) {
  if (links.side[link] !== side) return 'not-yours'
  if (state.link[link] === 0) return 'none'
  const ends = [links.from[link], links.to[link]]
  return ends.some((city) => isIn({ cities }, city, where)) ? undefined : 'elsewhere'
}

/** True if a city is in one of these provinces, a joker in one it may count for. An empty list means anywhere. */
export function isIn({ cities }: Pick<Rules, 'cities'>, city: number, where: readonly number[]): boolean {
  if (where.length === 0) return true
  const province = cities.province[city]
  return province === NOBODY
    ? cities.joker[city].some((one) => where.includes(one))
    : where.includes(province)
}

const hasLinks = (rules: Rules, state: VolkState, side: number, where: readonly number[]): boolean =>
  state.link.some((_, link) => barToLift(rules, state, side, link, where) === undefined)

/** Counts the pieces that a side can dismantle (W-41, W-75). */
export function dismantlable(
  rules: Rules,
  state: VolkState,
  side: number,
  where: readonly number[] = [],
): number {
  let count = 0
  for (let link = 0; link < rules.links.count; link++)
    if (barToLift(rules, state, side, link, where) === undefined) count++
  const free: Rules = { ...rules, ruleOptions: { ...rules.ruleOptions, dismantling: 'any' } }
  for (let city = 0; city < rules.cities.count; city++)
    if (state.factory[city] !== NONE && barToRaze(free, state, side, city, where) === undefined) count++
  return count
}

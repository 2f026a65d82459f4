/** A rough forecast of the provinces if the decade ended now. Each attacks the neighbour that suffers most. */
import type { Rules } from '../rules'
import { BUILT, EAST, NOBODY, NONE, type VolkState, WEST } from '../state'

export type Forecast = {
  /** By province, the cubes after the comparisons, and the resulting protests. */
  readonly unrest: readonly number[]
  readonly protests: readonly number[]
  /** By province, the sum of its factories, and the most valuable one; 0 without any. */
  readonly economy: readonly number[]
  readonly exports: readonly number[]
  /** By side: factories, links, living standards, those that cannot be kept, and steps behind the richest province. */
  readonly factories: readonly number[]
  readonly links: readonly number[]
  readonly standards: readonly number[]
  readonly excess: readonly number[]
  readonly behind: readonly number[]
  readonly rundown: number
  /** Marks that the East lacks. */
  readonly missing: number
}

export function forecastOf(rules: Rules, state: VolkState): Forecast {
  const worth = worths(rules, state)
  const { economy, exports, factories, rundown } = sums(rules, state, worth)
  const { provinces, numbers } = rules
  const { standard } = state
  const richest = [EAST, WEST].map((side) => most(provinces.of[side].map((province) => standard[province])))
  const unrest = [...state.unrest]
  const [standards, excess, behind] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  for (let province = 0; province < provinces.count; province++) {
    const side = provinces.side[province]
    const isDivided = province === provinces.divided
    const short = richest[side] - standard[province]
    const due = isDivided ? short : Math.max(0, short - numbers.lenience)
    unrest[province] += due
    behind[side] += due
    standards[side] += standard[province]
    excess[side] += Math.max(0, standard[province] - (isDivided ? standard[province] : exports[province]))
  }
  for (let province = 0; province < provinces.count; province++) attack(rules, state, province, unrest)
  const links = [0, 0]
  for (let link = 0; link < state.link.length; link++) links[rules.links.side[link]] += state.link[link]
  const protests = unrest.map((cubes, province) => Math.floor(cubes / numbers.protest) + state.echo[province])
  const missing = Math.max(0, standards[EAST] - state.currency - earned(rules, exports))
  return { unrest, protests, economy, exports, factories, links, standards, excess, behind, rundown, missing }
}

const most = (list: readonly number[]): number => list.reduce((best, one) => (one > best ? one : best), 0)

/** Returns the worth of factories by city, including operative links. */
function worths({ cities, links }: Rules, { factory, link }: VolkState): number[] {
  const worth = factory.map((built, city) =>
    built === NONE ? 0 : built === BUILT ? cities.base[city] : cities.rundownBase[city],
  )
  for (let at = 0; at < link.length; at++) {
    if (link[at] === 0) continue
    const [from, to] = [links.from[at], links.to[at]]
    if (factory[from] === NONE || factory[to] === NONE) continue
    worth[from] += 1
    worth[to] += 1
  }
  return worth
}

function sums({ provinces, cities }: Rules, { factory }: VolkState, worth: readonly number[]) {
  const economy = provinces.ids.map(() => 0)
  const exports = provinces.ids.map(() => 0)
  const factories = [0, 0]
  let rundown = 0
  const count = (province: number, city: number): void => {
    economy[province] += worth[city]
    exports[province] = Math.max(exports[province], worth[city])
  }
  for (let city = 0; city < factory.length; city++) {
    if (factory[city] === NONE) continue
    factories[cities.side[city]] += 1
    if (factory[city] !== BUILT) rundown += 1
    if (cities.province[city] !== NOBODY) count(cities.province[city], city)
    else for (const province of cities.joker[city]) count(province, city)
  }
  return { economy, exports, factories, rundown }
}

/** Attacks the neighbour that would get the most unrest; a divided city attacks all. */
function attack({ provinces }: Rules, { standard }: VolkState, province: number, unrest: number[]): void {
  if (standard[province] === 0) return
  let best = NOBODY
  let gain = 0
  for (const target of provinces.faces[province]) {
    const hurts = standard[province] - standard[target]
    if (hurts > 0 && provinces.facesAll[province]) unrest[target] += hurts
    else if (hurts > gain) [best, gain] = [target, hurts]
  }
  if (best !== NOBODY && !provinces.facesAll[province]) unrest[best] += gain
}

/** W-79, for provinces with a factory. */
function earned({ provinces }: Rules, exports: readonly number[]): number {
  const western = provinces.of[WEST].map((province) => exports[province]).filter((value) => value > 0)
  const reference = western.length === 0 ? 0 : Math.min(...western)
  return provinces.of[EAST].filter((province) => exports[province] > 0 && exports[province] >= reference)
    .length
}

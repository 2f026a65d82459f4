/** The supply of each kind of piece: those not on the map, on a card or in the box. */
import type { Rules } from '../rules'
import { BUILT, RUNDOWN, type VolkState } from '../state'
import { protestsOf } from './protests'

const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0)

export const standardsLeft = ({ supply }: Rules, { standard }: VolkState): number =>
  supply.standard - sum(standard)

/** Returns the cubes left. Those that police cards removed are on the cards until the end of the decade (W-67). */
export const cubesLeft = ({ supply }: Rules, { unrest, used }: VolkState): number =>
  supply.unrest - sum(unrest) - sum(used)

/** W-X3: returns the socialists that are neither in the box nor on the map. */
export const socialistsLeft = ({ supply }: Rules, { box, socialists }: VolkState): number =>
  supply.socialist - box - sum(socialists)

export function protestsLeft(rules: Rules, state: VolkState): number {
  let left = rules.supply.protest
  for (let province = 0; province < rules.provinces.count; province++)
    left -= protestsOf(rules, state, province)
  return left
}

/** Returns the markers of links left. A link takes one for each of its strands. */
export const railsLeft = ({ supply, links }: Rules, { link }: VolkState): number =>
  link.reduce((left, built, index) => left - built * links.cost[index], supply.rail)

/** Returns the new factories left of a side. A rundown one has returned its marker; special and external ones have their own pieces. */
export const factoriesLeft = ({ supply, cities }: Rules, { factory }: VolkState, side: number): number =>
  factory.reduce(
    (left, state, city) =>
      state === BUILT && cities.side[city] === side && !cities.external[city] && !cities.special[city]
        ? left - 1
        : left,
    supply.factories[side],
  )

export const rundownsLeft = ({ supply, cities }: Rules, { factory }: VolkState): number =>
  factory.reduce(
    (left, state, city) => (state === RUNDOWN && !cities.special[city] ? left - 1 : left),
    supply.rundown,
  )

export const externalsLeft = ({ supply, cities }: Rules, { factory }: VolkState): number =>
  factory.reduce(
    (left, state, city) => (state !== 0 && cities.external[city] ? left - 1 : left),
    supply.abroad,
  )

/** The pieces left in the supply, by their kind. */
export const PIECES_LEFT: Readonly<Record<string, (rules: Rules, state: VolkState) => number>> = {
  standard: standardsLeft,
  unrest: cubesLeft,
  socialist: socialistsLeft,
  rail: railsLeft,
  abroad: externalsLeft,
  rundown: rundownsLeft,
  protest: protestsLeft,
}

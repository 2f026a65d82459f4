/** The invariants of every state of a game: no marker appears or disappears. */

import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { PLACES } from '../../engine/rulesets/wir-sind-das-volk/state'

const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0)

/** Checks every number of the physical game against the pack's own files, without the rules. */
export function faultsOf(def: VolkDef, state: VolkState): string[] {
  return [
    ...cardFaults(def, state),
    ...pieceFaults(def, state),
    ...placeFaults(def, state),
    ...trackFaults(def, state),
  ]
}

/** Each card occurs once, hands have their counts, and the pile matches the places. */
function cardFaults({ rules: { cards, numbers } }: VolkDef, state: VolkState): string[] {
  const faults: string[] = []
  const at = (place: number) => state.place.filter((one) => one === place).length
  if (state.place.length !== cards.count) faults.push(`${state.place.length} places for ${cards.count} cards`)
  if (state.place.some((place) => place < 0 || place >= PLACES.hidden)) faults.push('a card is nowhere')
  if (new Set(state.pile).size !== state.pile.length) faults.push('a card is twice in the pile')
  if (state.pile.some((card) => state.place[card] !== PLACES.pile) || at(PLACES.pile) !== state.pile.length)
    faults.push('the pile and the places differ')
  for (const side of [0, 1])
    if (state.held[side] !== at(PLACES.hand + side)) faults.push(`hand of ${side} is miscounted`)
  if (at(PLACES.open) > numbers.open) faults.push('too many open cards')
  for (const [card, place] of state.place.entries()) {
    if (place === PLACES.later && cards.decade[card] <= state.decade) faults.push('a late card')
    if (place !== PLACES.later && cards.decade[card] > state.decade) faults.push('an early card')
    if (place === PLACES.special && !cards.special[card])
      faults.push('an ordinary card among the special ones')
    if (place === PLACES.police && cards.police[card] === 0) faults.push('no police card before the East')
    if (state.used[card] !== 0 && place !== PLACES.police)
      faults.push('a used card that is not before the East')
  }
  return faults
}

/** Cubes and markers stay within the numbers of units.yaml. */
function pieceFaults({ rules }: VolkDef, state: VolkState): string[] {
  const { cities, links, sides } = rules
  const supplyOf = (kind: string, side?: string) =>
    rules.pack.units.units.find((piece) => piece.kind === kind && (!side || piece.side === side))?.count ?? 0
  const ordinary = (city: number) => !cities.external[city] && !cities.special[city]
  const factories = (wanted: number, test: (city: number) => boolean) =>
    state.factory.filter((one, city) => one === wanted && test(city)).length
  const protests = state.unrest.map(
    (cubes, province) => Math.floor(cubes / rules.numbers.protest) + state.echo[province],
  )
  const counts: readonly (readonly [string, number, number])[] = [
    ['unrest', sum(state.unrest) + sum(state.used), supplyOf('unrest')],
    ['standard', sum(state.standard), supplyOf('standard')],
    ['socialist', sum(state.socialists) + state.box, supplyOf('socialist')],
    ['protest', sum(protests), supplyOf('protest')],
    ['rail', sum(state.link.map((built, link) => built * links.cost[link])), supplyOf('rail')],
    ['abroad', factories(1, (city) => cities.external[city]), supplyOf('abroad')],
    ['rundown', factories(2, ordinary), supplyOf('rundown')],
    ...sides.map(
      (side, index) =>
        [
          `factory of ${side}`,
          factories(1, (city) => ordinary(city) && cities.side[city] === index),
          supplyOf('factory', side),
        ] as const,
    ),
  ]
  const lists = [state.unrest, state.standard, state.socialists, state.echo, state.sections, [state.box]]
  const below = lists.some((list) => list.some((count) => count < 0 || !Number.isInteger(count)))
  return [
    ...(below ? ['a count below zero'] : []),
    ...counts.flatMap(([kind, used, most]) => (used > most ? [`${used} of ${most} ${kind}`] : [])),
  ]
}

/** Returns the markers in forbidden places. */
function placeFaults({ rules }: VolkDef, state: VolkState): string[] {
  const { provinces, cities } = rules
  const faults: string[] = []
  if (provinces.divided >= 0 && sum(state.sections) !== state.standard[provinces.divided])
    faults.push('sections and their city differ')
  if (state.factory.some((one, city) => one === 2 && cities.external[city])) faults.push('decay abroad')
  if (state.factory.some((one, city) => one === 2 && cities.side[city] === 1))
    faults.push('decay in the West')
  if (state.socialists.some((count, province) => count > 0 && provinces.side[province] === 1))
    faults.push('a socialist in the West')
  const shared = Math.floor((state.unrest[provinces.divided] ?? 0) / rules.numbers.protest)
  const isSettled = state.tasks.every(({ kind }) => kind !== 'echo') && state.ending < 0
  if (isSettled && sum(state.echo) > shared) faults.push('a protest is shared that is not there')
  if (state.echo.some((count, province) => count > 0 && !provinces.sections.supplier.includes(province)))
    faults.push('a protest is shared by no supplier')
  if (state.step10 === 0 && state.counted.some((province) => province >= 0))
    faults.push('a joker counts in a turn')
  return faults
}

function trackFaults({ rules }: VolkDef, state: VolkState): string[] {
  return (['prestige', 'currency', 'socialism', 'flight'] as const).flatMap((name) => {
    const { least, most } = rules[name]
    return state[name] < least || state[name] > most ? [`${name} is at ${state[name]}`] : []
  })
}

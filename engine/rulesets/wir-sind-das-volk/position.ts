/** Positions written by hand, for cases and puzzles. */

import type { VolkPosition } from '../../../schemas/generated/content'
import { countersGiven } from '../../blocks/counters'
import { choicesGiven } from '../../blocks/options/options'
import { givesParts } from '../../blocks/written-parts'
import { firstTurn } from '../../kernel/turn'
import { linkBetween } from './compile/start'
import type { PhaseId } from './phase'
import { goTo } from './phases'
import type { Rules, VolkDef } from './rules'
import { handOf } from './rules/cards'
import { ahead } from './rules/decades'
import { blank } from './start'
import { BUILT, NOBODY, NONE, PLACES, RUNDOWN, type VolkState } from './state'

/** Builds the state of a case or a puzzle. Values left out are empty, or the defaults of the schema. */
export function position(def: VolkDef, given: VolkPosition, dice: readonly number[]): VolkState {
  const { rules } = def
  const { prestige, currency, socialism, flight, decade, half, box } = given
  const state: VolkState = {
    ...blank(rules, 0),
    dice,
    ...dropUndefined({ prestige, currency, socialism, flight, decade, half, box }),
    wall: given.wall ? 1 : 0,
    walled: (given.walled ?? given.wall) ? 1 : 0,
    dissolved: given.dissolved ? 1 : 0,
  }
  const { options } = rules.blocks
  if (options.length > 0) state.chosen = choicesGiven(options, given.options)
  if (state.counters) state.counters = countersGiven(rules.blocks.counters, given.counters)
  givesParts(rules, state, given)
  layMap(rules, state, given)
  layCards(rules, state, given)
  state.turn = given.turn === undefined ? ahead(rules, state) : Math.max(0, rules.sides.indexOf(given.turn))
  state.last = given.last === undefined ? NOBODY : rules.sides.indexOf(given.last)
  const phase: PhaseId = given.phase ?? 'turn'
  if (phase === 'end') state.step10 = given.step ?? 1
  goTo(firstTurn(def, state), phase)
  return state
}

function layMap({ provinces, cities, links }: Rules, state: VolkState, given: VolkPosition): void {
  const counted = (written: Readonly<Record<string, number>> | undefined, ids: readonly string[]) =>
    ids.map((id) => written?.[id] ?? 0)
  state.unrest = counted(given.unrest, provinces.ids)
  state.socialists = counted(given.socialists, provinces.ids)
  state.echo = counted(given.echo, provinces.ids)
  state.sections = counted(given.sections, provinces.sections.ids)
  const inSections = state.sections.reduce((sum, count) => sum + count, 0)
  state.standard = counted(given.standard, provinces.ids).map((count, province) =>
    province === provinces.divided ? inSections : count,
  )
  state.factory = cities.ids.map((id) =>
    given.rundown?.includes(id) ? RUNDOWN : given.factories?.includes(id) ? BUILT : NONE,
  )
  const built = (given.rails ?? []).flatMap(([a, b]) => linkBetween(links, a, b) ?? [])
  state.link = links.ids.map((_, link) => (built.includes(link) ? 1 : 0))
}

/** Places the cards. Unnamed ones of later decades wait, those of this one are special or in the pile, and older ones are gone. */
function layCards(rules: Rules, state: VolkState, given: VolkPosition): void {
  const { cards, sides } = rules
  const lists: (readonly [readonly string[] | undefined, number])[] = [
    [given.open, PLACES.open],
    [given.played, PLACES.played],
    [given.police, PLACES.police],
    [given.gone, PLACES.gone],
    [given.special, PLACES.special],
    [given.pile, PLACES.pile],
    ...sides.map((side, index) => [given.hands?.[side], handOf(index)] as const),
  ]
  const written = new Map(lists.flatMap(([ids, place]) => (ids ?? []).map((id) => [id, place] as const)))
  const rest = (card: number): number => {
    if (cards.decade[card] !== state.decade)
      return cards.decade[card] > state.decade ? PLACES.later : PLACES.gone
    if (cards.special[card]) return given.special ? PLACES.gone : PLACES.special
    return given.pile ? PLACES.gone : PLACES.pile
  }
  state.place = cards.ids.map((id, card) => written.get(id) ?? rest(card))
  const indexed = (ids: readonly string[]): number[] => ids.flatMap((id) => cards.indexOf.get(id) ?? [])
  state.pile = given.pile
    ? indexed(given.pile)
    : cards.ids.flatMap((_, card) => (state.place[card] === PLACES.pile ? [card] : []))
  state.held = sides.map((_, side) => state.place.filter((place) => place === handOf(side)).length)
  state.used = cards.ids.map((id) => (given.used?.includes(id) ? rules.numbers['police-quiet'] : 0))
  state.flights = cards.ids.reduce(
    (sum, _, card) => (state.place[card] === PLACES.played ? sum + cards.flight[card] : sum),
    0,
  )
}

const dropUndefined = <T extends object>(given: T): { [K in keyof T]: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never

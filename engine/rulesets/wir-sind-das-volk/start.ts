/** The first state of a game, and states written by hand. */

import type { VolkPosition } from '../../../schemas/generated/content'
import { startOfBlocks } from '../../blocks/compile'
import { countersGiven } from '../../blocks/counters'
import { moment } from '../../blocks/running'
import { seedRandom } from '../../kernel/random'
import { privateTurn } from '../../kernel/turn'
import type { Seed } from '../../types'
import { linkBetween } from './compile/start'
import type { PhaseId } from './phase'
import { goTo } from './phases'
import type { Rules, VolkDef, VolkTurn } from './rules'
import { handOf } from './rules/cards'
import { ahead, beginDecade } from './rules/decades'
import { decadeBegan } from './rules/moments'
import { meetFirstProtests } from './rules/unrest'
import { BUILT, NOBODY, NONE, PLACES, RUNDOWN, type VolkState } from './state'

export function setup(def: VolkDef, seed: Seed): VolkState {
  const { start } = def.rules
  const state: VolkState = {
    ...blank(def.rules, seed),
    unrest: [...start.unrest],
    standard: [...start.standard],
    factory: listed(def.rules.cities.count, start.factories),
    link: listed(def.rules.links.count, start.links),
    sections: evenly(def.rules),
    box: start.box,
  }
  const turn = silentTurn(def, state)
  beginDecade(turn)
  meetFirstProtests(turn)
  moment(turn, 'set-up-ended')
  decadeBegan(turn)
  goTo(turn, state.tasks.length > 0 ? 'task' : 'turn')
  return state
}

/** W-47: the first living standards of the divided city are spread evenly over its sections, in their order. */
function evenly({ provinces: { divided, sections }, start }: Rules): number[] {
  const count = divided === NOBODY ? 0 : start.standard[divided]
  const among = sections.ids.length
  return sections.ids.map((_, at) => Math.floor((count + among - 1 - at) / among))
}

const listed = (count: number, on: readonly number[]): number[] =>
  Array.from({ length: count }, (_, index) => (on.includes(index) ? BUILT : NONE))

function blank(rules: Rules, seed: Seed): VolkState {
  const { provinces, cities, links, cards } = rules
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
  return {
    phase: 'turn',
    step: 0,
    rng: seedRandom(seed),
    decade: 1,
    half: 1,
    turn: ahead(rules, { prestige: rules.prestige.start } as VolkState),
    last: NOBODY,
    place: zeros(cards.count),
    pile: [],
    held: [0, 0],
    flights: 0,
    used: zeros(cards.count),
    seen: zeros(cards.count),
    factory: zeros(cities.count),
    link: zeros(links.count),
    unrest: zeros(provinces.count),
    standard: zeros(provinces.count),
    socialists: zeros(provinces.count),
    sections: zeros(provinces.sections.ids.length),
    echo: zeros(provinces.count),
    box: 0,
    prestige: rules.prestige.start,
    currency: rules.currency.start,
    socialism: rules.socialism.start,
    flight: rules.flight.start,
    wall: 0,
    walled: 0,
    dissolved: 0,
    counted: cities.ids.map(() => NOBODY),
    card: NOBODY,
    use: NOBODY,
    points: 0,
    tasks: [],
    dropped: NOBODY,
    step10: 0,
    stage: 0,
    raised: [],
    supplier: NOBODY,
    kept: zeros(cards.count),
    ready: [0, 0],
    ending: NOBODY,
    winner: NOBODY,
    ...startOfBlocks(rules.blocks),
  }
}

/** A position of a case or a puzzle: what it does not name is empty, or as the schema says. */
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
  if (state.counters) state.counters = countersGiven(rules.blocks.counters, given.counters)
  layMap(rules, state, given)
  layCards(rules, state, given)
  state.turn = given.turn === undefined ? ahead(rules, state) : Math.max(0, rules.sides.indexOf(given.turn))
  state.last = given.last === undefined ? NOBODY : rules.sides.indexOf(given.last)
  const phase: PhaseId = given.phase ?? 'turn'
  if (phase === 'end') state.step10 = given.step ?? 1
  goTo(silentTurn(def, state), phase)
  return state
}

function layMap(rules: Rules, state: VolkState, given: VolkPosition): void {
  const { provinces, cities, links } = rules
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

/** Cards that nothing names: those of decades to come, then the special ones and the pile of this one, and older ones are gone. */
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

/** A turn over a state nobody else has seen: its lists may be written, and nobody hears of it. */
const silentTurn = (def: VolkDef, state: VolkState): VolkTurn => privateTurn(def, state, true)

/** The first state of a game. */
import { startOfBlocks } from '../../blocks/compile'
import { moment } from '../../blocks/interpreter'
import { openOptions } from '../../blocks/options/words'
import { seedRandom } from '../../kernel/random'
import { firstTurn } from '../../kernel/turn'
import type { GameEvent, Seed } from '../../types'
import { goTo } from './phases'
import type { Rules, VolkDef } from './rules'
import { ahead, beginDecade } from './rules/decades'
import { decadeBegan } from './rules/moments'
import { meetFirstProtests } from './rules/unrest'
import { BUILT, NOBODY, NONE, type VolkState } from './state'

export function setup(def: VolkDef, seed: Seed, told?: GameEvent[]): VolkState {
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
  const turn = firstTurn(def, state, told)
  openOptions(turn)
  beginDecade(turn)
  meetFirstProtests(turn)
  moment(turn, 'set-up-ended')
  decadeBegan(turn)
  goTo(turn, state.tasks.length > 0 ? 'task' : 'turn')
  return state
}

/** W-47: spreads the first living standards of the divided city evenly over its sections, in order. */
function evenly({ provinces: { divided, sections }, start }: Rules): number[] {
  const count = divided === NOBODY ? 0 : start.standard[divided]
  const among = sections.ids.length
  return sections.ids.map((_, at) => Math.floor((count + among - 1 - at) / among))
}

const listed = (count: number, on: readonly number[]): number[] =>
  Array.from({ length: count }, (_, index) => (on.includes(index) ? BUILT : NONE))

export function blank(rules: Rules, seed: Seed): VolkState {
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

/** The first state of a game. */

import { firstChoices } from '../../blocks/options/options'
import { startOfDecks } from '../../blocks/seldom/loaded'
import { seedRandom } from '../../kernel/random'
import { firstTurn } from '../../kernel/turn'
import type { GameEvent, Seed } from '../../types'
import { goTo } from './phases'
import type { CorteoDef, CorteoTurn, Rules } from './rules'
import { ARRESTED, AWAY, type CorteoState, OUT, RESERVE } from './state'

export function setup(def: CorteoDef, seed: Seed, told?: GameEvent[]): CorteoState {
  const { rules } = def
  const rng = seedRandom(seed)
  const state: CorteoState = {
    ...blank(rules, rng),
    chosen: firstChoices(rules.options, rng),
    ...startOfDecks(rules.blocks, rng),
  }
  goTo(firstTurn(def, state, told), 'option')
  return state
}

/** Units that arrive later or that players choose are away. */
const firstPlaces = ({ arrival, pool }: Rules['pieces']): number[] =>
  Array.from(arrival, (entry, piece) => (entry < 0 && pool[piece] < 0 ? RESERVE : AWAY))

export function blank(rules: Rules, rng: number[]): CorteoState {
  const { pieces, run, barricades, setup: stages } = rules
  const each = (value: number) => new Array<number>(pieces.count).fill(value)
  return {
    phase: 'set-up',
    step: 0,
    rng,
    hand: 0,
    turn: 0,
    mover: 0,
    extra: 0,
    ended: 0,
    cell: firstPlaces(pieces),
    flags: each(0),
    stage: 0,
    placed: stages[0]?.groups.map(() => 0) ?? [],
    chosen: firstChoices(rules.options),
    revealed: [],
    changed: [],
    mustering: 0,
    dismissed: [],
    counters: rules.counters.map(({ start }) => start),
    fired: [],
    lies: rules.custody || rules.captures.length > 0 ? each(-1) : [],
    flown: 0,
    proposal: -1,
    answers: 0,
    walked: rules.countsSteps ? each(0) : [],
    rolled: [],
    setOut: [],
    couldGo: [],
    takenCells: [],
    takenSeats: [],
    due: rules.types.map(() => 0),
    patient: rules.types.map(() => 0),
    waits: 0,
    came: [],
    budget: 0,
    waiting: [],
    newcomers: [],
    gone: [],
    goneBy: [],
    goneUntil: [],
    active: -1,
    points: 0,
    acted: 0,
    halted: 0,
    running: 0,
    runs: run.pieces,
    blocks: barricades.pieces,
    component: -1,
    leaders: [],
    lastLeaders: [],
    led: [],
    barricades: [],
    builtIn: [],
    jams: [],
    jamTried: 0,
    smoke: [],
    smokeUntil: [],
    gas: -1,
    covered: [],
    held: [],
    attackers: [],
    defenders: [],
    going: [],
    goes: [],
    why: 0,
    midway: 0,
    chooser: 0,
    thrower: -1,
    origin: -1,
    homeless: [],
    vacated: [],
    winners: [],
    follow: -1,
    ...(rules.blocks.begun.length > 0 ? { statuses: rules.blocks.begun } : {}),
  }
}

/** The place of a unit in a position that is on no cell. */
export const OFF_MAP: Readonly<Record<string, number>> = { reserve: RESERVE, arrested: ARRESTED, out: OUT }

/** A turn on a new state that no other code holds. It rolls no dice and emits no events. */
export const silentTurn = (def: CorteoDef, state: CorteoState): CorteoTurn => ({
  def,
  rules: def.rules,
  state,
  list: (key) => state[key] as never,
  roll: () => 1,
  emit: () => {},
})

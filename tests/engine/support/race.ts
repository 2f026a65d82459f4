/**
 * The smallest rules that use every feature of the kernel. Two sides run along a row of squares, by a die or by a fixed step, and
 * may drop a hidden stone. The first side past the last square wins.
 */
import { squareGrid } from '../../../engine/geometry/square'
import { numberFrom } from '../../../engine/kernel/forms'
import { seedRandom } from '../../../engine/kernel/random'
import { rulesetNamed, rulesets } from '../../../engine/rulesets'
import type { Choice, GameDef, GameState, Ruleset, Seat } from '../../../engine/types'

export type RaceRules = { readonly goal: number; readonly faces: number }
export type RaceState = GameState & {
  turn: number
  /** Cell of each runner, two per seat. */
  at: readonly number[]
  /** Dropped stones as pairs of seat and cell. */
  stones: readonly (readonly [number, number])[]
  won?: number
}

export const SEATS: readonly Seat[] = ['red', 'blue']
const FORMS = {
  dash: { runner: numberFrom(0) },
  walk: { runner: numberFrom(0), steps: numberFrom(1) },
  drop: {},
}
const label = (key: string) => ({ key: `race.${key}` })

function choices(def: GameDef<RaceRules>, state: RaceState): Choice[] {
  const own = [0, 1].map((i) => state.turn * 2 + i).filter((runner) => state.at[runner] < def.rules.goal)
  return [
    ...own.map(
      (runner): Choice => ({
        action: { type: 'dash', runner },
        at: { kind: 'piece', piece: String(runner) },
        label: label('dash'),
        group: 'dash',
      }),
    ),
    ...own.map(
      (runner): Choice => ({
        action: { type: 'walk', runner, steps: 1 },
        at: { kind: 'piece', piece: String(runner) },
        label: label('walk'),
        group: 'walk',
      }),
    ),
    { action: { type: 'drop' }, at: { kind: 'button', button: 'drop' }, label: label('drop'), group: 'drop' },
  ]
}

/** The ruleset of the small pack's files. */
const corteo = rulesetNamed('corteo')!

export const race: Ruleset<RaceState, RaceRules> = {
  id: 'race',
  version: 1,
  words: { phases: { run: ['dash', 'walk', 'drop'] } },
  forms: FORMS,
  compile: () => ({ ok: true, value: { goal: 12, faces: 6 } }),
  setup: (_def, seed) => ({
    phase: 'run',
    step: 0,
    rng: seedRandom(seed),
    turn: 0,
    at: [0, 0, 0, 0],
    stones: [],
  }),
  position: (def, _given, dice) => ({ ...race.setup(def, 1), dice }),
  decisions: (def, state) =>
    state.won === undefined
      ? [{ seat: SEATS[state.turn], phase: 'run', prompt: label('prompt'), choices: choices(def, state) }]
      : [],
  refuse: () => ({ rule: 'K-CHOICE', message: { key: 'race.choice' } }),
  step(turn, seat, action) {
    const { state, def } = turn
    if (action.type === 'drop') {
      turn.list('stones').push([state.turn, state.at[state.turn * 2]])
    } else {
      const runner = action.runner as number
      const steps = action.type === 'dash' ? turn.roll(def.rules.faces) : (action.steps as number)
      turn.list('at')[runner] += steps
      turn.emit({ type: 'ran', message: label('ran'), seat, runner, steps })
      if (state.at[runner] >= def.rules.goal) {
        state.won = state.turn
        turn.emit({ type: 'won', message: label('won'), seat })
      }
    }
    state.turn = 1 - state.turn
  },
  view: (_def, state, viewer) => ({
    ...state,
    stones: state.stones.filter(([seat]) => SEATS[seat] === viewer),
  }),
  outcome: (_def, state) =>
    state.won === undefined
      ? undefined
      : { winner: SEATS[state.won], score: state.at[state.won * 2], reason: label('won'), sheet: [] },
  table: (_def, state) => ({
    round: label('round'),
    seat: SEATS[state.turn],
    phase: label('run'),
    pieces: state.at.map((cell, i) => ({
      id: String(i),
      kind: 'unit',
      type: 'runner',
      side: SEATS[i >> 1],
      cell,
      level: 0,
      badges: [],
    })),
    marks: [],
    trays: [],
    counters: [],
    score: { total: 0, sheet: [] },
  }),
  differences: () => [],
  // The small pack has files in Corteo's shape.
  checks: corteo.checks,
  /** As in Corteo, but a unit may occupy two cells. */
  positionUnits: (...written) => {
    const { units, most } = corteo.positionUnits!(...written)
    return { units: units.map((one) => ({ ...one, cells: one.cells.flat() })), most }
  },
}

export function raceDef(): GameDef<RaceRules> {
  rulesets.set('race', race)
  const grid = squareGrid({ columns: 20, rows: 1 })
  const map = {
    id: 'track',
    grid,
    terrain: new Array(20).fill('track'),
    up: new Int8Array(20).fill(-1),
    edges: [],
    places: [],
    sites: [],
    regions: [],
  }
  const pack = { id: 'race', version: '1.0.0', digest: 'none' }
  const sideOf = Object.fromEntries(SEATS.map((seat) => [seat, seat]))
  return {
    pack,
    ruleset: 'race',
    scenario: 'race',
    seats: SEATS,
    sideOf,
    forms: FORMS,
    grid,
    map,
    rules: { goal: 12, faces: 6 },
  }
}

/** Writes a position as a case does, with the expectation that holds for it. */
import type { Expectation, Position } from '../../../schemas/generated/content'
import { countersWritten } from '../../blocks/counters'
import { placeOf } from './differences'
import { idsOf } from './names'
import { decisions } from './phases'
import type { CorteoDef } from './rules'
import { scoreSheet } from './rules/scoring'
import {
  ARRESTED,
  type CorteoState,
  FRESH,
  HEAD,
  has,
  MOVED,
  ONE_THROW,
  OUT,
  PANICKED,
  RESERVE,
} from './state'

const PHASES: readonly string[] = ['movement', 'clash', 'head']

export const writing = {
  given(def: CorteoDef, state: CorteoState): Position | undefined {
    const { rules, grid } = def
    if (!PHASES.includes(state.phase)) return undefined
    const names = (cells: readonly number[]) => some(cells.map((cell) => grid.names[cell]))
    const ids = idsOf(rules, state)
    const led = ids.filter((_, piece) => has(state, piece, HEAD))
    return {
      hand: state.hand,
      turn: rules.sides[state.turn],
      phase: state.phase as Position['phase'],
      options: written(rules.options.map(({ id, choices }, at) => [id, choices[state.chosen[at]]])),
      counters: countersWritten(rules.counters, state.counters),
      barricades: names(state.barricades),
      jams: names(state.jams),
      smoke: names(state.smoke),
      covered: names(state.covered),
      held: names(state.held),
      running: state.running === 1 || undefined,
      supplies: { runs: state.runs, barricades: state.blocks },
      head:
        state.component < 0 ? undefined : { component: rules.components[state.component], units: some(led) },
      arrested: some(ids.filter((_, piece) => state.cell[piece] === ARRESTED)),
      units: ids.flatMap((_, piece) => unitIn(def, state, piece) ?? []),
    }
  },
  holds(def: CorteoDef, state: CorteoState): Expectation {
    const { rules, grid } = def
    const ids = idsOf(rules, state)
    const units = ids.map((id, piece) => [
      id,
      { at: placeOf(def, state, piece), panicked: has(state, piece, PANICKED) },
    ])
    return {
      hand: state.hand,
      turn: rules.sides[state.turn],
      phase: state.phase as Expectation['phase'],
      asked: decisions(def, state)[0]?.seat ?? 'nobody',
      covered: some(state.covered.map((cell) => grid.names[cell])),
      barricades: some(state.barricades.map((cell) => grid.names[cell])),
      score: scoreSheet(rules, state).reduce((sum, { points }) => sum + points, 0),
      counters: countersWritten(rules.counters, state.counters),
      units: Object.fromEntries(units),
    }
  },
}

function unitIn({ rules, grid }: CorteoDef, state: CorteoState, piece: number) {
  const { pieces, types, components } = rules
  const cell = state.cell[piece]
  const off = cell === OUT ? 'out' : cell === RESERVE ? 'reserve' : undefined
  if (cell < 0 && off !== 'out') return undefined
  const waits = state.waiting.includes(piece)
  const isPanicked = has(state, piece, PANICKED)
  return {
    id: idsOf(rules, state)[piece],
    unit: types[pieces.type[piece]].id,
    component: components[pieces.component[piece]],
    at: off ?? grid.names[cell],
    moved: has(state, piece, MOVED) || undefined,
    thrown: has(state, piece, ONE_THROW) || undefined,
    panicked: (isPanicked && !waits && has(state, piece, FRESH)) || undefined,
    waiting: (isPanicked && waits) || undefined,
  }
}

const some = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined)

function written(
  entries: readonly (readonly [string, string | undefined])[],
): Record<string, string> | undefined {
  const said = entries.filter((one): one is [string, string] => one[1] !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** The values that a position shows, for the expectations of cases and for their starting positions. */
import type { Expectation, Position } from '../../../schemas/generated/content'
import { counters } from '../../blocks/counters'
import { statusesOf } from '../../blocks/units/unit-effects'
import { answers, control, edges, features, ground, hidingCell } from '../../blocks/written-parts'
import {
  byPiece,
  type Differences,
  names,
  type Observables,
  observing,
  some,
  value,
} from '../../kernel/observables'
import { idsOf, pieceNamed } from './names'
import { decisions } from './phases'
import { load } from './position/cache'
import type { CorteoDef } from './rules'
import { scoreSheet, seatScores } from './rules/scoring'
import {
  ARRESTED,
  AWAY,
  type CorteoState,
  CUSTODY,
  FRESH,
  HEAD,
  has,
  MOVED,
  ONE_THROW,
  OUT,
  PANICKED,
  RESERVE,
} from './state'
import { countersOf, WHILE_LEFT } from './table/table'

const observables: Observables<CorteoDef, CorteoState, Expectation> = {
  hand: value('hand', (_, { hand }) => hand),
  turn: value('turn', ({ rules }, { turn }) => rules.sides[turn]),
  phase: value('phase', (_, { phase }) => phase),
  asked: value('side asked', (def, state) => decisions(def, state)[0]?.seat ?? 'nobody'),
  covered: names('covered', ({ grid }, { covered }) => covered.map((cell) => grid.names[cell])),
  barricades: names('barricades', ({ grid }, { barricades }) => barricades.map((cell) => grid.names[cell])),
  supplies: { compare: compareSupplies },
  score: value('score', ({ rules }, state) =>
    scoreSheet(rules, state).reduce((sum, { points }) => sum + points, 0),
  ),
  counters,
  ...{ features, control, ground, edges, answers },
  scores: {
    compare({ compare }, wanted, { rules }, state) {
      const scores = seatScores(rules, scoreSheet(rules, state))
      for (const [seat, points] of Object.entries(wanted))
        compare(`score of ${seat}`, points, scores.find((score) => score.seat === seat)?.points)
    },
  },
  units: byPiece(
    ({ rules }, state) => idsOf(rules, state),
    ({ rules }, state, id) => pieceNamed(rules, state, id),
    {
      at: ({ grid }, state, piece) => OFF_MAP[state.cell[piece]] ?? grid.names[cellOf(state, piece)],
      hidden: (_, state, piece) => hidingCell(state, piece) !== undefined,
      panicked: (_, state, piece) => has(state, piece, PANICKED),
      moved: (_, state, piece) => has(state, piece, MOVED),
      status: ({ rules }, state, piece) => [...statusesOf(rules, state, piece)].sort(),
    },
    ['at', 'panicked'],
  ),
  zone: { compare: compareZone },
}

const { differences, holds } = observing(observables)

/** The cell of a unit, also of a hidden one. */
const cellOf = (state: CorteoState, piece: number) => hidingCell(state, piece) ?? state.cell[piece]

const OFF_MAP: Readonly<Record<number, string>> = {
  [RESERVE]: 'reserve',
  [ARRESTED]: 'arrested',
  [AWAY]: 'out',
  [CUSTODY]: 'custody',
  [OUT]: 'out',
}

function compareSupplies(
  { compare }: Differences,
  wanted: NonNullable<Expectation['supplies']>,
  { rules }: CorteoDef,
  state: CorteoState,
): void {
  const shown = countersOf(rules, state)
  for (const [id, count] of Object.entries(wanted)) {
    const is = shown.find((counter) => counter.id === id)?.value
    compare(`${id} left`, count, is ?? (WHILE_LEFT.includes(id) ? 0 : 'no counter'))
  }
}

function compareZone(
  { report }: Differences,
  { side, cells = [], without = [] }: NonNullable<Expectation['zone']>,
  { rules, grid }: CorteoDef,
  state: CorteoState,
): void {
  const zone = load(rules, state).zone[rules.sides.indexOf(side)]
  if (!zone) {
    report(`there is no side "${side}"`)
    return
  }
  const controls = (name: string) => zone[grid.indexOf(name)] === 1
  for (const name of cells) if (!controls(name)) report(`${side} should control ${name}`)
  for (const name of without) if (grid.indexOf(name) < 0) report(`there is no cell ${name}`)
  for (const name of without) if (controls(name)) report(`${side} should not control ${name}`)
}

const PHASES: readonly string[] = ['movement', 'clash', 'head']

function given(def: CorteoDef, state: CorteoState): Position | undefined {
  if (!PHASES.includes(state.phase)) return undefined
  const { rules, grid } = def
  const cells = (all: readonly number[]) => some(all.map((cell) => grid.names[cell]))
  const ids = idsOf(rules, state)
  const led = ids.filter((_, piece) => has(state, piece, HEAD))
  const { hand, turn, phase, counters, barricades, covered, ...parts } = holds(def, state)
  const { features, control, ground, edges, answers } = parts
  const chosen = rules.options.flatMap(({ id, choices }, at) => {
    const choice = choices[state.chosen[at]]
    return choice === undefined ? [] : [[id, choice]]
  })
  return {
    ...{ hand, turn, phase: phase as Position['phase'], counters, barricades, covered },
    ...{ features, control, ground, edges, answers },
    options: chosen.length > 0 ? Object.fromEntries(chosen) : undefined,
    jams: cells(state.jams),
    smoke: cells(state.smoke),
    held: cells(state.held),
    running: state.running === 1 || undefined,
    supplies: { runs: state.runs, barricades: state.blocks },
    head:
      state.component < 0 ? undefined : { component: rules.components[state.component], units: some(led) },
    arrested: some(ids.filter((_, piece) => state.cell[piece] === ARRESTED)),
    units: ids.flatMap((_, piece) => unitIn(def, state, piece) ?? []),
  }
}

function unitIn({ rules, grid }: CorteoDef, state: CorteoState, piece: number) {
  const { pieces, types, components } = rules
  const cell = cellOf(state, piece)
  if (cell < 0 && cell !== OUT) return undefined
  const waits = state.waiting.includes(piece)
  const isPanicked = has(state, piece, PANICKED)
  return {
    id: idsOf(rules, state)[piece],
    unit: types[pieces.type[piece]].id,
    component: components[pieces.component[piece]],
    at: cell === OUT ? 'out' : grid.names[cell],
    hidden: hidingCell(state, piece) !== undefined || undefined,
    moved: has(state, piece, MOVED) || undefined,
    thrown: has(state, piece, ONE_THROW) || undefined,
    panicked: (isPanicked && !waits && has(state, piece, FRESH)) || undefined,
    waiting: (isPanicked && waits) || undefined,
  }
}

export const writing = { given, holds }
export { differences }

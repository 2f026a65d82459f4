/** Compares a position with what a case expects; one line in English for each difference. */

import type { Expectation } from '../../../schemas/generated/content'
import { counterNamed } from '../../blocks/counters'
import { pieceNamed } from './names'
import { decisions } from './phases'
import { load } from './position-cache'
import type { CorteoDef } from './rules'
import { scoreSheet, seatScores } from './rules/scoring'
import { ARRESTED, AWAY, type CorteoState, CUSTODY, has, MOVED, OUT, PANICKED, RESERVE } from './state'
import { countersOf, WHILE_LEFT } from './table'

export function differences(def: CorteoDef, state: CorteoState, expected: Expectation): string[] {
  const { rules, grid } = def
  const found: string[] = []
  const compare = (what: string, wanted: unknown, is: unknown) => {
    if (wanted !== undefined && wanted !== is) found.push(`${what} should be ${wanted}, but is ${is}`)
  }
  const names = (cells: readonly number[]) =>
    cells
      .map((cell) => grid.names[cell])
      .sort()
      .join(' ')
  const list = (cells: readonly string[] | undefined) => cells && [...cells].sort().join(' ')
  compare('hand', expected.hand, state.hand)
  compare('turn', expected.turn, rules.sides[state.turn])
  compare('phase', expected.phase, state.phase)
  compare('side asked', expected.asked, decisions(def, state)[0]?.seat ?? 'nobody')
  compare('covered', list(expected.covered), names(state.covered))
  compare('barricades', list(expected.barricades), names(state.barricades))
  const counters = countersOf(rules, state)
  const shown = (id: string) =>
    counters.find((counter) => counter.id === id)?.value ?? (WHILE_LEFT.includes(id) ? 0 : 'no counter')
  for (const [id, wanted] of Object.entries(expected.supplies ?? {})) compare(`${id} left`, wanted, shown(id))
  compare(
    'score',
    expected.score,
    scoreSheet(rules, state).reduce((sum, { points }) => sum + points, 0),
  )
  for (const [id, wanted] of Object.entries(expected.counters ?? {}))
    compare(`counter ${id}`, wanted, counterNamed(rules.blocks, state, id))
  const scores = seatScores(rules, scoreSheet(rules, state))
  for (const [seat, wanted] of Object.entries(expected.scores ?? {}))
    compare(`score of ${seat}`, wanted, scores.find((score) => score.seat === seat)?.points)
  for (const [id, wanted] of Object.entries(expected.units ?? {})) {
    const piece = pieceNamed(rules, state, id)
    if (piece < 0) {
      found.push(`there is no piece "${id}"`)
      continue
    }
    compare(`${id} at`, wanted.at, placeOf(def, state, piece))
    compare(`${id} panicked`, wanted.panicked, has(state, piece, PANICKED))
    compare(`${id} moved`, wanted.moved, has(state, piece, MOVED))
  }
  if (expected.zone) found.push(...zoneDifferences(def, state, expected.zone))
  return found
}

const OFF_MAP: Readonly<Record<number, string>> = {
  [RESERVE]: 'reserve',
  [ARRESTED]: 'arrested',
  [AWAY]: 'out',
  [CUSTODY]: 'custody',
  [OUT]: 'out',
}

export const placeOf = ({ grid }: CorteoDef, state: CorteoState, piece: number): string =>
  state.cell[piece] < 0 ? OFF_MAP[state.cell[piece]] : grid.names[state.cell[piece]]

function zoneDifferences(
  { rules, grid }: CorteoDef,
  state: CorteoState,
  { side, cells = [], without = [] }: NonNullable<Expectation['zone']>,
): string[] {
  const zone = load(rules, state).zone[rules.sides.indexOf(side)]
  if (!zone) return [`there is no side "${side}"`]
  const controls = (name: string) => zone[grid.indexOf(name)] === 1
  return [
    ...cells.filter((name) => !controls(name)).map((name) => `${side} should control ${name}`),
    ...without.filter((name) => grid.indexOf(name) < 0).map((name) => `there is no cell ${name}`),
    ...without.filter(controls).map((name) => `${side} should not control ${name}`),
  ]
}

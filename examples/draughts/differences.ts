/** Compares a position with what a case expects. */
import type { DraughtsExpectation } from './files'
import { decisions } from './phases'
import { type DraughtsDef, type DraughtsState, isKing, OFF, pieceNamed } from './rules'
import { countOf } from './table'

export function differences(
  def: DraughtsDef,
  state: DraughtsState,
  { turn, number, phase, asked, quiet, pieces, units }: DraughtsExpectation,
): string[] {
  const { rules, grid } = def
  const found: string[] = []
  const compare = (what: string, wanted: unknown, is: unknown) => {
    if (wanted !== undefined && wanted !== is) found.push(`${what} should be ${wanted}, but is ${is}`)
  }
  compare('turn', turn, rules.sides[state.turn])
  compare('number of the move', number, state.number)
  compare('phase', phase, state.phase)
  compare('side asked', asked, decisions(def, state)[0]?.seat ?? 'nobody')
  compare('quiet moves', quiet, state.quiet)
  for (const [side, count] of Object.entries(pieces ?? {}))
    compare(`pieces of ${side}`, count, countOf(rules, state, rules.sides.indexOf(side)))
  for (const [id, wanted] of Object.entries(units ?? {})) {
    const piece = pieceNamed(rules, id)
    if (piece < 0) {
      found.push(`there is no piece "${id}"`)
      continue
    }
    const cell = state.cell[piece]
    compare(`${id} at`, wanted.at, cell === OFF ? 'captured' : grid.names[cell])
    compare(`${id} crowned`, wanted.crowned, isKing(state, piece))
  }
  return found
}

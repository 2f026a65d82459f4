/** Names of pieces: those of the forces, or those that a written position gives (cases, puzzles). */
import { makeChoices } from './choices'
import { textOf } from './compile/pieces'
import type { ChoiceBook, Rules } from './rules'
import type { CryHavocState } from './state'

type Renamed = { readonly indexOf: ReadonlyMap<string, number>; readonly choices: ChoiceBook }
const renamed = new WeakMap<readonly string[], Renamed>()

export const idsOf = (rules: Rules, state: CryHavocState): readonly string[] =>
  state.names ?? rules.pieces.ids

/** Index of a named piece, -1 for none. */
export function pieceNamed(rules: Rules, state: CryHavocState, id: unknown): number {
  if (typeof id !== 'string') return -1
  const indexOf = state.names ? namesOf(rules, state.names).indexOf : rules.pieces.indexOf
  return indexOf.get(id) ?? -1
}

export const choicesOf = (rules: Rules, state: CryHavocState): ChoiceBook =>
  state.names ? namesOf(rules, state.names).choices : rules.choices

function namesOf(rules: Rules, ids: readonly string[]): Renamed {
  const known = renamed.get(ids)
  if (known) return known
  const { board, pieces, pack } = rules
  const made = {
    indexOf: new Map(ids.map((id, index) => [id, index])),
    choices: makeChoices({ grid: board.grid, pieces: { ...pieces, ids }, names: textOf(pack, pieces) }),
  }
  renamed.set(ids, made)
  return made
}

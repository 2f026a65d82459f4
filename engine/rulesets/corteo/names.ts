/** Names of pieces: those of the rosters, or those that a written position gives (cases, puzzles). */
import { makeChoices } from './choices'
import type { ChoiceBook, Rules } from './rules'
import type { CorteoState } from './state'

type Renamed = { readonly indexOf: ReadonlyMap<string, number>; readonly choices: ChoiceBook }
const renamed = new WeakMap<readonly string[], Renamed>()

export const idsOf = (rules: Rules, state: CorteoState): readonly string[] => state.names ?? rules.pieces.ids

/** Index of a named piece, -1 for none. */
export function pieceNamed(rules: Rules, state: CorteoState, id: unknown): number {
  if (typeof id !== 'string') return -1
  const indexOf = state.names ? namesOf(rules, state.names).indexOf : rules.pieces.indexOf
  return indexOf.get(id) ?? -1
}

export const optionNamed = ({ options }: Rules, id: unknown): number =>
  options.findIndex((option) => option.id === id)

export const choicesOf = (rules: Rules, state: CorteoState): ChoiceBook =>
  state.names ? namesOf(rules, state.names).choices : rules.choices

function namesOf(rules: Rules, ids: readonly string[]): Renamed {
  const known = renamed.get(ids)
  if (known) return known
  const { board, pieces, types, components, options } = rules
  const made = {
    indexOf: new Map(ids.map((id, index) => [id, index])),
    choices: makeChoices({ grid: board.grid, pieces: { ...pieces, ids }, types, components, options }),
  }
  renamed.set(ids, made)
  return made
}

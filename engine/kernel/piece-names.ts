/** Names of pieces: those of the scenario, or those of a written position (cases, puzzles). */

type Named = { readonly names?: readonly string[] }
type Book<C> = {
  readonly pieces: { readonly ids: readonly string[]; readonly indexOf: ReadonlyMap<string, number> }
  readonly choices: C
}

export const idsOf = ({ pieces }: Pick<Book<unknown>, 'pieces'>, state: Named): readonly string[] =>
  state.names ?? pieces.ids

/** Looks up pieces and lists choices by the current names. `make` builds the choices for a position's own names, once. */
export function pieceNames<R extends Book<C>, C>(make: (rules: R, ids: readonly string[]) => C) {
  type Renamed = { readonly indexOf: ReadonlyMap<string, number>; readonly choices: C }
  const renamed = new WeakMap<readonly string[], Renamed>()

  function namesOf(rules: R, ids: readonly string[]): Renamed {
    const known = renamed.get(ids)
    if (known) return known
    const made = { indexOf: new Map(ids.map((id, index) => [id, index])), choices: make(rules, ids) }
    renamed.set(ids, made)
    return made
  }

  return {
    /** Index of a named piece, -1 for none. */
    pieceNamed(rules: R, state: Named, id: unknown): number {
      if (typeof id !== 'string') return -1
      const indexOf = state.names ? namesOf(rules, state.names).indexOf : rules.pieces.indexOf
      return indexOf.get(id) ?? -1
    },
    choicesOf: (rules: R, state: Named): C =>
      state.names ? namesOf(rules, state.names).choices : rules.choices,
  }
}

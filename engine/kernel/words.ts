/** The words of a ruleset's own: what it asks (phases) and what it can be answered (types of actions). Schemas and cases are checked by them. */
import type { RulesetWords } from '../types'

type Handlers = Readonly<Record<string, unknown>>
/** Something that carries out actions, by their types. */
type Answered = { readonly on: Handlers }

/** Phases by name, and whatever else carries out actions: optional actions, tasks, deals. */
export function wordsOf(
  phases: Readonly<Record<string, Answered>>,
  besides: readonly Answered[] = [],
): RulesetWords {
  const types = [...Object.values(phases), ...besides].flatMap(({ on }) => Object.keys(on))
  return { phases: Object.keys(phases), actions: [...new Set(types)].sort() }
}

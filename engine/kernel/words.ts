/** The words of a ruleset that follow from its phases: their names, and the types of actions that can answer each. */
import type { RulesetWords } from '../types'

/** An object that carries out actions by their types; with `act` also those missing in `on`. */
type Answered = { readonly on: Readonly<Record<string, unknown>>; readonly act?: unknown }

export const wordsOf = (phases: Readonly<Record<string, Answered>>): RulesetWords => ({
  phases: Object.fromEntries(
    Object.entries(phases).map(([name, { on, act }]) => [name, act ? [] : Object.keys(on)]),
  ),
})

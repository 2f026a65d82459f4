/** The words of a ruleset's own that its phases tell: what it asks, and by which types of actions each can be answered. */
import type { RulesetWords } from '../types'

/** Something that carries out actions, by their types; with `act` also those that `on` does not name. */
type Answered = { readonly on: Readonly<Record<string, unknown>>; readonly act?: unknown }

export const wordsOf = (phases: Readonly<Record<string, Answered>>): RulesetWords => ({
  phases: Object.fromEntries(
    Object.entries(phases).map(([name, { on, act }]) => [name, act ? [] : Object.keys(on)]),
  ),
})

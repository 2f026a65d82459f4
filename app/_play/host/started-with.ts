/** A game whose first choices are made in advance. */
import { decisions } from '../../../engine/game'
import { act, type Session, startSession, stateOf } from '../../../engine/replay/session'
import type { Choice, GameDef, Seed } from '../../../engine/types'

/**
 * Starts a game and chooses these scenario options for their seats, until another decision comes first. Options that are not
 * available are left to the table.
 */
export function startedWith(
  def: GameDef,
  seed: Seed,
  options: Readonly<Record<string, string>> = {},
): Session {
  let session = startSession(def, { seed })
  const isWanted = ({ action: { option, choice } }: Choice) =>
    typeof option === 'string' && Object.hasOwn(options, option) && options[option] === choice
  // Each option can be chosen once.
  for (const _ of Object.keys(options)) {
    const asked = decisions(def, stateOf(session))
    const decision = asked.find(({ choices }) => choices.some(isWanted))
    const choice = decision?.choices.find(isWanted)
    const next = decision && choice ? act(session, decision.seat, choice.action) : undefined
    if (!next?.ok) break
    session = next.value
  }
  return session
}

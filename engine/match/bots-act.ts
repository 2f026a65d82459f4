/** Bots act on a session: a bot sees what its seat may see. */
import type { Bot } from '../bots/random'
import { botMove } from '../bots/turn'
import { decisions, view as seenBy } from '../game'
import { act, type Session, stateOf } from '../replay/session'
import type { Decision, Seat } from '../types'

/** Until none is asked, the game ends, `most` actions are done or `isLate`. */
export function actedByBots(
  from: Session,
  botOf: (seat: Seat) => Bot | undefined,
  most: number,
  isLate: () => boolean,
): { readonly session: Session; readonly done: number } {
  let session = from
  let done = 0
  while (done < most && (done === 0 || !isLate())) {
    const state = stateOf(session)
    const move = botMove(decisions(session.def, state), botOf, (seat) => seenBy(session.def, state, seat))
    if (!move) break
    const next = act(session, move.seat, move.action)
    if (!next.ok) throw new Error(`A bot chose what was refused: ${next.error.rule}`)
    session = next.value
    done++
  }
  return { session, done }
}

/** A bot answers for the seat that is asked, until the phase or the seat asked is another. */
export function actedFor(from: Session, first: Decision, bot: Bot, most: number): Session {
  let session = from
  for (let done = 0; done < most; done++) {
    const state = stateOf(session)
    const decision = decisions(session.def, state).find(
      ({ seat, optional }) => seat === first.seat && !optional,
    )
    if (!decision || decision.phase !== first.phase || decision.choices.length === 0) break
    const choice = bot(decision, seenBy(session.def, state, decision.seat))
    const next = act(session, decision.seat, choice.action)
    if (!next.ok) break
    session = next.value
  }
  return session
}

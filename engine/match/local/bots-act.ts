/** Bots act on a session; each sees only the view of its seat. */
import type { Bot } from '../../bots/random'
import { type BotQuestion, nextOfBots, type SlowBot } from '../../bots/turn'
import { decisions, view as seenBy } from '../../game'
import { act, type Session, stateOf } from '../../replay/session'
import type { Action, Decision, Seat } from '../../types'

/** Acts until no bot is asked, the game ends, `most` actions are done, it `isLate`, or a slow bot has a question. */
export function actedByBots(
  from: Session,
  botOf: (seat: Seat) => Bot | SlowBot | undefined,
  most: number,
  isLate: () => boolean,
): { readonly session: Session; readonly done: number; readonly question?: BotQuestion } {
  let session = from
  let done = 0
  while (done < most && (done === 0 || !isLate())) {
    const state = stateOf(session)
    const next = nextOfBots(decisions(session.def, state), botOf, (seat) => seenBy(session.def, state, seat))
    if (!next) break
    if (!('action' in next)) return { session, done, question: next }
    session = actedAs(session, next.seat, next.action)
    done++
  }
  return { session, done }
}

/** Applies the choice of a bot. Throws if it is refused, which is an error of the bot. */
export function actedAs(session: Session, seat: Seat, action: Action): Session {
  const next = act(session, seat, action)
  if (!next.ok) throw new Error(`A bot chose what was refused: ${next.error.rule}`)
  return next.value
}

/** A bot answers for the asked seat until the phase or the asked seat changes. */
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

/** The question to a seat with its view, or `undefined` if it is not asked. */
export function questionTo(session: Session, asked: Seat): BotQuestion | undefined {
  const state = stateOf(session)
  const decision = decisions(session.def, state).find(({ seat, optional }) => seat === asked && !optional)
  return decision && { seat: asked, decision, view: seenBy(session.def, state, asked) }
}

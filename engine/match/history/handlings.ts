/**
 * The last handling of a player: an act that the player chose, and what belongs to it. The further choices of a drag, forced answers
 * and answers that a result of the handling asks for belong to it.
 */
import { decisions } from '../../game'
import { eventsFor } from '../../kernel/secrets'
import type { Session, Step } from '../../replay/session'
import type { GameEvent, Message, Seat, Viewer } from '../../types'
import { observedBack } from '../view/observed'
import { namesIn, stateBefore } from './story'

/** The own steps of a handling, and all observed steps from its first one on, in order. */
export type Handling = { readonly acts: ReadonlySet<Step>; readonly steps: readonly Step[] }

/** Returns the last handling of these seats; it has no steps if there was none. Without seats it is the last step. */
export function lastHandling(session: Session, viewer: Viewer, own: readonly Seat[]): Handling {
  const acts = new Set<Step>()
  const steps: Step[] = []
  let first = 0
  for (const step of observedBack(session, viewer)) {
    steps.push(step)
    if (own.length > 0 && !own.includes(step.seat)) continue
    acts.add(step)
    first = steps.length
    if (own.length === 0 || isBeginning(session, step, viewer)) break
  }
  return { acts, steps: steps.slice(0, first).reverse() }
}

/** The question before a step: its phase, the number of its answers, and the pieces that it is about. */
type Asked = { readonly phase: string; readonly choices: number; readonly focus: readonly string[] }
const questions = new WeakMap<Step, Asked>()

function questionOf(session: Session, step: Step): Asked {
  const known = questions.get(step)
  if (known) return known
  const own = decisions(session.def, stateBefore(session, step)).filter(({ seat }) => seat === step.seat)
  const asked = own.find(({ optional }) => !optional) ?? own[0]
  const question = {
    phase: asked?.phase ?? '',
    choices: own.reduce((sum, { choices }) => sum + choices.length, 0),
    focus: asked?.focus?.pieces ?? [],
  }
  questions.set(step, question)
  return question
}

/** Whether the player chose the step after seeing the results before it. */
const isBeginning = (session: Session, step: Step, viewer: Viewer): boolean =>
  !step.joins && questionOf(session, step).choices !== 1 && !isAnswer(session, step, viewer)

/** Whether a step answers where pieces go that the result of an own act moves: the question of another phase, about them alone. */
function isAnswer(session: Session, step: Step, viewer: Viewer): boolean {
  const { phase, focus } = questionOf(session, step)
  if (focus.length === 0) return false
  for (const cause of observedBack({ ...session, last: step.before }, viewer)) {
    if (cause.seat !== step.seat) return false
    if (questionOf(session, cause).phase === phase) continue
    const heard = eventsFor(viewer, cause.events)
    const named = new Set(heard.flatMap(namesIn))
    return heard.some(isResult) && focus.every((piece) => named.has(piece))
  }
  return false
}

/** A die, a card or an outcome of a table. */
export const isResult = (event: GameEvent): boolean =>
  typeof event.die === 'number' ||
  (Array.isArray(event.dice) && event.dice.length > 0) ||
  typeof event.result === 'string' ||
  cardNamesIn(event.message).length > 0

/** The cards in the values of a message, by their names in the texts of the pack. */
export const cardNamesIn = ({ values = {} }: Message): string[] =>
  Object.values(values).flatMap((value) => {
    if (typeof value !== 'object') return []
    if ('message' in value) return cardNamesIn(value.message)
    return 'text' in value && value.text.startsWith('cards.') ? [value.text] : []
  })

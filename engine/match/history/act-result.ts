/** The result of the last own act: what it did, its consequences, and the turn that ended since. */
import { table, view } from '../../game'
import { eventsFor } from '../../kernel/secrets'
import type { Session, Step } from '../../replay/session'
import { rulesetOf } from '../../rulesets'
import type { GameEvent, GameState, Message, TableCard, Viewer } from '../../types'
import type { ActResult, Told, TurnEnd } from '../port/match'
import { observedBack, observedCount, type Stretch } from '../view/observed'
import { openingOf } from './openings'
import { changesBetween, headingOf, isHeadline, namesIn, stateBefore } from './story'

/** The maximum number of events that follow from an act. */
const MOST_CONSEQUENCES = 8
/** The maximum number of events in the summary of a turn. */
const MOST_AT_END = 8

/** Returns the result of the last own act, or `undefined` for an act that only moved something. */
export function resultOf(session: Session, viewer: Viewer, { act, after }: Stretch): ActResult | undefined {
  if (!act) return undefined
  const first = observedCount(session, viewer) - after.length
  const told = toldBy(session, act, first, viewer)
  if (
    !told.some(({ event }) => isResult(event)) &&
    told.filter(({ event }) => isHeadline(session.def, event)).length < 2
  )
    return undefined
  const events = [...told, ...consequencesOf(session, viewer, { act, after, first })]
  const steps = [act, ...after.slice(0, (events.at(-1)?.count ?? first) - first)]
  return { seat: act.seat, count: first, events, cards: cardsNamed(session, viewer, steps, events) }
}

/** The events of a step without those of a turn that it begins. */
const toldBy = ({ def }: Session, step: Step, count: number, viewer: Viewer): Told[] => {
  const heard = eventsFor(viewer, step.events)
  return heard
    .slice(0, openingOf(rulesetOf(def).words, heard))
    .map((event) => ({ seat: step.seat, count, event }))
}

/** A die, a card or an outcome of a table. */
const isResult = (event: GameEvent): boolean =>
  typeof event.die === 'number' ||
  (Array.isArray(event.dice) && event.dice.length > 0) ||
  typeof event.result === 'string' ||
  cardNamesIn(event.message).length > 0

type After = { readonly act: Step; readonly after: readonly Step[]; readonly first: number }

/**
 * The events that follow from the act: of the next steps that share a piece, a cell or a player with it, and of further
 * steps of the same phase. A step in another turn ends them.
 */
function consequencesOf(session: Session, viewer: Viewer, { act, after, first }: After): Told[] {
  const { def } = session
  const before = headingOf(def, stateBefore(session, act), viewer)
  const touched = new Set(eventsFor(viewer, act.events).flatMap(namesIn))
  for (const name of [act.seat, def.sideOf[act.seat]]) touched.delete(name)
  let phase: string | undefined
  const told: Told[] = []
  for (const [index, step] of after.entries()) {
    const heading = headingOf(def, stateBefore(session, step), viewer)
    const events = eventsFor(viewer, step.events)
    const isPart =
      textOf(heading.phase) === phase ||
      events.some((event) => namesIn(event).some((name) => touched.has(name)))
    if (textOf(heading.round) !== textOf(before.round) || !isPart) break
    phase = textOf(heading.phase)
    told.push(...toldBy(session, step, first + index + 1, viewer))
    if (told.length >= MOST_CONSEQUENCES) break
  }
  return told.slice(0, MOST_CONSEQUENCES)
}

const textOf = (message: Message): string => JSON.stringify(message)

/** The cards that events name, as far as their effects are seen on the table before or after one of the steps. */
function cardsNamed(
  session: Session,
  viewer: Viewer,
  steps: readonly Step[],
  told: readonly Told[],
): TableCard[] {
  const names = new Set(told.flatMap(({ event }) => cardNamesIn(event.message)))
  const found = new Map<string, TableCard>()
  const look = (state: GameState) => {
    for (const { cards } of table(session.def, view(session.def, state, viewer)).displays ?? [])
      for (const card of cards)
        if (card.name !== undefined && names.has(card.name) && card.lines && card.lines.length > 0)
          found.set(card.name, card)
  }
  for (const step of names.size > 0 ? steps : []) {
    look(stateBefore(session, step))
    look(step.state)
    if (found.size === names.size) break
  }
  return [...names].flatMap((name) => found.get(name) ?? [])
}

/** The cards in the values of a message, by their names in the texts of the pack. */
const cardNamesIn = ({ values = {} }: Message): string[] =>
  Object.values(values).flatMap((value) => {
    if (typeof value !== 'object') return []
    if ('message' in value) return cardNamesIn(value.message)
    return 'text' in value && value.text.startsWith('cards.') ? [value.text] : []
  })

/** The end of a turn during the last own act or since, the latest one; `undefined` if none ended or it has nothing to tell. */
export function turnEndOf(
  session: Session,
  viewer: Viewer,
  { act, after: since }: Stretch,
): TurnEnd | undefined {
  const { def } = session
  const roundOf = (state: GameState) => textOf(headingOf(def, state, viewer).round)
  const last = (act ? [act, ...since] : []).findLast(
    (step) => roundOf(stateBefore(session, step)) !== roundOf(step.state),
  )
  if (!last) return undefined
  const ended = headingOf(def, stateBefore(session, last), viewer).round
  const steps = [...stepsOfTurn(session, viewer, last, roundOf)]
  const at = (state: GameState) => table(def, view(def, state, viewer))
  const after = at(last.state)
  const changes = changesBetween(at(stateBefore(session, steps[0])), after)
  const told = steps.flatMap((step) => atEnd(session, viewer, step, step === last)).slice(-MOST_AT_END)
  if (changes.length + told.length === 0) return undefined
  return { round: ended, told, changes, next: { round: after.round, phase: after.phase }, seat: after.seat }
}

/** The observed steps of the turn that ended in a step, in order. */
function stepsOfTurn(
  session: Session,
  viewer: Viewer,
  last: Step,
  roundOf: (state: GameState) => string,
): Step[] {
  const steps = [last]
  const round = roundOf(stateBefore(session, last))
  for (const step of observedBack({ ...session, last: last.before }, viewer)) {
    if (roundOf(stateBefore(session, step)) !== round) break
    steps.push(step)
  }
  return steps.reverse()
}

/** The events of a step for the summary of its turn: those with points, and the headline events of the last step. */
function atEnd({ def }: Session, viewer: Viewer, { events }: Step, isLast: boolean): GameEvent[] {
  const heard = eventsFor(viewer, events)
  const ending = isLast ? heard.slice(0, openingOf(rulesetOf(def).words, heard)) : heard
  return ending.filter((event) => typeof event.points === 'number' || (isLast && isHeadline(def, event)))
}

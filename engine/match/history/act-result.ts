/** The result of the last own handling: what its acts did, and their consequences. */
import { table, view } from '../../game'
import { eventsFor } from '../../kernel/secrets'
import type { Session, Step } from '../../replay/session'
import { rulesetOf } from '../../rulesets'
import type { GameState, Message, TableCard, Viewer } from '../../types'
import type { ActResult, Told } from '../port/match'
import { observedCount } from '../view/observed'
import { cardNamesIn, type Handling, isResult } from './handlings'
import { openingOf } from './openings'
import { headingOf, isHeadline, namesIn, stateBefore } from './story'

/** The maximum number of events that follow from an act. */
const MOST_CONSEQUENCES = 24

/** Returns the results of the last handling in order, or `undefined` if it only moved something. */
export function resultOf(session: Session, viewer: Viewer, handling: Handling): ActResult | undefined {
  const { acts, steps } = handling
  const first = observedCount(session, viewer) - steps.length + 1
  const events: Told[] = []
  const results: Told[] = []
  const named: Step[] = []
  let thread: Thread | undefined
  for (const [index, step] of steps.entries()) {
    const told = toldBy(session, step, first + index, viewer)
    const isAct = acts.has(step) && hasResult(session, told)
    thread = isAct ? threadOf(session, step, viewer) : thread && goingOn(session, step, viewer, thread)
    if (!thread) continue
    const shown = isAct ? told : told.slice(0, thread.room)
    if (isAct) results.push(told[0])
    else thread = { ...thread, room: thread.room - shown.length }
    events.push(...shown)
    named.push(step)
  }
  const last = results.at(-1)
  if (!last) return undefined
  const heads = results.map((one) => events.indexOf(one))
  return {
    ...{ seat: last.seat, count: last.count, events, heads },
    cards: cardsNamed(session, viewer, named, events),
  }
}

/** The events of a step without those of a turn that it begins. */
const toldBy = ({ def }: Session, step: Step, count: number, viewer: Viewer): Told[] => {
  const heard = eventsFor(viewer, step.events)
  return heard
    .slice(0, openingOf(rulesetOf(def).words, heard))
    .map((event) => ({ seat: step.seat, count, event }))
}

const hasResult = ({ def }: Session, told: readonly Told[]): boolean =>
  told.some(({ event }) => isResult(event)) || told.filter(({ event }) => isHeadline(def, event)).length > 1

/** The steps that follow from an act: the names that it touched, its turn, the phase of the last of them, and the events left. */
type Thread = {
  readonly touched: ReadonlySet<string>
  readonly round: string
  readonly phase?: string
  readonly room: number
}

function threadOf(session: Session, act: Step, viewer: Viewer): Thread {
  const { def } = session
  const touched = new Set(eventsFor(viewer, act.events).flatMap(namesIn))
  for (const name of [act.seat, def.sideOf[act.seat]]) touched.delete(name)
  const { round } = headingOf(def, stateBefore(session, act), viewer)
  return { touched, round: textOf(round), room: MOST_CONSEQUENCES }
}

/** The thread after a step that belongs to it: it touches a name of the act, or is in the phase of the last such step. */
function goingOn(session: Session, step: Step, viewer: Viewer, thread: Thread): Thread | undefined {
  const heading = headingOf(session.def, stateBefore(session, step), viewer)
  const phase = textOf(heading.phase)
  const touches = () =>
    eventsFor(viewer, step.events).some((event) => namesIn(event).some((name) => thread.touched.has(name)))
  const isPart = textOf(heading.round) === thread.round && (phase === thread.phase || touches())
  return isPart && thread.room > 0 ? { ...thread, phase } : undefined
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

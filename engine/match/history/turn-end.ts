/** The summary of a turn that ended in the last own handling or since. */
import { table, view } from '../../game'
import { eventsFor } from '../../kernel/secrets'
import type { Session, Step } from '../../replay/session'
import { rulesetOf } from '../../rulesets'
import type { GameEvent, GameState, Message, Table, Viewer } from '../../types'
import type { TurnEnd, TurnPart } from '../port/match'
import { observedBack } from '../view/observed'
import type { Handling } from './handlings'
import { openingOf } from './openings'
import { changesBetween, headingOf, isHeadline, stateBefore } from './story'

/** The maximum number of events of a turn, and of each of several parts of a turn. */
const MOST_IN_TURN = 8
const MOST_IN_PART = 3

/** The summary of the latest turn that ended; `undefined` if none ended or it has nothing to tell. */
export function turnEndOf(session: Session, viewer: Viewer, { steps: since }: Handling): TurnEnd | undefined {
  const { def } = session
  const turnAt = (state: GameState) => turnOf(headingOf(def, state, viewer).round)
  const last = since.findLast((step) => turnAt(stateBefore(session, step)) !== turnAt(step.state))
  if (!last) return undefined
  const steps = stepsOfTurn(session, viewer, last, turnAt)
  const at = (state: GameState) => table(def, view(def, state, viewer))
  const after = at(last.state)
  const changes = changesBetween(at(stateBefore(session, steps[0])), after)
  const parts = partsOf(session, viewer, steps)
  if (changes.length + parts.length === 0) return undefined
  const { round } = headingOf(def, stateBefore(session, last), viewer)
  const next = { round: after.round, phase: after.phase }
  return { round, parts, changes, ...aheadOf(after), next, seat: after.seat }
}

/** The number of a turn as text. The other numbers in its words are those of its parts. */
const turnOf = ({ key, values = {} }: Message): string => JSON.stringify(Object.values(values)[0] ?? key)

/** The state of the game as a whole, and the reinforcements of the nearest turn that brings some. */
function aheadOf({ about = [], arrivals = [] }: Table): Pick<TurnEnd, 'standing' | 'arrivals'> {
  const standing = about.find(({ id, seat }) => id === 'score' && seat === undefined)
  const nearest = arrivals.filter(({ turn }) => turn === arrivals[0].turn)
  return { ...(standing && { standing }), ...(nearest.length > 0 && { arrivals: nearest }) }
}

/** The observed steps of the turn that ended in a step, in order. */
function stepsOfTurn(
  session: Session,
  viewer: Viewer,
  last: Step,
  turnAt: (state: GameState) => string,
): Step[] {
  const steps = [last]
  const turn = turnAt(stateBefore(session, last))
  for (const step of observedBack({ ...session, last: last.before }, viewer)) {
    if (turnAt(stateBefore(session, step)) !== turn) break
    steps.push(step)
  }
  return steps.reverse()
}

/** The parts of a turn with something to tell, in order; a turn of one kind of round has one. */
function partsOf(session: Session, viewer: Viewer, steps: readonly Step[]): TurnPart[] {
  const roundOf = (step: Step) => headingOf(session.def, stateBefore(session, step), viewer).round
  const runs: Step[][] = []
  for (const step of steps) {
    const run = runs.at(-1)
    if (run && JSON.stringify(roundOf(run[0])) === JSON.stringify(roundOf(step))) run.push(step)
    else runs.push([step])
  }
  const most = runs.length > 1 ? MOST_IN_PART : MOST_IN_TURN
  return runs.flatMap((run) => {
    const told = run.flatMap((step) =>
      toldAtEnd(session, viewer, step, runs.length > 1 || step === run.at(-1)),
    )
    return told.length > 0 ? [{ round: roundOf(run[0]), told: told.slice(-most) }] : []
  })
}

/** The events of a step for the summary of its turn: those with points, and the headline events if wanted. */
function toldAtEnd({ def }: Session, viewer: Viewer, { events }: Step, withHeadlines: boolean): GameEvent[] {
  const heard = eventsFor(viewer, events)
  const ending = withHeadlines ? heard.slice(0, openingOf(rulesetOf(def).words, heard)) : heard
  return ending.filter(
    (event) => typeof event.points === 'number' || (withHeadlines && isHeadline(def, event)),
  )
}

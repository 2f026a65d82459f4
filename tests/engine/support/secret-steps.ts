/**
 * The effects of a step on a viewer in two states that look the same to them, with the same dice. If the step reveals no fact to
 * the viewer, all effects must be equal. Otherwise they may differ only in the revealed facts.
 */
import { carryOut, decisions, view } from '../../../engine/game'
import { isSame } from '../../../engine/kernel/legality/legality'
import { eventsFor } from '../../../engine/kernel/secrets'
import { canUndo, type Session, withStep } from '../../../engine/replay/session'
import type { Decision, GameDef, GameEvent, GameState, Viewer } from '../../../engine/types'
import type { Act } from './secret-channels'

export type SteppedOn = {
  /** The seat and its action, for the report. */
  readonly what: string
  readonly isOwn: boolean
  readonly undo: boolean
  readonly hasRolled: boolean
  readonly heard: readonly GameEvent[]
  readonly after: string
}

/** Returns the result of each action, or `undefined` if it is illegal. */
export const stepsOn = (
  def: GameDef,
  state: GameState,
  viewer: Viewer,
  acts: readonly Act[],
  asked: readonly Decision[] = decisions(def, state),
): (SteppedOn | undefined)[] => acts.map((act) => stepOn(def, state, viewer, asked, act))

function stepOn(
  def: GameDef,
  state: GameState,
  viewer: Viewer,
  asked: readonly Decision[],
  { seat, action }: Act,
): SteppedOn | undefined {
  const own = asked.filter((decision) => decision.seat === seat)
  if (!own.some(({ choices }) => choices.some((choice) => isSame(choice.action, action)))) return undefined
  const done = carryOut(def, state, seat, action)
  const session: Session = { def, seed: 0, start: state, last: undefined, undone: undefined }
  return {
    what: `${seat} ${JSON.stringify(action)}`,
    isOwn: seat === viewer,
    undo: canUndo(withStep(session, seat, action, done), seat),
    hasRolled: done.state.rng !== state.rng,
    heard: eventsFor(viewer, done.events),
    after: JSON.stringify(view(def, done.state, viewer)),
  }
}

/** `parted`: only one of the two states reveals something. */
export type Meeting = 'same' | 'shown alike' | 'shown' | 'parted'

export const meetingOf = (one: SteppedOn, other: SteppedOn): Meeting => {
  const [here, there] = [one, other].map(({ heard }) => heard.filter(isShowing))
  if (here.length === 0 && there.length === 0) return 'same'
  if (here.length === 0 || there.length === 0) return 'parted'
  return JSON.stringify(here) === JSON.stringify(there) ? 'shown alike' : 'shown'
}

/** Returns the channels that must be equal in both, each with both texts. */
export function comparedOf(one: SteppedOn, other: SteppedOn): [string, string, string][] {
  const meeting = meetingOf(one, other)
  if (meeting === 'parted') return []
  const log: [string, string, string] =
    meeting === 'shown'
      ? ['log', JSON.stringify(untilShown(one)), JSON.stringify(untilShown(other))]
      : ['log', JSON.stringify(one.heard), JSON.stringify(other.heard)]
  return [
    ...(one.isOwn ? [undoOf(one, other)] : []),
    log,
    ...(meeting === 'same' ? [['after', one.after, other.after] as [string, string, string]] : []),
  ]
}

const undoOf = (one: SteppedOn, other: SteppedOn): [string, string, string] => [
  'undo',
  `${one.what}: ${one.undo}`,
  `${one.what}: ${other.undo}`,
]

const isShowing = ({ reveals }: GameEvent): boolean => reveals === true

const untilShown = ({ heard }: SteppedOn): readonly GameEvent[] => heard.slice(0, heard.findIndex(isShowing))

/** Returns both texts from their first difference on, or `undefined` if they are equal. */
export function differenceOf(here: string, there: string): readonly [string, string] | undefined {
  if (here === there) return undefined
  let at = 0
  while (here[at] === there[at]) at++
  const from = Math.max(0, at - 80)
  return [here.slice(from, at + 80), there.slice(from, at + 80)]
}

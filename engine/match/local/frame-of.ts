/** The frame of a game at one screen, from the data of its holder. */
import { type Session, stateOf } from '../../replay/session'
import { hasRuntime, rulesetOf } from '../../rulesets'
import type { Decision, Seat } from '../../types'
import { mayBranch } from '../history/moments'
import type { AtHand } from '../history/taking-back'
import type { Controls } from '../port/controls'
import { isOpen } from '../port/hidden'
import type { Bookmark, Frame, Kept, Pace } from '../port/match'
import type { Takeover } from '../port/takeovers'
import { type AtScreen, atScreen, type Holder, isHeld, isPerson } from '../view/at-screen'
import { observedAt } from '../view/observed'
import { notedSeats, redact } from './redact'

export type Holding = {
  readonly held: Session
  readonly controls: Controls
  readonly asked: readonly Decision[]
  /** The person who last took a shared screen, and the seat it was passed to since. */
  readonly holder?: Holder | undefined
  readonly next?: Seat | undefined
  /** The earlier moment shown, in steps. */
  readonly moment?: number | undefined
  /** The number of steps in the log. */
  readonly steps: number
  readonly paused: boolean
  readonly pace: Pace
  readonly position: number
  readonly answer?: Frame['answer']
  readonly kept: Kept
  readonly takeovers: readonly Takeover[]
  readonly bookmarks: readonly Bookmark[]
}

/** The frame for the screen, with the holder and the moment after it. A curtain clears both. */
export type Looked = Pick<Holding, 'holder' | 'moment'> & {
  readonly frame: Frame
  readonly screen: AtScreen
  readonly atHand: AtHand
}

export function frameOf(holding: Holding): Looked {
  const { held, controls, asked, next, steps, bookmarks } = holding
  const { def } = held
  const screen = atScreen(def, stateOf(held), asked, controls, holding.holder, next)
  const holder = isHeld(screen, holding.holder?.seat) ? holding.holder : undefined
  const at = screen.handover === undefined ? holding.moment : undefined
  const { decision } = screen
  const isOwn = decision !== undefined && isPerson(controls, decision.seat)
  const moment =
    at === undefined ? undefined : { at, mayBranch: mayBranch(controls, def.seats, isOpen(held)) }
  const people = def.seats.filter((seat) => isPerson(controls, seat))
  const { viewer, handover } = screen
  const atHand = { people, viewer, holder: holder?.seat, heldFrom: holder?.from ?? 0, handover }
  const seen = redact(held, { ...screen, ...atHand, isOwn, steps, moment, bookmarks })
  const botsTurn = decision !== undefined && !isOwn && at === undefined
  const sharesSecrets = people.length > 1 && !isOpen(held)
  const frame = { ...seen, ...screenOf(holding, screen, botsTurn), sharesSecrets }
  return { holder, moment: at, screen, atHand, frame }
}

/** The part of the frame that belongs to the screen rather than to one seat. */
function screenOf(holding: Holding, screen: AtScreen, botsTurn: boolean) {
  const { handover, waiting, botsAsked, viewer } = screen
  const { held, controls, paused, pace, position, answer, kept } = holding
  const takeovers = holding.takeovers.map(({ seat, step }) => ({
    seat,
    step: observedAt(held, step, viewer),
  }))
  const people = peopleAt(screen, held.def.seats, controls)
  return {
    ...{ controls, paused, pace, position, answer, handover, waiting, botsAsked, botsTurn, kept, takeovers },
    noted: notedSeats(held.def, stateOf(held), people),
    canInspect: !hasRuntime(held.def) || rulesetOf(held.def).inspect !== undefined,
  }
}

/** The people at the screen now: one, or several who hide nothing from each other. */
export function peopleAt(
  { viewer, handover }: Pick<AtScreen, 'viewer' | 'handover'>,
  seats: readonly Seat[],
  controls: Controls,
): readonly Seat[] {
  if (handover !== undefined) return []
  const people = seats.filter((seat) => isPerson(controls, seat))
  return viewer === 'spectator' ? people : people.filter((seat) => seat === viewer)
}

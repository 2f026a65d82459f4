/** Who sits at the screen, what is asked of them, and for which viewer it shows the table. No React, no DOM. */
import { view as seenBy, seesAll, table } from '../game'
import { GROUP } from '../kernel/deal-group'
import type { Decision, GameDef, GameState, Seat, Table, Viewer } from '../types'
import type { Controls } from './controls'

export type AtScreen = {
  /** What is asked of the person at the screen; of a bot when no person is asked. */
  readonly decision: Decision | undefined
  /** Optional actions of the player at the screen: the game does not wait for them. */
  readonly optionalActions: readonly Decision[]
  readonly viewer: Viewer
  /** People share the screen and hide things from each other: this seat must take the screen first. */
  readonly handover: Seat | undefined
  /** The player with the screen is not the only one: the game waits for this seat too. */
  readonly waiting: Seat | undefined
  /** A bot is to act, whether or not a person is asked too. */
  readonly botsAsked: boolean
}

export const isPerson = (controls: Controls, seat: Seat): boolean => controls[seat] === 'human'

/** Which of several people has the screen: the one who took it last, when the game had `from` steps; a visit is not asked anything. */
export type Holder = { readonly seat: Seat; readonly isVisit: boolean; readonly from: number }

/** The holder after a seat takes the screen; a seat that has it already has had it since `from`. */
export const takenBy = (seat: Seat, isVisit: boolean, before: Holder | undefined, steps: number): Holder => ({
  ...{ seat, isVisit },
  from: before?.seat === seat ? before.from : steps,
})

export function atScreen(
  def: GameDef,
  state: GameState,
  asked: readonly Decision[],
  controls: Controls,
  holder: Holder | undefined,
  /** Whom the screen was passed to. */
  next?: Seat,
): AtScreen {
  const people = def.seats.filter((seat) => isPerson(controls, seat))
  const main = asked.filter(({ optional }) => !optional)
  const ofPeople = main.filter(({ seat }) => isPerson(controls, seat))
  const botsAsked = main.some(({ seat, choices }) => !isPerson(controls, seat) && choices.length > 0)
  const optionalActionsOf = (seats: readonly Seat[]) =>
    asked.filter(({ seat, optional }) => optional && seats.includes(seat))
  const first = ofPeople[0] ?? main[0]
  const open = { decision: first, handover: undefined, botsAsked, waiting: undefined }
  if (people.length === 1) return { ...open, viewer: people[0], optionalActions: optionalActionsOf(people) }
  // Deals are drafted unseen: also that there is no draft is hidden.
  const mayDraft = optionalActionsOf(people).some(({ phase }) => phase === GROUP)
  const isSecret = ofPeople.length > 1 || mayDraft || people.some((person) => isHiding(def, state, person))
  if (!isSecret || people.length === 0)
    return { ...open, viewer: 'spectator', optionalActions: optionalActionsOf(people) }
  const own = ofPeople.find(({ seat }) => seat === holder?.seat)
  if (holder && (own || holder.isVisit)) {
    const waiting = ofPeople.find(({ seat }) => seat !== holder.seat)?.seat
    return {
      ...open,
      decision: own,
      viewer: holder.seat,
      optionalActions: optionalActionsOf([holder.seat]),
      waiting,
    }
  }
  if (ofPeople.length === 0) return { ...open, viewer: 'spectator', optionalActions: [] }
  const { seat } = ofPeople.find((one) => one.seat === next) ?? ofPeople[0]
  return { ...open, decision: undefined, viewer: 'spectator', optionalActions: [], handover: seat }
}

/** Whether a seat sees anything that not everybody sees. Notes are not looked at: they are shown only when asked for. */
function isHiding(def: GameDef, state: GameState, seat: Seat): boolean {
  if (seesAll(def, state, seat) && seesAll(def, state, 'spectator')) return false
  const [own, known] = [seenBy(def, state, seat), seenBy(def, state, 'spectator')]
  const laid = ({ pieces, marks, trays, displays, mats, tracks }: Table) =>
    JSON.stringify([pieces, marks, trays, displays, mats, tracks])
  return laid(table(def, own)) !== laid(table(def, known))
}

/** Whether the screen still belongs to the seat that took it: something of its own is hidden from the others. */
export const isHeld = ({ viewer, handover }: AtScreen, holder: Seat | undefined): boolean =>
  handover === undefined && viewer === holder

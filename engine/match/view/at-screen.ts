/** The player at the screen, the decision to show, and the viewer of the table. No React, no DOM. */
import { view as seenBy, seesAll, table } from '../../game'
import { GROUP } from '../../kernel/deals/group'
import type { Decision, GameDef, GameState, Seat, Table, Viewer } from '../../types'
import type { Controls } from '../port/controls'

export type AtScreen = {
  /** The decision of the person at the screen, or of a bot if no person is asked. */
  readonly decision: Decision | undefined
  /** Optional actions of the player at the screen: the game does not wait for them. */
  readonly optionalActions: readonly Decision[]
  readonly viewer: Viewer
  /** The seat that must take the screen first, if people share it and hide things from each other. */
  readonly handover: Seat | undefined
  /** Another seat that the game waits for too. */
  readonly waiting: Seat | undefined
  /** Whether a bot is to act, even if a person is asked too. */
  readonly botsAsked: boolean
}

export const isPerson = (controls: Controls, seat: Seat): boolean => controls[seat] === 'human'

/** The person with the screen, since the game had `from` steps. A visitor is not asked anything. */
export type Holder = { readonly seat: Seat; readonly isVisit: boolean; readonly from: number }

/** The holder after a seat takes the screen. A seat that has it already keeps its `from`. */
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
  /** The seat that the screen was passed to. */
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
  // Drafts of deals are secret, and so is their absence.
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

/** Whether a seat sees anything hidden from others. Notes are ignored, because they are shown only on request. */
function isHiding(def: GameDef, state: GameState, seat: Seat): boolean {
  if (seesAll(def, state, seat) && seesAll(def, state, 'spectator')) return false
  const [own, known] = [seenBy(def, state, seat), seenBy(def, state, 'spectator')]
  const laid = ({ pieces, marks, trays, displays, mats, tracks }: Table) =>
    JSON.stringify([pieces, marks, trays, displays, mats, tracks])
  return laid(table(def, own)) !== laid(table(def, known))
}

/** Whether the screen still belongs to the seat that took it, because it shows hidden things of that seat. */
export const isHeld = ({ viewer, handover }: AtScreen, holder: Seat | undefined): boolean =>
  handover === undefined && viewer === holder

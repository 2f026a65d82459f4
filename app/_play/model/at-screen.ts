/** Who sits at the screen, what is asked of them, and whose eyes it shows the table to. No React, no DOM. */
import { view as seenBy, table } from '../../../engine/game'
import type { Decision, GameDef, GameState, Seat, Table, Viewer } from '../../../engine/types'
import type { Controls } from './controls'

export type AtScreen = {
  /** What is asked of the person at the screen; of a bot when no person is asked. */
  readonly decision: Decision | undefined
  readonly viewer: Viewer
  /** People share the screen and hide things from each other: this seat must take the screen first. */
  readonly handover: Seat | undefined
  /** A bot is to act, whether or not a person is asked too. */
  readonly botsAsked: boolean
}

export const isPerson = (controls: Controls, seat: Seat): boolean => controls[seat] === 'human'

/** `holder` is the seat that took the screen last. */
export function atScreen(
  def: GameDef,
  state: GameState,
  asked: readonly Decision[],
  controls: Controls,
  holder: Seat | undefined,
): AtScreen {
  const people = def.seats.filter((seat) => isPerson(controls, seat))
  const ofPeople = asked.filter(({ seat }) => isPerson(controls, seat))
  const botsAsked = asked.some(({ seat, choices }) => !isPerson(controls, seat) && choices.length > 0)
  const decision = ofPeople.find(({ seat }) => seat === holder) ?? ofPeople[0] ?? asked[0]
  if (people.length === 1) return { decision, viewer: people[0], handover: undefined, botsAsked }
  const open = { decision, viewer: 'spectator', handover: undefined, botsAsked }
  if (people.length === 0 || ofPeople.length === 0 || !decision) return open
  const { seat } = decision
  if (ofPeople.length < 2 && !people.some((person) => hidesPieces(def, state, person))) return open
  if (seat === holder) return { ...open, viewer: seat }
  return { ...open, decision: undefined, handover: seat }
}

/** Whether a seat sees counters or marks that not everybody sees. */
function hidesPieces(def: GameDef, state: GameState, seat: Seat): boolean {
  const [own, known] = [seenBy(def, state, seat), seenBy(def, state, 'spectator')]
  if (own === known) return false
  const laid = (one: Table) => JSON.stringify([one.pieces, one.marks, one.trays])
  return laid(table(def, own)) !== laid(table(def, known))
}

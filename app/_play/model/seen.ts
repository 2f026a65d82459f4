/** What the screen shows of a game, to whoever sits at it. No React, no DOM. */
import { outcome, view as seenBy, seesAll, table } from '../../../engine/game'
import { canRedo, canUndo, type Session, stateOf } from '../../../engine/replay/session'
import type { GameDef, GameState, Seat, Table } from '../../../engine/types'
import type { AtScreen } from './at-screen'
import type { PlayView } from './play-view'

export function seenAtScreen(
  def: GameDef,
  session: Session,
  { viewer, handover }: AtScreen,
  holder: Seat | undefined,
): Pick<PlayView, 'table' | 'outcome' | 'noted' | 'canUndo' | 'canRedo'> {
  const state = stateOf(session)
  const known = seenBy(def, state, 'spectator')
  return {
    table: table(def, viewer === 'spectator' ? known : seenBy(def, state, viewer)),
    outcome: outcome(def, state),
    noted: seesAll(def, state, 'spectator')
      ? []
      : [...new Set((table(def, state).secrets ?? []).map(({ seat }) => seat))],
    // Who shares the screen takes back neither what another did unseen nor what has shown him something.
    canUndo: handover === undefined && canUndo(session, holder),
    canRedo: handover === undefined && canRedo(session),
  }
}

/** What a seat has written down, as its own eyes see it. */
export const notesOf = (def: GameDef, state: GameState, seat: Seat): NonNullable<Table['secrets']> =>
  (table(def, seenBy(def, state, seat)).secrets ?? []).filter((secret) => secret.seat === seat)

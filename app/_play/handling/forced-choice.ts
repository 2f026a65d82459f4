/** The only choice of a decision, which the table takes by itself after a moment. */
import type { Choice } from '../../../engine/types'
import type { PlayView } from '../model/play-view'

/**
 * The choice to take, or `undefined`. Optional actions count as other choices, because the player may prefer them. After an undo,
 * at an earlier moment, behind a curtain or beside a note, the player decides.
 */
export function forcedChoice(view: PlayView): Choice | undefined {
  const { decision, optionalActions, botsTurn, outcome, moment, handover, waiting, paused, canRedo } = view
  if (!decision || decision.optional || decision.choices.length !== 1) return undefined
  if (botsTurn || outcome || moment || handover !== undefined || waiting !== undefined || paused || canRedo)
    return undefined
  if (optionalActions.length > 0 || view.refusal || view.menu || view.idlePress) return undefined
  return decision.choices[0]
}

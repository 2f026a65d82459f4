/** Triggers: at a moment of the game, if a condition holds, something happens. */
import { emit } from '../events'
import { load } from '../position-cache'
import type { CorteoTurn, Moment, Trigger } from '../rules'
import type { CorteoState } from '../state'

/**
 * To be called at a moment of the game, with the piece it is about while that piece still stands where it happens.
 * Triggers are read in file order; each sees what those before it did.
 */
export function fire(turn: CorteoTurn, at: Moment, piece = -1): void {
  const { triggers } = turn.def.rules
  for (let index = 0; index < triggers.length; index++)
    if (triggers[index].at === at && isDue(turn, index, piece)) happen(turn, index)
}

function isDue({ def, state }: CorteoTurn, index: number, piece: number): boolean {
  const { rules } = def
  const trigger = rules.triggers[index]
  if (!isItsTime(trigger, state) || (trigger.once && state.fired.includes(index))) return false
  load(rules, state)
  if (piece >= 0 && trigger.who !== undefined && !trigger.who(rules, state, piece)) return false
  return trigger.when === undefined || trigger.when(rules, state)
}

const isItsTime = ({ turn, from, to }: Trigger, state: CorteoState): boolean =>
  state.hand >= from && state.hand <= to && (turn < 0 || turn === state.turn)

function happen(turn: CorteoTurn, index: number): void {
  const { id, quiet, once, effects } = turn.def.rules.triggers[index]
  if (once) turn.list('fired').push(index)
  // A quiet one is told to nobody; who tries a scenario out hears of it.
  const facts = quiet ? { trigger: id, only: [] } : { trigger: id }
  emit(turn, 'trigger', { trigger: { text: `triggers.${id}` } }, facts)
  for (const effect of effects) effect(turn)
}

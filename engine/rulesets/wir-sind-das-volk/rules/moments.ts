/** Moments that occur together, in their order (see vocabulary.json). */
import { moment } from '../../../blocks/interpreter'
import type { VolkTurn } from '../rules'
import { openCards } from './cards'

/** Runs the moments of a new decade and its first half. */
export function decadeBegan(turn: VolkTurn): void {
  moment(turn, 'turn-began')
  halfBegan(turn)
}

/** Runs the moments of a new half, one for each opened card. */
export function halfBegan(turn: VolkTurn): void {
  const drawn = openCards(turn.state)
  moment(turn, 'half-began')
  for (const it of drawn) moment(turn, 'card-drawn', { it })
}

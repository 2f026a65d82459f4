/** Moments that come together, in their order (see vocabulary.json). */
import { moment } from '../../../blocks/running'
import type { VolkTurn } from '../rules'
import { openCards } from './cards'

/** A decade has begun, and with it its first half. */
export function decadeBegan(turn: VolkTurn): void {
  moment(turn, 'turn-began')
  halfBegan(turn)
}

/** Its cards have been turned up, one moment for each. */
export function halfBegan(turn: VolkTurn): void {
  const drawn = openCards(turn.state)
  moment(turn, 'half-began')
  for (const it of drawn) moment(turn, 'card-drawn', { it })
}

import type { Outcome } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import type { SeatName } from './seat-name'

type Text = (key: 'draw' | 'wins' | 'winners' | 'nobodyWins', values?: Record<string, string>) => string

/** The headline of an outcome: the winner, several winners, a draw, or that all lose. */
export function winnersLine(t: Text, { winner, winners }: Outcome, nameOfSeat: SeatName): string {
  if (winners?.length === 0) return t('nobodyWins')
  if (winners) return t('winners', { sides: winners.map((one) => nameOfSeat(one)).join(', ') })
  return winner === 'draw' ? t('draw') : inSentence(t('wins', { side: nameOfSeat(winner, 'marked') }))
}

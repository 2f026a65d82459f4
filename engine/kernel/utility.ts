/** How a game ended for each seat, in one scale for every game: what a search or a statistic counts with. */
import type { GameDef, Outcome, Verdict } from '../types'

const UTILITY = { win: 1, draw: 0, loss: -1 } as const

/**
 * A verdict with a number for each seat: 1 won, 0 drew, -1 lost. Seats of a side that wins win together; of a draw are those that the
 * verdict says, else all. No matter by how much: points are in the score.
 */
export function judged({ seats, sideOf }: Pick<GameDef, 'seats' | 'sideOf'>, verdict: Verdict): Outcome {
  const { drawn = seats, ...ending } = verdict
  const { winner } = ending
  const isSeat = seats.includes(winner)
  const wins = (seat: string) => (isSeat ? seat : sideOf[seat]) === winner
  const worthTo = (seat: string) => {
    if (winner === 'draw') return drawn.includes(seat) ? UTILITY.draw : UTILITY.loss
    return wins(seat) ? UTILITY.win : UTILITY.loss
  }
  return { ...ending, utility: Object.fromEntries(seats.map((seat) => [seat, worthTo(seat)])) }
}

/** How a game ended for each seat, in one scale for every game: what a search or a statistic counts with. */
import type { GameDef, Outcome, Seat, Verdict } from '../types'

const UTILITY = { win: 1, draw: 0, loss: -1 } as const

/**
 * A verdict with a number for each seat: 1 won, 0 drew, -1 lost. Seats of a side that wins win together; of a draw are those that the
 * verdict says, else all. No matter by how much: points are in the score.
 */
export function judged(def: Parties, verdict: Verdict): Outcome {
  const { drawn: _, ...ending } = verdict
  const utility = Object.fromEntries(def.seats.map((seat) => [seat, utilityOf(def, verdict, seat)]))
  return { ...ending, utility }
}

/** What a verdict is worth to one seat. */
export function utilityOf({ seats, sideOf }: Parties, verdict: Verdict, seat: Seat): number {
  const { winner, drawn = seats } = verdict
  if (winner === 'draw') return drawn.includes(seat) ? UTILITY.draw : UTILITY.loss
  return (seats.includes(winner) ? seat : sideOf[seat]) === winner ? UTILITY.win : UTILITY.loss
}

type Parties = Pick<GameDef, 'seats' | 'sideOf'>

/** The result of a game for each seat, on one scale for every game: for search and statistics. */
import type { GameDef, Outcome, Seat, Verdict } from '../../types'

const UTILITY = { win: 1, draw: 0, loss: -1 } as const

/**
 * A verdict with a number for each seat: 1 won, 0 drew, -1 lost. The seats of a winning side win together.
 * In a draw, the seats of the verdict draw, by default all. Margins are in the score.
 */
export function judged(def: Parties, verdict: Verdict): Outcome {
  const { drawn: _, ...ending } = verdict
  const utility = Object.fromEntries(def.seats.map((seat) => [seat, utilityOf(def, verdict, seat)]))
  return { ...ending, utility }
}

/** The value of a verdict for one seat. */
export function utilityOf({ seats, sideOf }: Parties, verdict: Verdict, seat: Seat): number {
  const { winner, winners, drawn = seats } = verdict
  if (winners) return winners.includes(seat) || winners.includes(sideOf[seat]) ? UTILITY.win : UTILITY.loss
  if (winner === 'draw') return drawn.includes(seat) ? UTILITY.draw : UTILITY.loss
  return (seats.includes(winner) ? seat : sideOf[seat]) === winner ? UTILITY.win : UTILITY.loss
}

type Parties = Pick<GameDef, 'seats' | 'sideOf'>

/** The enemies of a side: every other side with a player. Sides are in the order of play, followed by those without a player. */
import type { Rules } from '../rules'
import type { CorteoState } from '../state'

export const isPlayed = ({ sides }: Pick<Rules, 'sides'>, side: number): boolean => side < sides.length

export const areFoes = (rules: Pick<Rules, 'sides'>, one: number, other: number): boolean =>
  one !== other && isPlayed(rules, one) && isPlayed(rules, other)

export const foesOf = ({ sides }: Rules, side: number): number[] =>
  [...sides.keys()].filter((other) => other !== side)

/** The side that plays after another; the side itself if it plays alone. */
export const nextSide = ({ sides }: Rules, side: number): number => (side + 1) % sides.length

/** The side that decides against the units of a side: the one in turn, otherwise the winner of the clash. */
export function opponentOf(rules: Rules, state: CorteoState, side: number): number {
  if (state.turn !== side) return state.turn
  const winner = rules.pieces.side[state.winners[0]]
  return winner !== undefined && areFoes(rules, winner, side) ? winner : nextSide(rules, side)
}

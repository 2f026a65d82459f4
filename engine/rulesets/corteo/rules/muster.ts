/** The force of a player: the units that may stay out so that the rest still meets the scenario exactly. */

import type { Muster } from '../blocks/compile'
import type { Rules } from '../rules'
import type { CorteoState } from '../state'
import { fitsExactly, type Kind } from './exact-sum'

/** Returns the current muster, or `undefined` if all are done. */
export const musterOf = ({ musters }: Rules, { mustering }: CorteoState): Muster | undefined =>
  musters[mustering]

/** True if the player of this muster picks from this piece's roster or pool. */
export function isCandidate({ pieces, musters }: Rules, { mustering }: CorteoState, piece: number): boolean {
  if (pieces.pool[piece] >= 0) return pieces.pool[piece] === mustering
  return pieces.seat[piece] === musters[mustering]?.seat && pieces.arrival[piece] < 0
}

/** Returns the pieces still in the force. */
export function mustered(rules: Rules, state: CorteoState): number[] {
  const kept: number[] = []
  for (let piece = 0; piece < rules.pieces.count; piece++)
    if (isCandidate(rules, state, piece) && !state.dismissed.includes(piece)) kept.push(piece)
  return kept
}

export const powerOf = ({ pieces }: Rules, force: readonly number[]): number =>
  force.reduce((sum, piece) => sum + pieces.power[piece], 0)

/** Returns the number and the total power of the pieces that remain to be left out. */
export function surplus(
  rules: Rules,
  state: CorteoState,
): { readonly units: number; readonly points: number } {
  const muster = rules.musters[state.mustering]
  const kept = mustered(rules, state)
  return { units: kept.length - muster.units, points: powerOf(rules, kept) - muster.points }
}

/** True if the force has too many units and can still be completed. */
export function canMuster(rules: Rules, state: CorteoState): boolean {
  const { units, points } = surplus(rules, state)
  return units > 0 && fitsExactly(kindsOf(rules, mustered(rules, state)), units, points)
}

/** True if the force can still be completed without this piece. */
export function maySpare(rules: Rules, state: CorteoState, piece: number): boolean {
  const { units, points } = surplus(rules, state)
  if (units <= 0) return false
  const others = mustered(rules, state).filter((other) => other !== piece)
  return fitsExactly(kindsOf(rules, others), units - 1, points - rules.pieces.power[piece])
}

/** Returns the pieces that may stay out, the last of each kind. Pieces of one type and component are alike. */
export function spareable(rules: Rules, state: CorteoState): number[] {
  const { power } = rules.pieces
  const byPower = new Map<number, boolean>()
  return lastOfEachKind(rules, mustered(rules, state)).filter((piece) => {
    const known = byPower.get(power[piece]) ?? maySpare(rules, state, piece)
    byPower.set(power[piece], known)
    return known
  })
}

/** True if the roster itself is such a force, and no piece has been left out yet. */
export function mayTakeUsual(rules: Rules, state: CorteoState): boolean {
  const { units, points } = rules.musters[state.mustering]
  const roster = mustered(rules, state).filter((piece) => rules.pieces.pool[piece] < 0)
  return state.dismissed.length === 0 && roster.length === units && powerOf(rules, roster) === points
}

/** Returns the piece that represents all that are like this one. */
export const likeOf = (rules: Rules, state: CorteoState, piece: number): number =>
  lastOfEachKind(rules, mustered(rules, state)).find((other) => isAlike(rules, other, piece)) ?? piece

const isAlike = ({ pieces }: Rules, one: number, other: number): boolean =>
  pieces.type[one] === pieces.type[other] && pieces.component[one] === pieces.component[other]

const lastOfEachKind = (rules: Rules, force: readonly number[]): number[] =>
  force.filter((piece, index) => !force.slice(index + 1).some((later) => isAlike(rules, piece, later)))

function kindsOf({ pieces }: Rules, force: readonly number[]): Kind[] {
  const counts = new Map<number, number>()
  for (const piece of force) counts.set(pieces.power[piece], (counts.get(pieces.power[piece]) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count }))
}

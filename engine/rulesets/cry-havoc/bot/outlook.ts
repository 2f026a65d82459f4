/** The facts that a side's bot knows for the whole game, and its memory of the current phase. */
import { ofPiece } from '../blocks/numbers'
import type { Rules } from '../rules'
import type { Seen } from '../rules/sight/sight'
import type { CryHavocState } from '../state'
import type { Weights } from './weights'

export type Outlook = {
  readonly rules: Rules
  readonly weights: Weights
  readonly side: number
  /** Pieces that were evaluated in the current movement and left in place. */
  readonly settled: Set<number>
  /** Pieces that have arrived and have taken no bridle since. */
  readonly arrived: Set<number>
  /** The views of enemy shooters in the current phase, by piece and cell. */
  readonly sights: Map<number, Seen>
  /** The turn and side of these sets. */
  phase: number
}

/** `known` is the memory of a bot of any side; it is copied for the same side only. */
export function makeOutlook(rules: Rules, side: number, weights: Weights, known?: Outlook): Outlook {
  const own = known?.side === side ? known : undefined
  return {
    rules,
    weights,
    side,
    settled: new Set(own?.settled),
    arrived: new Set(own?.arrived),
    sights: new Map(own?.sights),
    phase: own?.phase ?? -1,
  }
}

/** Clears the memory of an earlier phase. */
export function refresh(outlook: Outlook, { turn, side }: CryHavocState): void {
  const phase = turn * outlook.rules.sides.length + side
  if (outlook.phase === phase) return
  outlook.phase = phase
  outlook.settled.clear()
  outlook.arrived.clear()
  outlook.sights.clear()
}

/** Returns the worth of a piece in fights: its points, at least one. */
export function worthOf(rules: Rules, state: CryHavocState, piece: number): number {
  return Math.max(ofPiece(rules, state, 'casualty-points', piece, rules.pieces.worth[piece]), 1)
}

/** The number of turns over which caution falls to 0, because a piece that never moves wins nothing. */
const PATIENCE = 12

/** Returns the percentage of caution left in this turn. */
export const caution = ({ turn }: CryHavocState): number =>
  Math.max(0, 100 - Math.trunc((100 * (turn - 1)) / PATIENCE))

/** The facts that a side's bot knows for the whole game, and its memory of the current phase. */
import type { Rules } from '../rules'
import type { Seen } from '../rules/sight'
import type { CryHavocState } from '../state'
import type { Weights } from './weights'

export type Outlook = {
  readonly rules: Rules
  readonly weights: Weights
  readonly side: number
  /** Pieces it has looked at in the movement being played, and left where they are. */
  readonly settled: Set<number>
  /** Pieces that have walked to where they wanted to be, and not taken a bridle since. */
  readonly arrived: Set<number>
  /** The views of enemy shooters in the current phase, by piece and cell. */
  readonly sights: Map<number, Seen>
  /** The turn and side that these speak of. */
  phase: number
}

/** `known` is what a bot of either side remembers: one of the same side goes on with it. */
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
export function worthOf({ pieces }: Rules, piece: number): number {
  return Math.max(pieces.worth[piece], 1)
}

/** Turns after which it looks no longer at the danger: a piece that waits for ever wins nothing. */
const PATIENCE = 12

/** Percent of its caution that is left in this turn. */
export const caution = ({ turn }: CryHavocState): number =>
  Math.max(0, 100 - Math.trunc((100 * (turn - 1)) / PATIENCE))

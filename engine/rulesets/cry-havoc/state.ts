/** The state of a Cry Havoc game: plain integers, one list a property, pieces by their index in `rules.pieces`. */
import type { BlockParts } from '../../blocks/port'
import type { GameState, OwnedDef, Turn } from '../../types'
import type { Rules } from './rules'

export type CryHavocState = GameState &
  BlockParts & {
    /** Names of the pieces, if a written position gives its own. */
    names?: readonly string[]
    /** Turns count from 1; 0 while the pieces are being placed. */
    turn: number
    /** Active side, by index in `rules.sides` (the order of play). */
    side: number
    /** The only cell of a piece, or the front one of two; or WAITING, SITTING, GONE. */
    cell: readonly number[]
    /** The rear cell of a piece that covers two, else -1. */
    rear: readonly number[]
    /** HEALTHY, WOUNDED or DEAD. A dead piece stays where it fell. */
    health: readonly number[]
    /** 0; DOWN once stunned; DOWN_LATE if stunned in its own phase, since it then lies through one step 5 of its side (CH-07). */
    stunned: readonly number[]
    /** Bits of each piece: see MOVED ... */
    flags: readonly number[]
    /** By rider, the beast it sits on, else -1. The rider's `cell` and `rear` are those of both; the beast's cell is SITTING. */
    mount: readonly number[]
    /** By beast, the figure that leads it or the beast in front of it in a file, else -1. */
    ahead: readonly number[]
    /** 1 if a beast is tied to the beast in front of it; it stays so without a leader (CH-72). */
    tied: readonly number[]
    /** Missiles left by piece; -1 if they are not counted. */
    arrows: readonly number[]
    /** By captive, the index of the captor side; -1 for free pieces. See CAPTIVE in the flags. */
    captor: readonly number[]
    /** By piece, the side of its cover against missiles in this phase: 0 for none yet, else 1 + the side's number (CH-51 to CH-53). */
    taken: readonly number[]
    /** Movement points that each piece has spent in this phase. */
    spent: readonly number[]
    /** Current set-up stage, by index in `rules.setup`. */
    stage: number
    /** The piece in hand (placing, moving, shooting), or -1. */
    active: number
    /** 1 once the active piece has turned on the spot since its last step. */
    turned: number
    /** Front cell chosen for a two-cell piece being placed, or -1. */
    front: number
    /** The fight being formed or resolved. */
    attackers: readonly number[]
    defenders: readonly number[]
    /** The current step, which goes on once everything pending is settled. */
    within: string
    /** The entries to settle before the step goes on, in order: four numbers each (see PENDING kinds). */
    pending: readonly number[]
    /** The shot being resolved: shooter, target, and the weapon; -1 for none. */
    shooter: number
    target: number
    /** Cells left by the losers of a fight, and the pieces that may advance into them. */
    vacated: readonly number[]
    winners: readonly number[]
    /** Movement points left to the piece that advances, and 1 once it has entered a vacated cell. */
    advance: number
    advanced: number
    /** Numbers of pieces that have left the map, by scoring line and then by victory block that counts them. */
    points: readonly number[]
    /** 1 + index of the winning side, 0 before, DRAW; and the index of the victory block, -1 for the turn limit, BY_TRIGGER. */
    won: number
    wonBy: number
    /** 1 once an effect of the scenario ends the game with this turn; absent before. */
    ending?: number
  }

export type CryHavocDef = OwnedDef<Rules>
export type CryHavocTurn = Turn<CryHavocState, Rules>

/** The value of `won` for a draw. */
export const DRAW = 99
/** An effect of the scenario has ended the game (see `wonBy`). */
export const BY_TRIGGER = -2

/** Has not entered the map yet. */
export const WAITING = -1
/** A beast under its rider, which has the rider's cell. */
export const SITTING = -2
/** Off the map for good: left by an edge, led away as a captive. */
export const GONE = -3
/** Thrown from its mount, and not yet put down beside it (CH-91). */
export const FALLEN = -4

export const HEALTHY = 0
export const WOUNDED = 1
export const DEAD = 2

export const DOWN = 1
export const DOWN_LATE = 2

/** Has begun to move in this phase, and has ended its movement. */
export const MOVED = 1
export const STOPPED = 2
/** Shot in step 1, or in step 3, of the current phase. */
export const SHOT_FIRST = 4
export const SHOT_SECOND = 8
/** Takes the whole phase for one action: mounts, dismounts, ties, unties, hands over missiles. */
export const BUSY = 16
/** Mounts or dismounts, which takes the phase of the other side as well (CH-65). */
export const SADDLING = 8192
/** Hands over or takes missiles (CH-96). A busy piece without this flag that is not mounting ties or unties (CH-72). */
export const HANDING = 16384
/** Took part in a fight of the current turn, and of the last turn (CH-02, CH-X9). */
export const FOUGHT = 32
export const ENGAGED = 64
/** Has attacked in this step 4. */
export const STRUCK = 128
/** Has yielded, and so keeps the numbers of its ransom counter, free or not (CH-99). */
export const RANSOMED = 256
/** Is held. */
export const CAPTIVE = 512
/** Has run or attacked its guards, and so gets no quarter again (CH-102). */
export const NO_QUARTER = 1024
/** A captive whose guard was attacked by its friends since it last could move, so that it may run (CH-101). */
export const STIRRED = 2048
/** Has left the map voluntarily (`countExit` in rules/victory). */
export const LEFT = 4096

export const has = (state: CryHavocState, piece: number, flag: number): boolean =>
  (state.flags[piece] & flag) !== 0

export function setFlag(turn: CryHavocTurn, piece: number, flag: number): void {
  if ((turn.state.flags[piece] & flag) !== flag) turn.list('flags')[piece] |= flag
}

export function clearFlag(turn: CryHavocTurn, piece: number, flag: number): void {
  if ((turn.state.flags[piece] & flag) !== 0) turn.list('flags')[piece] &= ~flag
}

export const isLiving = (state: CryHavocState, piece: number): boolean =>
  state.health[piece] !== DEAD && state.cell[piece] >= 0
/** Numbers of one entry of `pending`. */
export const PENDING_WIDTH = 4
/** Kinds of pending: [kind, piece, a, b]. */
export const PENDING = {
  /** The owner of the target decides about its one-sided cover against this shot: piece, covered side. */
  cover: 1,
  /** A side chooses which of its pieces in the fight is hit: side, table, index of the result in `melee.effects[table]`. */
  hurt: 2,
  /** A piece retreats, one cell at a time as its owner chooses: piece, number of cells. */
  retreat: 3,
  /** An unhorsed rider is put beside its mount by its owner: piece, mount. */
  fall: 4,
  /** The winner of a fight may advance. */
  advance: 5,
} as const

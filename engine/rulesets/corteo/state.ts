/** The state of a Corteo game: plain integers, one list a property, pieces by their index in `rules.pieces`. */
import type { BlockState } from '../../blocks/port'
import type { Turn } from '../../types'

export type CorteoState = BlockState & {
  /** Names of the pieces, if a written position gives its own. */
  names?: readonly string[]
  /** Hands count from 1; 0 while the pieces are being placed. */
  hand: number
  /** Side in turn, by index in `rules.sides`. */
  turn: number
  /** The side that acts first in this hand; absent if it is the first of the order. */
  first?: number
  /** Seat in turn, by index in `rules.seats`. Seats of one side move one after the other. */
  mover: number
  /** Hands added to those of the scenario, and 1 if the game ends with this hand. */
  extra: number
  ended: number
  /** Place of each piece: a cell, or RESERVE, ARRESTED, AWAY, CUSTODY, OUT. */
  cell: readonly number[]
  /** Bits of each piece: MOVED, THROWN ... */
  flags: readonly number[]
  /** Index of the current set-up step, and the number of pieces that each of its groups has placed. */
  stage: number
  placed: readonly number[]
  /** Choice in each option of the scenario, by index, and the secret ones that have been revealed. */
  chosen: readonly number[]
  revealed: readonly number[]
  /** Options changed in this turn. */
  changed: readonly number[]
  /** Index of the current muster, and the pieces left out of its force. At the end of the list all musters are done. */
  mustering: number
  dismissed: readonly number[]
  /** Values of the counters, and the one-time triggers that have happened. */
  counters: readonly number[]
  fired: readonly number[]
  /** Cell where a piece in custody or out of the game is shown, -1 for others; empty if the scenario has neither. */
  lies: readonly number[]
  /** 1 once the units in custody have been flown out. */
  flown: number
  /** Hands that a player proposes to add, -1 before; and the number of seats that have answered. */
  proposal: number
  answers: number
  /** Cells walked by each piece in this hand; empty if no trigger reads them. */
  walked: readonly number[]
  /** Sleeping pieces that have had their die in this hand. */
  rolled: readonly number[]
  /** Cells of convoy pieces at the start of their side's turn, in the order of `rules.convoyPieces`. */
  setOut: readonly number[]
  /** By convoy, 1 if its pieces could have gone on at the end of the movement. */
  couldGo: readonly number[]
  /** Objective cells taken, and the seat whose unit took each; only for a side with several seats. */
  takenCells: readonly number[]
  takenSeats: readonly number[]
  /** Pieces of each unit type that may enter and have not. */
  due: readonly number[]
  /** The due pieces that may also wait for a later hand; `waits` is 1 once the side in turn has decided to wait. */
  patient: readonly number[]
  waits: number
  /** Conditional reinforcements that have come, by index. */
  came: readonly number[]
  /** Points of power for which the side in turn still picks reinforcements. */
  budget: number
  /** Late pieces that wait for their die, and those placed in this turn. */
  waiting: readonly number[]
  newcomers: readonly number[]
  /** Pieces off the map, the edge by which each left, and the hand of its return. */
  gone: readonly number[]
  goneBy: readonly number[]
  goneUntil: readonly number[]
  /** The piece being moved or placed, or -1. */
  active: number
  /** Half points it may still spend. */
  points: number
  /** 1 once the active piece has acted, and 1 once it may not step on. */
  acted: number
  halted: number
  /** 1 in a hand of running. */
  running: number
  /** Supplies left: runs, barricades. */
  runs: number
  blocks: number
  /** Component of the Head, or -1. */
  component: number
  /** The components of the other marches, if each player leads one; absent while none is named. */
  components?: readonly number[]
  /** Heads of the group that is the march of this hand (of every march if there are several), and those of the last hand until Heads are named. */
  leaders: readonly number[]
  lastLeaders: readonly number[]
  /** The pieces of the march when it was chosen, if a split may cost it the Head. */
  led: readonly number[]
  barricades: readonly number[]
  /** The hand in which each barricade was built. */
  builtIn: readonly number[]
  /** Cells with a traffic jam, and 1 once the side in turn has tried to make one. */
  jams: readonly number[]
  jamTried: number
  /** Cells with smoke, the turn at whose end each clears (see `turnNumber`), and the cell of drifting gas, or -1. */
  smoke: readonly number[]
  smokeUntil: readonly number[]
  gas: number
  /** Objectives with a covering piece. */
  covered: readonly number[]
  /** Objectives occupied at the end of a hand, to be covered when they are left. */
  held: readonly number[]
  /** The clash being formed or resolved: pieces on each side. */
  attackers: readonly number[]
  defenders: readonly number[]
  /** Pieces that must still go, the current one first, the steps left to each, and the reason (see THROW_RETREAT ...). */
  going: readonly number[]
  goes: readonly number[]
  why: number
  /** 1 if the first of them has taken a step and may take another. */
  midway: number
  /** Side that chooses their way. */
  chooser: number
  /** The cell of the thrower, from which pieces move away, and the cell that must stay free; -1 for none. */
  thrower: number
  origin: number
  /** Panicked pieces still to be put on a base. */
  homeless: readonly number[]
  /** Cells left by the losers, and the pieces that may enter them. */
  vacated: readonly number[]
  winners: readonly number[]
  /** Cell of a stack half of which has advanced, so that the other half must follow; -1 for none. */
  follow: number
}

export const RESERVE = -1
export const ARRESTED = -2
/** Not in this game, or off the map. */
export const AWAY = -3

/** Held by another side, or out of the game for good: captured, gone home. */
export const CUSTODY = -4
export const OUT = -5

export const MOVED = 1
/** Has thrown in this phase. The bits above the flags count the throws. */
export const THROWN = 2
/** Face down on a base. */
export const PANICKED = 4
/** Panicked in this hand, so it sleeps through the next movement phase of this hand. */
export const FRESH = 8
export const FOUGHT = 16
export const HEAD = 32
/** Has removed a barricade in this turn. */
export const CLEARED = 64
const THROWS_SHIFT = 7
const THROWS = ~0 << THROWS_SHIFT

/** The reason why pieces go. After a throw or smoke they may end under enemy control, and there are no arrests. */
export const OUT_OF_SMOKE = -1
export const THROW_RETREAT = 0
export const THROW_PANIC = 1
export const CLASH_RETREAT = 2
export const CLASH_PANIC = 3

export const has = (state: CorteoState, piece: number, flag: number): boolean =>
  (state.flags[piece] & flag) !== 0

/** The part of a turn that can write flags. */
type Writing = Pick<Turn<CorteoState, unknown>, 'state' | 'list'>

export function setFlag(turn: Writing, piece: number, flag: number): void {
  if ((turn.state.flags[piece] & flag) !== flag) turn.list('flags')[piece] |= flag
}

export function clearFlag(turn: Writing, piece: number, flag: number): void {
  if ((turn.state.flags[piece] & flag) !== 0) turn.list('flags')[piece] &= ~flag
}

/** A piece that has thrown once. */
export const ONE_THROW = THROWN | (1 << THROWS_SHIFT)

/** Throws of a piece in this phase. */
export const throwsOf = (state: CorteoState, piece: number): number => state.flags[piece] >> THROWS_SHIFT

export function countThrow(turn: Writing, piece: number): void {
  setFlag(turn, piece, THROWN)
  turn.list('flags')[piece] += 1 << THROWS_SHIFT
}

export const forgetThrows = (turn: Writing, piece: number): void => clearFlag(turn, piece, THROWN | THROWS)

type Sided = { readonly sides: readonly string[] }

/** Returns the place of a side in the order of this hand, from 0. */
export const placeInHand = ({ sides }: Sided, { first = 0 }: CorteoState, side: number): number =>
  (side - first + sides.length) % sides.length

/** Returns the number of the turn in the game; a hand has one for each side. */
export const turnNumber = (rules: Sided, state: CorteoState): number =>
  state.hand * rules.sides.length + placeInHand(rules, state, state.turn)

/** True if the side in turn acts first in this hand. */
export const isFirstOfHand = ({ turn, first = 0 }: CorteoState): boolean => turn === first

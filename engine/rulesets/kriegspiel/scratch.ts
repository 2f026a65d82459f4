/**
 * Who stands where, who is connected and what may be chosen, worked out from a state when it is needed.
 *
 * These arrays are memory, not state, and each position has its own. The caller calls `load` first; a step that changes a state in place goes
 * through the functions here, so that they stay true.
 */
import type { KriegspielTurn, Rules, Scratch, Tables } from './rules'
import { type KriegspielState, NOBODY } from './state'

export function makeScratch({ ground: { size }, pieces }: Tables): Scratch {
  const { count } = pieces
  return {
    of: undefined,
    at: new Int16Array(size).fill(NOBODY),
    cell: new Int32Array(count).fill(NOBODY),
    lit: [new Int32Array(size), new Int32Array(size)],
    connected: new Int32Array(count),
    onLine: new Int32Array(count),
    generation: new Int32Array(2),
    fresh: new Uint8Array(2),
    sources: new Int32Array(count + size),
    queue: new Int32Array(count),
    blocks: pieces.stopsLines.slice(),
    retreating: new Uint8Array(count),
    hasMoved: new Uint8Array(count),
    seen: new Int32Array(size),
    reached: new Int32Array(size),
    counter: 0,
    movable: undefined,
    attacks: undefined,
  }
}

/** Loads the position cache with this state; costs nothing when it does already. */
export const load = (rules: Rules, state: KriegspielState): Scratch =>
  rules.scratch.of === state ? rules.scratch : reload(rules, state)

function reload({ scratch }: Rules, state: KriegspielState): Scratch {
  const { at, cell } = scratch
  for (let piece = 0; piece < cell.length; piece++) if (cell[piece] >= 0) at[cell[piece]] = NOBODY
  for (let piece = 0; piece < cell.length; piece++) {
    const here = state.cell[piece]
    cell[piece] = here
    if (here >= 0) at[here] = piece
  }
  scratch.retreating.fill(0)
  for (const piece of state.retreating) scratch.retreating[piece] = 1
  scratch.hasMoved.fill(0)
  for (const piece of state.moved) scratch.hasMoved[piece] = 1
  scratch.of = state
  forget(scratch)
  return scratch
}

/** Networks and lists of choices no longer hold. */
export function forget(scratch: Scratch): void {
  scratch.fresh[0] = 0
  scratch.fresh[1] = 0
  forgetChoices(scratch)
}

export function forgetChoices(scratch: Scratch): void {
  scratch.movable = undefined
  scratch.attacks = undefined
}

/** A number no generation has yet. */
export function nextGeneration(scratch: Scratch): number {
  if (scratch.counter > 0x7ffffff0) {
    for (const list of [...scratch.lit, scratch.connected, scratch.onLine, scratch.seen]) list.fill(0)
    scratch.fresh.fill(0)
    scratch.counter = 0
  }
  scratch.counter += 1
  return scratch.counter
}

/** Puts a piece on a cell, or off the board (RESERVE, CAPTURED). */
export function put(turn: KriegspielTurn, piece: number, to: number): void {
  const scratch = load(turn.def.rules, turn.state)
  turn.list('cell')[piece] = to
  lay(scratch, piece, to)
}

/** The same in the position cache alone: for a question about a position that is not there. */
export function lay(scratch: Scratch, piece: number, to: number): void {
  const from = scratch.cell[piece]
  if (from >= 0) scratch.at[from] = NOBODY
  scratch.cell[piece] = to
  if (to >= 0) scratch.at[to] = piece
  forget(scratch)
}

export function markMoved(turn: KriegspielTurn, piece: number): void {
  const scratch = load(turn.def.rules, turn.state)
  turn.list('moved').push(piece)
  scratch.hasMoved[piece] = 1
  forgetChoices(scratch)
}

export function forgetMoved(turn: KriegspielTurn): void {
  const scratch = load(turn.def.rules, turn.state)
  for (const piece of turn.state.moved) scratch.hasMoved[piece] = 0
  turn.list('moved').length = 0
  forgetChoices(scratch)
}

export function orderRetreat(turn: KriegspielTurn, piece: number): void {
  const scratch = load(turn.def.rules, turn.state)
  turn.list('retreating').push(piece)
  scratch.retreating[piece] = 1
  forgetChoices(scratch)
}

export function endRetreat(turn: KriegspielTurn, piece: number): void {
  const scratch = load(turn.def.rules, turn.state)
  const list = turn.list('retreating')
  const index = list.indexOf(piece)
  if (index >= 0) list.splice(index, 1)
  scratch.retreating[piece] = 0
  forgetChoices(scratch)
}

/**
 * One straight line over the ground (CH-15 to CH-45): its obstacles, and what it passes. A cell is crossed if the
 * line goes through its open interior. A line along a side, or through a corner, crosses no cell but touches walls
 * (CH-44).
 */
import { TOUCHED } from '../../../../geometry/sight-pattern'
import type { CellIndex } from '../../../../types'
import { SIDE, type SightGround, THROUGH } from './ground'
import { noteTop, passesTops } from './scarps'
import { begin, stop, type Trace } from './trace'

/**
 * Follows the line from a cell (its centre, or the middle of a side) to the centre of another, along its pattern (see
 * SightLines.patternAt). `openings` is how many it may still pass before the target's own (CH-39, CH-40), or -1 if
 * not even that (CH-37). Living figures on cells of `ignored` (the two ends' own) do not block it.
 */
export function follow(
  ground: SightGround,
  living: Uint8Array,
  from: CellIndex,
  to: CellIndex,
  pattern: number,
  openings: number,
  ignored: readonly CellIndex[],
  trace: Trace,
): boolean {
  begin(trace)
  const { lines, through, busy, kind } = ground
  const { pool } = lines
  const base = lines.sideBase[from]
  const last = pool[pattern + 1]
  let near = busy[from]
  let left = openings
  for (let i = pattern + 2; i < last; ) {
    const cell = from + pool[i]
    const end = i + 2 + pool[i + 1]
    const nearHere = busy[cell]
    if ((near | nearHere) !== 0)
      for (let j = i + 2; j < end; j++) {
        const met = pool[j]
        const side = base + (met >> 4)
        const what = kind[side]
        if (what === SIDE.none) continue
        if (what >= SIDE.topOwnLow) noteTop(met, side, what, trace)
        else {
          left = pass(ground, from, to, met, side, what, left, trace)
          if (trace.rule !== '') return false
        }
      }
    near = nearHere
    i = end
    if (i === last) break
    const crossed = through[cell]
    if (crossed !== THROUGH.free) {
      if (crossed === THROUGH.closed) return stop(trace, 'CH-24', cell, -1)
      trace.light = true
    }
    if (living[cell] !== 0 && trace.over < 0 && !ignored.includes(cell)) trace.over = cell
  }
  return trace.left.count + trace.right.count === 0 || passesTops(ground, from, to, trace)
}

/** The line between two neighbours, which only a wall can stop (CH-17). */
export function stepAcross(ground: SightGround, to: CellIndex, side: number, trace: Trace): boolean {
  begin(trace)
  const what = ground.kind[side]
  if (what === SIDE.wall) return stop(trace, 'CH-17', -1, side)
  if (what !== SIDE.none && ground.inner[side] === to) {
    if (what >= SIDE.topOwnLow) trace.top = ground.sideCover[side]
    else trace.own = side
  }
  return true
}

/** Passes a wall or an opening in it. Returns the number of openings that may still be passed. */
function pass(
  ground: SightGround,
  from: CellIndex,
  to: CellIndex,
  met: number,
  side: number,
  what: number,
  left: number,
  trace: Trace,
): number {
  if (what === SIDE.wall || (met & TOUCHED) !== 0) stop(trace, 'CH-44', -1, side)
  else if (left < 0) stop(trace, 'CH-37', -1, side)
  else {
    const inner = ground.inner[side]
    const isOwn = inner === to
    if (what === SIDE.window) {
      const { room } = ground
      if (room[from] >= 0 && room[from] === room[inner]) stop(trace, 'CH-35', -1, side)
      else if (!isOwn) stop(trace, 'CH-36', -1, side)
    }
    if (isOwn) trace.own = side
    else if (left === 0) stop(trace, what === SIDE.entrance ? 'CH-43' : 'CH-39', -1, side)
    else {
      trace.passed = Math.max(trace.passed, ground.sideCover[side])
      return left - 1
    }
  }
  return left
}

import type { Camera } from '../camera'
import { UNIT } from '../draw/ground'
import { areaBoard } from '../draw/loaded-boards'
import type { Placed } from '../draw/units/placed'
import { choosableOf } from '../draw/units/stacks'
import type { Printed } from '../printed-map'
import type { StackFan } from '../stack-fan'
import type { BoardProps, CellPress } from '../types'
import { type Point, toWorld } from '../view'
import type { GestureTarget, PointerInput } from './gestures'
import { cellsBetween, cornersBetween, nearestSide, type Spot, sideBeside } from './strokes'

const LONG_PRESS_MS = 500

/** The parts of a board that gestures use. */
export type PointedBoard = Spot & {
  readonly input: BoardProps
  readonly printed: Printed
  readonly isSpaceHeld: boolean
  readonly camera: Pick<Camera, 'pan' | 'zoomAt'>
  readonly fan: Pick<StackFan, 'fold' | 'shown'>
  /** The counter under a point of the window. */
  pieceUnder(at: Point): Placed | undefined
  /** Handles a pointer position in the window, or `undefined` if the pointer is off the map. */
  point(at: Point | undefined): void
  /** Draws a dragged counter at a point of the window, or no longer. */
  carry(piece: Placed | undefined, at?: Point): void
}

/** Translates gestures into calls on a board. */
export function pointerTarget(board: PointedBoard): GestureTarget {
  let carried: Placed | undefined
  const pressOf = (at: Point, { shift, ctrl, alt, kind }: PointerInput, button: number): CellPress => ({
    ...{ button, shift, ctrl, alt, isTouch: kind === 'touch' },
    side: nearestSide(board, at),
  })
  return {
    tool: () => board.input.tool ?? 'choose',
    spaceHeld: () => board.isSpaceHeld,
    pan: (dx, dy) => board.camera.pan(dx, dy),
    zoom: (about, factor) => board.camera.zoomAt(about, factor),
    press: (at, input, button) => pressAt(board, at, pressOf(at, input, button)),
    strokeStart: (at, input) =>
      board.input.onStroke?.({
        type: 'start',
        at: { cell: board.cellUnder(at), press: pressOf(at, input, input.button) },
      }),
    strokeMove(from, to) {
      const cells = cellsBetween(board, from, to)
      const corners = cornersBetween(board, from, to)
      const beside = sideBeside(board, to)
      board.input.onStroke?.({ type: 'move', cells, corners, beside, shift: to.shift })
    },
    strokeEnd: (cancelled) => board.input.onStroke?.({ type: cancelled ? 'cancel' : 'end' }),
    canCarry(at) {
      const hit = board.pieceUnder(at)
      return hit !== undefined && (board.input.canCarry?.(nameOf(board, hit), hit.cell) ?? false)
    },
    carryStart(from) {
      carried = board.pieceUnder(from)
      board.fan.fold()
      if (carried) board.input.onCarry?.({ type: 'start', piece: nameOf(board, carried), cell: carried.cell })
    },
    carryMove(to) {
      board.carry(carried, to)
      board.point(to)
    },
    carryEnd(at) {
      const cell = at ? board.cellUnder(at) : -1
      const hit = at && board.pieceUnder(at)
      const isOther = hit && hit.piece.id !== carried?.piece.id
      carried = undefined
      board.carry(undefined)
      if (!at || cell < 0) board.input.onCarry?.({ type: 'cancel' })
      else
        board.input.onCarry?.({
          ...{ type: 'drop', cell, piece: isOther ? nameOf(board, hit) : undefined },
          press: pressOf(at, at, 0),
        })
    },
    hover: (at) => board.point(at),
    later(run) {
      const timer = setTimeout(run, LONG_PRESS_MS)
      return () => clearTimeout(timer)
    },
  }
}

/** The piece of a pile that can be chosen. */
const nameOf = ({ input }: PointedBoard, hit: Placed): string => choosableOf(hit, input.highlights ?? {})

/** A press hits a link of areas first, then a counter, then the cell. */
function pressAt(board: PointedBoard, at: Point, press: CellPress): void {
  const { highlights = {}, onEdge, onPiece, onCell } = board.input
  const { ground } = board.printed
  const cell = board.cellUnder(at)
  const point = toWorld(board.view, at)
  const [x, y] = [point.x * UNIT, point.y * UNIT]
  const hit = board.pieceUnder(at)
  const link = hit || !ground.areas ? undefined : areaBoard.get().linkAt(ground, highlights, x, y)
  if (link && onEdge) onEdge(link, press)
  else if (hit && onPiece && !press.alt) {
    if (press.button === 0) board.fan.fold()
    onPiece(choosableOf(hit, highlights), cell === hit.piece.rear ? cell : hit.cell, press)
  } else if (cell >= 0) onCell?.(cell, press)
}

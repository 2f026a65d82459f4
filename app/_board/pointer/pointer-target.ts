import type { Camera } from '../camera'
import { UNIT } from '../draw/ground'
import { areaBoard } from '../draw/loaded-boards'
import { choosableOf, pieceAt } from '../draw/units/stacks'
import type { Printed } from '../printed-map'
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
  /** Handles a pointer position in the window, or `undefined` if the pointer is off the map. */
  point(at: Point | undefined): void
}

/** Translates gestures into calls on a board. */
export function pointerTarget(board: PointedBoard): GestureTarget {
  const pressOf = (at: Point, { shift, ctrl, alt }: PointerInput, button: number): CellPress => ({
    ...{ button, shift, ctrl, alt },
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
    hover: (at) => board.point(at),
    later(run) {
      const timer = setTimeout(run, LONG_PRESS_MS)
      return () => clearTimeout(timer)
    },
  }
}

/** A press hits a link of areas first, then a counter, then the cell. */
function pressAt(board: PointedBoard, at: Point, press: CellPress): void {
  const { highlights = {}, onEdge, onPiece, onCell } = board.input
  const { ground, placed } = board.printed
  const cell = board.cellUnder(at)
  const point = toWorld(board.view, at)
  const [x, y] = [point.x * UNIT, point.y * UNIT]
  const hit = pieceAt(placed, x, y)
  const link = hit || !ground.areas ? undefined : areaBoard.get().linkAt(ground, highlights, x, y)
  if (link && onEdge) onEdge(link, press)
  else if (hit && onPiece && !press.alt)
    onPiece(choosableOf(hit, highlights), cell === hit.piece.rear ? cell : hit.cell, press)
  else if (cell >= 0) onCell?.(cell, press)
}

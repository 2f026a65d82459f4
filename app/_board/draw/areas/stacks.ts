/** Pieces on areas: piles of equal ones, counters in the middle, small markers in rows under them. */
import type { CellIndex, TablePiece } from '../../../../engine/types'
import type { Ground } from '../ground'
import { COUNTER } from '../units/face'
import type { Placed } from '../units/placed'
import type { Areas } from './areas'
import { type Bounds, boxAt, NODE } from './outline'
import { roomFor, widthOf } from './space'

type AreaGround = Ground & { readonly areas: Areas }

/** Counters are as large as their area allows; markers are small, so that several kinds fit. */
const UNIT_SCALE = { least: 0.8, most: 1.3, abreast: 2.1 }
const MARKER_SCALE = 0.78
const ON_NODE_SCALE = 0.8
/** Number of edges drawn in a pile; a number shows the full count. */
const SHOWN = 3
const GAP = 7

export function layOnAreas(ground: AreaGround, pieces: readonly TablePiece[]): Placed[] {
  const byCell = new Map<CellIndex, TablePiece[]>()
  for (const piece of pieces) {
    const { cell } = piece
    if (cell === undefined || cell < 0 || cell >= ground.x.length) continue
    const list = byCell.get(cell)
    if (list) list.push(piece)
    else byCell.set(cell, [piece])
  }
  return [...byCell]
    .sort(([a], [b]) => ground.y[a] - ground.y[b])
    .flatMap(([cell, here]) => layCell(ground, cell, here))
}

/** The space for two kinds of markers in an area that has any; town names avoid it. */
export function markerRoom(ground: AreaGround, cell: CellIndex): Bounds {
  const { width, height } = markerSize(ground, cell)
  return boxAt(roomFor(ground, cell, width, height), width, height)
}

function markerSize(ground: AreaGround, cell: CellIndex): { width: number; height: number } {
  const step = COUNTER * MARKER_SCALE + GAP
  const isWide = widthOf(ground, cell) * 0.86 >= 2 * step
  return isWide ? { width: 2 * step, height: step } : { width: step, height: 2 * step }
}

function layCell(ground: AreaGround, cell: CellIndex, pieces: readonly TablePiece[]): Placed[] {
  const outline = ground.areas.outlines[cell]
  const piles = pilesOf(pieces)
  if (!outline) return layNode(ground, cell, piles)
  const width = widthOf(ground, cell) * 0.86
  const units = piles.filter(([first]) => first.kind === 'unit')
  const markers = piles.filter(([first]) => first.kind !== 'unit')
  const rows = [
    ...inRows(units, unitScale(width, units.length), width),
    ...inRows(markers, MARKER_SCALE, width),
  ]
  const heights = rows.map(({ scale }) => COUNTER * scale + GAP)
  const tall = heights.reduce((sum, height) => sum + height, 0)
  const wide = Math.max(...rows.map(({ piles: row, scale }) => row.length * (COUNTER * scale + GAP)))
  // Reserves the full marker space even for few markers, so that town names keep clear of it.
  const kept = units.length === 0 ? markerSize(ground, cell) : { width: 0, height: 0 }
  const room = roomFor(ground, cell, Math.max(wide, kept.width), Math.max(tall, kept.height))
  let top = room.y - tall / 2
  return rows.flatMap(({ piles: row, scale }, at) => {
    const y = top + heights[at] / 2
    top += heights[at]
    const step = COUNTER * scale + GAP
    return row.flatMap((pile, column) =>
      layPile(pile, cell, room.x + (column - (row.length - 1) / 2) * step, y, scale),
    )
  })
}

function unitScale(width: number, piles: number): number {
  const { least, most, abreast } = UNIT_SCALE
  return Math.min(most, Math.max(least, width / ((COUNTER + GAP) * Math.max(abreast, piles))))
}

/** On a town the first piece covers it; the others go beside it. */
const layNode = (ground: AreaGround, cell: CellIndex, piles: readonly (readonly TablePiece[])[]): Placed[] =>
  piles.flatMap((pile, at) =>
    layPile(pile, cell, ground.x[cell] + at * NODE * 1.5, ground.y[cell] - at * 6, ON_NODE_SCALE),
  )

function pilesOf(pieces: readonly TablePiece[]): TablePiece[][] {
  const piles = new Map<string, TablePiece[]>()
  const sorted = [...pieces].sort((a, b) => a.level - b.level)
  for (const piece of sorted) {
    const { kind, type, side, name, component, numbers, text, faceDown, badges } = piece
    const key = JSON.stringify([kind, type, side, name, component, numbers, text, faceDown, badges])
    const pile = piles.get(key)
    if (pile) pile.push(piece)
    else piles.set(key, [piece])
  }
  return [...piles.values()]
}

type Row = { readonly piles: readonly TablePiece[][]; readonly scale: number }

function inRows(piles: readonly TablePiece[][], scale: number, width: number): Row[] {
  if (piles.length === 0) return []
  const most = Math.max(1, Math.floor(width / (COUNTER * scale + GAP)))
  const count = Math.ceil(piles.length / most)
  const each = Math.ceil(piles.length / count)
  return Array.from({ length: count }, (_, row) => ({
    piles: piles.slice(row * each, (row + 1) * each),
    scale,
  }))
}

/** The edges of a pile, shifted up and to the right; the topmost piece stands for the whole pile. */
function layPile(
  pile: readonly TablePiece[],
  cell: CellIndex,
  x: number,
  y: number,
  scale: number,
): Placed[] {
  const shown = pile.slice(-SHOWN)
  return shown.map((piece, at): Placed => {
    const shift = (at - (shown.length - 1) / 2) * 4
    const isTop = at === shown.length - 1
    return {
      piece,
      cell,
      x: x + shift,
      y: y - shift,
      scale,
      ...(isTop && pile.length > 1 ? { count: pile.length } : {}),
      ...(isTop ? { pile: pile.map(({ id }) => id) } : {}),
    }
  })
}

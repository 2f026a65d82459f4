import type { CellIndex, TablePiece } from '../../../../engine/types'
import type { Highlights } from '../../types'
import type { Ground } from '../ground'
import { areaBoard } from '../loaded-boards'
import { FAR_HALF } from './body'
import { COUNTER, FAR_SCALE, LONG } from './face'
import type { Placed } from './placed'

/** Bodies are small, so that they do not hide each other or the pieces among them. */
const BODY = 0.5

/** Pieces of one cell lie on each other. Each shows the top of the one below it, with its stripe. */
export function layPieces(ground: Ground, pieces: readonly TablePiece[]): Placed[] {
  if (ground.areas) return areaBoard.get().layOnAreas({ ...ground, areas: ground.areas }, pieces)
  const byCell = new Map<CellIndex, TablePiece[]>()
  const placed: Placed[] = []
  const onMap = (cell: CellIndex | undefined): cell is CellIndex =>
    cell !== undefined && cell >= 0 && cell < ground.x.length
  for (const piece of pieces) {
    if (!onMap(piece.cell)) continue
    if (onMap(piece.rear)) {
      placed.push(layLong(ground, piece, piece.cell, piece.rear))
      continue
    }
    const stack = byCell.get(piece.cell)
    if (stack) stack.push(piece)
    else byCell.set(piece.cell, [piece])
  }
  const covered = new Set(placed.flatMap(({ piece }) => [piece.cell, piece.rear]))
  for (const [cell, stack] of byCell) {
    const bodies = stack.filter(isBody)
    const others = stack.filter((piece) => !isBody(piece))
    placed.push(...layBodies(ground, cell, bodies, others.length > 0 || covered.has(cell)))
    placed.push(...layStack(ground, cell, others))
  }
  const depth = ({ piece, cell }: Placed) =>
    piece.rear === undefined ? ground.y[cell] : Math.max(ground.y[cell], ground.y[piece.rear]) + 1
  return placed.sort(
    (a, b) =>
      Number(isBody(b.piece)) - Number(isBody(a.piece)) ||
      depth(a) - depth(b) ||
      a.cell - b.cell ||
      a.piece.level - b.piece.level,
  )
}

/** Scale of stacked counters, and the offset between two of them. */
const STACKED = 0.9
const STEP = 14
/** Largest offset between the lowest counter of a stack and its top: brackets stay off a stack in the next cell. */
const HIGH = 20

/** In order, the lowest first and farthest up; the top shows how many there are. */
function layStack(ground: Ground, cell: CellIndex, pieces: readonly TablePiece[]): Placed[] {
  const sorted = [...pieces].sort((a, b) => a.level - b.level)
  const [x, y, last] = [ground.x[cell], ground.y[cell], sorted.length - 1]
  if (last < 1) return sorted.map((piece) => ({ piece, cell, x, y }))
  const step = Math.min(STEP, stackRoom(ground) / last)
  return sorted.map((piece, at) => ({
    piece,
    cell,
    x,
    y: y + (at - last / 2) * step,
    scale: STACKED,
    ...(at === last ? { count: sorted.length } : {}),
  }))
}

/** The largest offset at which the counters of a stack stay inside their cell, near and far. */
function stackRoom({ corners, sides }: Ground): number {
  // One unit more, so that brackets stay off the next stack.
  const half = FAR_HALF.square * FAR_SCALE * STACKED + 1
  let room = HIGH
  for (let side = 0; side < sides; side++) {
    const next = (side + 1) % sides
    const [ax, ay, bx, by] = [side, next].flatMap((at) => [corners[at * 2], corners[at * 2 + 1]])
    const length = Math.hypot(bx - ax, by - ay)
    const [across, down] = [Math.abs(by - ay) / length, Math.abs(bx - ax) / length]
    const away = Math.abs(ax * by - ay * bx) / length
    if (down > 0.01) room = Math.min(room, 2 * ((away - across * half) / down - half))
  }
  return Math.max(0, room)
}

const isBody = (piece: TablePiece): boolean => piece.badges.includes('dead')

/** In rows of three; in one row at the foot of the cell if pieces are there. */
function layBodies(
  ground: Ground,
  cell: CellIndex,
  bodies: readonly TablePiece[],
  isShared: boolean,
): Placed[] {
  const rows = isShared ? 1 : Math.ceil(bodies.length / 3)
  const across = Math.max(1, Math.ceil(bodies.length / rows))
  return bodies.map((piece, at): Placed => {
    const [row, column] = [Math.floor(at / across), at % across]
    const inRow = Math.min(across, bodies.length - row * across)
    const step = inRow > 1 ? Math.min(34, 68 / (inRow - 1)) : 0
    return {
      piece,
      cell,
      x: ground.x[cell] + (column - (inRow - 1) / 2) * step,
      y: ground.y[cell] + (isShared ? 36 : (row - (rows - 1) / 2) * 36),
      scale: BODY,
      ...(at === bodies.length - 1 && bodies.length > 1 ? { count: bodies.length } : {}),
    }
  })
}

function layLong(ground: Ground, piece: TablePiece, front: CellIndex, rear: CellIndex): Placed {
  const [dx, dy] = [ground.x[front] - ground.x[rear], ground.y[front] - ground.y[rear]]
  return {
    piece,
    cell: front,
    x: (ground.x[front] + ground.x[rear]) / 2,
    y: (ground.y[front] + ground.y[rear]) / 2,
    facing: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  }
}

/** The counter under a point (drawing units): the topmost that contains it. */
export function pieceAt(placed: readonly Placed[], x: number, y: number): Placed | undefined {
  for (let at = placed.length - 1; at >= 0; at--) if (covers(placed[at], x, y)) return placed[at]
  return undefined
}

function covers({ facing, scale = 1, ...placed }: Placed, x: number, y: number): boolean {
  const [dx, dy] = [x - placed.x, y - placed.y]
  const half = (COUNTER / 2) * scale
  if (facing === undefined) return Math.abs(dx) <= half && Math.abs(dy) <= half
  const angle = (facing * Math.PI) / 180
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  const across = dy * Math.cos(angle) - dx * Math.sin(angle)
  return Math.abs(along) <= LONG / 2 && Math.abs(across) <= half
}

/** Returns the piece of a pile that may be chosen, or the topmost one. */
export function choosableOf({ piece, pile = [] }: Placed, { pieces = [] }: Highlights): string {
  const chosen = new Set(pieces.map((one) => one.piece))
  return chosen.has(piece.id) ? piece.id : (pile.find((id) => chosen.has(id)) ?? piece.id)
}

/** Obstacles to shots and cover of targets, as flat tables: by cell, and by side in the numbers of SightLines. Cover: 0 none, 1 light, 2 medium. */
import { cellsAround, type SightLines } from '../../../../geometry/sight'
import type { CellIndex } from '../../../../types'

/**
 * Kinds of sides. The two kinds of tops differ in their low cell: the one that the side is numbered by, or the other.
 * `border` is the edge of the map.
 */
export const SIDE = {
  none: 0,
  wall: 1,
  door: 2,
  entrance: 3,
  window: 4,
  topOwnLow: 5,
  topOtherLow: 6,
  border: 7,
} as const
/** The effect of a cell on a line that crosses it. */
export const THROUGH = { free: 0, light: 1, closed: 2 } as const
export const LIGHT = 1

/** The shooting posts of a cell: openings on its inner side, and a sill that it touches from outside. */
export const POST = { door: 1, window: 2, sill: 4 } as const

export type SightGround = {
  readonly lines: SightLines
  readonly through: Uint8Array
  /** Cover that a piece on the cell always has. */
  readonly cover: Uint8Array
  /** Outer corners: direction from the cell to the building, -1 elsewhere; and their cover. */
  readonly corner: Int8Array
  readonly cornerCover: Uint8Array
  /** Number of the room or yard, -1 outside. */
  readonly room: Int16Array
  readonly kind: Uint8Array
  /** Cover of a target behind an opening, or on the low cell of a top. */
  readonly sideCover: Uint8Array
  /** One-sided cover of a piece in the opening. */
  readonly hostCover: Uint8Array
  /** The inner cell of an opening (CH-41), or the scarp cell below a top; -1 for other sides. */
  readonly inner: Int32Array
  /** The best `hostCover` of a cell's openings. */
  readonly cellHost: Uint8Array
  /** 1 for cells with a corner on a side of any kind. Lines elsewhere skip the test of sides. */
  readonly busy: Uint8Array
  readonly post: Uint8Array
  /** Directions from the cell to the openings and sills of `post`. */
  readonly ways: readonly (readonly number[])[]
}

/** The part that comes from the pack. */
export type SightTables = Omit<SightGround, 'lines'>

export type SightSide = {
  readonly cell: CellIndex
  readonly direction: number
  readonly kind: 'wall' | 'door' | 'entrance' | 'window' | 'top'
  /** The inner or low one of the two cells. */
  readonly inner: CellIndex
  readonly cover: number
  readonly host: number
}

export type SightCells = Pick<SightGround, 'through' | 'cover' | 'corner' | 'cornerCover'> & {
  /** Places within walls: 0 outside, another number for each kind of place. */
  readonly inside: Uint8Array
}

export function makeSightGround(
  lines: SightLines,
  { inside, ...cells }: SightCells,
  sides: readonly SightSide[],
): SightGround {
  const { size, neighbours, directions } = lines.grid
  const ground = {
    lines,
    ...cells,
    room: new Int16Array(size),
    kind: Uint8Array.from(lines.edgeOfSide, (edge) => (edge < 0 ? SIDE.border : SIDE.none)),
    sideCover: new Uint8Array(lines.sideCount),
    hostCover: new Uint8Array(lines.sideCount),
    inner: new Int32Array(lines.sideCount).fill(-1),
    cellHost: new Uint8Array(size),
    busy: new Uint8Array(size),
    post: new Uint8Array(size),
    ways: Array.from({ length: size }, (): number[] => []),
  }
  for (const { cell, direction, kind, inner, cover, host } of sides) {
    const side = lines.sideOf(cell, direction)
    if (side < 0) continue
    const other = neighbours[cell * directions.length + direction]
    ground.kind[side] = kind === 'top' ? topKind(lines, side, inner) : SIDE[kind]
    ground.sideCover[side] = cover
    if (kind !== 'wall') ground.inner[side] = inner
    for (const near of cellsAround(lines, cell, direction)) ground.busy[near] = 1
    if (kind === 'wall' || kind === 'top') continue
    ground.hostCover[side] = host
    ground.cellHost[inner] = Math.max(ground.cellHost[inner], host)
    const wayFrom = (at: CellIndex) => (at === cell ? direction : lines.grid.opposite(direction))
    ground.post[inner] |= kind === 'window' ? POST.window : POST.door
    ground.ways[inner].push(wayFrom(inner))
    if (kind !== 'window') continue
    const outer = inner === cell ? other : cell
    ground.post[outer] |= POST.sill
    ground.ways[outer].push(wayFrom(outer))
  }
  ground.room.set(roomsOf(lines, inside, ground.kind))
  return ground
}

const topKind = ({ sideBase, grid }: SightLines, side: number, low: CellIndex) => {
  const half = grid.directions.length / 2
  return side >= sideBase[low] && side < sideBase[low] + half ? SIDE.topOwnLow : SIDE.topOtherLow
}

/** Numbers groups of inside cells of one kind that are connected without a wall or an opening between them. */
function roomsOf({ grid, sideOf }: SightLines, inside: Uint8Array, kind: Uint8Array): Int16Array {
  const width = grid.directions.length
  const room = new Int16Array(grid.size).fill(-1)
  let count = 0
  for (let first = 0; first < grid.size; first++) {
    if (inside[first] === 0 || room[first] >= 0) continue
    const front = [first]
    room[first] = count
    for (const cell of front)
      for (let direction = 0; direction < width; direction++) {
        const other = grid.neighbours[cell * width + direction]
        if (other < 0 || room[other] >= 0 || inside[other] !== inside[first]) continue
        const side = sideOf(cell, direction)
        if (side < 0 || (kind[side] !== SIDE.none && kind[side] < SIDE.topOwnLow)) continue
        room[other] = count
        front.push(other)
      }
    count++
  }
  return room
}

/** The board as tables: the steps of units, and the length of lines and fire from every square in every direction. */
import type { BoardMap } from '../../../types'
import type { Arsenals, Ground, KriegspielPack } from '../rules'

const DIRECTIONS = 8
const EAST = 2
const SOUTH_WEST = 5

/** The effects of a wall between two squares; see {@link wallsOf}. */
type Walls = { readonly step: Uint8Array; readonly lines: Uint8Array; readonly fire: Uint8Array }

export function compileGround(pack: KriegspielPack, board: BoardMap): Ground {
  const { grid } = board
  const { size, columns } = grid
  const kinds = pack.terrain.terrain
  const indexOf = new Map(kinds.map(({ id }, index) => [id, index]))
  const terrain = Int16Array.from(board.terrain, (id) => indexOf.get(id ?? '') ?? -1)
  const is = (test: (kind: (typeof kinds)[number]) => boolean) =>
    Uint8Array.from(terrain, (index) => (index >= 0 && test(kinds[index]) ? 1 : 0))
  const closed = Uint8Array.from(terrain, (index) => (index < 0 || kinds[index].cost === 'closed' ? 1 : 0))
  const stopsLines = is(({ lines }) => lines === 'stop')
  const stopsFire = is(({ fire }) => fire === 'stop')
  const walls = wallsOf(pack, board)
  const open = new Uint8Array(size * DIRECTIONS)
  for (let slot = 0; slot < open.length; slot++) {
    const to = grid.neighbours[slot]
    if (to >= 0 && closed[to] === 0 && walls.step[slot] === 0) open[slot] = 1
  }
  return {
    size,
    steps: stepsOf(grid.directions, columns),
    terrain,
    open,
    cost: costsOf(Array.from(terrain, (index) => kinds[index]?.cost)),
    lineRun: runs(board, walls.lines, (cell) => (stopsLines[cell] === 1 ? 'before' : 'on')),
    fireRun: runs(board, walls.fire, (cell) => (stopsFire[cell] === 1 ? 'at' : 'on')),
    bonus: bonusOf(pack),
    charged: is(({ charge }) => charge?.against !== false),
    charges: is(({ charge }) => charge?.from !== false),
  }
}

/** Returns the costs of the ground, or `undefined` if none is more than 1. */
const costsOf = (written: readonly (number | 'closed' | undefined)[]): Uint8Array | undefined =>
  written.some((cost) => typeof cost === 'number' && cost > 1)
    ? Uint8Array.from(written, (cost) => (typeof cost === 'number' ? cost : 0))
    : undefined

/** Returns the cell differences of the eight directions: 0 is north, then clockwise, as in the square grid. */
function stepsOf(directions: readonly string[], columns: number): Int32Array {
  return Int32Array.from(directions, (name) => {
    const down = name.includes('S') ? 1 : name.includes('N') ? -1 : 0
    const right = name.includes('E') ? 1 : name.includes('W') ? -1 : 0
    return down * columns + right
  })
}

/** Returns the walls. A wall is on a side or on the corner of a diagonal step, and acts from both squares. */
function wallsOf({ terrain: { edges = [] } }: KriegspielPack, { grid, edges: laid }: BoardMap): Walls {
  const slots = () => new Uint8Array(grid.size * DIRECTIONS)
  const walls = { step: slots(), lines: slots(), fire: slots() }
  for (const { type, cell, direction } of laid) {
    const kind = edges.find(({ id }) => id === type)
    const beyond = grid.neighbours[cell * DIRECTIONS + direction]
    if (!kind || beyond < 0) continue
    for (const slot of [cell * DIRECTIONS + direction, beyond * DIRECTIONS + grid.opposite(direction)]) {
      if (kind.cost === 'closed') walls.step[slot] = 1
      if (kind.lines === 'stop') walls.lines[slot] = 1
      if (kind.fire === 'stop') walls.fire[slot] = 1
    }
  }
  return walls
}

/**
 * Returns the squares crossed from every square in every direction, up to the border, a wall or ground that stops.
 * Such ground is left out (`before`, for lines) or is the last square (`at`, for fire).
 */
function runs(
  { grid }: BoardMap,
  walls: Uint8Array,
  enters: (cell: number) => 'on' | 'at' | 'before',
): Uint16Array {
  const run = new Uint16Array(grid.size * DIRECTIONS)
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    /** Starts at the border where a line ends: the value of the next square is then known. */
    const backwards = direction >= EAST && direction <= SOUTH_WEST
    for (let count = 0; count < grid.size; count++) {
      const cell = backwards ? grid.size - 1 - count : count
      const slot = cell * DIRECTIONS + direction
      const to = grid.neighbours[slot]
      if (to < 0 || walls[slot] === 1) continue
      const how = enters(to)
      if (how === 'at') run[slot] = 1
      else if (how === 'on') run[slot] = run[to * DIRECTIONS + direction] + 1
    }
  }
  return run
}

function bonusOf({ terrain, units }: KriegspielPack): Uint8Array {
  const types = units.units
  return Uint8Array.from(
    terrain.terrain.flatMap(({ defence }) =>
      types.map(({ tags = [] }) => (defence?.tags.some((tag) => tags.includes(tag)) ? defence.points : 0)),
    ),
  )
}

/** Compiles the arsenals: the sites with the role `base`, one a square. */
export function compileArsenals(board: BoardMap, sides: readonly string[]): Arsenals {
  const at = new Int16Array(board.grid.size).fill(-1)
  const list = board.sites
    .filter(({ role, side }) => role === 'base' && sides.includes(side ?? ''))
    .flatMap((site) => site.cells.map((cell) => ({ cell, side: sides.indexOf(site.side ?? '') })))
    .filter(({ cell }, index, all) => all.findIndex((other) => other.cell === cell) === index)
  for (const [index, { cell }] of list.entries()) at[cell] = index
  return {
    count: list.length,
    cell: list.map(({ cell }) => cell),
    side: list.map(({ side }) => side),
    at,
  }
}

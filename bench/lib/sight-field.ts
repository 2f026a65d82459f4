/** A field for lines of fire: woods, walls on sides of hexes, high ground; and pairs of cells up to 16 apart. */
import { hexGrid } from '../../engine/geometry/hex'
import { makeSightLines } from '../../engine/geometry/sight'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import {
  makeSightGround,
  type SightGround,
  type SightSide,
  THROUGH,
} from '../../engine/rulesets/cry-havoc/rules/sight/ground'

export type SightField = {
  readonly columns: number
  readonly rows: number
  /** 1 for woods, by row-major cell. */
  readonly woods: Uint8Array
  readonly walls: readonly (readonly [cell: number, direction: number])[]
  /** The low cell and the direction of the high one. */
  readonly tops: readonly (readonly [cell: number, direction: number])[]
  readonly pairs: readonly (readonly [from: number, to: number])[]
}

const WOODS = 15
const WALLS = 5
const HILLS = 60

export function makeSightField(columns: number, rows: number, lines = 2000): SightField {
  const rng = seedRandom(9)
  const size = columns * rows
  const { neighbours } = hexGrid({ orientation: 'flat', offset: 'odd', columns, rows })
  const woods = Uint8Array.from({ length: size }, () => (nextBelow(rng, 100) < WOODS ? 1 : 0))
  const high = new Uint8Array(size)
  for (let hill = 0; hill < HILLS; hill++) {
    const column = nextBelow(rng, columns)
    const row = nextBelow(rng, rows)
    for (let c = column; c < Math.min(column + 7, columns); c++)
      for (let r = row; r < Math.min(row + 5, rows); r++) high[r * columns + c] = 1
  }
  const walls: [number, number][] = []
  const tops: [number, number][] = []
  for (let cell = 0; cell < size; cell++)
    for (let direction = 0; direction < 3; direction++) {
      const other = neighbours[cell * 6 + direction]
      if (other < 0) continue
      if (nextBelow(rng, 100) < WALLS) walls.push([cell, direction])
      else if (high[cell] < high[other]) tops.push([cell, direction])
      else if (high[cell] > high[other]) tops.push([other, direction + 3])
    }
  const pairs: [number, number][] = []
  while (pairs.length < lines) {
    const column = 8 + nextBelow(rng, columns - 16)
    const row = 8 + nextBelow(rng, rows - 16)
    const to = column - 8 + nextBelow(rng, 17) + (row - 8 + nextBelow(rng, 17)) * columns
    if (to !== column + row * columns) pairs.push([column + row * columns, to])
  }
  return { columns, rows, woods, walls, tops, pairs }
}

export function sightGroundOf({ columns, rows, woods, walls, tops }: SightField): SightGround {
  const grid = hexGrid({ orientation: 'flat', offset: 'odd', columns, rows })
  const none = () => new Uint8Array(grid.size)
  const side = (kind: 'wall' | 'top', cell: number, direction: number): SightSide => ({
    kind,
    cell,
    direction,
    inner: cell,
    cover: kind === 'top' ? 2 : 0,
    host: 0,
  })
  return makeSightGround(
    makeSightLines(grid)!,
    {
      inside: none(),
      through: woods.map((wood) => (wood ? THROUGH.closed : THROUGH.free)),
      cover: woods,
      corner: new Int8Array(grid.size).fill(-1),
      cornerCover: none(),
    },
    [
      ...walls.map(([cell, way]) => side('wall', cell, way)),
      ...tops.map(([cell, way]) => side('top', cell, way)),
    ],
  )
}

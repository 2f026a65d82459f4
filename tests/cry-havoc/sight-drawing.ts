/** Hand-drawn grounds for lines of fire: one glyph per cell, walls round every building, and openings that replace walls. */
import { hexGrid } from '../../engine/geometry/hex'
import { parseSide } from '../../engine/geometry/names'
import { makeSightLines } from '../../engine/geometry/sight'
import {
  makeSightGround,
  type SightGround,
  type SightSide,
  THROUGH,
} from '../../engine/rulesets/cry-havoc/rules/sight/ground'
import { lineOfFire, type Reach, type Shot } from '../../engine/rulesets/cry-havoc/rules/sight/sight'

/** Open, bushes, trees, house, yard, high ground. */
type Glyph = '.' | 'b' | 't' | 'h' | 'y' | '^'
type Drawing = {
  readonly rows: readonly string[]
  readonly door?: readonly string[]
  readonly entrance?: readonly string[]
  readonly window?: readonly string[]
  readonly wall?: readonly string[]
  /** Sides of buildings without a wall. */
  readonly gap?: readonly string[]
  /** Outer corners, each a cell and the direction of its building. */
  readonly corner?: readonly string[]
}

const brackets = [{ upTo: 3 }, { upTo: 6 }, { upTo: 20 }]
export const BOW: Reach = { brackets, overFrom: 1, overCover: 1 }
export const CROSSBOW: Reach = { brackets, overFrom: -1, overCover: 0 }

const INSIDE: Readonly<Record<string, number>> = { y: 1, h: 2 }
const isBuilding = (glyph: string) => glyph in INSIDE

export type Scene = {
  readonly ground: SightGround
  cell(name: string): number
  /** `living`: names of cells with figures in the way. `target`: one cell, or two separated by a blank. */
  shot(
    from: string,
    target: string,
    more?: { weapon?: Reach; living?: readonly string[]; taken?: number },
  ): Shot
}

export function scene(drawing: Drawing): Scene {
  const { rows } = drawing
  const grid = hexGrid({ orientation: 'flat', offset: 'odd', columns: rows[0].length, rows: rows.length })
  const glyphs = [...rows.join('')] as Glyph[]
  const byCell = (value: (glyph: Glyph) => number) => Uint8Array.from(glyphs, value)
  const corner = new Int8Array(grid.size).fill(-1)
  for (const text of drawing.corner ?? []) {
    const { cell, direction } = parseSide(grid, text)!
    corner[cell] = direction
  }
  const ground = makeSightGround(
    makeSightLines(grid)!,
    {
      inside: byCell((glyph) => INSIDE[glyph] ?? 0),
      through: byCell((glyph) => ({ b: THROUGH.light, t: THROUGH.closed })[glyph as string] ?? THROUGH.free),
      cover: byCell((glyph) => (glyph === 'b' || glyph === 't' ? 1 : 0)),
      corner,
      cornerCover: Uint8Array.from(corner, (way) => (way >= 0 ? 2 : 0)),
    },
    sidesOf(drawing, grid, glyphs),
  )
  const cell = (name: string) => grid.indexOf(name)
  return {
    ground,
    cell,
    shot(from, target, { weapon = BOW, living = [], taken = 0 } = {}) {
      const standing = new Uint8Array(grid.size)
      for (const name of living) standing[cell(name)] = 1
      return lineOfFire(ground, standing, cell(from), target.split(' ').map(cell), weapon, taken)
    },
  }
}

function sidesOf(
  drawing: Drawing,
  grid: SightGround['lines']['grid'],
  glyphs: readonly Glyph[],
): SightSide[] {
  const written = new Map<number, SightSide['kind'] | 'gap'>()
  for (const kind of ['wall', 'door', 'entrance', 'window', 'gap'] as const)
    for (const text of drawing[kind] ?? []) {
      const { cell, direction } = parseSide(grid, text)!
      written.set(grid.edgeIndex(cell, direction), kind)
    }
  const sides: SightSide[] = []
  for (let cell = 0; cell < grid.size; cell++)
    for (let direction = 0; direction < 3; direction++) {
      const other = grid.neighbours[cell * 6 + direction]
      if (other < 0) continue
      const [here, there] = [glyphs[cell], glyphs[other]]
      const parted = here !== there && (isBuilding(here) || isBuilding(there)) ? 'wall' : undefined
      const top = (here === '^') !== (there === '^') ? 'top' : undefined
      const kind = written.get(grid.edgeIndex(cell, direction)) ?? parted ?? top
      if (!kind || kind === 'gap') continue
      const isInner = kind === 'top' ? here !== '^' : (INSIDE[here] ?? 0) >= (INSIDE[there] ?? 0)
      const host = kind === 'door' || kind === 'entrance' ? 2 : 0
      sides.push({
        cell,
        direction,
        kind,
        inner: isInner ? cell : other,
        cover: kind === 'wall' ? 0 : 2,
        host,
      })
    }
  return sides
}

/** "medium CH-42", or "no" and the statement that forbids it. */
export const said = ({ possible, cover, rule, whyNot }: Shot) =>
  possible ? `${['none', 'light', 'medium'][cover]} ${rule}`.trim() : `no ${whyNot}`

export const edge = ({ ground }: Scene, cell: string, way: string) =>
  ground.lines.grid.edgeIndex(ground.lines.grid.indexOf(cell), ground.lines.grid.directionOf(way))

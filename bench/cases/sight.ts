/**
 * Measures lines of sight. Ours is Cry Havoc's whole line of fire (woods, walls on sides, scarps, figures, range, cover); the
 * others consider only woods.
 */
import { lineOfFire } from '../../engine/rulesets/cry-havoc/rules/sight/sight'
import type { Place } from '../../tests/cry-havoc/naive-hexes'
import { naiveShot } from '../../tests/cry-havoc/naive-sight'
import type { NaiveWorld } from '../../tests/cry-havoc/naive-world'
import type { Case, Cases } from '../lib/case'
import { honeycombLines } from '../lib/limits/sight-honeycomb'
import { limitLines } from '../lib/limits/sight-limit'
import { makeSightField, type SightField, sightGroundOf } from '../lib/sight-field'

const FURTHEST = 30
const WEAPON = { brackets: [{ upTo: 8 }, { upTo: 18 }, { upTo: FURTHEST }], overFrom: -1, overCover: 0 }

function ourLines(field: SightField): () => number {
  const ground = sightGroundOf(field)
  const living = new Uint8Array(field.columns * field.rows)
  const targets = field.pairs.map(([, to]) => [to])
  return () => {
    let seen = 0
    for (let i = 0; i < field.pairs.length; i++)
      if (lineOfFire(ground, living, field.pairs[i][0], targets[i], WEAPON).possible) seen++
    return seen
  }
}

/** Compares the results with the naive algorithm of the tests. */
function checked(field: SightField, ours: () => number): () => number {
  const { columns, rows, woods, walls, tops, pairs } = field
  const place = (cell: number): Place => [cell % columns, Math.floor(cell / columns)]
  const side = (kind: 'wall' | 'top', cell: number, way: number) =>
    ({ kind, inner: place(cell), way, cover: kind === 'top' ? 2 : 0, host: 0 }) as const
  const sides = [
    ...walls.map(([cell, way]) => side('wall', cell, way)),
    ...tops.map(([cell, way]) => side('top', cell, way)),
  ]
  const cells = new Map(
    [...woods].map((wood, cell) => [
      place(cell).join(),
      { through: wood ? ('closed' as const) : ('free' as const), cover: wood },
    ]),
  )
  const few = { ...field, pairs: pairs.slice(0, 100) }
  const seen = few.pairs.filter(([from, to]) => {
    const near = sides.filter(({ inner: [column, row] }) => {
      const [[c, r], [d, s]] = [place(from), place(to)]
      const between = (a: number, b: number, x: number) => x >= Math.min(a, b) - 2 && x <= Math.max(a, b) + 2
      return between(c, d, column) && between(r, s, row)
    })
    const world: NaiveWorld = { columns, rows, cells, sides: near, living: new Set() }
    return naiveShot(world, place(from), [place(to)], { ranges: [FURTHEST] }).possible
  }).length
  if (ourLines(few)() !== seen) throw new Error('the answers differ')
  return ours
}

function linesCase(make: (field: SightField) => () => number, lines: number): () => Case {
  return () => {
    const run = make(makeSightField(100, 70))
    return {
      unit: 'lines/s',
      note: `${run()} of ${lines} seen`,
      run: () => {
        run()
        return lines
      },
    }
  }
}

export const cases: Cases = {
  'lines of fire up to 16 cells: ours': linesCase((field) => checked(field, ourLines(field)), 2000),
  'lines up to 16 cells, woods alone: typed arrays by hand': linesCase(limitLines, 2000),
  'lines up to 16 cells, woods alone: honeycomb-grid': linesCase(honeycombLines, 200),
}

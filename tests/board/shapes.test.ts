import { describe, expect, test } from 'vitest'
import { cellsIn, UNIT, withBoard } from '../../app/_board/draw/ground'
import { changedRects } from '../../app/_board/draw/print'
import { type Pen, traceCell } from '../../app/_board/draw/shapes'
import { bodyJoins, traceFronts } from '../../app/_board/draw/terrain/fronts'
import { groundOf, town } from './city'

type Spot = readonly [number, number]

/** Records every point of a path, and curves by their ends. */
function recorder(): Pen & { spots: Spot[]; strokes: number } {
  const spots: Spot[] = []
  return {
    spots,
    strokes: 0,
    moveTo(x, y) {
      this.strokes++
      spots.push([x, y])
    },
    lineTo(x, y) {
      spots.push([x, y])
    },
    quadraticCurveTo(_cx, _cy, x, y) {
      spots.push([x, y])
    },
    closePath() {},
  }
}

const SOFT = { inset: 9, outer: 27, inner: 10 }

function trace(rows: readonly string[], name: string) {
  const ground = groundOf(town(rows))
  const [fill, line] = [recorder(), recorder()]
  const cell = ground.board.grid.indexOf(name)
  traceCell(ground, cell, bodyJoins(ground), SOFT, fill, line)
  return { ground, cell, fill, line }
}

describe('soft blocks', () => {
  test('a house alone is one closed outline that keeps its distance from all its sides', () => {
    const { ground, cell, fill, line } = trace(['sss', 'sbs', 'sss'], '0202')
    expect(line.spots).toEqual(fill.spots)
    for (const [x, y] of fill.spots)
      expect(Math.hypot(x - ground.x[cell], y - ground.y[cell])).toBeLessThan(
        UNIT / Math.sqrt(3) - SOFT.inset,
      )
  })

  test('neighbouring houses meet in the same points of their shared side: no seam, no gap', () => {
    const rows = ['ssss', 'sbbs', 'sbbs', 'ssss']
    const ground = groundOf(town(rows))
    const { grid } = ground.board
    const [a, b] = ['0202', '0203'].map((name) => {
      const pen = recorder()
      traceCell(ground, grid.indexOf(name), bodyJoins(ground), SOFT, pen)
      return pen.spots
    })
    const onSide = ([, y]: Spot) => Math.abs(y - (ground.y[grid.indexOf('0202')] + UNIT / 2)) < 0.01
    const key = ([x, y]: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`
    const shared = new Set(a.filter(onSide).map(key))
    expect(shared.size).toBe(2)
    expect(new Set(b.filter(onSide).map(key))).toEqual(shared)
  })

  test('a house among houses fills its cell and has no outline', () => {
    const { fill, line } = trace(['bbb', 'bbb', 'bbb'], '0202')
    expect(fill.spots).toHaveLength(6)
    expect(line.spots).toHaveLength(0)
  })

  test('a house between two others has one outline on each free flank', () => {
    const { line } = trace(['sbs', 'sbs', 'sbs'], '0202')
    expect(line.strokes).toBe(2)
  })

  test('houses join houses, not gardens and not the street', () => {
    for (const [other, joined] of [
      ['b', true],
      ['g', false],
      ['s', false],
    ] as const) {
      const ground = groundOf(town([`b${other}`]))
      const side = [...ground.near.slice(0, ground.sides)].indexOf(1)
      expect(bodyJoins(ground)(0, side)).toBe(joined)
    }
  })
})

describe('straight blocks', () => {
  function front(rows: readonly string[], name: string) {
    const ground = groundOf(town(rows))
    const [fill, line] = [recorder(), recorder()]
    const cell = ground.board.grid.indexOf(name)
    traceFronts(ground, cell, bodyJoins(ground), 5, fill, line)
    return { ground, cell, fill, line }
  }

  test('a row of houses has a straight front, although its cells zigzag', () => {
    const { ground, cell, line } = front(['sbs', 'sbs', 'sbs'], '0202')
    const fronts = new Set(line.spots.map(([x]) => (x - ground.x[cell]).toFixed(3)))
    expect(fronts.size).toBe(2)
  })

  test('neighbouring houses meet in the same points, and a house among houses has no front', () => {
    const [one, other] = ['0202', '0203'].map(
      (name) => front(['ssss', 'sbbs', 'sbbs', 'ssss'], name).fill.spots,
    )
    const key = ([x, y]: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`
    const met = one.map(key).filter((spot) => other.map(key).includes(spot))
    expect(new Set(met).size).toBe(2)
    expect(front(['bbb', 'bbb', 'bbb'], '0202').line.spots).toEqual([])
  })
})

describe('what must be painted again', () => {
  test('only the surroundings of the changed cells', () => {
    const before = groundOf(town(['ssssssss', 'ssssssss', 'ssssssss', 'ssssssss']))
    const { ground, changed } = withBoard(before, town(['ssssssss', 'ssssssss', 'sssbssss', 'ssssssss']))
    expect(changed.map((cell) => ground.board.grid.names[cell])).toEqual(['0403'])
    const [rect] = changedRects(before, ground, changed)
    const inside = cellsIn(ground, rect)
    const { neighbours, names } = ground.board.grid
    for (const near of neighbours.slice(changed[0] * 6, changed[0] * 6 + 6)) expect(inside).toContain(near)
    expect(inside.map((cell) => names[cell])).not.toContain('0801')
  })

  test('a wall that is added or taken away', () => {
    const plain = town(['ssss', 'ssss'])
    const walled = { ...plain, edges: [{ type: 'wall', cell: 5, direction: 0 }] }
    const before = groundOf(plain)
    const built = withBoard(before, walled)
    expect(changedRects(before, built.ground, built.changed)).toHaveLength(1)
    const razed = withBoard(built.ground, plain)
    expect(changedRects(built.ground, razed.ground, razed.changed)).toHaveLength(1)
    const kept = withBoard(built.ground, { ...walled, edges: [...walled.edges] })
    expect(changedRects(built.ground, kept.ground, kept.changed)).toEqual([])
  })

  test('a slope that turns', () => {
    const plain = town(['ssss', 'ssss'])
    const up = new Int8Array(plain.grid.size).fill(-1)
    up[3] = 2
    expect(withBoard(groundOf(plain), { ...plain, up }).changed).toEqual([3])
  })
})

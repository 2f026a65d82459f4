/** Trails of recent moves: their starts, courses and ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paintTrailEnds, paintTrails } from '../../app/_board/draw/overlay/trails'
import { groundOf, town } from './city'

type Spot = readonly [number, number]

/** A path that records its points. */
class Path {
  readonly spots: Spot[] = []
  moveTo(x: number, y: number) {
    this.spots.push([x, y])
  }
  lineTo(x: number, y: number) {
    this.spots.push([x, y])
  }
  closePath() {}
}
beforeEach(() => void vi.stubGlobal('Path2D', Path))
afterEach(() => void vi.unstubAllGlobals())

const ground = groundOf(town(['ssss', 'ssss', 'ssss']))
const cell = (name: string) => ground.board.grid.indexOf(name)
const middle = (name: string): Spot => [ground.x[cell(name)], ground.y[cell(name)]]
const far = ([x, y]: Spot, [ax, ay]: Spot) => Math.hypot(x - ax, y - ay)

/** Returns all drawn points. */
function drawn(paint: typeof paintTrails, trails: Parameters<typeof paintTrails>[2]): Spot[] {
  const paths = new Set<Path>()
  const ctx = { save() {}, restore() {}, setLineDash() {}, stroke: (path: Path) => paths.add(path) }
  paint(ctx as unknown as CanvasRenderingContext2D, ground, trails, 'light')
  return [...paths].flatMap(({ spots }) => spots)
}

test('a way goes from middle to middle and stops short of its end, where brackets stand', () => {
  const moved = [{ from: cell('0101'), to: cell('0401'), way: [cell('0201'), cell('0301')] }]
  const spots = drawn(paintTrails, moved)
  for (const name of ['0101', '0201', '0301']) expect(spots).toContainEqual(middle(name))
  expect(Math.min(...spots.map((spot) => far(spot, middle('0401'))))).toBeGreaterThan(20)
  const ends = drawn(paintTrailEnds, moved)
  expect(ends.length).toBeGreaterThan(0)
  for (const spot of ends) expect(far(spot, middle('0401'))).toBeLessThan(70)
})

test('what came to the map has an end alone, what left it a cross where it stood', () => {
  expect(drawn(paintTrails, [{ to: cell('0202'), way: [] }])).toEqual([])
  expect(drawn(paintTrailEnds, [{ to: cell('0202'), way: [] }])).toHaveLength(12)
  const cross = drawn(paintTrailEnds, [{ from: cell('0303'), way: [] }])
  expect(cross).toHaveLength(4)
  for (const spot of cross) expect(far(spot, middle('0303'))).toBeLessThan(30)
})

import { describe, expect, test } from 'vitest'
import { type Rect, UNIT } from '../../app/_board/draw/ground'
import { levelFor, pixelsOf, TILE, TileCache, tileSpan } from '../../app/_board/draw/terrain/tiles'

const bounds: Rect = { left: 0, top: 0, right: 100 * UNIT, bottom: 100 * UNIT }
const screen = { width: 800, height: 600, ratio: 1 }

/** A canvas that counts and never draws. */
function fakeCanvas() {
  const drawn: unknown[][] = []
  const nothing = () => {}
  const ctx = new Proxy({} as Record<string, unknown>, {
    get: (target, name: string) =>
      name === 'drawImage' ? (...args: unknown[]) => drawn.push(args) : (target[name] ?? nothing),
    set: (target, name: string, value) => {
      target[name] = value
      return true
    },
  }) as unknown as CanvasRenderingContext2D
  const canvas = { width: TILE, height: TILE, getContext: () => ctx } as unknown as HTMLCanvasElement
  return { canvas, ctx, drawn }
}

function setup() {
  const painted: Rect[] = []
  const cache = new TileCache(
    (_, rect) => painted.push(rect),
    () => fakeCanvas().canvas,
  )
  const { ctx, drawn } = fakeCanvas()
  /** Takes a millisecond of the fake clock to paint each tile. */
  const draw = (scale: number, x = 0, y = 0, budget = 1000, zooming = false) =>
    cache.draw(ctx, { x, y, scale }, screen, bounds, budget, () => painted.length, zooming)
  return { cache, painted, drawn, draw }
}

describe('tiles', () => {
  test('sprite levels are the smallest step of a root of two that is not coarser than the screen', () => {
    for (const pixels of [3, 8, 20, 32, 45, 100, 180]) {
      const made = pixelsOf(levelFor(pixels))
      expect(made).toBeGreaterThanOrEqual(pixels * 0.999)
      expect(made).toBeLessThan(pixels * Math.SQRT2)
    }
  })

  test('paint what is in sight once, then only copy it while panning about', () => {
    const { draw, painted, drawn } = setup()
    expect(draw(32)).toBe(true)
    const first = painted.length
    const span = tileSpan({ left: 0, top: 0, right: 25 * UNIT, bottom: 18.75 * UNIT }, 32)
    expect(first).toBe((span.right + 1) * (span.bottom + 1))
    expect(drawn).toHaveLength(first)
    draw(32, -5, -7)
    draw(32, 0, 0)
    expect(painted).toHaveLength(first)
  })

  test('spread the painting over frames when it takes long, and say that more is to come', () => {
    const { draw, painted } = setup()
    expect(draw(64, 0, 0, 1)).toBe(false)
    const after = painted.length
    expect(after).toBeGreaterThan(0)
    let frames = 0
    while (!draw(64, 0, 0, 1)) frames++
    expect(frames).toBeGreaterThan(0)
    expect(painted.length).toBeGreaterThan(after)
  })

  test('an edit repaints its own corner of its own tile', () => {
    const { cache, draw, painted } = setup()
    draw(32)
    painted.length = 0
    const change = { left: 5 * UNIT, top: 5 * UNIT, right: 7 * UNIT, bottom: 7 * UNIT }
    cache.update((_, rect) => painted.push(rect), [change])
    draw(32)
    expect(painted).toHaveLength(1)
    expect(painted[0].left).toBeLessThanOrEqual(change.left)
    expect(painted[0].right).toBeGreaterThanOrEqual(change.right)
    expect(painted[0].right - painted[0].left).toBeLessThan(2.2 * UNIT)
    draw(32)
    expect(painted).toHaveLength(1)
  })

  test('an edit on the border of two tiles repaints both', () => {
    const { cache, draw, painted } = setup()
    draw(32)
    painted.length = 0
    const border = (TILE * UNIT) / 32
    cache.update(
      (_, rect) => painted.push(rect),
      [{ left: border - 50, top: 100, right: border + 50, bottom: 200 }],
    )
    draw(32)
    expect(painted).toHaveLength(2)
  })

  test('zooming stretches the tiles at hand; at rest they are painted at the size of the screen', () => {
    const { draw, painted, drawn } = setup()
    draw(32)
    const first = painted.length
    draw(36, 0, 0, 1000, true)
    expect(painted).toHaveLength(first)
    draw(36)
    expect(painted.length).toBeGreaterThan(first)
    drawn.length = 0
    draw(36)
    for (const [, , , width, height] of drawn) expect([width, height]).toEqual([TILE, TILE])
  })

  test('a zoom too far to be stretched paints anew', () => {
    const { draw, painted } = setup()
    draw(32)
    const first = painted.length
    draw(70, 0, 0, 1000, true)
    expect(painted.length).toBeGreaterThan(first)
  })

  test('a reset forgets everything', () => {
    const { cache, draw, painted } = setup()
    draw(32)
    const first = painted.length
    cache.reset((_, rect) => painted.push(rect))
    draw(32)
    expect(painted).toHaveLength(2 * first)
  })
})

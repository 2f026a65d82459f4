import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filling,
  fitView,
  isInSight,
  keptInSight,
  revealing,
  toScreen,
  toWorld,
  zoomAbout,
} from '../../app/_board/view'

const box = { left: 0, top: 0, right: 35, bottom: 28 }
const size = { width: 900, height: 700 }
const views = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  scale: fc.integer({ min: 20, max: 150 }),
})
const spots = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 700 }) })

describe('the view', () => {
  test('leaves no empty border beside a map larger than the screen', () => {
    fc.assert(
      fc.property(views, (view) => {
        const filled = filling(view, box, size)
        const from = toScreen(filled, { x: box.left, y: box.top })
        const to = toScreen(filled, { x: box.right, y: box.bottom })
        expect(filled.scale).toBe(view.scale)
        if (to.x - from.x > size.width - 32) {
          expect(from.x).toBeLessThanOrEqual(16 + 1e-6)
          expect(to.x).toBeGreaterThanOrEqual(size.width - 16 - 1e-6)
        } else expect(from.x + to.x).toBeCloseTo(size.width)
      }),
    )
  })

  test('stays where it is when the map fills the screen already', () => {
    const view = { x: -500, y: -400, scale: 100 }
    expect(filling(view, box, size)).toEqual(view)
  })

  test('fits the whole map inside its margins', () => {
    const margins = { top: 80, right: 10, bottom: 10, left: 10 }
    const view = fitView(box, size, margins)
    const [from, to] = [
      toScreen(view, { x: box.left, y: box.top }),
      toScreen(view, { x: box.right, y: box.bottom }),
    ]
    expect(from.x).toBeGreaterThanOrEqual(margins.left - 1e-6)
    expect(from.y).toBeGreaterThanOrEqual(margins.top - 1e-6)
    expect(to.x).toBeLessThanOrEqual(size.width - margins.right + 1e-6)
    expect(to.y).toBeLessThanOrEqual(size.height - margins.bottom + 1e-6)
  })

  test('zooming keeps what is under the pointer under the pointer', () => {
    fc.assert(
      fc.property(views, spots, fc.integer({ min: 50, max: 200 }), (view, at, percent) => {
        const before = toWorld(view, at)
        const after = toWorld(zoomAbout(view, at, percent / 100, box, size), at)
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
      }),
    )
  })

  test('a map larger than the window leaves no more than a border empty, however it is dragged', () => {
    fc.assert(
      fc.property(views, (view) => {
        const kept = keptInSight(view, box, size)
        const [from, to] = [
          toScreen(kept, { x: box.left, y: box.top }),
          toScreen(kept, { x: box.right, y: box.bottom }),
        ]
        if (to.x - from.x > size.width) {
          expect(from.x).toBeLessThanOrEqual(48 + 1e-6)
          expect(to.x).toBeGreaterThanOrEqual(size.width - 48 - 1e-6)
        }
        if (to.y - from.y > size.height) {
          expect(from.y).toBeLessThanOrEqual(48 + 1e-6)
          expect(to.y).toBeGreaterThanOrEqual(size.height - 48 - 1e-6)
        }
      }),
    )
  })

  test('the map can never be dragged wholly out of sight', () => {
    fc.assert(
      fc.property(views, (view) => {
        const kept = keptInSight(view, box, size)
        const [from, to] = [
          toScreen(kept, { x: box.left, y: box.top }),
          toScreen(kept, { x: box.right, y: box.bottom }),
        ]
        expect(from.x).toBeLessThan(size.width)
        expect(to.x).toBeGreaterThan(0)
        expect(from.y).toBeLessThan(size.height)
        expect(to.y).toBeGreaterThan(0)
      }),
    )
  })

  test('revealing a point brings it inside, and moves nothing when it is', () => {
    fc.assert(
      fc.property(
        views,
        fc.record({ x: fc.integer({ min: 0, max: 35 }), y: fc.integer({ min: 0, max: 28 }) }),
        (view, point) => {
          const shown = revealing(view, point, size, 50)
          expect(isInSight(shown, point, size, { top: 30, right: 30, bottom: 30, left: 30 })).toBe(true)
          expect(revealing(shown, point, size, 50)).toBe(shown)
        },
      ),
    )
  })
})

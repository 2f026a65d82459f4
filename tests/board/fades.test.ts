/** Counters that leave the map fade for a moment; the position never waits for them. */
import { describe, expect, test } from 'vitest'
import { Counters } from '../../app/_board/counters'
import type { Placed } from '../../app/_board/draw/units/placed'
import type { TablePiece } from '../../engine/types'
import { LOOK } from './city'
import { FakePage } from './fake-page'

const placed = (id: string, more: Partial<Placed> = {}): Placed => {
  const piece: TablePiece = { id, kind: 'unit', type: 'runner', cell: 0, level: 0, badges: [] }
  return { piece, cell: 0, x: 0, y: 0, ...more }
}

/** Counters on a page, and the opacity of each bitmap that they paint. */
function table({ isStill = false, isAtOnce = false, isFading = true } = {}) {
  const page = new FakePage()
  page.isStill = () => isStill
  const drawn = { frames: 0 }
  const counters = new Counters(page, () => drawn.frames++)
  const show = (...pieces: Placed[]) =>
    counters.show({
      ...{ placed: pieces, look: LOOK, theme: 'light', pixels: 40, isFar: false, isSmall: false },
      ...{ nameOf: (_, id) => id, isStill: isAtOnce, isFading, highlights: {} },
    })
  const painted = () => {
    const shares: number[] = []
    const ctx = { globalAlpha: 1, drawImage: () => shares.push(ctx.globalAlpha) }
    counters.paint(ctx as unknown as CanvasRenderingContext2D)
    return shares
  }
  return { page, drawn, counters, show, painted }
}

describe('a counter that leaves the map', () => {
  test('fades for less than 600 milliseconds, and then nothing is drawn any more', () => {
    const { page, drawn, show, painted } = table()
    show(placed('a'), placed('b'))
    show(placed('a'))
    expect(painted()).toEqual([1, 1])
    page.next(225)
    const [, share] = painted()
    expect(share).toBeCloseTo(0.5)
    page.next(224)
    expect(painted()).toHaveLength(2)
    page.next(1)
    expect(painted()).toEqual([1])
    expect(page.next(16)).toBe(false)
    expect(drawn.frames).toBe(3)
  })

  test('is gone at once with reduced motion, at the pace "At once", and in the studio', () => {
    for (const made of [table({ isStill: true }), table({ isAtOnce: true }), table({ isFading: false })]) {
      made.show(placed('a'))
      made.show()
      expect(made.painted()).toEqual([])
      expect(made.page.next(16)).toBe(false)
    }
  })

  test('is there again when it comes back, as after undo', () => {
    const { page, show, painted } = table()
    show(placed('a'))
    show()
    page.next(100)
    show(placed('a'))
    expect(painted()).toEqual([1])
  })

  test('does not fade if it only goes into a pile', () => {
    const { show, painted } = table()
    show(placed('a'), placed('b'))
    show(placed('b', { pile: ['a', 'b'], count: 2 }))
    expect(painted()).toEqual([1])
  })
})

test('a number stays on its counter while the counter glides', () => {
  const { page, counters, show } = table()
  const there = placed('a', { x: 1000, count: 2 })
  show(placed('a'))
  show(there)
  page.next(100)
  const [drawn] = counters.asDrawn([there])
  expect(drawn.x).toBeGreaterThan(0)
  expect(drawn.x).toBeLessThan(1000)
  page.next(600)
  expect(counters.asDrawn([there])[0].x).toBe(1000)
})

/** The geometry of counters, stacks and fans: they fit their cells, their outlines meet no other counter, and fans never overlap. */
import { describe, expect, test } from 'vitest'
import { makeGround } from '../../app/_board/draw/ground'
import { type Body, bodyOf, halfOf, traceBody } from '../../app/_board/draw/units/body'
import { FULL, SMALL } from '../../app/_board/draw/units/counter'
import { type CountSight, countAt } from '../../app/_board/draw/units/counts'
import { COUNTER, FAR_SCALE, faceOf, formAt } from '../../app/_board/draw/units/face'
import { fanOut } from '../../app/_board/draw/units/fan'
import { BRACKETS, RING, SIGN, scaleOf, signAt } from '../../app/_board/draw/units/piece-highlights'
import type { Placed } from '../../app/_board/draw/units/placed'
import { layPieces } from '../../app/_board/draw/units/stacks'
import { boardMap } from '../../engine/compile/board-map'
import type { TablePiece } from '../../engine/types'
import { LOOK } from './city'

type Point = { readonly x: number; readonly y: number }

const GRIDS: readonly NonNullable<Parameters<typeof boardMap>[0]['grid']>[] = [
  { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 5, rows: 5 },
  { kind: 'hex', orientation: 'pointy', offset: 'odd', columns: 5, rows: 5 },
  { kind: 'square', columns: 5, rows: 5 },
]
const GROUNDS = GRIDS.map((grid) => makeGround(boardMap({ id: 'field', grid }), LOOK, 'light'))
const MIDDLE = 12
const ZOOMS = Array.from({ length: 113 }, (_, at) => at + 8)
const SIDES = (['round', 'square', 'shield'] as const).map((shape) => ({
  id: shape,
  look: { colour: '#aa3333', ink: '#ffffff', shape },
}))
const look = { ...LOOK, sides: SIDES }
const KINDS = [
  ...SIDES.map(({ id }) => ({ kind: 'unit' as const, side: id })),
  { kind: 'marker' as const, side: 'round' },
]

const piece = (at: number, more: Partial<TablePiece> = {}): TablePiece => ({
  ...{ id: `piece-${at}`, kind: 'unit', type: 'runner', cell: MIDDLE, level: at, badges: [] },
  ...more,
})
const pieces = (count: number, more: Partial<TablePiece> = {}) =>
  Array.from({ length: count }, (_, at) => piece(at, more))

/** Points taken on each line and curve of an outline. */
const SAMPLES = 3

/** Points along an outline, its curves sampled. */
function pointsOf(trace: (pen: Parameters<typeof traceBody>[0]) => void): Point[] {
  const points: Point[] = []
  let [px, py] = [0, 0]
  const go = (x: number, y: number) => {
    for (let step = 1; step <= SAMPLES; step++)
      points.push({ x: px + ((x - px) * step) / SAMPLES, y: py + ((y - py) * step) / SAMPLES })
    ;[px, py] = [x, y]
  }
  trace({
    moveTo(x, y) {
      ;[px, py] = [x, y]
      points.push({ x, y })
    },
    lineTo: go,
    quadraticCurveTo(cx, cy, x, y) {
      for (let step = 1; step <= SAMPLES; step++) {
        const t = step / SAMPLES
        const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
        points.push({ x: mix(px, cx, x), y: mix(py, cy, y) })
      }
      ;[px, py] = [x, y]
    },
    closePath() {},
  })
  return points
}

const outline = (one: Placed, isFar: boolean, grow = 0): Point[] =>
  pointsOf((pen) =>
    traceBody(pen, bodyOf(one.piece, look, isFar), { ...one, scale: scaleOf(one, isFar), grow }),
  )

function isInside(shape: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [at, a] of shape.entries()) {
    const b = shape[(at + 1) % shape.length]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside
  }
  return inside
}

const cellOf = ({ x, y, corners, sides }: (typeof GROUNDS)[number], cell: number): Point[] =>
  Array.from({ length: sides }, (_, at) => ({
    x: x[cell] + corners[at * 2],
    y: y[cell] + corners[at * 2 + 1],
  }))

const isOff = (shape: readonly Point[], { x, y }: Point, radius: number): boolean =>
  !isInside(shape, { x, y }) && shape.every((point) => Math.hypot(point.x - x, point.y - y) >= radius)

/** CSS pixels of a cell from which numbers stay off other cells: the largest bundled map in a window of 768 pixels has more. */
const WHOLE_MAP = 17

/** Numbers of counters in a cell, and in each cell beside it. */
const COUNTS = [
  [1, 1],
  [2, 1],
  [4, 4],
] as const

/** The marks of a counter that reach into another outline. */
function crossings(one: Placed, sight: CountSight, shapes: readonly Point[][]): string[] {
  const { isFar } = sight
  const lines = [RING, BRACKETS].flatMap(({ away, width }) => outline(one, isFar, away + width / 2))
  const [dx, dy] = signAt(halfOf(bodyOf(one.piece, look, isFar)) * scaleOf(one, isFar))
  const sign = { x: one.x + dx, y: one.y + dy }
  const number = countAt(one, sight)
  return shapes.flatMap((shape) => [
    ...(lines.some((point) => isInside(shape, point)) ? ['a line'] : []),
    ...(isOff(shape, sign, SIGN.radius) ? [] : ['a sign']),
    ...(isOff(shape, number, number.radius) ? [] : ['a number']),
  ])
}

const named = GROUNDS.map((ground, at) => [`${GRIDS[at].kind} ${at}`, ground] as const)

describe.each(named)('on a map of %s cells', (_, ground) => {
  test('a counter and every counter of a stack fit their cell at every zoom', () => {
    const cell = cellOf(ground, MIDDLE)
    for (const kind of KINDS)
      for (const count of [1, 2, 3, 4, 8]) {
        const placed = layPieces(ground, pieces(count, kind))
        const fits = (isFar: boolean) =>
          placed.every((one) => outline(one, isFar).every((point) => isInside(cell, point)))
        const doFit = { near: fits(false), far: fits(true) }
        const faults = ZOOMS.filter((zoom) => !(formAt(zoom).isFar ? doFit.far : doFit.near))
        expect(faults, `${kind.kind} ${kind.side} ${count}`).toEqual([])
      }
  })

  test('a stack is in order, each counter lower than the one before, with its number on the top', () => {
    for (const count of [2, 3, 6]) {
      const placed = layPieces(ground, pieces(count).reverse())
      expect(placed.map(({ piece: { level } }) => level)).toEqual([...pieces(count).keys()])
      for (const [at, one] of placed.slice(1).entries()) {
        expect(one.x).toBe(placed[at].x)
        expect(one.y - placed[at].y).toBeGreaterThan(2)
      }
      expect(placed.map((one) => one.count)).toEqual([...Array(count - 1).fill(undefined), count])
    }
    expect(layPieces(ground, pieces(1))[0].count).toBeUndefined()
  })

  test('rings, brackets, signs and numbers stay off the counters of the next cells', () => {
    const steps = ground.board.grid.directions.length
    const near = Array.from({ length: steps }, (_, at) => ground.board.grid.neighbours[MIDDLE * steps + at])
    const faults = new Set<string>()
    for (const pixels of [120, 28, 27, WHOLE_MAP])
      for (const kind of KINDS)
        for (const other of KINDS)
          for (const [count, beside] of COUNTS) {
            const { isFar } = formAt(pixels)
            const what = `${kind.side} ${count} beside ${other.side} ${beside} at ${pixels}`
            const shapes = near.flatMap((cell) =>
              layPieces(ground, pieces(beside, { ...other, cell })).map((one) => outline(one, isFar)),
            )
            for (const one of layPieces(ground, pieces(count, kind)))
              for (const fault of crossings(one, { isFar, pixels }, shapes)) faults.add(`${fault} of ${what}`)
          }
    expect([...faults]).toEqual([])
  })

  test('a fan overlaps nothing of its own at any zoom, and its counters are at least 40 pixels wide', () => {
    const rect = { left: -2000, top: -2000, right: 2000, bottom: 2000 }
    const at = { x: ground.x[MIDDLE], y: ground.y[MIDDLE] }
    for (const count of [2, 3, 5, 6, 17]) {
      const placed = layPieces(ground, pieces(count))
      for (const zoom of ZOOMS) {
        const fanned = fanOut(placed, MIDDLE, at, { pixels: zoom, rect })?.placed ?? []
        const [first] = fanned
        expect([first.piece.level, first.x, first.y]).toEqual([count - 1, at.x, at.y])
        const wide = COUNTER * (first.scale ?? 1)
        expect((wide * zoom) / 100).toBeGreaterThanOrEqual(39.99)
        const apart = fanned.flatMap((one, index) =>
          fanned
            .slice(index + 1)
            .map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))),
        )
        expect(Math.min(...apart)).toBeGreaterThan(wide * 1.2)
      }
    }
  })
})

test('a fan grows to the side where there is room, and one counter has none', () => {
  const [ground] = GROUNDS
  const placed = layPieces(ground, pieces(4))
  const at = { x: ground.x[MIDDLE], y: ground.y[MIDDLE] }
  const rect = (right: number) => ({ left: -900, top: -900, right, bottom: 900 })
  const waysOf = (right: number) => {
    const fan = fanOut(placed, MIDDLE, at, { pixels: 60, rect: rect(right) })
    return Math.sign((fan?.placed[1].x ?? 0) - at.x)
  }
  expect(waysOf(at.x + 400)).toBe(1)
  expect(waysOf(at.x + 100)).toBe(-1)
  expect(fanOut(layPieces(ground, pieces(1)), MIDDLE, at, { pixels: 60, rect: rect(900) })).toBeUndefined()
})

describe('what can be read', () => {
  test('figures, symbol and component from 28 pixels a cell, letters from where they are 9 pixels high', () => {
    expect(formAt(28)).toEqual({ isFar: false, isSmall: true })
    expect(formAt(27.9)).toEqual({ isFar: true, isSmall: true })
    expect(formAt(60)).toEqual({ isFar: false, isSmall: false })
    expect(formAt(59.9).isSmall).toBe(true)
    expect(SMALL.figures * 0.28).toBeGreaterThanOrEqual(9)
    expect(SMALL.symbol * 0.28).toBeGreaterThanOrEqual(7)
    expect(FULL.letters * 0.6).toBeGreaterThanOrEqual(9)
  })

  test('the number of a stack: at least 9 pixels high at every zoom, with a disc while that leaves room for its counter', () => {
    for (const pixels of ZOOMS)
      for (const scale of [0.5, 0.9, 1.3]) {
        const { isFar } = formAt(pixels)
        const number = countAt({ piece: piece(0), cell: 0, x: 0, y: 0, scale, count: 2 }, { isFar, pixels })
        expect((number.size * pixels) / 100).toBeGreaterThanOrEqual(8.999)
        expect(number.hasDisc, `${pixels}`).toBe(pixels >= WHOLE_MAP)
      }
  })

  test('simplified counters of two sides differ by their shape alone', () => {
    const far = (shape: Body['shape']) =>
      pointsOf((pen) => traceBody(pen, { kind: 'unit', shape, isFar: true }))
    const reach = (shape: Body['shape'], angle: number) =>
      Math.max(...far(shape).map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle))) * FAR_SCALE
    expect(reach('round', 0)).toBeCloseTo(reach('round', Math.PI / 4), 0)
    expect(reach('square', Math.PI / 4)).toBeGreaterThan(reach('square', 0) * 1.3)
    expect(reach('shield', Math.PI / 2)).toBeGreaterThan(reach('shield', -Math.PI / 2) * 1.05)
  })

  test('a type that any side may own shows its owner, and its own colour as a stripe', () => {
    const units = [
      { id: 'crowd', look: { symbol: 'people', colour: '#118844' } },
      { id: 'guard', side: 'round', look: { symbol: 'cap', colour: '#118844' } },
    ]
    const face = (type: string, side?: string) =>
      faceOf(piece(0, { type, side }), { ...look, units }, 'light', { nameOf: (_, id) => id })
    expect(face('crowd', 'round')).toMatchObject({
      colour: '#aa3333',
      stripe: { colour: '#118844' },
      owner: 'round',
    })
    expect(face('crowd')).toMatchObject({ colour: '#118844', stripe: undefined, owner: undefined })
    expect(face('guard', 'round')).toMatchObject({ colour: '#118844', stripe: undefined, owner: undefined })
  })
})

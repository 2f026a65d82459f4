import { describe, expect, test } from 'vitest'
import { layCoveredNames } from '../../app/_board/draw/labels/covered-names'
import { halves, layLabels } from '../../app/_board/draw/labels/layout'
import { longestChain, unzigzag } from '../../app/_board/draw/labels/streets'
import type { Placed } from '../../app/_board/draw/units/placed'
import type { TablePiece } from '../../engine/types'
import { groundOf, town } from './city'

const rows = Array.from({ length: 10 }, () => 's'.repeat(16))
const plain = town(rows)
const cells = (...names: string[]) => names.map((name) => plain.grid.indexOf(name))
const row = (from: number, to: number, y: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${String(from + at).padStart(2, '0')}${y}`)

const labelsOf = (places: { id: string; cells: number[] }[], pixels = 40) =>
  layLabels(
    groundOf(town(rows, { places: places.map((one) => ({ kind: 'any', ...one })) })),
    (_, id) => id,
  )(pixels)

describe('names on the ground', () => {
  test('a street is lettered along its cells, in whatever order they are written', () => {
    const names = row(2, 12, '05')
    for (const order of [names, [...names].reverse(), [...names].sort((a, b) => (a + b > b + a ? -1 : 1))]) {
      const [label] = labelsOf([{ id: 'Via Lunga', cells: cells(...order) }])
      expect(label.line.length).toBeGreaterThan(2)
      expect(label.line[0].x).toBeLessThan(label.line[label.line.length - 1].x)
    }
  })

  test('the zigzag of flat hexes is smoothed out of a straight street', () => {
    const zigzag = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ x: at * 87, y: at % 2 === 0 ? 0 : 50 }))
    const middle = unzigzag(unzigzag(zigzag)).slice(2, -2)
    for (const spot of middle) expect(spot.y).toBeCloseTo(25, 6)
  })

  test('a square has its name in the middle', () => {
    const square = ['0303', '0403', '0503', '0304', '0404', '0504', '0305', '0405', '0505']
    const [label] = labelsOf([{ id: 'Piazza', cells: cells(...square) }])
    expect(label.line).toHaveLength(1)
    expect(label.line[0].x).toBeCloseTo(groundOf(plain).x[plain.grid.indexOf('0404')], 0)
  })

  test('a street cut in two by a square is lettered on its longer piece', () => {
    const ground = groundOf(plain)
    const spots = [...row(1, 3, '05'), ...row(8, 14, '05')].map((name) => ({
      x: ground.x[plain.grid.indexOf(name)],
      y: ground.y[plain.grid.indexOf(name)],
    }))
    const { chain, of } = longestChain(spots)
    expect(chain).toHaveLength(7)
    expect(of).toBe(7)
  })

  test('two names on the same ground do not both show from afar', () => {
    const square = ['0303', '0403', '0503', '0304', '0404', '0504', '0305', '0405', '0505']
    const piazze = [
      { id: 'Piazza Uno', cells: cells(...square) },
      { id: 'Piazza Due', cells: cells(...square) },
      { id: 'Piazza Tre', cells: cells(...square) },
      { id: 'Piazza Quattro', cells: cells(...square) },
      { id: 'Piazza Cinque', cells: cells(...square) },
      { id: 'Piazza Sei', cells: cells(...square) },
    ]
    expect(labelsOf(piazze, 64)).toHaveLength(6)
    const early = labelsOf(piazze, 63)
    expect(early.length).toBeLessThan(6)
    const places = new Set(early.map(({ line }) => `${line[0].x} ${line[0].y}`))
    expect(places.size).toBe(early.length)
  })

  test('a place whose cells are all off the map has no label', () => {
    expect(labelsOf([{ id: 'Nowhere', cells: [-1, 9999] }])).toEqual([])
  })

  test('long names break where the rows come out even', () => {
    expect(halves(['Giardino', 'dei', 'Viandanti'])).toEqual(['Giardino dei', 'Viandanti'])
  })
})

describe('names under counters', () => {
  const ground = groundOf(plain)
  const square = ['0303', '0403', '0503', '0304', '0404', '0504', '0305', '0405', '0505']
  const labels = labelsOf([{ id: 'Piazza', cells: cells(...square) }])
  const counterAt = (name: string): Placed => {
    const cell = plain.grid.indexOf(name)
    const piece = { id: name, kind: 'unit', type: 'x', cell, level: 0, badges: [] } as TablePiece
    return { piece, cell, x: ground.x[cell], y: ground.y[cell] }
  }

  test('are written once more beside the counter that hides them, large enough to be read', () => {
    for (const pixels of [26, 40, 120]) {
      const hiding = counterAt('0404')
      const [name, ...others] = layCoveredNames(labels, [hiding], pixels, pixels < 31, ground.box)
      expect(others).toEqual([])
      expect(name.text).toBe('Piazza')
      expect((name.size * pixels) / 100).toBeGreaterThanOrEqual(10.5)
      expect(Math.abs(name.y - hiding.y)).toBeGreaterThan(34)
    }
  })

  test('keep clear of other counters where there is a side without any', () => {
    const below = layCoveredNames(labels, [counterAt('0404'), counterAt('0403')], 22, false, ground.box)
    expect(below[0].y).toBeGreaterThan(counterAt('0404').y)
    const above = layCoveredNames(labels, [counterAt('0404'), counterAt('0405')], 22, false, ground.box)
    expect(above[0].y).toBeLessThan(counterAt('0404').y)
  })

  test('never cover a counter: they are left out where every side has one', () => {
    const around = ['0403', '0404', '0405', '0304', '0504', '0303', '0503', '0305', '0505'].map(counterAt)
    expect(layCoveredNames(labels, around, 22, false, ground.box)).toEqual([])
    for (const count of [2, 3, 4])
      for (const { x, y, text, size } of layCoveredNames(
        labels,
        around.slice(0, count),
        22,
        false,
        ground.box,
      ))
        for (const counter of around.slice(0, count)) {
          const isClear =
            Math.abs(x - counter.x) >= 34 + (text.length * size * 0.56) / 2 ||
            Math.abs(y - counter.y) >= 34 + size / 2
          expect(isClear, `${count} counters, ${counter.piece.id}`).toBe(true)
        }
  })

  test('stay on the sheet', () => {
    const counter = counterAt('0404')
    const [name] = layCoveredNames(labels, [counter], 22, false, ground.box)
    const half = (name.text.length * name.size * 0.56) / 2
    const sheetUpTo = (right: number) => ({ ...ground.box, right })
    expect(layCoveredNames(labels, [counter], 22, false, sheetUpTo(name.x + half))).toEqual([name])
    const [other] = layCoveredNames(labels, [counter], 22, false, sheetUpTo(name.x + half - 1))
    expect(other.x + half).toBeLessThanOrEqual(name.x + half - 1)
  })

  test('are left alone where they can be read, and where they are not printed at this size', () => {
    expect(layCoveredNames(labels, [counterAt('0808')], 60, false, ground.box)).toEqual([])
    const afar = labelsOf([{ id: 'Piazza', cells: cells(...square) }], 11)
    expect(layCoveredNames(afar, [counterAt('0404')], 11, true, ground.box)).toEqual([])
  })
})

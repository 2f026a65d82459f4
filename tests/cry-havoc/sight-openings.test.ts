/** Lines of fire through windows, doors and entrances, on buildings small enough to follow with a ruler. */
import { describe, expect, test } from 'vitest'
import { fromSide } from '../../engine/geometry/sight-pattern'
import { edge, said, scene } from './sight-drawing'

/** A house of nine cells with a window to the north and a door to the south. */
const HOUSE = {
  rows: [
    '.........',
    '.........',
    '.........',
    '...hhh...',
    '...hhh...',
    '...hhh...',
    '.........',
    '.........',
    '.........',
  ],
  window: ['0504/N'],
  door: ['0506/S'],
}

describe('windows', () => {
  const house = scene(HOUSE)
  const { shot } = house

  test('from within only where the window is, from the middle of its sill (CH-35)', () => {
    expect(said(shot('0504', '0501'))).toBe('none')
    expect(shot('0504', '0501').start).toBe(fromSide(0))
    expect(said(shot('0505', '0501'))).toBe('no CH-35')
    expect(said(shot('0404', '0401'))).toBe('no CH-44')
    expect(said(shot('0504', '0301'))).toBe('none')
  })

  test('from outside only at whoever stands right behind it (CH-36, CH-38)', () => {
    expect(said(shot('0501', '0504'))).toBe('medium CH-38')
    expect(shot('0501', '0504').side).toBe(-1)
    expect(said(shot('0501', '0505'))).toBe('no CH-36')
    expect(shot('0501', '0505').atEdge).toBe(edge(house, '0504', 'N'))
  })

  test('from the cell at the sill into the whole room (CH-37), and no further', () => {
    for (const cell of ['0505', '0506', '0405', '0605', '0406'])
      expect([cell, said(shot('0503', cell))]).toEqual([cell, 'medium CH-42'])
    expect(shot('0503', '0505').start).toBe(fromSide(3))
    expect(said(shot('0503', '0508'))).toBe('no CH-36')
  })

  test('within one room there is nothing to hide behind (CH-48, CH-X5)', () => {
    expect(said(shot('0404', '0504'))).toBe('none')
    expect(said(shot('0606', '0504'))).toBe('none')
  })
})

describe('doors', () => {
  const house = scene(HOUSE)
  const { shot } = house

  test('in and out through one door, always with cover (CH-39, CH-42)', () => {
    expect(said(shot('0508', '0505'))).toBe('medium CH-42')
    expect(said(shot('0505', '0508'))).toBe('medium CH-42')
    expect(said(shot('0508', '0504'))).toBe('medium CH-42')
  })

  test('from the opening itself the target has no cover from it (CH-41, CH-42)', () => {
    expect(said(shot('0506', '0508'))).toBe('none')
    expect(shot('0506', '0508').start).toBe(fromSide(3))
    expect(said(shot('0506', '0504'))).toBe('none')
    expect(shot('0506', '0504').start).toBe(fromSide(3))
  })

  test('in the opening one is covered from one side at a time (CH-51)', () => {
    const outside = shot('0508', '0506')
    const inside = shot('0504', '0506')
    expect([said(outside), said(inside)]).toEqual(['medium CH-51', 'medium CH-51'])
    expect(outside.side).toBe(edge(house, '0506', 'S'))
    expect(inside.side).not.toBe(outside.side)
    expect(said(shot('0508', '0506', { taken: inside.side + 1 }))).toBe('none')
    expect(said(shot('0508', '0506', { taken: outside.side + 1 }))).toBe('medium CH-51')
  })

  test('not through two openings, unless the target stands in the second (CH-39, CH-40, CH-43)', () => {
    const yard = scene({
      rows: ['.......', '..yyy..', '..yyy..', '..hhh..', '..hhh..', '.......', '.......'],
      entrance: ['0402/N'],
      door: ['0404/N', '0405/S'],
    })
    expect(said(yard.shot('0401', '0403'))).toBe('medium CH-42')
    expect(said(yard.shot('0401', '0404'))).toBe('medium CH-42')
    expect(said(yard.shot('0401', '0405'))).toBe('no CH-39')
    expect(said(yard.shot('0403', '0405'))).toBe('medium CH-42')
    expect(said(yard.shot('0404', '0401'))).toBe('no CH-43')
    expect(said(yard.shot('0402', '0404'))).toBe('medium CH-51')
    expect(yard.shot('0402', '0404').side).toBe(edge(yard, '0404', 'N'))
  })
})

describe('walls', () => {
  test('neighbours are parted by a wall only (CH-17)', () => {
    const { shot } = scene(HOUSE)
    expect(said(shot('0503', '0504'))).toBe('medium CH-38')
    expect(said(shot('0504', '0503'))).toBe('none')
    expect(said(shot('0507', '0506'))).toBe('medium CH-51')
    expect(said(shot('0506', '0507'))).toBe('none')
    expect(said(shot('0304', '0404'))).toBe('no CH-17')
  })

  test('a line that touches the end of a wall is stopped (CH-44)', () => {
    const wall = scene({ rows: ['.....', '.....', '.....', '.....', '.....'], wall: ['0304/N'] })
    const { shot } = wall
    expect(said(shot('0303', '0305'))).toBe('no CH-44')
    expect(shot('0303', '0305').atEdge).toBe(edge(wall, '0304', 'N'))
    expect(said(shot('0203', '0403'))).toBe('no CH-44')
    expect(said(shot('0205', '0402'))).toBe('no CH-44')
    expect(said(shot('0203', '0503'))).toBe('none')
    expect(said(shot('0204', '0404'))).toBe('none')
  })
})

import { describe, expect, test } from 'vitest'
import { isWay, nextOf, stepCursor } from '../../app/_board/pointer/cursor'
import { makeGrid } from '../../engine/geometry/make-grid'

const flat = makeGrid({ grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 12, rows: 9 } })
const pointy = makeGrid({ grid: { kind: 'hex', orientation: 'pointy', offset: 'even', columns: 9, rows: 9 } })
const square = makeGrid({ grid: { kind: 'square', columns: 9, rows: 9 } })

function walk(grid: typeof flat, start: string, keys: readonly string[]): string {
  let at = { cell: grid.indexOf(start), anchorY: grid.centre(grid.indexOf(start)).y }
  for (const key of keys) at = stepCursor(grid, at.cell, key, at.anchorY)
  return grid.names[at.cell]
}

describe('the keyboard cursor', () => {
  test('letters lead to all six sides of a hex and back', () => {
    for (const grid of [flat, pointy]) {
      const reached = new Set(['q', 'e', 'a', 'd', 'z', 'x'].map((key) => walk(grid, '0505', [key])))
      const neighbours = [...grid.neighbours.slice(grid.indexOf('0505') * 6, grid.indexOf('0505') * 6 + 6)]
      expect([...reached].sort()).toEqual(neighbours.map((cell) => grid.names[cell]).sort())
    }
  })

  test('arrows run along the columns and do not drift across the rows of flat hexes', () => {
    expect(walk(flat, '0505', ['ArrowUp'])).toBe('0504')
    expect(walk(flat, '0505', ['ArrowDown', 'ArrowDown'])).toBe('0507')
    expect(walk(flat, '0205', Array(8).fill('ArrowRight'))).toBe('1005')
    expect(walk(flat, '1005', Array(8).fill('ArrowLeft'))).toBe('0205')
    expect(walk(pointy, '0205', Array(5).fill('ArrowRight'))).toBe('0705')
    expect(walk(square, '0505', ['ArrowUp', 'ArrowRight'])).toBe('0604')
  })

  test('stops at the border', () => {
    expect(walk(flat, '0101', ['ArrowUp'])).toBe('0101')
    expect(walk(flat, '0101', ['ArrowLeft'])).toBe('0101')
    expect(walk(flat, '0101', ['q'])).toBe('0101')
  })

  test('letters that are commands are no ways', () => {
    for (const key of ['i', 'n', 'l', 'w', 'h', 'b', 'k', '+', '0']) expect(isWay(key, flat)).toBe(false)
    for (const key of ['Q', 'x', 'ArrowLeft']) expect(isWay(key, flat)).toBe(true)
  })

  test('n goes round the cells with a choice', () => {
    expect(nextOf([40, 7, 19, 7], 7)).toBe(19)
    expect(nextOf([40, 7, 19], 40)).toBe(7)
    expect(nextOf([40, 7, 19], 7, true)).toBe(40)
    expect(nextOf([], 7)).toBeUndefined()
  })
})

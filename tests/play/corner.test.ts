import { describe, expect, test } from 'vitest'
import { cellsToSee } from '../../app/_play/inspection/cells-to-see'
import { CORNERS, cornerAfter, freestOf } from '../../app/_play/inspection/use-corner'
import type { Choice, Decision, Table, TablePiece } from '../../engine/types'

test('a card over the board goes round its corners by a button, and to a side by arrows', () => {
  let corner: ReturnType<typeof cornerAfter> = 'bottom-left'
  const seen = CORNERS.map(() => (corner = cornerAfter(corner ?? 'bottom-left')))
  expect(new Set(seen).size).toBe(4)
  expect(corner).toBe('bottom-left')
  expect(cornerAfter('bottom-left', 'ArrowUp')).toBe('top-left')
  expect(cornerAfter('top-left', 'ArrowRight')).toBe('top-right')
  expect(cornerAfter('top-left', 'Enter')).toBeUndefined()
})

test('an overlay goes where it covers the least, and keeps its place as long as no other is better', () => {
  const covered = { 'bottom-left': 1, 'top-left': 2, 'top-right': 1, 'bottom-right': 0 }
  expect(freestOf(CORNERS, (corner) => covered[corner])).toBe('bottom-right')
  expect(freestOf(CORNERS, (corner) => (corner === 'bottom-right' ? 1 : covered[corner]))).toBe('bottom-left')
})

describe('the cells that a card leaves visible', () => {
  const piece = (id: string, cell: number, side?: string): TablePiece => ({
    id,
    kind: 'unit',
    type: 'runner',
    cell,
    level: 0,
    badges: [],
    side,
  })
  const choice = (at: Choice['at']): Choice => ({
    action: { type: 'move' },
    at,
    label: { key: 'a' },
    group: 'move',
  })
  const table = {
    pieces: [piece('own', 3, 'blue'), piece('other', 4, 'red'), piece('marker', 5)],
  } as unknown as Table
  const decision = {
    choices: [
      choice({ kind: 'cell', cell: 7 }),
      choice({ kind: 'piece', piece: 'other' }),
      choice({ kind: 'button', button: 'end' }),
    ],
  } as unknown as Decision

  test('are those of choices, of own units and of the inspected thing', () => {
    const sideOf = { north: 'blue', south: 'red' }
    const seen = cellsToSee({ decision, table, viewer: 'north' }, sideOf, { kind: 'cell', cell: 9 })
    expect(seen.toSorted()).toEqual([3, 4, 7, 9])
    const others = cellsToSee({ decision: undefined, table, viewer: 'spectator' }, sideOf, undefined)
    expect(others).toEqual([])
  })
})

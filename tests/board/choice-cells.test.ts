import { describe, expect, test } from 'vitest'
import { choiceCells } from '../../app/_board/content'
import type { Printed } from '../../app/_board/printed-map'
import type { BoardProps, Highlights } from '../../app/_board/types'

/** Counters A, B and C stand on cells 1, 2 and 3. */
const placed = ['A', 'B', 'C'].map((id, at) => ({ cell: at + 1, piece: { id } }))
const cellsOf = (highlights: Highlights) =>
  choiceCells(
    { board: { grid: { kind: 'hex' } }, highlights } as BoardProps,
    { placed } as unknown as Printed,
  )

describe('the cells that the key for the next choice goes to', () => {
  const others = [
    { piece: 'B', group: 'select', quiet: true },
    { piece: 'C', group: 'select', quiet: true },
  ]

  test('while a unit is held, only its goals', () => {
    const cells = [{ cell: 7, group: 'move' }]
    expect(cellsOf({ cells, pieces: others })).toEqual([7])
    const foe = { piece: 'A', group: 'attack', quiet: false }
    expect(cellsOf({ cells, pieces: [...others, foe] })).toEqual([7, 1])
  })

  test('if the held unit has no goal, the other units', () => {
    expect(cellsOf({ pieces: others })).toEqual([2, 3])
  })

  test('while no unit is held, all units that can act', () => {
    expect(cellsOf({ pieces: others.map(({ piece, group }) => ({ piece, group })) })).toEqual([2, 3])
    expect(cellsOf({})).toEqual([])
  })
})

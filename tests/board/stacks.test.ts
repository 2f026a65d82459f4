import { describe, expect, test } from 'vitest'
import { layPieces, pieceAt } from '../../app/_board/draw/units/stacks'
import type { TablePiece } from '../../engine/types'
import { groundOf, town } from './city'

const ground = groundOf(town(['sssss', 'sssss', 'sssss', 'sssss']))
const cell = (name: string) => ground.board.grid.indexOf(name)
const piece = (id: string, at: string, more: Partial<TablePiece> = {}): TablePiece => ({
  id,
  kind: 'unit',
  type: 'runner',
  cell: cell(at),
  level: 0,
  badges: [],
  ...more,
})

describe('a piece over two cells', () => {
  const rider = piece('rider', '0302', { rear: cell('0303') })

  test('lies across both, faces its front cell, and is hit on either', () => {
    const [placed] = layPieces(ground, [rider])
    expect(placed.facing).toBe(-90)
    expect(placed.y).toBeCloseTo((ground.y[cell('0302')] + ground.y[cell('0303')]) / 2)
    for (const name of ['0302', '0303'])
      expect(pieceAt([placed], ground.x[cell(name)], ground.y[cell(name)])?.piece.id).toBe('rider')
    expect(pieceAt([placed], ground.x[cell('0302')] + 45, ground.y[cell('0302')])).toBeUndefined()
  })

  test('faces every way a side can lie', () => {
    const { grid } = ground.board
    const facings = [0, 1, 2, 3, 4, 5].map((direction) => {
      const rear = grid.neighbours[cell('0302') * 6 + direction]
      return layPieces(ground, [{ ...rider, rear }])[0].facing
    })
    expect(new Set(facings).size).toBe(6)
  })
})

describe('bodies', () => {
  const six = Array.from({ length: 6 }, (_, at) =>
    piece(`body-${at}`, '0202', { level: at, badges: ['dead'] }),
  )

  test('lie apart and small, with their number on the last', () => {
    const placed = layPieces(ground, six)
    expect(placed.map(({ count }) => count)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      6,
    ])
    for (const one of placed) expect(pieceAt(placed, one.x, one.y)?.piece.id).toBe(one.piece.id)
  })

  test('lie under whoever stands among them, and can still be told', () => {
    const placed = layPieces(ground, [...six.slice(0, 3), piece('guard', '0202', { level: 3 })])
    expect(placed.at(-1)?.piece.id).toBe('guard')
    expect(pieceAt(placed, ground.x[cell('0202')], ground.y[cell('0202')])?.piece.id).toBe('guard')
    const body = placed.find(({ piece: { id } }) => id === 'body-0')!
    expect(pieceAt(placed, body.x, body.y + 14)?.piece.id).toBe('body-0')
  })

  test('one by itself has no number', () => {
    expect(layPieces(ground, [six[0]])[0].count).toBeUndefined()
  })
})

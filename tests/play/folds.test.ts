/** Many choices under headings, with equal ones merged. */
import { describe, expect, test } from 'vitest'
import { FEW, folded, type Line, linesOf } from '../../app/_play/choices/folds'
import { CARD, CELL, OWN_PIECE } from '../../engine/kernel/forms'
import type { Choice, Table, TablePiece } from '../../engine/types'

const FORMS = {
  select: { unit: OWN_PIECE },
  lead: { unit: OWN_PIECE },
  move: { cell: CELL },
  play: { card: CARD },
  throw: { card: CARD },
  done: {},
}
const choice = (type: string, field: string, name: string, at: Choice['at']): Choice => ({
  action: field ? { type, [field]: name } : { type },
  at,
  label: { key: type },
  group: type,
})
const taking = (piece: string, type = 'select') => choice(type, 'unit', piece, { kind: 'piece', piece })
const going = (cell: number) => choice('move', 'cell', `c${cell}`, { kind: 'cell', cell })
const playing = (card: string, type: string) => choice(type, 'card', card, { kind: 'card', card })
const done = choice('done', '', '', { kind: 'button', button: 'done' })
const times = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

const group = (id: string, more: Partial<TablePiece> = {}): TablePiece => ({
  id,
  kind: 'unit',
  type: 'group',
  level: 0,
  badges: [],
  ...more,
})
const lines = (choices: readonly Choice[], pieces: readonly TablePiece[] = []): Line[] =>
  linesOf(choices, { pieces, trays: [] } as unknown as Table, {
    textOf: ({ action }) => (action.type === 'move' ? `Move to ${action.cell}` : action.type),
    hint: () => '',
  })
const ids = (choices: readonly Choice[]) => {
  const { loose, folds } = folded(
    lines(
      choices,
      times(20, (at) => group(`p${at}`, { cell: at })),
    ),
    FORMS,
  )
  return [
    loose.length,
    folds.map(({ group: of, subject, lines: under }) => [subject?.name ?? of, under.length]),
  ]
}

describe('alike choices', () => {
  test('are one line with their number where nothing that can be seen tells their counters apart', () => {
    const pieces = [group('a', { cell: 3 }), group('b', { cell: 3, level: 1 }), group('c', { cell: 3 })]
    expect(
      lines(
        pieces.map(({ id }) => taking(id)),
        pieces,
      ),
    ).toMatchObject([{ count: 3 }])
  })

  test('are not where one has moved, stands elsewhere or prints another number', () => {
    const pieces = [
      group('a', { cell: 3 }),
      group('b', { cell: 3, badges: ['moved'] }),
      group('c', { cell: 4 }),
      group('d', { cell: 3, numbers: [4, 2] }),
    ]
    expect(
      lines(
        pieces.map(({ id }) => taking(id)),
        pieces,
      ).map(({ count }) => count),
    ).toEqual([1, 1, 1, 1])
  })

  test('are not where the same words point at two spaces or cards', () => {
    expect(lines([playing('x', 'play'), playing('y', 'play')])).toHaveLength(2)
  })
})

describe('folds', () => {
  test('there are none while the list is short', () => {
    expect(ids([...times(FEW - 1, going), done])).toEqual([FEW, []])
  })

  test('by kind, and answers that point at nothing stay in sight', () => {
    expect(ids([...times(30, going), ...times(6, (at) => taking(`p${at}`)), done])).toEqual([
      1,
      [
        ['move', 30],
        ['select', 6],
      ],
    ])
  })

  test('by what they are about, where there are several choices for each', () => {
    const cards = times(7, (at) => [playing(`k${at}`, 'play'), playing(`k${at}`, 'throw')]).flat()
    expect(ids(cards)).toEqual([0, times(7, (at) => [`k${at}`, 2])])
    const units = times(8, (at) => [taking(`p${at}`), taking(`p${at}`, 'lead')]).flat()
    expect(ids(units)).toEqual([0, times(8, (at) => [`p${at}`, 2])])
  })
})

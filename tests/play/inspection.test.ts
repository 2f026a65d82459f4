/** The answer of the rules for the thing under the pointer, as shown on the screen. */

import { describe, expect, test } from 'vitest'
import {
  kindsOf,
  pointedAt,
  pointedByChoice,
  pointedByCursor,
  sumsOfChoices,
} from '../../app/_play/inspection/shown-inspection'
import { actionKey } from '../../engine/action-key'
import { compile } from '../../engine/game'
import { CELL, OTHER_PIECE } from '../../engine/kernel/forms'
import type { Choice, Inspection, TablePiece } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { LocalGame } from './local-game'
import { corteo } from './table'

const answer: Inspection = {
  title: { key: 'kriegspiel.inspect.unit' },
  sums: [
    { id: 'attack', label: { key: 'kriegspiel.inspect.sum-attack' }, total: 12, lines: [] },
    { id: 'defence', label: { key: 'kriegspiel.inspect.sum-defence' }, total: 8, lines: [] },
  ],
  cells: [
    { cell: 4, kind: 'seen' },
    { cell: 5, kind: 'light' },
    { cell: 6, kind: 'seen' },
  ],
  lines: [],
}
const piece = (id: string, cell: number, more: Partial<TablePiece> = {}): TablePiece => ({
  id,
  kind: 'unit',
  type: 'runner',
  cell,
  level: 0,
  badges: [],
  ...more,
})
const choice = (group: string, at: Choice['at']): Choice => ({
  action: { type: group, at: JSON.stringify(at) },
  at,
  label: { key: 'x' },
  group,
})

describe('what is pointed at', () => {
  test('is the counter under the pointer, else the cell, else nothing', () => {
    expect(pointedAt(4, 'a')).toEqual({ kind: 'piece', piece: 'a' })
    expect(pointedAt(4)).toEqual({ kind: 'cell', cell: 4 })
    expect(pointedAt(undefined)).toBeUndefined()
    expect(pointedAt(-1)).toBeUndefined()
  })

  test('by keyboard, the topmost of those who stand there, on either cell of a rider', () => {
    const pieces = [
      piece('body', 3, { level: 5, badges: ['dead'] }),
      piece('low', 3),
      piece('high', 3, { level: 1 }),
      piece('rider', 8, { rear: 9 }),
      piece('fallen', 12, { badges: ['dead'] }),
    ]
    expect(pointedByCursor(3, pieces)).toEqual({ kind: 'piece', piece: 'high' })
    expect(pointedByCursor(9, pieces)).toEqual({ kind: 'piece', piece: 'rider' })
    expect(pointedByCursor(12, pieces)).toEqual({ kind: 'piece', piece: 'fallen' })
    expect(pointedByCursor(7, pieces)).toEqual({ kind: 'cell', cell: 7 })
  })

  test('by a choice, what it points at on the board', () => {
    expect(pointedByChoice(choice('attack', { kind: 'piece', piece: 'a' }))).toEqual({
      kind: 'piece',
      piece: 'a',
    })
    expect(pointedByChoice(choice('done', { kind: 'button', button: 'done' }))).toBeUndefined()
  })
})

describe('an answer', () => {
  test('has its cells by kind', () => {
    expect(kindsOf(answer).map(({ kind, cells }) => [kind, cells.map(({ cell }) => cell)])).toEqual([
      ['seen', [4, 6]],
      ['light', [5]],
    ])
  })

  test('stands beside the choices that do something to an enemy, before any is made', async () => {
    const FORMS = { attack: { target: OTHER_PIECE }, move: { cell: CELL } }
    const attack = choice('attack', { kind: 'piece', piece: 'a' })
    const move = choice('move', { kind: 'cell', cell: 4 })
    const asked: unknown[] = []
    const sums = await sumsOfChoices([attack, move], FORMS, async (at) => {
      asked.push(at)
      return answer
    })
    expect([...sums]).toEqual([[actionKey(attack.action), answer]])
    expect(asked).toEqual([{ kind: 'piece', piece: 'a' }])
  })
})

describe('in a game', () => {
  test('rules without an answer are not asked', async () => {
    const game = new LocalGame(corteo(), { seed: 1 })
    expect(game.view().canInspect).toBe(false)
    expect(await game.inspect({ kind: 'cell', cell: 0 })).toBeUndefined()
  })

  test('the sums add up line by line, and one position is asked about once', async () => {
    const opening = compile(loadPack('kriegspiel'), 'opening')
    if (!opening.ok) throw new Error('the bundled pack cannot be compiled')
    const game = new LocalGame(opening.value, { seed: 1 })
    for (let guard = 0; guard < 5 && game.view().decision?.phase === 'roll'; guard++) game.chooseForMe(true)
    const units = game.view().table.pieces.filter(({ kind }) => kind === 'unit')
    expect(units.length).toBe(34)
    for (const { id } of units) {
      const found = await game.inspect({ kind: 'piece', piece: id })
      expect(found?.sums.length).toBe(2)
      for (const { total, lines } of found!.sums)
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      expect(await game.inspect({ kind: 'piece', piece: id })).toBe(found)
    }
  })
})

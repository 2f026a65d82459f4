import { describe, expect, test } from 'vitest'
import { buttonsOf, choicesAt, everyday, groupsOf, highlightsOf } from '../../app/_play/choices/choices'
import { squareGrid } from '../../engine/geometry/square'
import { CELL, OTHER_PIECE, OWN_PIECE } from '../../engine/kernel/forms'
import { attemptsAt } from '../../engine/match/local/why-not'
import type { Pressed } from '../../engine/match/port/press'
import { onlyGroup } from '../../engine/match/port/shapes'
import type { Choice, Decision, TablePiece } from '../../engine/types'
import { raceDef } from '../engine/support/race'

const label = { key: 'x' }
const onCell = (type: string, cell: number): Choice => ({
  action: { type, cell: `c${cell}` },
  at: { kind: 'cell', cell },
  label,
  group: type,
})
const onPiece = (type: string, piece: string): Choice => ({
  action: { type, unit: piece },
  at: { kind: 'piece', piece },
  label,
  group: type,
})
const button = (type: string): Choice => ({
  action: { type },
  at: { kind: 'button', button: type },
  label,
  group: type,
})
const asked = (choices: Choice[], focus?: Decision['focus']): Decision => ({
  seat: 'red',
  phase: 'go',
  prompt: label,
  choices,
  focus,
})
const piece = (id: string, cell: number, side: string): TablePiece => ({
  id,
  kind: 'unit',
  type: 't',
  side,
  cell,
  level: 0,
  badges: [],
})
const pieces = [piece('own', 1, 'red'), piece('mate', 2, 'red'), piece('foe', 3, 'blue')]
const FORMS = {
  select: { unit: OWN_PIECE },
  attack: { unit: OWN_PIECE, target: OTHER_PIECE },
  launch: { unit: OTHER_PIECE },
  move: { cell: CELL },
  build: { cell: CELL },
  done: {},
}

describe('from choices to marks', () => {
  test('cells and counters are marked by the group of their first choice, buttons are not', () => {
    const decision = asked([onCell('move', 4), onCell('build', 4), onPiece('select', 'own'), button('done')])
    expect(highlightsOf(decision)).toEqual({
      cells: [{ cell: 4, group: 'move' }],
      pieces: [{ piece: 'own', group: 'select', quiet: false }],
      edges: [],
      focusCells: undefined,
      focusPieces: undefined,
    })
    expect(buttonsOf(decision)).toEqual([button('done')])
    expect(highlightsOf(undefined)).toEqual({})
  })

  test('while a unit is led, the others stay in the background', () => {
    const marks = highlightsOf(
      asked([onPiece('select', 'mate'), onPiece('launch', 'foe')], { pieces: ['own'] }),
    )
    expect(marks.pieces).toEqual([
      { piece: 'mate', group: 'select', quiet: true },
      { piece: 'foe', group: 'launch', quiet: false },
    ])
    expect(marks.focusPieces).toEqual(['own'])
  })

  test('kinds are counted, and wanting one leaves only it and the buttons', () => {
    const decision = asked([onCell('move', 4), onCell('move', 5), onCell('build', 4), button('done')])
    expect(groupsOf(decision)).toEqual([
      { group: 'move', count: 2 },
      { group: 'build', count: 1 },
    ])
    expect(onlyGroup(decision, 'build').choices).toEqual([onCell('build', 4), button('done')])
    expect(onlyGroup(decision, 'gone')).toBe(decision)
  })
})

describe('from a press to choices', () => {
  test('a counter means its own choices and those of its cell; a cell also means what lies in it', () => {
    const decision = asked([onPiece('select', 'mate'), onCell('move', 2), onCell('move', 4)])
    expect(choicesAt(decision, { cell: 2, piece: 'mate' }, pieces, FORMS)).toHaveLength(2)
    expect(choicesAt(decision, { cell: 2 }, pieces, FORMS)).toHaveLength(2)
    expect(choicesAt(decision, { cell: 4 }, pieces, FORMS)).toEqual([onCell('move', 4)])
    expect(choicesAt(decision, { cell: 3, piece: 'foe' }, pieces, FORMS)).toEqual([])
  })

  test('a unit that attacks is pressed as well as the one attacked', () => {
    const attack: Choice = {
      ...onPiece('attack', 'foe'),
      action: { type: 'attack', unit: 'own', target: 'foe' },
    }
    const decision = asked([attack, button('done')])
    expect(choicesAt(decision, { cell: 1, piece: 'own' }, pieces, FORMS)).toEqual([attack])
    expect(choicesAt(decision, { cell: 1 }, pieces, FORMS)).toEqual([attack])
    expect(choicesAt(decision, { cell: 3, piece: 'foe' }, pieces, FORMS)).toEqual([attack])
    expect(choicesAt(decision, { cell: 2, piece: 'mate' }, pieces, FORMS)).toEqual([])
  })

  test('going is meant before building, but nobody guesses between a counter and its cell', () => {
    const decision = asked([
      onCell('build', 4),
      onCell('move', 4),
      onCell('move', 5),
      onPiece('select', 'mate'),
      onCell('move', 2),
    ])
    expect(everyday(decision, choicesAt(decision, { cell: 4 }, pieces, FORMS))).toEqual(onCell('move', 4))
    expect(everyday(decision, choicesAt(decision, { cell: 2 }, pieces, FORMS))).toBeUndefined()
    expect(everyday(decision, [])).toBeUndefined()
  })
})

describe('what an illegal press might have meant', () => {
  const square = squareGrid({ columns: 12, rows: 1 })
  const grid = { ...square, names: square.names.map((_, cell) => `c${cell}`) }
  const decision = asked([
    onCell('move', 4),
    onCell('move', 5),
    onPiece('select', 'mate'),
    onPiece('launch', 'foe'),
  ])
  const more = [...pieces, piece('far', 8, 'blue')]
  const attempts = (pressed: Pressed, wanted?: string) =>
    attemptsAt(
      { ...raceDef(), sideOf: { red: 'red' }, forms: FORMS, grid },
      wanted === undefined ? decision : onlyGroup(decision, wanted),
      { kind: 'cell', pressed, wanted },
      more,
    )

  test('on an empty cell: going there, which is offered for others, rather than building', () => {
    expect(attempts({ cell: 9 })).toEqual([
      { type: 'move', cell: 'c9' },
      { type: 'build', cell: 'c9' },
    ])
    expect(attempts({ cell: 9 }, 'move')).toEqual([{ type: 'move', cell: 'c9' }])
  })

  test('on an enemy: what is done to enemies first, and nothing for which somebody else is wanting', () => {
    expect(attempts({ cell: 8, piece: 'far' })).toEqual([
      { type: 'launch', unit: 'far' },
      { type: 'move', cell: 'c8' },
      { type: 'select', unit: 'far' },
      { type: 'build', cell: 'c8' },
    ])
  })

  test('on an own counter: what is done with one’s own first', () => {
    expect(attempts({ cell: 1, piece: 'own' })[0]).toEqual({ type: 'select', unit: 'own' })
  })
})

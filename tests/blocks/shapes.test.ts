/** Zones by their shape, on hex and square maps, and refused on maps of areas. */
import { describe, expect, test } from 'vitest'
import { shapesOnAreas } from '../../engine/blocks/checks/shapes'
import { zoneCells } from '../../engine/blocks/zones/zones'
import { makeGrid } from '../../engine/geometry/make-grid'
import type { BoardMap } from '../../engine/types'
import type { Zone } from '../../schemas/generated/content'
import { after, codesOf, smallestWith } from '../support/smallest-game'

const boardOf = (grid: object): BoardMap =>
  ({
    ...{ id: 'm', grid: makeGrid({ grid } as never), terrain: [], edges: [], places: [], regions: [] },
    sites: [{ id: 'bank', role: 'objective', cells: [3] }],
  }) as unknown as BoardMap

const SQUARES = boardOf({ kind: 'square', columns: 5, rows: 4 })
const HEXES = boardOf({ kind: 'hex', orientation: 'flat', offset: 'even', columns: 5, rows: 4 })

const names = (board: BoardMap, zone: object) =>
  zoneCells(board, zone as Zone).map((cell) => board.grid.names[cell])

describe.each([
  ['squares', SQUARES],
  ['hexes', HEXES],
])('on %s', (_, board) => {
  test('everywhere is every cell', () => {
    expect(names(board, { type: 'everywhere' })).toEqual(board.grid.names)
  })

  test('a rectangle has its corners, in whatever order they are written', () => {
    const expected = ['0201', '0301', '0202', '0302']
    expect(names(board, { type: 'rectangle', from: '0201', to: '0302' })).toEqual(expected)
    expect(names(board, { type: 'rectangle', from: '0302', to: '0201' })).toEqual(expected)
    expect(names(board, { type: 'rectangle', from: '0302', to: '9999' })).toEqual([])
  })

  test('a disc reaches its radius and no farther', () => {
    const { grid } = board
    const disc = names(board, { type: 'disc', centre: '0302', radius: 1 })
    const centre = grid.indexOf('0302')
    expect(disc).toEqual(grid.names.filter((_, cell) => grid.distance(centre, cell) <= 1))
    expect(names(board, { type: 'disc', centre: '0302', radius: 0 })).toEqual(['0302'])
  })

  test('a line is a shortest way with both ends, the same one both ways', () => {
    const { grid } = board
    const line = names(board, { type: 'line', from: '0101', to: '0504' })
    expect(line.length).toBe(grid.distance(grid.indexOf('0101'), grid.indexOf('0504')) + 1)
    expect(line).toContain('0101')
    expect(line).toContain('0504')
    expect(names(board, { type: 'line', from: '0101', to: '0101' })).toEqual(['0101'])
  })

  test('a border has sides and depth', () => {
    expect(names(board, { type: 'border' }).length).toBe(14)
    expect(names(board, { type: 'border', sides: ['north'] })).toEqual([
      '0101',
      '0201',
      '0301',
      '0401',
      '0501',
    ])
    expect(names(board, { type: 'border', sides: ['west'], depth: 2 }).length).toBe(8)
    expect(names(board, { type: 'border', depth: 2 }).length).toBe(20)
  })

  test('one site by its name; union, difference and intersection of shapes', () => {
    expect(names(board, { type: 'site', site: 'bank' })).toEqual([board.grid.names[3]])
    expect(names(board, { type: 'site', site: 'none' })).toEqual([])
    const [row, column] = [
      { type: 'border', sides: ['north'] },
      { type: 'border', sides: ['west'] },
    ]
    expect(names(board, { type: 'all', of: [row, column] })).toEqual(['0101'])
    expect(names(board, { type: 'any', of: [row, column] }).length).toBe(8)
    expect(names(board, { type: 'except', of: row, not: column }).length).toBe(4)
  })
})

const onTrigger = (zone: object) => ({
  counters: [{ id: 'one' }],
  triggers: [
    {
      id: 'x',
      at: 'turn-began',
      quiet: true,
      do: [{ type: 'set', counter: 'one', to: { type: 'cells', zone } }],
    },
  ],
})

test('everywhere counts the cells of the map in a game', async () => {
  const { def, values } = await after(
    'kriegspiel',
    [{ id: 'cells' }],
    [{ type: 'set', counter: 'cells', to: { type: 'cells', zone: { type: 'everywhere' } } }],
  )
  expect(values).toEqual([def.grid.size])
})

test('unknown sites and cells off the map are refused', async () => {
  const site = await smallestWith('corteo', onTrigger({ type: 'site', site: 'nothing-like-it' }))
  expect(codesOf(site.diagnostics)).toContain('E-UNKNOWN-SITE')
  const cell = await smallestWith('corteo', onTrigger({ type: 'disc', centre: '9999', radius: 1 }))
  expect(codesOf(cell.diagnostics)).toContain('E-CELL-OFF-MAP')
})

test('a map of areas has no rows: shapes of rows are refused, others are not', () => {
  const area = { id: 'a', outline: [] }
  const raw = { maps: { m: { id: 'm', grid: { kind: 'areas' }, areas: [area] } } }
  const found = (zone: object) =>
    shapesOnAreas(raw as never, [
      {
        value: { id: 's', map: 'm', triggers: [{ do: [{ zone }] }] },
        at: { file: 's.yaml', path: [] },
      } as never,
    ]).map(({ code }) => code)
  expect(found({ type: 'border' })).toEqual(['E-ZONE-SHAPE'])
  expect(found({ type: 'line', from: 'a', to: 'b' })).toEqual(['E-ZONE-SHAPE'])
  expect(found({ type: 'everywhere' })).toEqual([])
})

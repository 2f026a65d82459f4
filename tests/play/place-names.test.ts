/** Cells in the log, the results and the summaries have the names of their places before their numbers. */
import { expect, test } from 'vitest'
import { placeText, withPlaces } from '../../app/_play/board/place-names'
import { cellsOf } from '../../app/_play/log/cells-of'
import { packNames } from '../../app/_play/pack-names'
import { corteo, corteoPack } from './table'

const def = corteo()
const nameOf = packNames(corteoPack(), 'en')
const at = (cell: string) => placeText(def.grid.indexOf(cell), def, nameOf)

test('a site comes before the street that it stands in, the smallest place before a larger one', () => {
  expect(at('2310')).toBe('Government (2310)')
  expect(at('0904')).toBe('Viale Nin (0904)')
})

test('a cell without a place has its number alone, and no cell is empty', () => {
  const bare = def.grid.names.find((_, cell) => {
    const isIn = ({ cells }: { readonly cells: readonly number[] }) => cells.includes(cell)
    return !def.map.sites.some(isIn) && !def.map.places.some(isIn)
  })
  expect(at(bare ?? '')).toBe(bare)
  expect(placeText(-1, def, nameOf)).toBe('')
  expect(withPlaces(nameOf, def)('units', 'nobody')).toBe(nameOf('units', 'nobody'))
})

test('the cells of an event are those of its text at any depth, then that of its field, each once', () => {
  const inner = { key: 'kernel.cell', values: { cell: { cell: '0904' } } }
  const event = {
    type: 'clash',
    cell: '2310',
    message: { key: 'clash', values: { from: { message: inner }, cell: { cell: '2310' }, count: 3 } },
  }
  expect(cellsOf(event, def).map((cell) => def.grid.names[cell])).toEqual(['0904', '2310'])
  expect(cellsOf({ type: 'over', message: { key: 'over' } }, def)).toEqual([])
})

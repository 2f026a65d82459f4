/** Lists of named entries, in files of any shape. */
import { expect, test } from 'vitest'
import { namedLists } from '../../engine/compile/written'

const at = { file: 'file.yaml', path: [] }

test('only entries that are maps with a text for an id are named', () => {
  const value = { list: [{ id: 'one' }, { name: 'without' }, { id: 3 }, 'text', null, ['id'], { id: 'two' }] }
  const named = namedLists(value, at).map((list) => list.map((entry) => [entry.value.id, ...entry.at.path]))
  expect(named.filter((list) => list.length > 0)).toEqual([
    [
      ['one', 'list', 0],
      ['two', 'list', 6],
    ],
  ])
})

test('a list inside an entry is one of its own', () => {
  const value = [{ id: 'outer', parts: [{ id: 'inner' }] }]
  const named = namedLists(value, at).map((list) => list.map((entry) => entry.value.id))
  expect(named.filter((list) => list.length > 0)).toEqual([['outer'], ['inner']])
})

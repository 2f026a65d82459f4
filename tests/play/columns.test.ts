/** The free width beside a map in a wide window, and the columns in it. */
import { describe, expect, test } from 'vitest'
import type { Tab } from '../../app/_play/screen/tabs'
import { columnsFor, inOtherColumns } from '../../app/_play/screen/use-columns'

const WINDOW = { width: 1440, height: 900 }
const WIDE = { width: 2560, height: 1300 }

describe('columns beside the board', () => {
  test('a tall map leaves room for another on a usual screen, a broad one does not', () => {
    expect(columnsFor(0.62, false, WINDOW)).toBe(2)
    expect(columnsFor(1.33, false, WINDOW)).toBe(1)
    expect(columnsFor(1.04, true, WINDOW)).toBe(1)
  })

  test('on a wide screen every map leaves room', () => {
    expect(columnsFor(0.62, false, WIDE)).toBe(4)
    expect(columnsFor(1.33, false, WIDE)).toBe(2)
    expect(columnsFor(1.57, true, WIDE)).toBe(2)
  })

  test('the map keeps the room that it needs: never less than it takes at full height', () => {
    for (let width = 1180; width < 3000; width += 20)
      for (const shape of [0.5, 0.8, 1, 1.3, 1.6, 2]) {
        const columns = columnsFor(shape, false, { width, height: 900 })
        if (columns > (width < 2000 ? 1 : 2))
          expect(width - columns * 372).toBeGreaterThanOrEqual(shape * 700)
      }
  })
})

test('what is not in the tab stands beside it, the choices first', () => {
  const tabs: Tab[] = ['choices', 'log', 'score', 'trays']
  expect(inOtherColumns(tabs, 'choices', 3)).toEqual([['log'], ['score']])
  expect(inOtherColumns(tabs, 'log', 2)).toEqual([['choices']])
  expect(inOtherColumns(tabs, 'choices', 1)).toEqual([])
  expect(inOtherColumns(['choices', 'table', 'deals', 'log', 'score'], 'choices', 2)).toEqual([['table']])
})

describe('log and score beside the map of a wide window', () => {
  const tabs: Tab[] = ['choices', 'table', 'deals', 'log', 'score', 'trays']

  test('from 2000 pixels on there is a column for them with any map, and not one pixel below', () => {
    expect(columnsFor(1.8, false, { width: 2000, height: 1300 })).toBe(2)
    expect(columnsFor(1.8, false, { width: 1999, height: 1300 })).toBe(1)
  })

  test('one column holds all of them, more columns share them', () => {
    expect(inOtherColumns(tabs, 'choices', 2, true)).toEqual([['table', 'log', 'score']])
    expect(inOtherColumns(tabs, 'log', 3, true)).toEqual([
      ['choices', 'table'],
      ['score', 'trays'],
    ])
    expect(inOtherColumns(tabs, 'choices', 4, true)).toEqual([['table'], ['log'], ['score']])
  })
})

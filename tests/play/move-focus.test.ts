import { expect, test } from 'vitest'
import { buttonAfter } from '../../app/_play/screen/move-focus'
import { WISHES, wishOf } from '../../app/_play/screen/play-keys'

test('arrows step through a list and wrap around, Home and End go to its ends', () => {
  expect(buttonAfter('ArrowDown', 0, 3)).toBe(1)
  expect(buttonAfter('ArrowDown', 2, 3)).toBe(0)
  expect(buttonAfter('ArrowUp', 0, 3)).toBe(2)
  expect(buttonAfter('ArrowUp', -1, 3)).toBe(2)
  expect(buttonAfter('ArrowDown', -1, 3)).toBe(0)
  expect(buttonAfter('Home', 2, 3)).toBe(0)
  expect(buttonAfter('End', 0, 3)).toBe(2)
  expect(buttonAfter('Enter', 0, 3)).toBeUndefined()
  expect(buttonAfter('ArrowDown', 0, 0)).toBeUndefined()
})

test('each wish of the table has one key, in either case', () => {
  const keys = WISHES.flatMap(({ keys }) => keys)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { name, keys } of WISHES) {
    expect(wishOf(keys[0])).toBe(name)
    expect(wishOf(keys[0].toLowerCase())).toBe(name)
  }
  expect(wishOf('x')).toBeUndefined()
})

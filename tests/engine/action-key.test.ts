import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionKey, isSameAction } from '../../engine/action-key'
import type { Action } from '../../engine/types'

const fields = fc.dictionary(
  fc.constantFrom('cell', 'piece', 'count', 'to'),
  fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('a', '1', ''), fc.boolean()),
)
const action: fc.Arbitrary<Action> = fc
  .tuple(fc.constantFrom('move', 'end'), fields)
  .map(([type, rest]) => ({ ...rest, type }))

test('two actions are the same when their keys are', () => {
  fc.assert(
    fc.property(action, action, (one, other) => {
      expect(isSameAction(one, other)).toBe(actionKey(one) === actionKey(other))
    }),
  )
})

test('the order of its fields makes no other action', () => {
  fc.assert(
    fc.property(action, (one) => {
      const turned = Object.fromEntries(Object.entries(one).reverse()) as Action
      expect(isSameAction(one, turned)).toBe(true)
      expect(actionKey(turned)).toBe(actionKey(one))
    }),
  )
})

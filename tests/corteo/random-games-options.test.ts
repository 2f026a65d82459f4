import { describe, expect, test } from 'vitest'
import { OPTIONS } from './options'
import { faultsIn } from './random-games'

describe.each(OPTIONS)('%s', (_, make) => {
  const def = make()
  test.each([0, 1, 2, 3, 4, 5])(
    '50 random games end, keep the rules and replay: %i',
    { timeout: 300_000 },
    (block) => {
      expect(faultsIn(def, block, 50)).toEqual([])
    },
  )
})

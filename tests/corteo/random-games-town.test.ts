import { expect, test } from 'vitest'
import { town } from './fixture'
import { faultsIn } from './random-games'

const def = town()

test.each([0, 1])(
  '100 random games end, keep the rules of the table and replay: %i',
  { timeout: 120_000 },
  (block) => {
    expect(faultsIn(def, block, 100)).toEqual([])
  },
)

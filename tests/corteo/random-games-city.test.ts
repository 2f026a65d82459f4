import { expect, test } from 'vitest'
import { city } from './city'
import { faultsIn } from './random-games'

const def = city()

test.each(Array.from({ length: 20 }, (_, block) => block))(
  '50 random games of the bundled city end and replay: %i',
  { timeout: 120_000 },
  (block) => {
    expect(faultsIn(def, block, 50)).toEqual([])
  },
)

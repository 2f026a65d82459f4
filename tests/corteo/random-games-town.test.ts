import { expect, test } from 'vitest'
import { town } from './fixture'
import { provesItself } from './random-games'

const def = town()

test.each([0, 1])(
  '100 random games end, keep the rules of the table and replay: %i',
  { timeout: 120_000 },
  (block) => {
    const faults = Array.from({ length: 100 }, (_, game) => provesItself(def, block * 100 + game + 1))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  },
)

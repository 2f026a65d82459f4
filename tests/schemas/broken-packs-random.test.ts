/** A few randomly broken packs, different every day. `tests/long/broken-packs.test.ts` tries thousands. */
import { describe } from 'vitest'
import { testBrokenPacks } from '../support/broken-packs'

describe('broken packs', () => {
  testBrokenPacks({ seconds: 1, atLeast: 5, atMost: 30 })
})

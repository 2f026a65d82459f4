/** A few packs broken by chance, others every day; `tests/long/broken-packs.test.ts` tries thousands. */
import { describe } from 'vitest'
import { testBrokenPacks } from '../support/broken-packs'

describe('broken packs', () => {
  testBrokenPacks({ seconds: 1, atLeast: 5, atMost: 30 })
})

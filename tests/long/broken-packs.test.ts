/**
 * Randomly broken packs: flipped bytes, exchanged and lost files, lost and doubled keys. The checker never crashes or hangs, and
 * gives every finding a place. Packs without findings can be played.
 */
import { describe } from 'vitest'
import { testBrokenPacks } from '../support/broken-packs'
import { perScale } from '../support/budget'

describe('broken packs', () => {
  testBrokenPacks({ seconds: 0, atLeast: perScale({ daily: 30, reduced: 100, long: 5_000 }) })
})

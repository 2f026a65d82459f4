/**
 * Packs broken by chance: bytes flipped, files exchanged and lost, keys lost and doubled. The checker never dies, is never slow, and places
 * every finding in the text; what it calls clean can be played.
 */
import { describe } from 'vitest'
import { testBrokenPacks } from '../support/broken-packs'
import { perScale } from '../support/budget'

describe('broken packs', () => {
  testBrokenPacks({ seconds: 0, atLeast: perScale({ daily: 30, reduced: 100, long: 5_000 }) })
})

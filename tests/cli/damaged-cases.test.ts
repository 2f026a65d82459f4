/** Damages one line of a file of cases. All cases still run, or the run fails. `tests/long` damages each line of each file. */
import { expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { trySeeds } from '../support/budget'
import { oneOfToday } from '../support/seeds'
import { passedOver, subjectOf, WAYS } from './support/damage'
import { PACKS_WITH_CASES } from './support/packs-with-cases'

test('a damaged line takes no case away in silence', async () => {
  const subject = await subjectOf(oneOfToday(PACKS_WITH_CASES))
  const tried = trySeeds({ name: 'damaged-cases', seconds: 0.5, atLeast: 12, atMost: 60 }, (seed) => {
    const chance = seedRandom(seed)
    const piece = subject.pieces[nextBelow(chance, subject.pieces.length)]
    const at = nextBelow(chance, piece.lines.length)
    return passedOver(subject, piece, at, [WAYS[seed % WAYS.length]], seed)[0]
  })
  expect(tried).toBeGreaterThan(11)
})

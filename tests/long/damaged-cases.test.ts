/** Every line of every bundled file of cases, damaged in every way. */
import { expect, test } from 'vitest'
import { passedOver, subjectOf, WAYS } from '../cli/support/damage'
import { PACKS_WITH_CASES } from '../cli/support/packs-with-cases'
import { scale } from '../support/budget'

/** A reduced run takes one line in this many. */
const STRIDE = scale === 'long' ? 1 : 200

test.each(PACKS_WITH_CASES)('%s: a damaged line takes no case away in silence', async (folder) => {
  const subject = await subjectOf(folder)
  const lines = subject.pieces.flatMap((piece) => piece.lines.map((_, at) => ({ piece, at })))
  const tried = lines.filter((_, index) => index % STRIDE === 0)
  const found = tried.flatMap(({ piece, at }) => passedOver(subject, piece, at, WAYS, 7))
  expect(tried.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

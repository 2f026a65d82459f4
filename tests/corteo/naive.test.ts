/** The engine against a second, slow writing of the rules on control, reach, clashes and points (`naive-*.ts`), by chance. */
import { expect, test } from 'vitest'
import { trySeeds } from '../support/budget'
import { COUNTED, naiveWorld } from './naive-held'

/** Too rare to be counted on in few positions; `tests/long/corteo-naive.test.ts` wants them as well. */
const RARE: readonly string[] = 'station sentry uphill home crowd column otherHead exit beyondTable'.split(
  ' ',
)

test('the engine and the slow reading agree about control, reach, clashes and points', () => {
  const { look, seen } = naiveWorld()
  trySeeds({ name: 'corteo/naive', seconds: 2, atLeast: 150, atMost: 400 }, look)
  expect(COUNTED.filter((name) => seen[name] === 0 && !RARE.includes(name))).toEqual([])
})

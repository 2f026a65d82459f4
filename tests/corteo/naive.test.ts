/**
 * Compares the engine with a second, slow implementation of control, reach, clashes and points (`naive-*.ts`) in random positions.
 */
import { expect, test } from 'vitest'
import { trySeeds } from '../support/budget'
import { COUNTED, naiveWorld } from './naive-held'

/** Too rare for a few positions. `tests/long/corteo-naive.test.ts` also demands these. */
const RARE: readonly string[] = 'station sentry uphill home crowd column otherHead exit beyondTable'.split(
  ' ',
)

test('the engine and the slow reading agree about control, reach, clashes and points', () => {
  const { look, seen } = naiveWorld()
  trySeeds({ name: 'corteo/naive', seconds: 2, atLeast: 150, atMost: 400 }, look)
  expect(COUNTED.filter((name) => seen[name] === 0 && !RARE.includes(name))).toEqual([])
})

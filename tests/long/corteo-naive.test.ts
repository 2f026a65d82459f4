/** Compares Corteo with its slow implementation in ten thousand positions, until every situation has occurred. */
import { expect, test } from 'vitest'
import { COUNTED, naiveWorld } from '../corteo/naive-held'
import { perScale, trySeeds } from '../support/budget'

test('the engine and the slow reading agree over many positions of every kind', () => {
  const { look, seen } = naiveWorld()
  const positions = perScale({ daily: 1000, reduced: 2000, long: 10_000 })
  trySeeds({ name: 'corteo/naive', seconds: 1, atLeast: positions, atMost: positions }, look)
  console.info(`${positions} positions: ${COUNTED.map((name) => `${name} ${seen[name]}`).join(', ')}`)
  expect(COUNTED.filter((name) => seen[name] === 0)).toEqual([])
})

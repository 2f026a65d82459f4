/** The possible beginnings of a coup, in packs with other numbers. */
import { expect, test } from 'vitest'
import { offered, standing } from './standing'
import { gameOf } from './table-of'

test.each([
  [1, [{ type: 'rise', office: 'office-air-force' }]],
  [0, []],
])('with %i air strikes in the tables', (strikes, expected) => {
  const def = gameOf(4, {}, { coup: { strikes } })
  const [president, airman] = def.seats as [string, string]
  const offices = { 'office-air-force': airman }
  const state = standing(def, { turn: 2, phase: 'call', president, offices, pretext: true })
  expect(offered(def, state, airman, 'rise').filter(({ office }) => office === 'office-air-force')).toEqual(
    expected,
  )
})

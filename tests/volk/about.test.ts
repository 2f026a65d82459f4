/** The forecast of the end of a decade comes true. */
import { expect, test } from 'vitest'
import { table } from '../../engine/game'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { at, germany } from './germany'
import { stepOf } from './positions'

const def = germany()
const about = (state: VolkState, step: number) =>
  table(def, state).about?.find(({ id }) => id === `step-${step}`)

test('W-71 to W-73: where the flight marker goes, and what goes into that', () => {
  const state = at(def, { standard: { bayern: 2 } })
  const said = about(state, 1)
  const { events } = stepOf(def, state, 1)
  const flight = events.find(({ type }) => type === 'flight')
  expect(said?.verdict?.values).toMatchObject({ at: flight?.at, price: flight?.price })
  expect(said?.rows).toEqual([expect.objectContaining({ value: 2 })])
})

test('W-86: the unrest of the comparison inside a side, as cubes now and then', () => {
  const state = at(def, { standard: { bayern: 3 } })
  const rows = about(state, 6)?.rows ?? []
  const came = stepOf(def, state, 6).events.filter(({ type }) => type === 'unrest')
  expect(rows.map(({ value = 0, becomes = 0 }) => becomes - value).sort()).toEqual(
    came.map(({ count }) => count).sort(),
  )
  expect(rows.length).toBeGreaterThan(5)
})

test('steps that are over are not to come, and the one that is carried out is no aside', () => {
  const shown = (state: VolkState) =>
    (table(def, state).about ?? []).map(({ id, isSecondary }) => [id, isSecondary ? 'aside' : 'now'])
  const state = at(def, {})
  expect(shown(state).every(([, how]) => how === 'aside')).toBe(true)
  const later = shown({ ...state, step10: 5, stage: 0 })
  expect(later[0]).toEqual(['step-5', 'now'])
  expect(later.slice(1).every(([, how]) => how === 'aside')).toBe(true)
  expect(shown({ ...state, phase: 'keep' })).toEqual([])
})

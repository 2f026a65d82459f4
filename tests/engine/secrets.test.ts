/** The search for leaks, verified on the bazaar before its use on real games. It finds no leak there, and every planted one. */
import { describe, expect, test } from 'vitest'
import { exportFor } from '../../engine/replay/export'
import { act, startSession } from '../../engine/replay/session'
import { bazaarDef } from './support/bazaar'
import { leaksOf } from './support/secrets'
import { LEAKS, type LeakName, withLeak } from './support/seeded-leaks'

const def = bazaarDef()

test('300 positions of the bazaar tell nobody what he may not know', () => {
  const { leaks, ...counts } = leaksOf(def, { positions: 300 })
  expect(leaks.slice(0, 3)).toEqual([])
  expect(counts.positions).toBe(300)
  expect(counts.others / counts.worlds).toBeGreaterThan(0.95)
  expect(counts.steps).toBeGreaterThan(counts.worlds)
  expect([counts.rolled, counts.alike].every((count) => count > 500)).toBe(true)
  expect(counts.parted).toBe(0)
  expect(counts.lengths).toBeGreaterThan(100)
  expect(counts.refusals).toBeGreaterThan(counts.worlds)
})

describe('a leak is found', () => {
  test.each(Object.keys(LEAKS) as LeakName[])('%s', (leak) => {
    const { leaks } = withLeak(def, leak, 'pile', (exporting) =>
      leaksOf(def, { positions: 200, one: true, exportFor: exporting }),
    )
    expect(LEAKS[leak]).toContain(leaks[0]?.channel)
  })
})

test('what a player carries out of a running game is his own', () => {
  let session = startSession(def, { seed: 8 })
  for (const seat of def.seats) {
    const next = act(session, seat, { type: 'draw' })
    if (!next.ok) throw new Error(next.error.rule)
    session = next.value
  }
  const [ash, birch] = def.seats
  const carried = exportFor(session, birch)
  expect(carried.actions).toEqual([{ type: 'draw' }])
  expect(carried.log.map(({ message }) => message.values?.card !== undefined)).toEqual([false, true, false])
  expect(exportFor(session, 'spectator').actions).toEqual([])
  expect(JSON.stringify(carried)).not.toContain('"seed"')
  expect(exportFor(session, ash).view).not.toEqual(carried.view)
})

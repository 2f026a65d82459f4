/** Entries of a schedule are triggers that place waiting units on the map while any are left. */
import { expect, test } from 'vitest'
import type { BlockPort } from '../../engine/blocks/port'
import { arrivalsOf } from '../../engine/blocks/schedule'
import type { ScheduleEntry } from '../../schemas/generated/content'

const port = { pieces: { where: { reserve: -1, captured: -2 } } } as unknown as BlockPort
const zone: ScheduleEntry['zone'] = { type: 'place', place: 'gate' }
const read = (entry: Partial<ScheduleEntry>) =>
  arrivalsOf([{ id: 'r', at: 'turn-began', side: 'north', zone, ...entry }], port)

test('who waits is in the first place off the map, and nobody else comes', () => {
  const who = { side: 'north', where: 'reserve' }
  expect(read({})).toEqual([
    { id: 'r', at: 'turn-began', when: { type: 'present', who }, do: [{ type: 'place', who, zone }] },
  ])
})

test('what it says of time, types, number and place is the trigger’s and the effect’s', () => {
  const when = { type: 'turn' as const, from: 2 }
  const [trigger] = read({
    ...{ from: 5, to: 8, times: 2, turn: 'north', units: ['horse'], count: 1 },
    ...{ nearest: { type: 'here' }, when },
  })
  expect(trigger).toMatchObject({ from: 5, to: 8, times: 2, turn: 'north' })
  expect(trigger.when).toMatchObject({ type: 'all', of: [{ who: { units: ['horse'] } }, when] })
  expect(trigger.do[0]).toMatchObject({ count: 1, nearest: { type: 'here' }, who: { units: ['horse'] } })
})

test('a scenario without one has none', () => {
  expect(arrivalsOf(undefined, port)).toEqual([])
})

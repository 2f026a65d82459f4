import { afterAll, beforeAll, expect, test } from 'vitest'
import { quantile } from '../../bench/lib/readers'
import { type Look, look } from '../../bench/lib/readers-look'
import { type RunningSite, startSite } from '../../bench/lib/site'
import { perScale } from '../support/budget'

/**
 * The bench has the figures of a quiet machine (P15). This test proves that a crowd does no harm on a machine of any
 * speed. Only the gate refuses readers, the site stays healthy, small and responsive, and is at rest soon after.
 */
const crowd = perScale({
  daily: { readers: 100, seconds: 5 },
  reduced: { readers: 200, seconds: 10 },
  long: { readers: 500, seconds: 40 },
})

let site: RunningSite
let seen: Look
beforeAll(async () => {
  site = await startSite()
  seen = await look(site, crowd)
})
afterAll(() => site?.stop())

test('a crowd of readers meets no error: only answers, and words when to come again', () => {
  expect(seen.crowd.errors).toEqual({})
  expect(seen.crowd.answered.length).toBeGreaterThan(crowd.readers)
})

test('the site stays well meanwhile, and no larger than 500 MB', () => {
  expect(seen.unwell).toBe(0)
  expect(seen.watched.length).toBeGreaterThan(crowd.seconds / 2)
  expect(seen.memory ?? 0).toBeLessThan(500)
})

test('nobody who is answered waits for long, and afterwards the site is at rest', () => {
  expect(quantile(seen.crowd.answered, 0.95)).toBeLessThan(10_000)
  expect(seen.rest).toBeLessThan(15)
})

test('the front page costs at most five times what the health route costs', () => {
  expect(seen.home).toBeGreaterThan(seen.health / 5)
})

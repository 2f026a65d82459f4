import { expect, test } from 'vitest'
import { Pulse } from '../../server/health'

/** A service with a switchable health, and a manual clock. */
function patient() {
  const it = { isWell: true, asked: 0, at: 0 }
  const ask = async () => {
    it.asked++
    if (!it.isWell) throw new Error('not well')
  }
  return Object.assign(it, { pulse: new Pulse(ask, () => it.at) })
}

test('many who ask at once cost one question', async () => {
  const it = patient()
  await Promise.all(Array.from({ length: 50 }, () => it.pulse.check()))
  expect(it.asked).toBe(1)
  it.at = 499
  await it.pulse.check()
  expect(it.asked).toBe(1)
})

test('the last word holds while it is asked again', async () => {
  const it = patient()
  await it.pulse.check()
  it.at = 500
  it.isWell = false
  await it.pulse.check()
  expect(it.asked).toBe(2)
  await expect(it.pulse.check()).rejects.toThrow('not well')
})

test('a word of two seconds ago says nothing', async () => {
  const it = patient()
  await it.pulse.check()
  it.at = 1999
  it.isWell = false
  await it.pulse.check()
  const other = patient()
  await other.pulse.check()
  other.at = 2000
  other.isWell = false
  await expect(other.pulse.check()).rejects.toThrow('not well')
})

test('who was not well is asked each time, and believed once well again', async () => {
  const it = patient()
  it.isWell = false
  await expect(it.pulse.check()).rejects.toThrow('not well')
  await expect(it.pulse.check()).rejects.toThrow('not well')
  expect(it.asked).toBe(2)
  it.isWell = true
  await it.pulse.check()
  expect(it.asked).toBe(3)
})

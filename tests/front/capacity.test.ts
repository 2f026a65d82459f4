import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { TransferCapacity } from '../../scripts/lib/front/capacity.mjs'

const sizes = { all: { bytes: 100, transfers: 8 }, each: { bytes: 60, transfers: 4 } }

type Transfer = { owner: string; bytes: number; giveUp?: (code: string) => void }

function roomWith() {
  const room = new TransferCapacity(sizes)
  const given: string[] = []
  const open = (owner: string, name = owner): Transfer => {
    const transfer: Transfer = { owner, bytes: 0, giveUp: (code) => given.push(`${name} ${code}`) }
    room.open(transfer)
    return transfer
  }
  return { room, given, open }
}

describe('the memory for slow transfers', () => {
  test('is never passed by all, nor by one owner, whatever comes and goes', () => {
    const step = fc.record({ owner: fc.constantFrom('a', 'b', 'c'), bytes: fc.nat(90), ends: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { room, given, open } = roomWith()
        let opened = 0
        for (const { owner, bytes, ends } of steps) {
          const transfer = open(owner)
          opened++
          room.hold(transfer, bytes)
          if (ends) room.close(transfer)
          for (const [load, size] of [
            [room.load(), sizes.all],
            [room.load(owner), sizes.each],
          ]) {
            expect(load.bytes).toBeLessThanOrEqual(size.bytes)
            expect(load.transfers).toBeLessThanOrEqual(size.transfers)
          }
        }
        expect(room.load().transfers + given.length).toBeLessThanOrEqual(opened)
      }),
    )
  })

  test('is made by giving up the oldest transfer of an owner above its share, so that the newest goes on', () => {
    const { room, given, open } = roomWith()
    open('b')
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) open('a', name)
    expect(given).toEqual(['a1 too-many-at-once'])
    expect(room.load('a').transfers).toBe(4)
    expect(room.load('b').transfers).toBe(1)
  })

  test('is made by the owner who holds the most when all hold too much', () => {
    const { room, given, open } = roomWith()
    room.hold(open('small'), 10)
    room.hold(open('large'), 55)
    room.hold(open('middle'), 40)
    expect(given).toEqual(['large site-busy'])
    expect(room.load().bytes).toBe(50)
  })

  test('spares what has arrived, and then the newcomer has to wait', () => {
    const { room, given, open } = roomWith()
    const whole = open('a', 'whole')
    room.hold(whole, 60)
    whole.giveUp = undefined
    room.hold(open('a', 'late'), 1)
    expect(given).toEqual(['late too-many-at-once'])
    room.close(whole)
    room.hold(open('a', 'later'), 1)
    expect(given).toHaveLength(1)
  })
})

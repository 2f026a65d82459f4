/** Cards with a cost that are played at once. The pack has none, but other packs may. */
import { describe, expect, test } from 'vitest'
import { compile } from '../../engine/compile'
import type { JuntaPack } from '../../engine/rulesets/junta/rules'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import type { JuntaDef } from '../../engine/rulesets/junta/state'
import { loadPack } from '../engine/support/content'
import { offered, played, standing } from './standing'

const CARD = 'sudden-blackout'

/** Returns a game in which the card that cuts a vote short costs this many millions. */
function gameWith(cost: number): JuntaDef {
  const raw = loadPack('junta') as JuntaPack & {
    decks: { political: { cards: { id: string; effects?: { cost?: number }[] }[] } }
  }
  for (const { id, effects } of raw.decks.political.cards)
    if (id === CARD) for (const effect of effects ?? []) effect.cost = cost
  const made = compile(raw, 'four-families')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value as unknown as JuntaDef
}

describe('a card with a price', () => {
  const def = gameWith(3)
  const [one, two] = def.seats as [string, string]
  const voting = (notes: readonly number[]) => {
    const given = { turn: 2, phase: 'budget' as const, president: one, hands: { [two]: [CARD] } }
    return played(def, standing(def, { ...given, notes: { [two]: [...notes] } }), [one, { type: 'propose' }])
  }

  test.each([
    ['exactly', [3], 0],
    ['with more than that where nobody gives change', [2, 2], 0],
    ['with the least that is enough', [1, 2, 3], 3],
  ])('is paid %s', (_, notes, left) => {
    const after = played(def, voting(notes), [two, { type: 'play', card: CARD }])
    expect([after.short, moneyOf(after, 1)]).toEqual([1, left])
  })

  test.each([[[2]], [[1, 1]], [[]]])('cannot be played with %j, only thrown away', (notes) => {
    const state = voting(notes)
    expect(offered(def, state, two, 'play')).toEqual([])
    const after = played(def, state, [two, { type: 'waste', card: CARD }])
    expect([after.short, moneyOf(after, 1)]).toEqual([0, notes.reduce((sum: number, note) => sum + note, 0)])
  })

  test('that is nothing is played without money', () => {
    const free = gameWith(0)
    const given = { turn: 2, phase: 'budget' as const, president: one, hands: { [two]: [CARD] } }
    const after = played(
      free,
      standing(free, given),
      [one, { type: 'propose' }],
      [two, { type: 'play', card: CARD }],
    )
    expect(after.short).toBe(1)
  })
})

/** An effect that only another pack's card has: a living standard moves from one province to another of its side. */
import { expect, test } from 'vitest'
import { runCase } from '../../engine/cases/run-case'
import type { RawPack } from '../../engine/types'
import { packOfGermany } from './germany'

/** Returns the pack with a Marshall Plan that moves a living standard in the West. */
function pack(): RawPack {
  const raw = structuredClone(packOfGermany()) as RawPack & {
    decks: Record<string, { cards: { id: string }[] }>
  }
  for (const deck of Object.values(raw.decks))
    for (const card of deck.cards)
      if (card.id === 'marshall-plan')
        Object.assign(card, { effects: [{ type: 'transfer', on: 'brd', count: 1 }] })
  return raw
}

const given = {
  turn: 'brd',
  open: ['marshall-plan', 'comecon'],
  factories: ['dortmund', 'bitterfeld'],
  standard: { hessen: 1 },
}
const play = { do: { type: 'play', card: 'marshall-plan', use: 'event' } }
const rule = (id: string, steps: readonly object[], more: object = {}) =>
  runCase(pack(), {
    id,
    proves: ['W-56'],
    title: { en: id, it: id },
    scenario: 'four-decades',
    given: { ...given, ...more },
    steps: [play, ...steps],
  } as never)

test('it leaves a province that has one and comes to another of its side', () => {
  expect(
    rule('moves', [
      { expect: { standard: { hessen: 0 }, task: 'standard', asked: 'brd' } },
      {
        hides: [
          { type: 'choose', province: 'hessen' },
          { type: 'choose', province: 'sachsen' },
        ],
      },
      { do: { type: 'choose', province: 'bayern' } },
      { expect: { standard: { bayern: 1 }, turn: 'ddr' } },
    ]),
  ).toEqual({ ok: true, differences: [] })
})

test('which one leaves is chosen, and a province without any is refused', () => {
  expect(
    rule(
      'chosen',
      [
        { expect: { task: 'transfer', asked: 'brd' } },
        {
          offers: [
            { type: 'choose', province: 'hessen' },
            { type: 'choose', province: 'bayern' },
          ],
        },
        { refuses: { type: 'choose', province: 'niedersachsen' }, rule: 'W-56' },
        { refuses: { type: 'choose', province: 'sachsen' }, rule: 'W-52' },
        { do: { type: 'choose', province: 'bayern' } },
        { do: { type: 'choose', province: 'niedersachsen' } },
        { expect: { standard: { hessen: 1, bayern: 0, niedersachsen: 1 }, turn: 'ddr' } },
      ],
      { standard: { hessen: 1, bayern: 1 } },
    ),
  ).toEqual({ ok: true, differences: [] })
})

test('without any, nothing is asked', () => {
  expect(rule('none', [{ expect: { turn: 'ddr' } }], { standard: {} })).toEqual({ ok: true, differences: [] })
})

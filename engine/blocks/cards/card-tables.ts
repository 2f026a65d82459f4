/** The rules of the cards of a scenario's decks, compiled. */
import type { DeckCard } from '../../../schemas/generated/content'
import { testIf } from '../conditions'
import type { Blocks } from '../context'
import { counterNamed } from '../measures'
import { type Card, NOTHING, type Test } from '../port'
import { about, isOpen, listsBySeat } from '../questions/placeholder'
import { PLAYER } from '../questions/terms'
import type { WrittenDeck } from './deck'

function costOf(blocks: Blocks, cost: DeckCard['cost']) {
  if (cost === undefined) return { counter: NOTHING, isOwn: false, cost: 0 }
  const { index: counter, isOwn } = counterNamed(blocks, cost.counter)
  return { counter, isOwn, cost: cost.by }
}

/** The condition of a card for each player. */
function testsBySeat(
  blocks: Blocks,
  when: WrittenDeck['cards'][number]['when'],
): (seat: number) => Test | undefined {
  if (!isOpen(when, PLAYER)) {
    const test = testIf(blocks, when)
    return () => test
  }
  const tests = blocks.seats.map((_, seat) => testIf(blocks, about(blocks, when, seat, PLAYER)))
  return (seat) => tests[seat]
}

/** Compiles the cards of each deck, by deck and kind. */
export function compileCards(blocks: Blocks, decks: readonly WrittenDeck[]): Card[][] {
  return decks.map(({ cards }) =>
    cards.map(({ when, cost, do: effects }) => ({
      when: testIf(blocks, when),
      whenOf: testsBySeat(blocks, when),
      ...costOf(blocks, cost),
      list: blocks.listOf(effects),
      listOf: listsBySeat(blocks, effects, PLAYER),
    })),
  )
}

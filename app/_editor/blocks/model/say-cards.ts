/** Decks and the effects of cards, in words. */
import { type Loose, listOf, mapOf, numberOf, textOf } from './loose'
import { sayMeasure } from './say-condition'
import { playerName, type Words, whoIs } from './words'

/** Returns '' if the effect is not about cards. */
export function sayCards(words: Words, effect: Loose): string {
  const { phrase, name } = words
  const seat = playerName(words, textOf(effect.seat))
  const values = { deck: name('decks', textOf(effect.deck)), seat }
  switch (effect.type) {
    case 'draw': {
      const count = effect.count === undefined ? '1' : sayMeasure(words, effect.count)
      // Games with a pile of their own have no deck of the scenario to name.
      if (effect.deck === undefined) return phrase('card.drawOwn', { count, who: whoIs(words, effect) })
      if (effect.seat !== undefined) return phrase('card.drawTo', { ...values, count })
      return phrase(effect.open === true ? 'card.drawOpen' : 'card.draw', { ...values, count })
    }
    case 'discard':
      return phrase(effect.seat === undefined ? 'card.discardAll' : 'card.discard', values)
    case 'give':
      return phrase('card.give', { ...values, receiver: playerName(words, textOf(effect.receiver)) })
    case 'play':
    case 'take':
    case 'shuffle':
      return phrase(`card.${effect.type}`, values)
    default:
      return ''
  }
}

/** The number of cards in a deck, and their kinds. */
export function sayDeck(words: Words, { cards }: Loose): string {
  const kinds = listOf(cards).map(mapOf)
  const count = kinds.reduce((sum, card) => sum + (numberOf(card.count) ?? 1), 0)
  const names = kinds.map(({ id }) => words.name('cards', textOf(id)))
  return words.phrase('deckCards', { count, cards: names.join(', ') })
}

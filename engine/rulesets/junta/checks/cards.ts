/** Checks that there are enough cards and notes, and that dice have all the faces they need. */

import { finding, within } from '../../../compile/finding'
import type { Placed } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import { type Block, cardsIn, inTables, ownPack, placedBlocks, scenariosOf } from './parts'

export const cards = (raw: RawPack): Finding[] => [...supplies(raw), ...faces(raw)]

function supplies(raw: RawPack): Finding[] {
  const { tables } = ownPack(raw)
  const notes = tables.notes.reduce((sum, { count }) => sum + count, 0)
  const short =
    notes < tables.aid.drawn
      ? [finding('E-NOTES-FEW', inTables('aid', 'drawn'), 'notes-few', { count: notes })]
      : []
  const decks = cardsIn(raw)
  return [
    ...short,
    ...scenariosOf(raw).flatMap(({ value, at }) => {
      const count = decks
        .filter(({ deck }) => deck === value.deck)
        .reduce((sum, { card }) => sum + (card.copies ?? 1), 0)
      const needed = value.order.length * tables.cards.dealt
      return count === 0 || count >= needed
        ? []
        : [finding('E-CARDS-FEW', within(at, 'deck'), 'cards-few', { count, needed })]
    }),
  ]
}

/** The orders that a card can give in the step of attempts. */
const ORDERED: readonly string[] = ['attempt', 'burgle', 'police']

function faces(raw: RawPack): Finding[] {
  const written = [
    ...cardsIn(raw).map(({ card, at }) => ({ value: card.effects, at: within(at, 'effects') })),
    ...scenariosOf(raw).map(({ value, at }) => ({ value: value.triggers, at: within(at, 'triggers') })),
  ]
  const votes = cardsIn(raw).flatMap(({ card, at }) =>
    (card.kind === 'vote' || card.kind === 'influence') && card.votes === undefined
      ? [finding('E-CARD-VOTES', within(at, 'kind'), 'card-votes', { name: card.id })]
      : [],
  )
  const idle = cardsIn(raw).flatMap(({ card, at }) =>
    card.kind === 'attempt' && !card.effects?.some(({ type }) => ORDERED.includes(type))
      ? [finding('E-CARD-ATTEMPT', within(at, 'kind'), 'card-attempt', { name: card.id })]
      : [],
  )
  return [...votes, ...idle, ...written.flatMap(({ value, at }) => placedBlocks(value, at).flatMap(again))]
}

/** Reports a second roll that never happens or is missing. */
function again({ value: { type, die, second }, at }: Placed<Block>): Finding[] {
  if (type !== 'attempt') return []
  const isWanted = Array.isArray(die) && die.includes('again')
  return isWanted === (second !== undefined)
    ? []
    : [finding('E-SECOND-ROLL', within(at, isWanted ? 'die' : 'second'), 'second-roll')]
}

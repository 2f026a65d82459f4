/** Enough cards and notes for everybody; effects that can happen; dice with a face for everything. */

import type { JuntaCardEffect } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { isOfCards } from '../compile/cards'
import { cardsIn, inTables, ownPack, scenariosOf } from './parts'

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

function faces(raw: RawPack): Finding[] {
  return cardsIn(raw).flatMap(({ card, at }) => {
    const votes =
      (card.kind === 'vote' || card.kind === 'influence') && card.votes === undefined
        ? [finding('E-CARD-VOTES', within(at, 'kind'), 'card-votes', { name: card.id })]
        : []
    return [
      ...votes,
      ...entries(card.effects, within(at, 'effects')).flatMap(({ value, at: place }) =>
        isOfCards(value) ? [...again(value, place), ...brought(value, place)] : [],
      ),
    ]
  })
}

/** A second roll that is never made, or that is missing. */
function again({ die = [], second }: JuntaCardEffect, at: At): Finding[] {
  const isWanted = die.includes('again')
  return isWanted === (second !== undefined)
    ? []
    : [finding('E-SECOND-ROLL', within(at, isWanted ? 'die' : 'second'), 'second-roll')]
}

/** Units come from somewhere, and somebody can be bribed. */
function brought({ type, units, at: cells, count }: JuntaCardEffect, at: At): Finding[] {
  if (type === 'bribe')
    return units ? [] : [finding('E-EFFECT-UNITS', within(at, 'type'), 'effect-units', { type })]
  if (type !== 'units') return []
  return units && cells && (count ?? 0) > 0
    ? []
    : [finding('E-EFFECT-UNITS', within(at, 'type'), 'effect-units', { type })]
}

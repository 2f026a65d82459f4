/** Effects on cards: draw, play, discard, take, give and shuffle. */
import type { Effect } from '../../../schemas/generated/content'
import { fact } from '../../kernel/facts'
import type { MessageValue } from '../../types'
import type { Blocks } from '../context'
import { asks } from '../flow'
import { start, writing } from '../interpreter'
import { amountIf } from '../measures'
import {
  type Ask,
  type BlockRules,
  type BlockState,
  type BlockTurn,
  type DoEffect,
  NO_SUBJECT,
} from '../port'
import type { Deck } from './deck'
import { cardOnTable, DISCARD, DISPLAY, HAND, moveCard, nextCard, pileOf, shuffleDeck } from './decks'

export type CardEffect = Exclude<Extract<Effect, { deck: string }>, { type: 'ask-card' }>
type Of<T extends CardEffect['type']> = Extract<CardEffect, { type: T }>

const nothing: DoEffect = () => {}

/** Compiles an effect on cards. An unknown deck or seat gives no effect; the checks report the name. */
export function cardEffect(blocks: Blocks, raw: CardEffect): DoEffect {
  const index = blocks.decks.findIndex(({ id }) => id === raw.deck)
  const deck = blocks.decks[index]
  if (!deck) return nothing
  const seat = 'seat' in raw ? seatNamed(blocks, raw.seat) : -1
  switch (raw.type) {
    case 'draw':
      return drawEffect(blocks, raw, index)
    case 'shuffle':
      return (turn) => {
        shuffleDeck(turn, deck)
        turn.emit(
          fact('blocks', 'cards-shuffled', { deck: deckName(deck) }, { deck: deck.id, reveals: true }),
        )
      }
    case 'discard':
      return raw.seat === undefined
        ? (turn) => clearDisplay(turn, deck)
        : picks(blocks, deck, { key: 'discard', seat, from: HAND + seat, does: discards(deck, seat) })
    case 'play':
      return picks(blocks, deck, {
        ...{ key: 'play', seat, from: HAND + seat, optional: raw.optional === true },
        ...{ does: plays(index, seat), may: mayPlay(index, seat) },
      })
    case 'take': {
      const from = raw.from === 'discard' ? DISCARD : DISPLAY
      return picks(blocks, deck, { key: 'take', seat, from, does: takes(deck, seat, from) })
    }
    case 'give': {
      const receiver = seatNamed(blocks, raw.receiver)
      if (receiver < 0) return nothing
      return picks(blocks, deck, { key: 'give', seat, from: HAND + seat, does: gives(deck, seat, receiver) })
    }
  }
}

const seatNamed = ({ seats }: Blocks, name: string | undefined): number =>
  seats.findIndex(({ id }) => id === name)

const deckName = ({ id }: Deck): MessageValue => ({ text: `decks.${id}` })
const cardName = (deck: Deck, card: number): MessageValue => ({
  text: `cards.${deck.kinds[card]}`,
})

/** Draws a card into a hand unseen, onto the open display, or turned up so that its effects happen. */
function drawEffect(blocks: Blocks, raw: Of<'draw'>, index: number): DoEffect {
  const deck = blocks.decks[index]
  const seat = seatNamed(blocks, raw.seat)
  if (raw.seat !== undefined && seat < 0) return nothing
  const count = amountIf(blocks, raw.count)
  const times = (turn: BlockTurn, subject: Parameters<DoEffect>[1]) =>
    Math.min(deck.cards.length, count ? count(turn.rules, turn.state, subject) : 1)
  if (raw.seat !== undefined) return (turn, subject) => drawToHand(turn, deck, seat, times(turn, subject))
  if (raw.open)
    return (turn, subject) => {
      for (let left = times(turn, subject); left > 0; left--) turnUp(turn, deck, DISPLAY)
    }
  return (turn, subject, run) => {
    const drawn: number[] = []
    for (let left = times(turn, subject); left > 0; left--) {
      const card = turnUp(turn, deck, DISCARD)
      if (card >= 0) drawn.push(card)
    }
    for (const card of drawn.toReversed()) {
      const { when, list } = turn.rules.blocks.cards[index][card]
      if (!when || when(turn.rules, turn.state, subject)) start(run, list, subject)
    }
  }
}

function drawToHand(turn: BlockTurn, deck: Deck, seat: number, count: number): void {
  const drawn: number[] = []
  for (let left = count; left > 0; left--) {
    const card = nextCard(turn, deck)
    if (card < 0) break
    moveCard(turn, card, deck.piles, deck.piles + HAND + seat)
    drawn.push(card)
  }
  if (drawn.length === 0) return
  const { rules } = turn
  const id = rules.blocks.seats[seat]
  const who = { side: rules.blocks.port.seatName(rules, seat), deck: deckName(deck) }
  turn.emit(
    fact(
      'blocks',
      'cards-drawn',
      { ...who, count: drawn.length },
      { seat: id, deck: deck.id, count: drawn.length, reveals: true },
    ),
  )
  for (const card of drawn) tellOne(turn, 'card-drawn', deck, card, [seat])
}

/** Turns the next card face up. */
function turnUp(turn: BlockTurn, deck: Deck, to: number): number {
  const card = nextCard(turn, deck)
  if (card < 0) return card
  moveCard(turn, card, deck.piles, deck.piles + to)
  const values = { deck: deckName(deck), card: cardName(deck, card) }
  const facts = { deck: deck.id, card: deck.kinds[card], reveals: true }
  turn.emit(fact('blocks', 'card-turned', values, facts))
  return card
}

/** Names the card to some seats only, and marks the event as revealing. */
function tellOne(turn: BlockTurn, type: string, deck: Deck, card: number, seats: readonly number[]): void {
  const only = seats.map((seat) => turn.rules.blocks.seats[seat])
  const facts = { deck: deck.id, card: deck.kinds[card], only, reveals: true }
  turn.emit(fact('blocks', type, { deck: deckName(deck), card: cardName(deck, card) }, facts))
}

function tellAll(turn: BlockTurn, type: string, deck: Deck, card: number, seat: number): void {
  const { rules } = turn
  const values = {
    side: rules.blocks.port.seatName(rules, seat),
    deck: deckName(deck),
    card: cardName(deck, card),
  }
  const facts = { seat: rules.blocks.seats[seat], deck: deck.id, card: deck.kinds[card] }
  turn.emit(fact('blocks', type, values, facts))
}

function clearDisplay(turn: BlockTurn, deck: Deck): void {
  for (const card of pileOf(turn.state, deck.piles + DISPLAY))
    moveCard(turn, card, deck.piles + DISPLAY, deck.piles + DISCARD)
}

type May = (rules: BlockRules, state: BlockState, kind: number, subject?: Parameters<DoEffect>[1]) => boolean
type Does = (
  turn: BlockTurn,
  card: number,
  subject: Parameters<DoEffect>[1],
  run: Parameters<DoEffect>[2],
) => void

type Pick = {
  /** The action on the picked card: a key of the texts of questions, such as `play`. */
  readonly key: string
  readonly seat: number
  /** The pile of the deck to pick from. */
  readonly from: number
  readonly optional?: boolean
  readonly may?: May
  readonly does: Does
}

/** Asks the seat to pick a card of a pile; skipped if no card can be picked. */
function picks(blocks: Blocks, deck: Deck, { key, seat, from, optional, may, does }: Pick): DoEffect {
  if (seat < 0) return nothing
  const pile = deck.piles + from
  const isIn = (state: BlockState, kind: number) => pileOf(state, pile).includes(kind)
  const listed = (effect: DoEffect) => blocks.made.lists.push([effect]) - 1
  const choices: Ask['choices'][number][] = deck.kinds.map((id, kind) => ({
    id,
    name: { text: `cards.${id}` },
    when: (rules, state, subject) => isIn(state, kind) && (may?.(rules, state, kind, subject) ?? true),
    list: listed((turn, subject, run) => {
      if (isIn(turn.state, kind)) does(turn, kind, subject, run)
    }),
  }))
  if (optional)
    choices.push({
      id: 'no-card',
      name: { message: { key: 'blocks.choice.no-card' } },
      when: (_, state) => pileOf(state, pile).length > 0,
      list: listed((turn) => {
        const { rules } = turn
        const values = { side: rules.blocks.port.seatName(rules, seat), deck: deckName(deck) }
        turn.emit(fact('blocks', 'no-card', values, { seat: rules.blocks.seats[seat], deck: deck.id }))
      }),
    })
  const question: MessageValue = {
    message: { key: `blocks.question.${key}`, values: { deck: deckName(deck) } },
  }
  const ask =
    blocks.made.asks.push({
      id: `${key}-${deck.id}`,
      seat,
      name: question,
      choices,
      ofHand: from >= HAND,
      cardAt(state, choice) {
        const place = pileOf(state, pile).indexOf(choice)
        return place < 0 ? undefined : cardOnTable(deck, from, place)
      },
      tells: false,
    }) - 1
  return asks(ask)
}

const mayPlay =
  (deck: number, seat: number): May =>
  (rules, state, kind, subject) => {
    const { whenOf, counter, cost, isOwn } = rules.blocks.cards[deck][kind]
    const when = whenOf(seat)
    const paid = isOwn ? counter + seat : counter
    const has = counter < 0 || (state.counters?.[paid] ?? 0) >= cost
    return has && (!when || when(rules, state, { ...NO_SUBJECT, ...subject, seat }))
  }

/** Pays the cost of the card, discards it and carries out its effects. */
const plays =
  (index: number, seat: number): Does =>
  (turn, card, subject, run) => {
    const { decks, cards } = turn.rules.blocks
    const deck = decks[index]
    const { counter, cost, isOwn, listOf } = cards[index][card]
    if (counter >= 0 && cost !== 0) writing(turn).list('counters')[isOwn ? counter + seat : counter] -= cost
    moveCard(turn, card, deck.piles + HAND + seat, deck.piles + DISCARD)
    tellAll(turn, 'card-played', deck, card, seat)
    start(run, listOf(seat), { ...subject, seat })
  }

const discards =
  (deck: Deck, seat: number): Does =>
  (turn, card) => {
    moveCard(turn, card, deck.piles + HAND + seat, deck.piles + DISCARD)
    tellAll(turn, 'card-discarded', deck, card, seat)
  }

const takes =
  (deck: Deck, seat: number, from: number): Does =>
  (turn, card) => {
    moveCard(turn, card, deck.piles + from, deck.piles + HAND + seat)
    tellAll(turn, 'card-taken', deck, card, seat)
  }

/** The name of the card is visible to giver and receiver only. */
const gives =
  (deck: Deck, seat: number, receiver: number): Does =>
  (turn, card) => {
    const { rules } = turn
    const { port, seats } = rules.blocks
    moveCard(turn, card, deck.piles + HAND + seat, deck.piles + HAND + receiver)
    const values = {
      side: port.seatName(rules, seat),
      receiver: port.seatName(rules, receiver),
      deck: deckName(deck),
    }
    turn.emit(
      fact('blocks', 'card-given', values, { seat: seats[seat], receiver: seats[receiver], deck: deck.id }),
    )
    tellOne(turn, 'card-got', deck, card, [seat, receiver])
  }

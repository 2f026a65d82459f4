/** Several seats bid a number: open in turn, until nobody raises, or sealed, each without seeing the others. */
import type { Effect } from '../../../schemas/generated/content'
import { fact } from '../../kernel/facts'
import type { Message, Target } from '../../types'
import type { Blocks } from '../context'
import { start } from '../interpreter'
import {
  type Asking,
  type BlockRules,
  type BlockState,
  type BlockTurn,
  type DoEffect,
  type Found,
  NOTHING,
  type Question,
  type Run,
} from '../port'
import { keepAnswer, questionNamed } from './answers'
import { numberLabel, numbersBetween, seatsMeant } from './asks'
import { about, listsBySeat } from './placeholder'

type Bid = Extract<Effect, { type: 'bid' }>

/** Bids that are no amount, below every number that blocks can reach. */
export const PASS = -2_000_000_000
export const NOT_YET = PASS + 1
/** A sealed bid of another seat in a view. */
export const SEALED = PASS + 2
const isAmount = (bid: number): boolean => bid > SEALED

export function bidEffect(blocks: Blocks, raw: Bid): DoEffect {
  const bidders = seatsMeant(blocks, raw.seats)
  if (bidders.length === 0) return () => {}
  const question = questionNamed(blocks, raw.id)
  question.kind ??= 'bid'
  const auction = new Auction(blocks, raw, question, bidders)
  return (turn, subject, run) =>
    auction.goOn(turn, run, { ask: NOTHING, choices: [], subject, bids: bidders.map(() => NOT_YET) }, NOTHING)
}

class Auction {
  readonly #raw: Bid
  readonly #question: Question
  readonly #bidders: readonly number[]
  readonly #asks: readonly number[]
  readonly #numbers: readonly ReturnType<typeof numbersBetween>[]
  readonly #list: (seat: number) => number
  readonly #otherwise: number

  constructor(blocks: Blocks, raw: Bid, question: Question, bidders: readonly number[]) {
    this.#raw = raw
    this.#question = question
    this.#bidders = bidders
    const { from = 1, to, step } = raw
    this.#numbers = bidders.map((seat) => numbersBetween(blocks, about(blocks, { from, to, step }, seat)))
    this.#list = listsBySeat(blocks, raw.do)
    this.#otherwise = blocks.listOf(raw.otherwise)
    const firstBid = blocks.made.asks.length
    this.#asks = bidders.map(
      (seat, bidder) =>
        blocks.made.asks.push({
          ...{ id: raw.id, seat, name: { text: `asks.${raw.id}` }, choices: [], ofHand: false, tells: true },
          secret: raw.sealed === true,
          firstBid,
          found: this.#foundFor(bidder),
        }) - 1,
    )
    question.ask = this.#asks[0]
  }

  /** Puts the question to the next bidder, or ends the auction. */
  goOn(turn: BlockTurn, run: Run, asking: Asking, last: number): void {
    const bids = [...(asking.bids ?? [])]
    for (let next = this.#next(bids, last); next >= 0; next = this.#next(bids, next)) {
      const asks = { ...asking, ask: this.#asks[next], bids }
      const choices = this.#open(turn.rules, turn.state, next, asks)
      if (choices.length > 1) {
        run.asking = { ...asks, choices }
        return
      }
      bids[next] = PASS
    }
    this.#end(turn, run, asking, bids)
  }

  /** The next bidder who may still bid, or NOTHING. The leader of open bids waits for a higher one. */
  #next(bids: readonly number[], last: number): number {
    const leader = this.#raw.sealed ? NOTHING : this.#leader(bids)
    for (let step = 1; step <= bids.length; step++) {
      const next = (last + step) % bids.length
      if (next === leader || bids[next] === PASS) continue
      if (!this.#raw.sealed || bids[next] === NOT_YET) return next
    }
    return NOTHING
  }

  /** The first of the best bidders, or NOTHING. */
  #leader(bids: readonly number[]): number {
    const best = this.#best(bids)
    return best === undefined ? NOTHING : bids.indexOf(best)
  }

  #best(bids: readonly number[]): number | undefined {
    const amounts = bids.filter(isAmount)
    if (amounts.length === 0) return undefined
    return this.#raw.lowest ? Math.min(...amounts) : Math.max(...amounts)
  }

  /** The numbers that a bidder may name, and a pass. */
  #open(rules: BlockRules, state: BlockState, bidder: number, { bids = [], subject }: Asking): number[] {
    const seat = this.#bidders[bidder]
    const best = this.#raw.sealed ? undefined : this.#best(bids)
    const numbers = this.#numbers[bidder](rules, state, { ...subject, seat })
    const isBetter = (number: number) =>
      best === undefined || (this.#raw.lowest ? number < best : number > best)
    return [...numbers.filter(isBetter), PASS]
  }

  #foundFor(bidder: number): Found {
    return {
      open: (rules, state, asking) => this.#open(rules, state, bidder, asking),
      id: (_rules, _state, bid) => (bid === PASS ? 'pass' : String(bid)),
      label: (_rules, _state, bid) => bidLabel(bid),
      at: (_rules, _state, bid): Target => ({
        kind: 'button',
        button: `answer-${bid === PASS ? 'pass' : bid}`,
      }),
      prompt: (rules, _, asking) => this.#prompt(rules, bidder, asking),
      taken: (turn, run, asking, bid) => {
        const bids = (asking.bids ?? []).map((one, index) => (index === bidder ? bid : one))
        this.#tell(turn, bidder, bid, this.#raw.sealed ? 'answer-noted' : 'answered')
        this.goOn(turn, run, { ...asking, choices: [], bids }, bidder)
      },
    }
  }

  #prompt(rules: BlockRules, bidder: number, { bids = [] }: Asking): Message | undefined {
    const leader = this.#leader(bids)
    if (this.#raw.sealed || leader < 0) return undefined
    const { port } = rules.blocks
    const values = {
      side: port.seatName(rules, this.#bidders[bidder]),
      question: { text: `asks.${this.#question.id}` },
      leader: port.seatName(rules, this.#bidders[leader]),
      amount: bids[leader],
    }
    return { key: 'blocks.prompt.bid', values }
  }

  #tell(turn: BlockTurn, bidder: number, bid: number, event: string, more: object = {}): void {
    const { rules } = turn
    const seat = this.#bidders[bidder]
    const values = {
      side: rules.blocks.port.seatName(rules, seat),
      question: { text: `asks.${this.#question.id}` },
    }
    const facts = { seat: rules.blocks.seats[seat], ask: this.#question.id, ...more }
    if (event === 'answer-noted') turn.emit(fact('blocks', event, values, facts))
    else {
      const choice = bid === PASS ? 'pass' : String(bid)
      const told = { ...values, choice: { message: bidLabel(bid) } }
      turn.emit(fact('blocks', event, told, { ...facts, choice }))
    }
  }

  #end(turn: BlockTurn, run: Run, { subject }: Asking, bids: readonly number[]): void {
    if (this.#raw.sealed)
      for (const [bidder, bid] of bids.entries())
        this.#tell(turn, bidder, bid, 'answer-revealed', { reveals: true })
    const best = this.#best(bids)
    const isTied = bids.filter((bid) => bid === best).length > 1
    if (best === undefined || (isTied && this.#raw.ties === 'nobody')) {
      keepAnswer(turn, this.#question, { seat: NOTHING, of: [], value: 0 })
      start(run, this.#otherwise, subject)
      return
    }
    const seat = this.#bidders[this.#leader(bids)]
    keepAnswer(turn, this.#question, { seat, of: [seat], value: best })
    const { rules } = turn
    const values = {
      side: rules.blocks.port.seatName(rules, seat),
      question: { text: `asks.${this.#question.id}` },
      amount: best,
    }
    const facts = { seat: rules.blocks.seats[seat], ask: this.#question.id, amount: best }
    turn.emit(fact('blocks', 'bid-won', values, facts))
    start(run, this.#list(seat), { ...subject, seat })
  }
}

const bidLabel = (bid: number): Message => (bid === PASS ? { key: 'blocks.answer.pass' } : numberLabel(bid))

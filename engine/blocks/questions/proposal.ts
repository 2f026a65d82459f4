/** A seat proposes something to another, with an amount if there is one to name; the other accepts or refuses. */
import type { Effect } from '../../../schemas/generated/content'
import { fact } from '../../kernel/facts'
import type { Message, Target } from '../../types'
import type { Blocks } from '../context'
import { start } from '../interpreter'
import type { Asking, BlockRules, BlockState, BlockTurn, DoEffect, Found, Question, Run } from '../port'
import { keepAnswer, questionNamed } from './answers'
import { numberLabel, numbersBetween } from './asks'
import { REPLIES } from './terms'

type Propose = Extract<Effect, { type: 'propose' }>

const [REFUSE, ACCEPT, NONE] = REPLIES.keys()
/** The proposer proposes nothing; any other choice of the proposer is an amount. */
const NO_PROPOSAL = -2_000_000_000

export function proposeEffect(blocks: Blocks, raw: Propose): DoEffect {
  const [seat, receiver] = [raw.seat, raw.receiver].map((name) =>
    blocks.seats.findIndex(({ id }) => id === name),
  )
  // Unknown seats are skipped; `check` reports the name.
  if (seat < 0 || receiver < 0) return () => {}
  const question = questionNamed(blocks, raw.id)
  question.kind ??= 'proposal'
  const proposal = new Proposal(blocks, raw, question)
  const plain = {
    ...{ id: raw.id, name: { text: `asks.${raw.id}` }, choices: [], ofHand: false, tells: true },
  }
  const first = blocks.made.asks.push({ ...plain, seat, found: proposal.offer }) - 1
  proposal.second = blocks.made.asks.push({ ...plain, seat: receiver, found: proposal.reply }) - 1
  question.ask = proposal.second
  return (turn, subject, run) => {
    const asking = { ask: first, choices: [], subject, bids: [] }
    const choices = proposal.offer.open(turn.rules, turn.state, asking)
    if (choices.length > 1) run.asking = { ...asking, choices }
    else proposal.end(turn, run, asking, NONE)
  }
}

class Proposal {
  /** The index of the question to the receiver. */
  second = 0
  readonly #raw: Propose
  readonly #question: Question
  readonly #amounts: ReturnType<typeof numbersBetween> | undefined
  readonly #lists: readonly number[]

  constructor(blocks: Blocks, raw: Propose, question: Question) {
    this.#raw = raw
    this.#question = question
    const { amount } = raw
    this.#amounts = amount && numbersBetween(blocks, amount)
    this.#lists = [raw.refuse, raw.accept, raw.otherwise].map((effects) => blocks.listOf(effects))
  }

  readonly offer: Found = {
    open: (rules, state, { subject }) => [
      ...(this.#amounts ? this.#amounts(rules, state, subject) : [0]),
      NO_PROPOSAL,
    ],
    id: (_rules, _state, choice) => this.#offerId(choice),
    label: (_rules, _state, choice) => this.#offerLabel(choice),
    at: (_rules, _state, choice) => button(this.#offerId(choice)),
    taken: (turn, run, asking, choice) => {
      this.#tell(turn, asking, this.#offerId(choice), this.#offerLabel(choice))
      if (choice === NO_PROPOSAL) this.end(turn, run, asking, NONE)
      else run.asking = { ...asking, ask: this.second, choices: [ACCEPT, REFUSE], bids: [choice] }
    },
  }

  readonly reply: Found = {
    open: () => [ACCEPT, REFUSE],
    id: (_rules, _state, reply) => REPLIES[reply],
    label: (_rules, _state, reply) => replyLabel(reply),
    at: (_rules, _state, reply) => button(REPLIES[reply]),
    prompt: (rules, _: BlockState, asking) => this.#prompt(rules, asking),
    taken: (turn, run, asking, reply) => {
      this.#tell(turn, asking, REPLIES[reply], replyLabel(reply))
      this.end(turn, run, asking, reply)
    },
  }

  end(turn: BlockTurn, run: Run, { subject, ask, bids: [value = 0] = [] }: Asking, reply: number): void {
    const { seat } = turn.rules.blocks.asks[ask]
    keepAnswer(turn, this.#question, { seat, of: [reply], value })
    start(run, this.#lists[reply], subject)
  }

  #offerId(choice: number): string {
    if (choice === NO_PROPOSAL) return 'none'
    return this.#amounts ? String(choice) : 'propose'
  }

  #offerLabel(choice: number): Message {
    if (choice === NO_PROPOSAL) return { key: 'blocks.answer.no-proposal' }
    return this.#amounts ? numberLabel(choice) : { key: 'blocks.answer.propose' }
  }

  #prompt(rules: BlockRules, { bids: [amount = 0] = [] }: Asking): Message {
    const { seats, port } = rules.blocks
    const nameOf = (id: string) => port.seatName(rules, seats.indexOf(id))
    const values = {
      side: nameOf(this.#raw.receiver),
      from: nameOf(this.#raw.seat),
      question: { text: `asks.${this.#question.id}` },
    }
    return this.#amounts
      ? { key: 'blocks.prompt.proposal-of', values: { ...values, amount } }
      : { key: 'blocks.prompt.proposal', values }
  }

  #tell(turn: BlockTurn, { ask }: Asking, choice: string, label: Message): void {
    const { rules } = turn
    const { seat, name } = rules.blocks.asks[ask]
    const side = rules.blocks.port.seatName(rules, seat)
    const facts = { seat: rules.blocks.seats[seat], ask: this.#question.id, choice }
    turn.emit(fact('blocks', 'answered', { side, question: name, choice: { message: label } }, facts))
  }
}

const button = (id: string): Target => ({ kind: 'button', button: `answer-${id}` })
const replyLabel = (reply: number): Message => ({ key: `blocks.answer.${REPLIES[reply]}` })

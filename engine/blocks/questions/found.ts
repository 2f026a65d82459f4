/** Questions whose answers are found in the game: one of them, or several one after the other. */
import { fact } from '../../kernel/facts'
import type { Message, MessageValue, Target } from '../../types'
import type { Blocks, Typed } from '../context'
import { start } from '../interpreter'
import { amountIf } from '../measures'
import type {
  Answer,
  Asking,
  BlockRules,
  BlockState,
  BlockTurn,
  DoEffect,
  Found,
  Measure,
  Question,
  QuestionKind,
  Run,
  Subject,
} from '../port'
import { keepAnswer, questionNamed } from './answers'

/** The answer "no more", below every number that blocks can reach. */
export const DONE = -2_000_000_000

/** The keys that all questions of this kind share. */
export type WrittenQuestion = {
  readonly id: string
  readonly seat: string
  readonly least?: Parameters<typeof amountIf>[1]
  readonly most?: Parameters<typeof amountIf>[1]
  readonly ordered?: boolean
  readonly secret?: boolean
  readonly do?: readonly Typed[]
  readonly otherwise?: readonly Typed[]
}

/** A kind of answers. */
export type Source = {
  readonly kind: QuestionKind
  /** The deck of the cards, or absent. */
  readonly deck?: number
  readonly ofHand?: boolean
  /** All possible answers, in order; an answer that can be given twice is listed twice. */
  all(rules: BlockRules, state: BlockState, subject: Subject): readonly number[]
  id(rules: BlockRules, state: BlockState, answer: number): string
  label(rules: BlockRules, state: BlockState, answer: number): Message
  at?(rules: BlockRules, state: BlockState, answer: number): Target | undefined
  /** The value of an answer. Default: their number. */
  readonly isNumber?: boolean
  /** The subject of the effects for one answer. */
  about(rules: BlockRules, state: BlockState, subject: Subject, answer: number): Subject
  /** The effects for one answer. */
  list(answer: number): number
}

/** Puts the question, or runs `otherwise` if it has no answer. An unknown seat is skipped; `check` reports the name. */
export function foundEffect(blocks: Blocks, raw: WrittenQuestion, source: Source): DoEffect {
  const seat = blocks.seats.findIndex(({ id }) => id === raw.seat)
  if (seat < 0) return () => {}
  const question = questionNamed(blocks, raw.id)
  question.kind ??= source.kind
  question.deck = source.deck ?? question.deck
  const ask = blocks.made.asks.length
  question.ask = ask
  const found = new Picking(source, question, {
    least: amountIf(blocks, raw.least),
    most: amountIf(blocks, raw.most),
    isOrdered: raw.ordered === true,
    isSecret: raw.secret === true,
    otherwise: blocks.listOf(raw.otherwise),
  })
  blocks.made.asks[ask] = {
    ...{ id: raw.id, seat, name: { text: `asks.${raw.id}` }, choices: [], tells: true },
    ...{ ofHand: source.ofHand === true, secret: raw.secret, found },
  }
  return (turn, subject, run) => found.goOn(turn, run, { ask, choices: [], subject, picked: [] })
}

type Terms = {
  readonly least: Measure | undefined
  readonly most: Measure | undefined
  readonly isOrdered: boolean
  readonly isSecret: boolean
  readonly otherwise: number
}

class Picking implements Found {
  readonly #source: Source
  readonly #question: Question
  readonly #terms: Terms

  constructor(source: Source, question: Question, terms: Terms) {
    this.#source = source
    this.#question = question
    this.#terms = terms
  }

  /** Answers that are left, and "no more" if there are enough. */
  open(rules: BlockRules, state: BlockState, { subject, picked = [] }: Asking): readonly number[] {
    const most = Math.max(1, this.#terms.most?.(rules, state, subject) ?? 1)
    if (picked.length >= most) return []
    const rest = [...this.#source.all(rules, state, subject)]
    for (const one of picked) {
      const at = rest.indexOf(one)
      if (at >= 0) rest.splice(at, 1)
    }
    const left = [...new Set(rest)]
    if (left.length === 0) return []
    const least = this.#terms.least?.(rules, state, subject) ?? 1
    return picked.length >= least ? [...left, DONE] : left
  }

  id = (rules: BlockRules, state: BlockState, answer: number): string =>
    answer === DONE ? 'done' : this.#source.id(rules, state, answer)

  label = (rules: BlockRules, state: BlockState, answer: number, { picked = [] }: Asking): Message =>
    answer === DONE
      ? { key: `blocks.answer.${picked.length > 0 ? 'done' : 'none'}` }
      : this.#source.label(rules, state, answer)

  at = (rules: BlockRules, state: BlockState, answer: number): Target =>
    (answer === DONE ? undefined : this.#source.at?.(rules, state, answer)) ?? {
      kind: 'button',
      button: `answer-${this.id(rules, state, answer)}`,
    }

  /** Tells how many are chosen if several are wanted. */
  prompt(rules: BlockRules, state: BlockState, { ask, subject, picked = [] }: Asking): Message | undefined {
    const { seat, name } = rules.blocks.asks[ask]
    const most = this.#terms.most?.(rules, state, subject) ?? 1
    if (most <= 1) return undefined
    const values = { side: rules.blocks.port.seatName(rules, seat), question: name }
    return { key: 'blocks.prompt.ask-several', values: { ...values, count: picked.length, most } }
  }

  taken(turn: BlockTurn, run: Run, asking: Asking, answer: number): void {
    const { ask, picked = [] } = asking
    const isFirst = picked.length === 0
    if (answer !== DONE || isFirst) this.#tell(turn, asking, answer)
    if (answer === DONE) this.#end(turn, run, asking)
    else this.goOn(turn, run, { ask, choices: [], subject: asking.subject, picked: [...picked, answer] })
  }

  /** Asks for the next answer, or carries out the effects. */
  goOn(turn: BlockTurn, run: Run, asking: Asking): void {
    const choices = this.open(turn.rules, turn.state, asking)
    if (choices.length > 0) run.asking = { ...asking, choices }
    else this.#end(turn, run, asking)
  }

  #end(turn: BlockTurn, run: Run, { ask, subject, picked = [] }: Asking): void {
    const { rules, state } = turn
    const { seat } = rules.blocks.asks[ask]
    const { isOrdered, isSecret, otherwise } = this.#terms
    const of = isOrdered ? picked : [...picked].sort((a, b) => a - b)
    const value = this.#source.isNumber ? (of[0] ?? 0) : of.length
    keepAnswer(turn, this.#question, { seat, of, value, ...this.#hidden(turn, subject, isSecret) })
    if (of.length === 0) start(run, otherwise, subject)
    // The last list that is started runs first.
    for (const one of of.toReversed())
      start(run, this.#source.list(one), this.#source.about(rules, state, subject, one))
  }

  #hidden({ rules, state }: BlockTurn, subject: Subject, isSecret: boolean): Pick<Answer, 'among'> {
    if (!isSecret) return {}
    return { among: this.#source.ofHand ? [] : this.#source.all(rules, state, subject) }
  }

  #tell(turn: BlockTurn, asking: Asking, answer: number): void {
    const { rules, state } = turn
    const { seat, name } = rules.blocks.asks[asking.ask]
    const side = rules.blocks.port.seatName(rules, seat)
    const facts = { seat: rules.blocks.seats[seat], ask: this.#question.id }
    if (this.#terms.isSecret) {
      turn.emit(fact('blocks', 'answer-noted', { side, question: name }, facts))
      return
    }
    const choice: MessageValue = { message: this.label(rules, state, answer, asking) }
    const told = { ...facts, choice: this.id(rules, state, answer) }
    turn.emit(fact('blocks', 'answered', { side, question: name, choice }, told))
  }
}

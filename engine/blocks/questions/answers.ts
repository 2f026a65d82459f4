/** Answers to questions in the state: kept for blocks that read them, and hidden while they are secret. */
import { fact } from '../../kernel/facts'
import type { MessageValue } from '../../types'
import type { Blocks } from '../context'
import {
  type Answer,
  type Ask,
  type BlockRules,
  type BlockState,
  type BlockTurn,
  NOTHING,
  type Question,
} from '../port'
import type { WrittenAsk } from '../seldom/loaded'
import { REPLIES } from './terms'

/** The question of that name, made at its first mention. */
export function questionNamed({ made }: Pick<Blocks, 'made'>, id: string): Question {
  const known = made.questions.find((one) => one.id === id)
  if (known) return known
  const index = made.questions.length
  const question: Question = { id, index, kind: undefined, ask: NOTHING, deck: NOTHING, isRead: false }
  made.questions.push(question)
  return question
}

/** A question whose answer some block reads, so that the game keeps it. */
export function questionRead(blocks: Blocks, id: string): Question {
  const question = questionNamed(blocks, id)
  question.isRead = true
  return question
}

/** The latest answer, or `undefined` before the first. */
export const answerTo = ({ answered }: BlockState, { index }: Pick<Question, 'index'>): Answer | undefined =>
  answered?.find(({ question }) => question === index)

/** Replaces the earlier answer to the question. An answer that no block reads is not kept. */
export function keepAnswer(
  turn: BlockTurn,
  { index, isRead }: Question,
  answer: Omit<Answer, 'question'>,
): void {
  if (!isRead) return
  const others = (turn.state.answered ?? []).filter(({ question }) => question !== index)
  turn.state.answered = [...others, { question: index, ...answer }].sort((a, b) => a.question - b.question)
}

/** Keeps the chosen answer of a list with its value. */
export function keepsChoices(blocks: Blocks, { id, secret, choices }: WrittenAsk): Ask['keeps'] {
  const question = questionNamed(blocks, id)
  question.kind ??= 'choice'
  question.ask = blocks.made.asks.length
  question.values = choices.map(({ value = 0 }) => value)
  const among = secret ? { among: choices.map((_, index) => index) } : {}
  return (turn, seat, choice) =>
    keepAnswer(turn, question, { seat, of: [choice], value: choices[choice].value ?? 0, ...among })
}

/** The name of one answer in conditions. */
export function answerId(rules: BlockRules, state: BlockState, question: Question, answer: number): string {
  const { asks, seats, decks, port, ground } = rules.blocks
  switch (question.kind) {
    case 'choice':
      return asks[question.ask].choices[answer]?.id ?? ''
    case 'unit':
      return port.pieces?.id?.(rules, state, answer) ?? ''
    case 'cell':
      return ground.board.grid.names[answer] ?? ''
    case 'card':
      return decks[question.deck]?.kinds[answer] ?? ''
    case 'proposal':
      return REPLIES[answer] ?? ''
    case 'number':
      return String(answer)
    default:
      return seats[answer] ?? ''
  }
}

/** The text of one answer. */
export function answerText(
  rules: BlockRules,
  state: BlockState,
  question: Question,
  answer: number,
): MessageValue {
  const { asks, seats, port } = rules.blocks
  const ask = asks[question.ask]
  const asking = { ask: question.ask, choices: [], subject: { ...NO_ONE, seat: ask?.seat ?? NOTHING } }
  if (question.kind === 'seat' || question.kind === 'bid')
    return answer >= 0 && answer < seats.length ? port.seatName(rules, answer) : ''
  if (ask?.found) return { message: ask.found.label(rules, state, answer, asking) }
  return ask?.choices[answer]?.name ?? ''
}
const NO_ONE = { it: NOTHING, other: NOTHING, cell: NOTHING, there: NOTHING, rolled: 0 }

/** Makes a secret answer public, for good. */
export function revealAnswer(turn: BlockTurn, question: Question): void {
  const { state, rules } = turn
  const answer = answerTo(state, question)
  if (answer?.among === undefined) return
  const { among: _, ...open } = answer
  state.answered = (state.answered ?? []).map((one) => (one === answer ? open : one))
  const side = rules.blocks.port.seatName(rules, answer.seat)
  for (const one of answer.of) {
    const values = {
      side,
      question: { text: `asks.${question.id}` },
      choice: answerText(rules, state, question, one),
    }
    const facts = { seat: rules.blocks.seats[answer.seat], ask: question.id, reveals: true }
    const choice = answerId(rules, state, question, one)
    turn.emit(fact('blocks', 'answer-revealed', values, { ...facts, choice }))
  }
}

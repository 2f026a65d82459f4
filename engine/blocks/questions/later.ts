/** Blocks that read an answer after the question: a number, a condition, units, cells, and effects. */
import type { Condition, Effect, Measure as RawMeasure, Zone } from '../../../schemas/generated/content'
import type { CellIndex } from '../../types'
import { DISCARD, DISPLAY, HAND, moveCard, PILE, pileOf } from '../cards/decks'
import type { Blocks } from '../context'
import { start } from '../interpreter'
import type { BlockRules, BlockState, DoEffect, Measure, PieceTest, Question, Subject, Test } from '../port'
import { answerId, answerTo, questionRead, revealAnswer } from './answers'
import { aboutUnit } from './asks'
import { listsBySeat } from './placeholder'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

export function answerMeasure(blocks: Blocks, { of }: Extract<RawMeasure, { type: 'answer' }>): Measure {
  const question = questionRead(blocks, of)
  return (_, state) => answerTo(state, question)?.value ?? 0
}

/** Whether the question has an answer, or one of the named ones. */
export function answeredTest(blocks: Blocks, { of, is }: Extract<Condition, { type: 'answered' }>): Test {
  const question = questionRead(blocks, of)
  return (rules, state) => {
    const given = answerTo(state, question)?.of ?? []
    if (is === undefined) return given.length > 0
    return given.some((one) => is.includes(answerId(rules, state, question, one)))
  }
}

/** The answered units, or those of the answered seat. */
export function answeredUnits(blocks: Blocks, id: string): PieceTest {
  const question = questionRead(blocks, id)
  const { port } = blocks
  return (rules, state, piece) => {
    const given = answerTo(state, question)?.of
    if (!given) return false
    if (question.kind === 'unit') return given.includes(piece)
    if (question.kind === 'cell') return given.includes(port.pieces?.cell(rules, state, piece) ?? -1)
    const isOfSeat = question.kind === 'seat' || question.kind === 'bid'
    return isOfSeat && given.includes(port.pieces?.seat?.(rules, state, piece) ?? -1)
  }
}

/** The answered cells, or those of the answered units. */
export function answeredCells(blocks: Blocks, { of }: Extract<Zone, { type: 'answered' }>) {
  const question = questionRead(blocks, of)
  return (rules: BlockRules, state: BlockState): readonly CellIndex[] => {
    const given = answerTo(state, question)?.of ?? []
    if (question.kind === 'cell') return given
    if (question.kind !== 'unit') return []
    return given
      .map((piece) => blocks.port.pieces?.cell(rules, state, piece) ?? -1)
      .filter((cell) => cell >= 0)
  }
}

/** Runs effects for each answer in order. A secret answer is revealed first. */
export function forAnswerEffect(blocks: Blocks, raw: Of<'for-answer'>): DoEffect {
  const question = questionRead(blocks, raw.of)
  const lists = listsBySeat(blocks, raw.do)
  return (turn, subject, run) => {
    revealAnswer(turn, question)
    const { rules, state } = turn
    // The last list that is started runs first.
    for (const one of (answerTo(state, question)?.of ?? []).toReversed())
      start(run, lists(one), aboutAnswer(blocks, rules, state, subject, question, one))
  }
}

function aboutAnswer(
  blocks: Blocks,
  rules: BlockRules,
  state: BlockState,
  subject: Subject,
  { kind }: Question,
  one: number,
): Subject {
  if (kind === 'unit') return aboutUnit(blocks, rules, state, subject, one)
  if (kind === 'cell') return { ...subject, cell: one }
  return kind === 'seat' || kind === 'bid' ? { ...subject, seat: one } : subject
}

export function revealAnswerEffect(blocks: Blocks, { of }: Of<'reveal-answer'>): DoEffect {
  const question = questionRead(blocks, of)
  return (turn) => revealAnswer(turn, question)
}

/** Moves the answered cards from the first place that has them. */
export function moveCardEffect(blocks: Blocks, raw: Of<'move-card'>): DoEffect {
  const question = questionRead(blocks, raw.answered)
  const seat = blocks.seats.findIndex(({ id }) => id === raw.seat)
  if (raw.to === 'hand' && seat < 0) return () => {}
  return (turn) => {
    const deck = turn.rules.blocks.decks[question.deck]
    const answer = answerTo(turn.state, question)
    if (!deck || !answer) return
    const to = deck.piles + { hand: HAND + seat, display: DISPLAY, discard: DISCARD, pile: PILE }[raw.to]
    const places = [HAND + answer.seat, DISPLAY, DISCARD].map((place) => deck.piles + place)
    for (const card of answer.of) {
      const from = places.find((pile) => pile !== to && pileOf(turn.state, pile).includes(card))
      if (from !== undefined) moveCard(turn, card, from, to)
    }
  }
}

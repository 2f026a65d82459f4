/** Effects that decide what happens next: conditions, dice, questions. */
import type { Effect } from '../../schemas/generated/content'
import { fact } from '../kernel/facts'
import { testIf, testOf } from './conditions'
import type { Blocks } from './context'
import { start } from './interpreter'
import { amountOf } from './measures'
import type { Asking, BlockRules, BlockState, DoEffect, Subject } from './port'
import { keepsChoices } from './seldom/loaded'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

export function ifEffect(blocks: Blocks, raw: Of<'if'>): DoEffect {
  const test = testOf(blocks, raw.when)
  const then = blocks.listOf(raw.do)
  const otherwise = blocks.listOf(raw.else)
  return (turn, subject, run) => start(run, test(turn.rules, turn.state, subject) ? then : otherwise, subject)
}

const MOST_TIMES = 100

/**
 * The count is fixed at the start. Consequences of one repetition happen before the next.
 * All repetitions lie on the stack from the start. With `until`, each begins with a test that can drop it and the others.
 */
export function repeatEffect(blocks: Blocks, raw: Of<'repeat'>): DoEffect {
  const times = amountOf(blocks, raw.times ?? MOST_TIMES)
  const until = testIf(blocks, raw.until)
  const list = blocks.listOf(raw.do)
  if (until)
    blocks.made.lists[list].unshift((turn, subject, run) => {
      if (until(turn.rules, turn.state, subject)) while (run.frames.at(-1)?.list === list) run.frames.pop()
    })
  return (turn, subject, run) => {
    const count = Math.min(times(turn.rules, turn.state, subject), MOST_TIMES)
    for (let left = count; left > 0; left--) start(run, list, subject)
  }
}

const USUAL_DIE = 6

/** Announces the face of the die. Effects inside read it as `rolled`. */
export function rollEffect(blocks: Blocks, raw: Of<'roll'>): DoEffect {
  const rows = raw.table.map((row) => ({ faces: row.faces, list: blocks.listOf(row.do) }))
  return (turn, subject, run) => {
    const die = turn.roll(raw.die ?? USUAL_DIE)
    turn.emit(fact('blocks', 'blocks-rolled', { die }, { die }))
    const row = rows.find(({ faces }) => faces.includes(die))
    if (row) start(run, row.list, { ...subject, rolled: die })
  }
}

/** Picks one of the rows whose condition holds, by weight. */
export function chanceEffect(blocks: Blocks, raw: Of<'one-of'>): DoEffect {
  const rows = raw.of.map(({ weight = 1, when, do: effects }) => ({
    weight,
    when: testIf(blocks, when),
    list: blocks.listOf(effects),
  }))
  return (turn, subject, run) => {
    const { rules } = turn
    const open = rows.filter(({ when }) => !when || when(rules, turn.state, subject))
    const total = open.reduce((sum, { weight }) => sum + weight, 0)
    if (total === 0) return
    let left = turn.roll(total)
    const row = open.find(({ weight }) => {
      left -= weight
      return left <= 0
    })
    if (row) start(run, row.list, subject)
  }
}

/** Stops the run until the seat has answered; skipped if there is no possible answer. */
export function askEffect(blocks: Blocks, raw: Of<'ask'>): DoEffect {
  const seat = blocks.seats.findIndex(({ id }) => id === raw.seat)
  // An unknown seat is skipped; `check` reports the name.
  if (seat < 0) return () => {}
  const { id, secret } = raw
  const keeps = keepsChoices(blocks, raw)
  const plain = { id, seat, name: { text: `asks.${id}` }, ofHand: false, secret, keeps, tells: true }
  const values = raw.choices.map(({ value = 0 }) => value)
  const ask = blocks.made.asks.push({ ...plain, values, choices: [] }) - 1
  const choices = raw.choices.map(({ id: choice, when, do: effects }) => ({
    id: choice,
    name: { text: `asks.${choice}` },
    when: testIf(blocks, when),
    list: blocks.listOf(effects),
  }))
  blocks.made.asks[ask] = { ...plain, values, choices }
  return asks(ask)
}

/** Asks unless there is no possible answer. */
export const asks =
  (ask: number): DoEffect =>
  (turn, subject, run) => {
    const open = openChoices(turn.rules, turn.state, ask, subject)
    if (open.length > 0) run.asking = { ask, choices: open, subject }
  }

/** The possible answers to a question, by index. */
export const openChoices = (
  rules: BlockRules,
  state: BlockState,
  ask: number,
  subject: Subject,
): Asking['choices'] => {
  const { found, choices } = rules.blocks.asks[ask]
  if (found) return found.open(rules, state, { ask, choices: [], subject })
  return choices.flatMap(({ when }, index) => (!when || when(rules, state, subject) ? [index] : []))
}

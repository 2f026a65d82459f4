/**
 * Delayed effects. They wait in the state with the subject of their moment. When their own moment comes they are due like triggers,
 * after those of the scenario.
 */
import type { Effect } from '../../../schemas/generated/content'
import { fact } from '../../kernel/facts'
import { testIf } from '../conditions'
import type { Blocks } from '../context'
import { tellOfCircle } from '../interpreter'
import { amountIf, amountOf } from '../measures'
import type { BlockState, BlockTurn, Delayed, DoEffect, Due, Subject, Trigger } from '../port'
import { NOTHING } from '../port'

/** The moment of delayed effects that name none. Every game has it. */
const USUAL_MOMENT = 'turn-began'
/** The limit of waiting effects; more mean a loop. */
const MOST_WAITING = 100

export function laterEffect(blocks: Blocks, raw: Extract<Effect, { type: 'later' }>): DoEffect {
  const { laters, lists } = blocks.made
  const turns = amountOf(blocks, raw.turns)
  const times = amountIf(blocks, raw.times)
  const isQuiet = raw.quiet === true || blocks.made.quiet
  const plain = { at: raw.at ?? USUAL_MOMENT, until: testIf(blocks, raw.until), quiet: isQuiet }
  // Its place comes first, because the effects can delay others.
  const later = laters.push({ ...plain, turns, list: NOTHING }) - 1
  const list = blocks.listOf(raw.do)
  lists[list].unshift(announces(raw.text, isQuiet))
  laters[later] = { ...plain, turns, list }
  return (turn, subject) => {
    const left = times ? times(turn.rules, turn.state, subject) : 1
    if (left > 0) delay(turn, later, left, subject)
  }
}

/** Removes the effects that are due at a moment from the state and returns them. Those with more times left are delayed again. */
export function dueAt(turn: BlockTurn, at: string, depth: number): Due[] {
  const { rules, state } = turn
  const { laters, port, firstDelayed } = rules.blocks
  const now = port.turnOf(rules, state)
  const isDue = ({ later, turn: from }: Delayed) => laters[later].at === at && from <= now
  const due = (state.delayed ?? []).filter(isDue)
  if (due.length === 0) return []
  write(
    state,
    (state.delayed ?? []).filter((one) => !isDue(one)),
  )
  return due.flatMap(({ later, left, subject }) => {
    if (laters[later].until?.(rules, state, subject)) return []
    if (left > 1) delay(turn, later, left - 1, subject)
    return [{ trigger: firstDelayed + later, subject, depth }]
  })
}

/** The line of the log when delayed effects happen. Quiet ones have no audience. */
function announces(text: string | undefined, isQuiet: boolean): DoEffect {
  const audience = isQuiet ? { only: [] } : {}
  return (turn) =>
    turn.emit(
      text === undefined
        ? fact('blocks', 'blocks-later', {}, audience)
        : fact(
            'blocks',
            'trigger',
            { trigger: { text: `triggers.${text}` } },
            { trigger: text, ...audience },
          ),
    )
}

function delay(turn: BlockTurn, later: number, left: number, subject: Subject): void {
  const { state, rules } = turn
  const { laters, port } = rules.blocks
  const waiting = state.delayed ?? []
  const from = port.turnOf(rules, state) + Math.max(0, laters[later].turns(rules, state, subject))
  if (waiting.length >= MOST_WAITING) tellOfCircle(turn)
  else state.delayed = [...waiting, { later, turn: from, left, subject }]
}

function write(state: BlockState, waiting: readonly Delayed[]): void {
  if (waiting.length > 0) state.delayed = waiting
  else delete state.delayed
}

/** A trigger for each `later`, which no moment starts by itself. The empty id keeps it out of the log. */
export const delayTriggers = ({ made }: Blocks): Trigger[] =>
  made.laters.map(({ at, list }) => ({
    ...{ id: '', at, turn: NOTHING, from: 0, to: Number.MAX_SAFE_INTEGER, every: 1, times: 0, quiet: true },
    ...{ who: undefined, other: undefined, zone: undefined, when: undefined, tally: NOTHING },
    ...{ counter: NOTHING, reaches: undefined, fallsTo: undefined, list },
  }))

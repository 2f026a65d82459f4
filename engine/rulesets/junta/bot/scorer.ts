/** Scores choices by money in Switzerland, and by the Presidency that brings it. Deals count by their gain and cost. */
import { GROUP } from '../../../kernel/deals/group'
import type { Choice, Scorer, Seat } from '../../../types'
import { effectOf } from '../rules/cards'
import { type JuntaDef, type JuntaState, NOBODY, REBEL } from '../state'
import { foreseen } from './allies'
import { type Beliefs, cardNamed } from './beliefs'
import { coup } from './coup'
import { answers, dealing } from './dealing'
import { memoryFrom, type Remembered } from './memory'
import { isMotionWise } from './motions'
import { politics } from './politics'
import { standingOf, termsOf } from './standing'
import { weightsOf } from './weights'

export function scorer({ rules }: JuntaDef, seat: Seat, known?: unknown, style?: string): Scorer<JuntaState> {
  const own = rules.seats.indexOf(seat)
  const weights = weightsOf(rules, own, style)
  if (!weights) return { score: ({ choices }) => choices.map(() => 0) }
  const memory = memoryFrom(own, known as Remembered | undefined)
  const beliefs: Beliefs = { rules, weights, seat: own, memory }
  return {
    score: ({ phase, choices }, view) =>
      phase === GROUP
        ? answers(beliefs, view, choices)
        : choices.map((choice) => scoreOf(beliefs, view, choice)),
    optionalAction: ({ phase, choices }, view) =>
      phase === GROUP ? dealing(beliefs, view, choices) : optionalActions(beliefs, view, choices),
    memory: { seat: own, memory } satisfies Remembered,
    standing: (view) => standingOf(beliefs, view),
    terms: (view) => termsOf(beliefs, view),
    round: ({ turn, stage }) => turn * STEPS_OF_TURN + stage,
  }
}

/** The most steps of a turn (J-46). Positions are compared at the end of a turn. */
const STEPS_OF_TURN = 10

function scoreOf(beliefs: Beliefs, view: JuntaState, { action }: Choice): number {
  const judge = coup[action.type] ?? politics[action.type]
  return judge?.(beliefs, view, action) ?? 0
}

/**
 * Returns the index of an optional action to take now, or `undefined`: money, paying influences, a likely motion, a
 * safe return, or the end of a decided coup.
 */
function optionalActions(beliefs: Beliefs, view: JuntaState, choices: readonly Choice[]): number | undefined {
  const end = choices.some(({ action }) => action.type === 'settle') ? foreseen(beliefs, view) : NOBODY
  const index = choices.findIndex(({ action, group }) => {
    if (group === 'return-safely') return true
    if (action.type === 'settle') return end !== NOBODY && (action.for === 'rebels') === (end === REBEL)
    if (action.type !== 'play') return false
    const card = cardNamed(beliefs, action.card)
    const pays = effectOf(beliefs.rules, card, 'note') !== undefined || beliefs.rules.cards.income[card] > 0
    return pays || isMotionWise(beliefs, view, card)
  })
  return index < 0 ? undefined : index
}

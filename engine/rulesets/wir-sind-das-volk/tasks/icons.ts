/** The icons of the current event, in a chosen order; one of a dual event may be dropped (W-50 to W-53). */
import type { Choice } from '../../../types'
import { carryOut } from '../effects/carry-out'
import { cardName } from '../events'
import type { TaskKindRules } from '../phase'
import { DUAL, type Effect, type Rules, type VolkTurn } from '../rules'
import { wallAllows } from '../rules/cards'
import { inBits } from '../rules/comparing'
import { changeTask, EVERYWHERE, endTask, putLast } from '../rules/tasks'
import { NOBODY, type Task, type VolkState } from '../state'

/** Starts the event of a card with the icons whose condition holds. The wall counts as it is at this moment. */
export function startEvent(turn: VolkTurn, card: number, side: number): void {
  const { rules } = turn
  const count = iconsOf(rules, turn.state, card).reduce((bits, at) => bits | (1 << at), 0)
  turn.state.dropped = NOBODY
  if (count !== 0) putLast(turn, { kind: 'icons', side, count, of: card, where: EVERYWHERE })
}

export const iconsOf = ({ cards }: Rules, state: VolkState, card: number): number[] =>
  cards.effects[card].flatMap(({ wall }, at) => (wallAllows(state, wall) ? [at] : []))

/** Returns the remaining icons. */
export const openIcons = ({ cards }: Rules, { of, count }: Task): number[] =>
  inBits(count).filter((at) => at < cards.effects[of].length)

/** Returns the remaining count of an icon. One arrow of it may have been dropped. */
export function countOf(state: VolkState, { count, arrows }: Effect, at: number): number {
  return state.dropped === at && arrows ? count - Math.sign(count) : count
}

const mayDrop = ({ cards }: Rules, { dropped }: VolkState, { of }: Task): boolean =>
  cards.colour[of] === DUAL && dropped === NOBODY

function choices(rules: Rules, state: VolkState, task: Task): Choice[] {
  const each = (type: 'icon' | 'drop') =>
    openIcons(rules, task).map((at) => rules.choices.icon(type, task.of, at))
  return mayDrop(rules, state, task) ? [...each('icon'), ...each('drop')] : each('icon')
}

function close(turn: VolkTurn, task: Task, at: number): void {
  const count = task.count & ~(1 << at)
  if (count === 0) endTask(turn)
  else changeTask(turn, { count })
}

const effectAt = ({ rules }: VolkTurn, task: Task, at: number): Effect => rules.cards.effects[task.of][at]

export const icons: TaskKindRules = {
  prompt: (rules, state, task) => ({
    key: mayDrop(rules, state, task) ? 'volk.prompt.icons-dual' : 'volk.prompt.icons',
    values: { card: cardName(rules, task.of) },
  }),
  choices,
  on: {
    icon(turn, { at }, task) {
      const effect = effectAt(turn, task, at)
      close(turn, task, at)
      carryOut(turn, effect, countOf(turn.state, effect, at), task.side)
    },
    drop(turn, { at }, task) {
      const { arrows, count } = effectAt(turn, task, at)
      turn.state.dropped = at
      if (!arrows || Math.abs(count) === 1) close(turn, task, at)
    },
  },
}

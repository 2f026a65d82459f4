/** The icons of the event being played, in an order of choice; of a dual event one may be left out (W-50 to W-53). */
import type { Action, Choice } from '../../../types'
import { carryOut } from '../effects/carry-out'
import { cardName } from '../events'
import type { TaskKindRules } from '../phase'
import { DUAL, type Effect, type Rules, type VolkTurn } from '../rules'
import { wallAllows } from '../rules/cards'
import { changeTask, EVERYWHERE, endTask, putLast } from '../rules/tasks'
import { NOBODY, type Task, type VolkState } from '../state'

/** The event of a card begins, with the icons whose condition holds: the wall counts as it is when the card is played. */
export function startEvent(turn: VolkTurn, card: number, side: number): void {
  const { rules } = turn.def
  const count = iconsOf(rules, turn.state, card).reduce((bits, at) => bits | (1 << at), 0)
  turn.state.dropped = NOBODY
  if (count !== 0) putLast(turn, { kind: 'icons', side, count, of: card, where: EVERYWHERE })
}

export const iconsOf = ({ cards }: Rules, state: VolkState, card: number): number[] =>
  cards.effects[card].flatMap(({ wall }, at) => (wallAllows(state, wall) ? [at] : []))

const isOpen = ({ count }: Task, at: number): boolean => (count & (1 << at)) !== 0

/** What is left of an icon: one arrow of it may have been dropped. */
export function countOf(state: VolkState, { count, arrows }: Effect, at: number): number {
  return state.dropped === at && arrows ? count - Math.sign(count) : count
}

const mayDrop = ({ cards }: Rules, { dropped }: VolkState, { of }: Task): boolean =>
  cards.colour[of] === DUAL && dropped === NOBODY

function choices(rules: Rules, state: VolkState, task: Task): Choice[] {
  const effects = rules.cards.effects[task.of]
  const list: Choice[] = []
  for (let at = 0; at < effects.length; at++)
    if (isOpen(task, at)) list.push(rules.choices.icon('icon', effects[at], at))
  if (mayDrop(rules, state, task))
    for (let at = 0; at < effects.length; at++)
      if (isOpen(task, at)) list.push(rules.choices.icon('drop', effects[at], at))
  return list
}

function close(turn: VolkTurn, task: Task, at: number): void {
  const count = task.count & ~(1 << at)
  if (count === 0) endTask(turn)
  else changeTask(turn, { count })
}

const effectAt = ({ def }: VolkTurn, task: Task, { at }: Action): Effect =>
  def.rules.cards.effects[task.of][at as number]

export const icons: TaskKindRules = {
  prompt: (rules, state, task) => ({
    key: mayDrop(rules, state, task) ? 'volk.prompt.icons-dual' : 'volk.prompt.icons',
    values: { card: cardName(rules, task.of) },
  }),
  choices,
  on: {
    icon(turn, action, task) {
      const at = action.at as number
      const effect = effectAt(turn, task, action)
      close(turn, task, at)
      carryOut(turn, effect, countOf(turn.state, effect, at), task.side)
    },
    drop(turn, action, task) {
      const at = action.at as number
      const { arrows, count } = effectAt(turn, task, action)
      turn.state.dropped = at
      if (!arrows || Math.abs(count) === 1) close(turn, task, at)
    },
  },
}

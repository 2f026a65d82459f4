/** Icons that have no effect now, before they are chosen. */
import { guidance } from '../../kernel/guidance'
import { seedRandom } from '../../kernel/random'
import { freshTurn } from '../../kernel/turn'
import type { Choice, ChoiceNote, Decision, Guidance } from '../../types'
import { carryOut } from './effects/carry-out'
import { cardNamed } from './names'
import { imagine } from './observation'
import type { Rules, VolkDef } from './rules'
import type { Task, VolkState } from './state'
import { countOf, iconsOf } from './tasks/icons'
import { TASKS } from './tasks/kinds'

/** Any seed: a drawn card or a rolled die is an effect whatever it shows. */
const SEED = 1

/** Icons are tried on a position that is possible behind the view. It has a pile to draw from and dice to roll. */
export function guide(def: VolkDef, view: VolkState, decision: Decision): Guidance {
  const rng = seedRandom(SEED)
  const possible = { ...imagine(def.rules, view, decision.seat, rng), rng }
  return guidance('volk', decision, { noteOf: (choice) => noteOf(def, possible, decision, choice) })
}

function noteOf(
  def: VolkDef,
  state: VolkState,
  { seat }: Decision,
  { action }: Choice,
): Omit<ChoiceNote, 'action'> | undefined {
  const side = def.rules.sides.indexOf(seat)
  const [task] = state.tasks
  if (action.type === 'icon' && task) {
    const isIdle = hasNoEffect(def, state, task.of, Number(action.at), side)
    return isIdle ? { note: { key: 'volk.note.idle-icon' }, isIdle } : undefined
  }
  if (action.type !== 'play' || action.use !== 'event') return undefined
  const card = cardNamed(def.rules, String(action.card))
  const icons = iconsOf(def.rules, state, card)
  const idle = icons.filter((at) => hasNoEffect(def, state, card, at, side)).length
  if (idle === 0) return undefined
  const isIdle = idle === icons.length
  return {
    note: { key: isIdle ? 'volk.note.idle-event' : 'volk.note.idle-icons', values: { count: idle } },
    isIdle,
  }
}

/**
 * Tries an icon on a copy of a position. A drawn card or a rolled die changes the position, so that such an icon counts as one
 * with an effect.
 */
function hasNoEffect(def: VolkDef, state: VolkState, card: number, at: number, side: number): boolean {
  const { rules } = def
  const effect = rules.cards.effects[card][at]
  const tasks: readonly Task[] = []
  const { turn } = freshTurn(def, { ...state, card, tasks })
  carryOut(turn, effect, countOf(state, effect, at), side)
  const after: VolkState = turn.state
  return isSame(after, { ...state, card }) && after.tasks.every((task) => isWithoutChoice(rules, after, task))
}

/** Whether two positions differ in their tasks at most. */
const isSame = (one: VolkState, other: VolkState): boolean =>
  JSON.stringify({ ...one, tasks: [] }) === JSON.stringify({ ...other, tasks: [] })

/** A task that opens by itself may change something even without a choice. */
const isWithoutChoice = (rules: Rules, state: VolkState, task: Task): boolean => {
  const { open, choices } = TASKS[task.kind]
  return open === undefined && choices(rules, state, task).length === 0
}

/** Dismantling points, paid with factories and links (W-40, W-57, W-65, W-82, W-103, W-F2). */
import type { Choice, Message } from '../../../types'
import { emitOfCity, emitOfLink, sideName } from '../events'
import { cityNamed, linkNamed } from '../names'
import type { TaskKindRules } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { barToLift, barToRaze } from '../rules/building'
import { ruinIfShort } from '../rules/ruin'
import { spend } from '../rules/tasks'
import { NONE, type Task, type VolkState } from '../state'

export const dismantle: TaskKindRules = {
  open: ruinIfShort,
  prompt: (rules, _, { side, of, count }): Message => ({
    key: 'volk.prompt.dismantle',
    values: { side: sideName(rules, side), of: sideName(rules, of), count },
  }),
  choices: dismantling,
  on: {
    raze(turn, { town }) {
      razeFactory(turn, cityNamed(turn.rules, town))
      spend(turn)
    },
    lift(turn, { link }) {
      liftLink(turn, linkNamed(turn.rules, link))
      spend(turn)
    },
  },
}

/** Returns the choices of all that a side can dismantle in the provinces of the task. */
export function dismantling(
  rules: Rules,
  state: VolkState,
  { of, where }: Pick<Task, 'of' | 'where'>,
): Choice[] {
  const { choices, cities, links } = rules
  const list: Choice[] = []
  for (let link = 0; link < links.count; link++)
    if (barToLift(rules, state, of, link, where) === undefined) list.push(choices.link('lift', link))
  for (let city = 0; city < cities.count; city++)
    if (barToRaze(rules, state, of, city, where) === undefined) list.push(choices.city('raze', city))
  return list
}

export function razeFactory(turn: VolkTurn, city: number): void {
  turn.list('factory')[city] = NONE
  emitOfCity(turn, 'razed', city)
}

export function liftLink(turn: VolkTurn, link: number): void {
  turn.list('link')[link] = 0
  emitOfLink(turn, 'lifted', link)
}

/** Building points are spent on factories and links (W-25 to W-35). */
import type { Action, Choice, Message } from '../../../types'
import { emitOfCity, emitOfLink, sideName } from '../events'
import { cityOf, linkOf, type TaskKindRules } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { barToFactory, barToLink } from '../rules/building'
import { endTask, spend } from '../rules/tasks'
import { BUILT, type Task, type VolkState } from '../state'

export const build: TaskKindRules = {
  open(turn, task) {
    if (choicesOf(turn.def.rules, turn.state, task).length === 1) endTask(turn)
  },
  prompt: (rules, _, { side, count }): Message => ({
    key: 'volk.prompt.build',
    values: { side: sideName(rules, side), count },
  }),
  choices: choicesOf,
  on: {
    build: factory,
    rail,
    done: endTask,
  },
}

function choicesOf(rules: Rules, state: VolkState, { of, count }: Task): Choice[] {
  const { choices, cities, links } = rules
  const list: Choice[] = []
  for (let city = 0; city < cities.count; city++)
    if (barToFactory(rules, state, of, city, count) === undefined) list.push(choices.city('build', city))
  for (let link = 0; link < links.count; link++)
    if (barToLink(rules, state, of, link, count) === undefined) list.push(choices.link('rail', link))
  list.push(choices.button('done'))
  return list
}

function factory(turn: VolkTurn, action: Action): void {
  const city = cityOf(turn, action)
  turn.list('factory')[city] = BUILT
  emitOfCity(turn, 'built', city)
  spend(turn, turn.def.rules.numbers['factory-cost'])
}

function rail(turn: VolkTurn, action: Action): void {
  const link = linkOf(turn, action)
  turn.list('link')[link] = 1
  emitOfLink(turn, 'railed', link)
  spend(turn, turn.def.rules.links.cost[link])
}

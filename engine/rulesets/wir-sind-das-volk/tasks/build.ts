/** Building points, spent on factories and links (W-25 to W-35). */

import { moment } from '../../../blocks/interpreter'
import type { Choice, Message } from '../../../types'
import { tableNumber } from '../blocks/numbers'
import { emitOfCity, emitOfLink, sideName } from '../events'
import { cityNamed, linkNamed } from '../names'
import type { TaskKindRules } from '../phase'
import type { Rules } from '../rules'
import { barToFactory, barToLink } from '../rules/building'
import { endTask, spend } from '../rules/tasks'
import { BUILT, type Task, type VolkState } from '../state'

export const build: TaskKindRules = {
  open(turn, task) {
    if (choicesOf(turn.rules, turn.state, task).length === 1) endTask(turn)
  },
  prompt: (rules, _, { side, count }): Message => ({
    key: 'volk.prompt.build',
    values: { side: sideName(rules, side), count },
  }),
  choices: choicesOf,
  on: {
    build(turn, { town }) {
      const { rules, state } = turn
      const [{ of: seat }] = state.tasks
      const city = cityNamed(rules, town)
      turn.list('factory')[city] = BUILT
      emitOfCity(turn, 'built', city)
      spend(turn, tableNumber(rules, state, 'factory-cost', seat))
      moment(turn, 'factory-built', { seat })
    },
    rail(turn, action) {
      const { rules, state } = turn
      const [{ of: seat }] = state.tasks
      const link = linkNamed(rules, action.link)
      turn.list('link')[link] = 1
      emitOfLink(turn, 'railed', link)
      spend(turn, rules.links.cost[link])
      moment(turn, 'link-built', { seat })
    },
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

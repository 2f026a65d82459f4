/** Secret choices and answers on a table: visible to the seat that made them, and to others once revealed. */
import type { Table } from '../types'
import { listsOf, revealedIn } from './interpreter'
import { choiceName } from './options/options'
import type { BlockRules, BlockState } from './port'
import { answersShown } from './seldom/loaded'

/** Choices and answers that are made, not revealed and known in this state. */
export function secretsShown(rules: BlockRules, state: BlockState): Pick<Table, 'secrets'> {
  const { blocks } = rules
  const { chosen = [], [revealedIn(rules.blocks.port)]: revealed = [] } = listsOf(state)
  const secrets = blocks.options.flatMap((option, index) =>
    option.secret && chosen[index] >= 0 && !revealed.includes(index)
      ? [
          {
            seat: blocks.seats[option.seat],
            label: { key: 'blocks.table.secret', values: { option: { text: `options.${option.id}` } } },
            value: { key: 'blocks.table.choice', values: { choice: choiceName(option, chosen[index]) } },
          },
        ]
      : [],
  )
  const all = [...secrets, ...answersShown(rules, state)]
  return all.length > 0 ? { secrets: all } : {}
}

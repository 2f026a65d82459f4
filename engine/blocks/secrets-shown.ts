/** Secret choices as a table shows them: each to the seat that made it, and to others once it is revealed. */
import type { Table } from '../types'
import { choiceName } from './options'
import type { BlockRules, BlockState } from './port'
import { listsOf } from './running'

/** What is written and not revealed, where this state still has it. */
export function secretsShown({ blocks }: BlockRules, state: BlockState): Pick<Table, 'secrets'> {
  const { chosen = [], revealed = [] } = listsOf(state)
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
  return secrets.length > 0 ? { secrets } : {}
}

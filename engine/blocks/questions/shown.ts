/** Secret answers on a table. */
import type { Table } from '../../types'
import type { BlockRules, BlockState } from '../port'
import { answerText } from './answers'

type Secrets = NonNullable<Table['secrets']>

/** Answers that are not revealed and known in this state. */
export function answersShown(rules: BlockRules, state: BlockState): Secrets {
  const { questions, seats } = rules.blocks
  return (state.answered ?? []).flatMap(({ question: index, seat, of, among }) => {
    if (among === undefined) return []
    const question = questions[index]
    return of.map((one) => ({
      seat: seats[seat],
      label: { key: 'blocks.table.secret', values: { option: { text: `asks.${question.id}` } } },
      value: { key: 'blocks.table.choice', values: { choice: answerText(rules, state, question, one) } },
    }))
  })
}

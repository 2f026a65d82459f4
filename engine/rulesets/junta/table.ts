import type { Table } from '../../types'
import { phaseOf } from './flow'
import { scoresOf, sheetOf } from './rules/endings'
import type { JuntaDef, JuntaState } from './state'

export function table({ rules }: JuntaDef, state: JuntaState): Table {
  const asked = phaseOf(state).asked(rules, state)
  const sheet = sheetOf(rules, state)
  return {
    round: { key: 'junta.table.turn', values: { number: state.turn } },
    seat: asked.length > 0 ? rules.seats[asked[0]] : undefined,
    phase: { key: `junta.phase.${state.phase}` },
    pieces: [],
    marks: [],
    trays: [],
    counters: [],
    score: {
      total: sheet.reduce((sum, { points }) => sum + points, 0),
      sheet,
      scores: scoresOf(rules, state),
    },
  }
}

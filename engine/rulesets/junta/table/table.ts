/** Builds the table from a state or a view. */

import { ASK } from '../../../blocks/asking'
import { secretsShown } from '../../../blocks/secrets-shown'
import { tableDeals } from '../../../kernel/deals/table'
import type { Table } from '../../../types'
import { port } from '../deals'
import { askedFirst } from '../phases'
import { scoresOf, sheetOf } from '../rules/endings'
import type { JuntaDef, JuntaState } from '../state'
import { about } from './about'
import { displays } from './cards'
import { mats, secrets } from './families'
import { marks, pieces, trays } from './map'
import { counters, tracks } from './tracks'

export function table(def: JuntaDef, state: JuntaState): Table {
  const { rules } = def
  const sheet = sheetOf(rules, state)
  return {
    round: {
      key: `junta.table.${state.turn === 0 ? 'election' : state.coup > 0 ? 'coup' : 'turn'}`,
      values: { number: state.turn, phase: state.coup },
    },
    seat: askedFirst(def, state),
    phase: { key: state.phase === ASK ? 'blocks.phase.ask' : `junta.phase.${state.phase}` },
    pieces: pieces(rules, state),
    marks: marks(rules, state),
    trays: trays(rules, state),
    counters: counters(rules, state),
    score: {
      total: sheet.reduce((sum, { points }) => sum + points, 0),
      sheet,
      scores: scoresOf(rules, state),
    },
    tracks: tracks(rules, state),
    displays: displays(rules, state),
    mats: mats(rules, state),
    deals: tableDeals(port, def, state),
    secrets: [...secrets(rules, state), ...(secretsShown(rules, state).secrets ?? [])],
    about: about(rules, state),
  }
}

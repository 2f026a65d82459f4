/** Builds the table from a state or a view. */

import { phaseLabel } from '../../../blocks/asking'
import { secretsShown } from '../../../blocks/secrets-shown'
import type { Table } from '../../../types'
import { sideName } from '../events'
import { askedFirst } from '../phases'
import type { VolkDef } from '../rules'
import { sheetOf } from '../rules/outcome'
import type { VolkState } from '../state'
import { about } from './about'
import { displays } from './cards'
import { lines, marks, pieces } from './map'
import { counters, tracks } from './tracks'

export function table(def: VolkDef, state: VolkState): Table {
  const { rules } = def
  const seat = askedFirst(def, state)
  return {
    round: {
      key: state.step10 > 0 ? 'volk.table.end-of-decade' : 'volk.table.round',
      values: { decade: state.decade, half: state.half, step: state.step10 },
    },
    seat,
    phase: {
      key: phaseLabel('volk', state.phase === 'task' ? state.tasks[0].kind : state.phase),
      values: { side: sideName(rules, seat === undefined ? state.turn : rules.sides.indexOf(seat)) },
    },
    pieces: pieces(rules, state),
    marks: marks(rules, state),
    lines: lines(rules, state),
    trays: [],
    counters: counters(rules, state),
    score: { total: 0, sheet: sheetOf(rules, state) },
    tracks: tracks(rules, state),
    displays: displays(rules, state),
    ...secretsShown(rules, state),
    about: about(rules, state),
  }
}

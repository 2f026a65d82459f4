/** Where the turn and a coup stand, the bank, and what is counted in the open. */
import { countersShown } from '../../../blocks/counters'
import type { Table, TableTrack } from '../../../types'
import { centresNeeded, coupPhases } from '../blocks/numbers'
import { rebelCentres } from '../coup/rules/outcome'
import type { Rules } from '../rules'
import { countOf, sumOf } from '../rules/money'
import type { JuntaState } from '../state'

/** J-46: steps of the political turn, after the first election. */
const STAGES = 9
/** By value of `bank`. */
const BANKS = ['open', 'lunch', 'holiday'] as const

export function tracks(rules: Rules, state: JuntaState): TableTrack[] {
  const coup = row('coup', coupPhases(rules, state) + 1, state.coup, (at) =>
    at === 0 ? 'junta.coup-begins' : undefined,
  )
  return [
    row('stage', STAGES + 1, state.stage, (at) => `junta.stage.${at}`),
    row('bank', BANKS.length, state.bank, (at) => `junta.bank.${BANKS[at]}`),
    ...(state.coup >= 0 ? [coup] : []),
  ]
}

const row = (
  id: string,
  count: number,
  at: number,
  keyOf: (at: number) => string | undefined,
): TableTrack => ({
  id,
  label: { key: `junta.track.${id}` },
  spaces: Array.from({ length: count }, (_, space) => {
    const key = keyOf(space)
    return { at: space, ...(key !== undefined && { label: { key } }) }
  }),
  markers: [{ id: `${id}-marker`, label: { key: `junta.track.${id}` }, at }],
})

export function counters(rules: Rules, state: JuntaState): Table['counters'] {
  const counter = (id: string, value: number, of?: number) => ({
    id,
    label: { key: `junta.table.${id}` },
    value,
    ...(of !== undefined && { of }),
  })
  const spent = countOf(state.spent)
  return [
    ...(state.pretext > 0 ? [counter('pretext', state.pretext)] : []),
    ...(spent > 0 ? [counter('spent', spent), counter('spent-sum', sumOf(state.spent))] : []),
    ...(state.coup >= 0
      ? [
          counter('centres', rebelCentres(rules, state), centresNeeded(rules, state)),
          counter('strikes', state.strikes),
        ]
      : []),
    ...countersShown(rules.blocks, state),
  ]
}

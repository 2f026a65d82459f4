/** The progress of the turn and of a coup, the bank, and the public counters. */
import { countersShown } from '../../../blocks/counters'
import type { Table, TableTrack } from '../../../types'
import { centresNeeded, coupPhases } from '../blocks/numbers'
import { rebelCentres } from '../coup/rules/outcome'
import type { Rules } from '../rules'
import { countOf, sumOf } from '../rules/money'
import { stagesInOrder } from '../rules/steps'
import type { JuntaState } from '../state'

/** By value of `bank`. */
const BANKS = ['open', 'lunch', 'holiday'] as const

export function tracks(rules: Rules, state: JuntaState): TableTrack[] {
  const coup = row('coup', upTo(coupPhases(rules, state)), state.coup, (at) =>
    at === 0 ? 'junta.coup-begins' : undefined,
  )
  return [
    { ...row('stage', stagesInOrder(rules), state.stage, (at) => `junta.stage.${at}`), isProgress: true },
    row('bank', upTo(BANKS.length - 1), state.bank, (at) => `junta.bank.${BANKS[at]}`),
    ...(state.coup >= 0 ? [{ ...coup, isProgress: true }] : []),
  ]
}

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, at) => at)

const row = (
  id: string,
  places: readonly number[],
  at: number,
  keyOf: (at: number) => string | undefined,
): TableTrack => ({
  id,
  label: { key: `junta.track.${id}` },
  spaces: places.map((space) => {
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

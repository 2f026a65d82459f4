/** Checks that the levels of victory divide the scores: every score is in exactly one band. Levels with a condition are extra. */
import type { VictoryLevel } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { At } from '../../../types/pack'
import type { CorteoPack } from '../pack'

export const victoryBands = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap(({ value, at }) =>
    bands(
      entries(value.victory, within(at, 'victory')).filter((level) => level.value.when === undefined),
      within(at, 'victory'),
    ),
  )

const lowest = ({ from = Number.NEGATIVE_INFINITY }: VictoryLevel) => from
const highest = ({ to = Number.POSITIVE_INFINITY }: VictoryLevel) => to

function bands(levels: readonly Placed<VictoryLevel>[], at: At): Finding[] {
  const upside = levels.filter(({ value }) => lowest(value) > highest(value))
  const rising = levels
    .filter((level) => !upside.includes(level))
    .sort((a, b) => lowest(a.value) - lowest(b.value))
  const empty = upside.map((level) =>
    finding('E-VICTORY-EMPTY', level.at, 'victory-empty', { name: level.value.id }),
  )
  return [...empty, ...(rising.length > 0 ? seams(rising, at) : [])]
}

function seams(rising: readonly Placed<VictoryLevel>[], at: At): Finding[] {
  const findings: Finding[] = []
  const gap = (from: number, to: number) => {
    const values = { from: Number.isFinite(from) ? from : '−∞', to: Number.isFinite(to) ? to : '∞' }
    findings.push(finding('W-VICTORY-GAP', at, 'victory-gap', values))
  }
  let covered = Number.NEGATIVE_INFINITY
  let last: Placed<VictoryLevel> | undefined
  for (const level of rising) {
    const from = lowest(level.value)
    if (last ? from > covered + 1 : Number.isFinite(from))
      gap(last ? covered + 1 : Number.NEGATIVE_INFINITY, from - 1)
    if (last && from <= covered)
      findings.push(
        finding('W-VICTORY-OVERLAP', level.at, 'victory-overlap', {
          name: level.value.id,
          other: last.value.id,
        }),
      )
    if (!last || highest(level.value) > covered) {
      covered = highest(level.value)
      last = level
    }
  }
  if (Number.isFinite(covered)) gap(covered + 1, Number.POSITIVE_INFINITY)
  return findings
}

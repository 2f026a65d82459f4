/** Checks that a force can be picked exactly, and that the roster itself is such a force: the usual one. */
import type { Muster, ScenarioFile } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import { sourceOf } from '../../../kernel/sources'
import type { Finding, Source } from '../../../types'
import { isOf, seatsOfSide } from '../compile/forces'
import { unitTypes } from '../compile/standing'
import type { CorteoPack } from '../pack'
import { fitsExactly } from '../rules/exact-sum'

/** A number of units of equal power, and the source of that power. */
type Kind = { readonly value: number; readonly count: number; readonly power: Source }

export const musters = (raw: CorteoPack): Finding[] => {
  const types = unitTypes(raw)
  const kinds = (lines: readonly { readonly unit: string; readonly count: number }[]): Kind[] =>
    lines.map(({ unit, count }) => ({
      value: types.get(unit)?.power ?? 0,
      count,
      power: sourceOf(
        raw,
        'units',
        raw.units.units.findIndex(({ id }) => id === unit),
        'power',
      ),
    }))
  return scenariosOf(raw).flatMap(({ value, at }) =>
    entries(value.muster, within(at, 'muster')).flatMap((muster) => {
      const usual = kinds(rosterOf(value, muster.value))
      const all = [...usual, ...kinds(muster.value.pool)]
      const { units, points } = muster.value
      return fitsExactly(all, units, points) ? unusual(muster, usual) : [impossible(muster, all)]
    }),
  )
}

/** Returns the lines of the roster that the player of a muster picks from. */
const rosterOf = (scenario: ScenarioFile, { side, seat = seatsOfSide(scenario, side)[0] }: Muster) =>
  scenario.rosters.filter((line) => isOf(scenario, { side, seat }, line))

function impossible({ value, at }: Placed<Muster>, all: readonly Kind[]): Finding {
  const { units, points } = value
  const count = countOf(all)
  const values = { units, points, count }
  return finding('E-MUSTER-IMPOSSIBLE', at, 'muster-impossible', values, {
    found: String(count),
    restsOn: all.map(({ power }) => power),
  })
}

/** Reports a roster whose number of units or power differs from the force. */
function unusual({ value, at }: Placed<Muster>, usual: readonly Kind[]): Finding[] {
  const found = {
    units: countOf(usual),
    points: usual.reduce((sum, kind) => sum + kind.value * kind.count, 0),
  }
  return (['units', 'points'] as const)
    .filter((what) => found[what] !== value[what])
    .map((what) =>
      finding(
        'W-MUSTER-UNUSUAL',
        within(at, what),
        `muster-${what}`,
        { side: { text: `sides.${value.side}` }, found: found[what], expected: value[what] },
        {
          found: String(value[what]),
          expected: String(found[what]),
          suggestion: String(found[what]),
          restsOn: usual.map(({ power }) => power),
        },
      ),
    )
}

const countOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { count }) => sum + count, 0)

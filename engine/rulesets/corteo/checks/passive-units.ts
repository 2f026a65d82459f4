/** Checks that units captured by entering, and units under escort, are passive. Other units fight for themselves. */

import { finding, within } from '../../../compile/finding'
import { entries, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { unitTypes } from '../compile/standing'
import type { CorteoPack } from '../pack'

export function passiveUnits(raw: CorteoPack): Finding[] {
  const types = unitTypes(raw)
  const active = (code: string, key: string, units: readonly string[], at: At) =>
    entries(units, within(at, 'units'))
      .filter((unit) => types.has(unit.value) && !types.get(unit.value)?.passive)
      .map((unit) =>
        finding(code, unit.at, key, { unit: { text: `units.${unit.value}` } }, { found: unit.value }),
      )
  return scenariosOf(raw).flatMap(({ value: { rules }, at }) => [
    ...entries(rules.captures, within(at, 'rules', 'captures')).flatMap(({ value, at: place }) =>
      active('E-CAPTURE-ACTIVE', 'capture-active', value.units, place),
    ),
    ...entries(rules.convoys, within(at, 'rules', 'convoys')).flatMap(({ value, at: place }) =>
      active('W-CONVOY-ACTIVE', 'convoy-active', value.units, place),
    ),
  ])
}

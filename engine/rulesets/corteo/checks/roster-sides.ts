/** Checks that units, components and set-up groups belong to their side, and that every side in the order of play has forces. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { everyPart } from '../../../blocks/checks/every-part'
import { finding, within } from '../../../compile/finding'
import { entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { forcesOf } from '../compile/forces'
import { unitTypes } from '../compile/standing'
import type { CorteoPack } from '../pack'

export function rosterSides(raw: CorteoPack): Finding[] {
  const units = unitTypes(raw)
  const components = new Map((raw.units.components ?? []).map((component) => [component.id, component]))
  const misplaced = (what: 'unit' | 'component', at: At, name: string, side: string): Finding[] =>
    elsewhere(`${what}s.${name}`, at, name, (what === 'unit' ? units : components).get(name)?.side, side)
  const line = (at: At, { unit, component }: { unit: string; component?: string }, side: string) => [
    ...misplaced('unit', within(at, 'unit'), unit, side),
    ...(component ? misplaced('component', within(at, 'component'), component, side) : []),
  ]
  return scenariosOf(raw).flatMap(({ value, at }) => [
    ...entries(value.rosters, within(at, 'rosters')).flatMap((one) =>
      line(one.at, one.value, one.value.side),
    ),
    ...[
      ...entries(value.muster, within(at, 'muster')).map((one) => ({
        ...one,
        list: 'pool',
        lines: one.value.pool,
      })),
      ...entries(value.rules.arrivals, within(at, 'rules', 'arrivals')).map((one) => ({
        ...one,
        list: 'units',
        lines: one.value.units,
      })),
    ].flatMap(({ value: { side }, at: place, list, lines }) =>
      entries(lines, within(place, list)).flatMap((one) => line(one.at, one.value, side)),
    ),
    ...seatsElsewhere({ value, at }),
    ...entries(value.setup, within(at, 'setup')).flatMap((step) =>
      entries(step.value.groups, within(step.at, 'groups')).flatMap((group) =>
        group.value.units === 'all'
          ? []
          : entries(group.value.units, within(group.at, 'units')).flatMap((unit) =>
              misplaced('unit', unit.at, unit.value, step.value.side),
            ),
      ),
    ),
    ...entries(value.reinforcements, within(at, 'reinforcements')).flatMap((one) =>
      entries(one.value.units, within(one.at, 'units')).flatMap((unit) =>
        misplaced('unit', within(unit.at, 'unit'), unit.value.unit, one.value.side),
      ),
    ),
    ...entries(value.order, within(at, 'order'))
      .filter((side) => forcesOf(value, side.value).length === 0)
      .map((side) =>
        finding(
          'E-SIDE-WITHOUT-FORCES',
          side.at,
          'side-without-forces',
          { side: { text: `sides.${side.value}` } },
          { found: side.value },
        ),
      ),
  ])
}

/** Reports players that are named with a side for which they do not play. */
function seatsElsewhere(scenario: Placed<ScenarioFile>): Finding[] {
  const sides = new Map((scenario.value.seats ?? []).map(({ id, side }) => [id, side]))
  return everyPart(scenario).flatMap(({ key, value, at, owner, ownerKey }) =>
    key === 'seat' && typeof owner.side === 'string' && ownerKey !== 'custody'
      ? elsewhere(`seats.${value}`, at, String(value), sides.get(String(value)), owner.side)
      : [],
  )
}

function elsewhere(text: string, at: At, found: string, owner: string | undefined, side: string): Finding[] {
  if (owner === undefined || owner === side) return []
  const values = { name: { text }, owner: { text: `sides.${owner}` }, side: { text: `sides.${side}` } }
  return [finding('E-OTHER-SIDE', at, 'other-side', values, { found, expected: side })]
}

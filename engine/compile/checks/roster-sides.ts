/** Units, components and set-up groups belong to the side that fields them, and every side in the order of play has forces. */
import type { Finding, RawPack } from '../../types'
import { type At, finding, within } from '../finding'
import { entries, scenariosOf } from '../pack-parts'
import { unitTypes } from '../standing'

export function rosterSides(raw: RawPack): Finding[] {
  const units = unitTypes(raw)
  const components = new Map((raw.units.components ?? []).map((component) => [component.id, component]))
  const misplaced = (what: 'unit' | 'component', at: At, name: string, side: string): Finding[] => {
    const owner = (what === 'unit' ? units : components).get(name)?.side
    if (owner === undefined || owner === side) return []
    const values = {
      name: { text: `${what}s.${name}` },
      owner: { text: `sides.${owner}` },
      side: { text: `sides.${side}` },
    }
    return [finding('E-OTHER-SIDE', at, 'other-side', values, { found: name, expected: side })]
  }
  return scenariosOf(raw).flatMap(({ value, at }) => [
    ...entries(value.rosters, within(at, 'rosters')).flatMap(({ value: line, at: place }) => [
      ...misplaced('unit', within(place, 'unit'), line.unit, line.side),
      ...(line.component
        ? misplaced('component', within(place, 'component'), line.component, line.side)
        : []),
    ]),
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
      .filter((side) => !value.rosters.some((line) => line.side === side.value))
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

/** Checks the forces: mounts can be ridden, files can be tied, and unique figures appear once. */
import type { CryHavocForceUnits } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import type { Placed } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import { countOf } from '../compile/pieces'
import { type Group, groups, linesIn, ownPack, scenarios, sideText, unitOf, unitText } from './parts'

export const forces = (raw: RawPack): Finding[] => [
  ...sides(raw),
  ...groups(raw).flatMap((group) => [
    ...begin(group),
    ...linesIn(group).flatMap((line, index) => [
      ...mounts(raw, line),
      ...files(raw, group, line, index),
      ...figures(raw, line),
    ]),
  ]),
  ...twice(raw),
]

const sides = (raw: RawPack): Finding[] =>
  scenarios(raw).flatMap(({ value, at }) =>
    value.order.flatMap((side, index) =>
      value.forces.some((force) => force.side === side && force.groups.length > 0)
        ? []
        : [
            finding('E-SIDE-WITHOUT-FORCES', within(at, 'order', index), 'side-without-forces', {
              side: sideText(side),
            }),
          ],
    ),
  )

/** Checks that a group has exactly one kind of start: placed in a zone, on given cells, or entering. */
function begin({ value: { id, place, at: cells, enter }, at }: Group): Finding[] {
  const ways = [place, cells, enter].filter((way) => way !== undefined).length
  return ways === 1 ? [] : [finding('E-GROUP-START', at, 'group-start', { name: id, count: ways })]
}

function mounts(raw: RawPack, { value, at }: Placed<CryHavocForceUnits>): Finding[] {
  const [rider, mount] = [unitOf(raw, value.unit), unitOf(raw, value.mount)]
  if (!rider || !mount) return []
  const values = { unit: unitText(rider.id), mount: unitText(mount.id) }
  return [
    ...(mount.ridden ? [] : [finding('E-MOUNT-NOT-RIDDEN', within(at, 'mount'), 'mount-not-ridden', values)]),
    ...(rider.values.mounted
      ? []
      : [finding('E-RIDER-WITHOUT-NUMBERS', within(at, 'mount'), 'rider-without-numbers', values)]),
  ]
}

function files(
  raw: RawPack,
  group: Group,
  { value, at }: Placed<CryHavocForceUnits>,
  index: number,
): Finding[] {
  const unit = unitOf(raw, value.unit)
  if (!unit) return []
  const before = unitOf(raw, group.value.units[index - 1]?.unit)
  const values = { unit: unitText(unit.id) }
  return [
    ...(value.file && !unit.tied
      ? [finding('E-FILE-NOT-TIED', within(at, 'file'), 'file-not-tied', values)]
      : []),
    ...(value.led && (!unit.beast || !before || before.beast)
      ? [finding('E-LED-BY-NOBODY', within(at, 'led'), 'led-by-nobody', values)]
      : []),
  ]
}

/** Checks that figures have the type of their line and are not more than its pieces. */
function figures(raw: RawPack, { value, at }: Placed<CryHavocForceUnits>): Finding[] {
  const known = ownPack(raw).units.figures ?? []
  const wrong = (value.figures ?? []).flatMap((id, index) => {
    const figure = known.find((one) => one.id === id)
    return figure && figure.unit !== value.unit
      ? [
          finding('E-FIGURE-TYPE', within(at, 'figures', index), 'figure-type', {
            figure: { text: `figures.${id}` },
            unit: unitText(value.unit),
          }),
        ]
      : []
  })
  const [found, expected] = [value.figures?.length ?? 0, countOf(value)]
  return found > expected
    ? [...wrong, finding('E-FIGURE-COUNT', within(at, 'count'), 'figure-count', { found, expected })]
    : wrong
}

/** Reports figures that are used twice. */
function twice(raw: RawPack): Finding[] {
  const seen = new Map<string, Set<string>>()
  return groups(raw).flatMap((group) => {
    const taken = seen.get(group.scenario.id) ?? new Set()
    seen.set(group.scenario.id, taken)
    return linesIn(group).flatMap(({ value, at }) =>
      (value.figures ?? []).flatMap((id, index) => {
        if (!taken.has(id)) {
          taken.add(id)
          return []
        }
        const figure = { text: `figures.${id}` }
        return [finding('E-FIGURE-TWICE', within(at, 'figures', index), 'figure-twice', { figure })]
      }),
    )
  })
}

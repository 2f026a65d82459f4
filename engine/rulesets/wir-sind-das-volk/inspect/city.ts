/** Describes the worth of a factory line by line, or its possible worth if there is none (W-32, W-64, W-102). */
import type { Inspection, TableLine } from '../../../types'
import { cityName } from '../events'
import type { Rules } from '../rules'
import { baseOf, connected, isOperative } from '../rules/economy'
import { BUILT, NONE, RUNDOWN, type VolkState } from '../state'

export function inspectCity(rules: Rules, state: VolkState, city: number): Inspection {
  const { factory } = state
  const isThere = factory[city] !== NONE
  const built = isThere ? state : { ...state, factory: factory.map((one, at) => (at === city ? BUILT : one)) }
  const joined = connected(rules, built, city)
  const base = baseOf(rules, built, city)
  const how = !isThere ? 'none' : factory[city] === RUNDOWN ? 'rundown' : 'built'
  return {
    title: { key: 'volk.inspect.town', values: { city: cityName(rules, city), how } },
    sums: [
      {
        id: 'worth',
        label: { key: isThere ? 'volk.inspect.worth' : 'volk.inspect.would-be-worth' },
        total: base + joined.length,
        lines: [
          { label: { key: `volk.inspect.base-${how}` }, points: base },
          ...joined.map((other) => ({
            label: { key: 'volk.inspect.linked', values: { city: cityName(rules, other) } },
            points: 1,
            piece: `factory-${rules.cities.ids[other]}`,
          })),
        ],
      },
    ],
    cells: joined.map((other) => ({
      cell: rules.cities.cell[other],
      kind: 'reach',
      label: { key: 'volk.inspect.linked', values: { city: cityName(rules, other) } },
    })),
    lines: linesOf(rules, built, city),
  }
}

function linesOf(rules: Rules, state: VolkState, city: number): TableLine[] {
  const { cities, links, sides } = rules
  return cities.links[city]
    .filter((link) => isOperative(rules, state, link))
    .map((link) => ({
      kind: 'built',
      side: sides[links.side[link]],
      from: cities.cell[links.from[link]],
      to: cities.cell[links.to[link]],
    }))
}

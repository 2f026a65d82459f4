/**
 * The economy of a province, the standards that it can keep, and the results of the comparisons at the end of the decade
 * (W-36, W-83, W-86, W-91).
 */
import type { Inspection, Message } from '../../../types'
import { cityName, provinceName } from '../events'
import type { Rules } from '../rules'
import { standardLimit, strengthOf, targetsOf, unrestOfComparison } from '../rules/comparing'
import { citiesOf, economyOf, hasFactory, worthOf } from '../rules/economy'
import { protestsOf } from '../rules/protests'
import type { VolkState } from '../state'

type Sum = Inspection['sums'][number]
type Line = Sum['lines'][number]

export function inspectProvince(rules: Rules, state: VolkState, province: number): Inspection {
  const targets = targetsOf(rules, state, province, strengthOf(rules, state, province))
  const name = provinceName(rules, province)
  return {
    title: {
      key: 'volk.inspect.province',
      values: {
        province: name,
        unrest: state.unrest[province],
        protests: protestsOf(rules, state, province),
        standard: state.standard[province],
      },
    },
    verdict: verdictOf(rules, state, province),
    sums: [
      ...(province === rules.provinces.divided ? [] : [economy(rules, state, province)]),
      unrestToCome(rules, state, province),
      attack(rules, state, province, targets),
    ].filter(({ lines }) => lines.length > 0),
    cells: targets.map((target) => ({
      cell: rules.provinces.cell[target],
      kind: 'reach',
      label: gain(rules, state, province, target).label,
    })),
    lines: [],
  }
}

/** Returns the economy needed for the next living standard, and the number that can be kept. */
function verdictOf(rules: Rules, state: VolkState, province: number): Message {
  const limit = standardLimit(rules, state, province)
  if (province === rules.provinces.divided) return { key: 'volk.inspect.keeps', values: { limit } }
  const needed = (state.standard[province] + 1) * rules.numbers.step
  return { key: 'volk.inspect.next', values: { limit, needed, economy: economyOf(rules, state, province) } }
}

function economy(rules: Rules, state: VolkState, province: number): Sum {
  const cities = citiesOf(rules, state, province).filter((city) => hasFactory(state, city))
  return sum(
    'economy',
    cities.map((city) => ({
      label: { key: 'volk.inspect.factory', values: { city: cityName(rules, city) } },
      points: worthOf(rules, state, city),
      piece: `factory-${rules.cities.ids[city]}`,
    })),
  )
}

/** W-86, W-91: returns the unrest to come, with all possible attacks, though each attacker strikes one neighbour only. */
function unrestToCome(rules: Rules, state: VolkState, province: number): Sum {
  const behind = unrestOfComparison(rules, state, province)
  const attackers = rules.provinces.faces[province].filter((other) =>
    targetsOf(rules, state, other, strengthOf(rules, state, other)).includes(province),
  )
  return sum('unrest', [
    ...(behind > 0 ? [{ label: { key: 'volk.inspect.poorer' }, points: behind }] : []),
    ...attackers.map((other) => ({
      label: { key: 'volk.inspect.attacked', values: { province: provinceName(rules, other) } },
      points: strengthOf(rules, state, other) - state.standard[province],
    })),
  ])
}

/** W-90, W-91: returns the unrest of each possible attack. The total is the best one, or all if the province attacks all (W-93). */
function attack(rules: Rules, state: VolkState, province: number, targets: readonly number[]): Sum {
  const made = sum(
    'attack',
    targets.map((target) => gain(rules, state, province, target)),
  )
  const best = Math.max(0, ...made.lines.map(({ points }) => points))
  return rules.provinces.facesAll[province] ? made : { ...made, total: best }
}

const gain = (rules: Rules, state: VolkState, province: number, target: number): Line => ({
  label: { key: 'volk.inspect.attack-on', values: { province: provinceName(rules, target) } },
  points: strengthOf(rules, state, province) - state.standard[target],
})

const sum = (id: string, lines: readonly Line[]): Sum => ({
  id,
  label: { key: `volk.inspect.sum-${id}` },
  total: lines.reduce((total, { points }) => total + points, 0),
  lines,
})

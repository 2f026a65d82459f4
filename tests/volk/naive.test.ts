/** Factories, economies and every sum of the end of a decade: what the rules say is what a second writing says. */
import { describe, expect, test } from 'vitest'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import {
  exportReference,
  flightPrice,
  flightTo,
  marksEarned,
  marksNeeded,
  socialistsDue,
  standardLimit,
  strengthOf,
  targetsOf,
  unrestOfComparison,
} from '../../engine/rulesets/wir-sind-das-volk/rules/comparing'
import {
  economyOf,
  exportCityOf,
  exportOf,
  worthOf,
} from '../../engine/rulesets/wir-sind-das-volk/rules/economy'
import { protestsOf } from '../../engine/rulesets/wir-sind-das-volk/rules/protests'
import { countOf } from '../support/budget'
import { germany, WHOLE } from './germany'
import * as naive from './naive'
import { filesOf, positionOf } from './naive-positions'

const POSITIONS = countOf(2000, 10_000)

/** Both answers to all questions, as one text each. */
function answers(def: VolkDef, files: naive.Files, seed: number) {
  const { rules } = def
  const [east, west] = rules.sides
  const { state, naive: other } = positionOf(def, seed)
  const ours = {
    values: rules.cities.ids.map((id, city) => [id, worthOf(rules, state, city)]),
    provinces: rules.provinces.ids.map((id, province) => ({
      id,
      economy: economyOf(rules, state, province),
      export: exportCityOf(rules, state, province) < 0 ? null : exportOf(rules, state, province),
      protests: protestsOf(rules, state, province),
      living: state.standard[province],
      limit: standardLimit(rules, state, province),
      envy: unrestOfComparison(rules, state, province),
      harm: Object.fromEntries(
        targetsOf(rules, state, province, strengthOf(rules, state, province)).map((target) => [
          rules.provinces.ids[target],
          strengthOf(rules, state, province) - state.standard[target],
        ]),
      ),
    })),
    flight: { marker: flightTo(rules, state), price: flightPrice(rules, flightTo(rules, state)) },
    marks: {
      needed: marksNeeded(rules, state),
      worst: exportReference(rules, state),
      earned: marksEarned(rules, state),
    },
    socialists: socialistsDue(rules, state),
  }
  const theirs = {
    values: rules.cities.ids.map((id) => [id, naive.factoryValue(files, other, id)]),
    provinces: rules.provinces.ids.map((id) => ({
      id,
      economy: naive.economy(files, other, id),
      export: naive.exportFactory(files, other, id) ?? null,
      protests: naive.protests(other, id),
      living: naive.living(files, other, id),
      limit: naive.mayKeep(files, other, id),
      envy: naive.envy(files, other, id),
      harm: naive.harm(files, other, id),
    })),
    flight: naive.flight(files, other, east, west),
    marks: naive.marks(files, other, east, west),
    socialists: naive.socialists(files, other),
  }
  return { ours: JSON.stringify(ours), theirs: JSON.stringify(theirs), state }
}

describe.each([
  ['as the pack answers', germany(), countOf(1600, 8000)],
  [
    'with every western province a reference, and none of them divided in the flight',
    germany(WHOLE, { rules: { exportReference: 'all', dividedInFlight: 'left-out' } }),
    countOf(400, 2000),
  ],
] as const)('%s', (_, def, count) => {
  test(`${count} of ${POSITIONS} positions`, { timeout: 600_000 }, () => {
    const files = filesOf(def)
    const seen = { operative: 0, short: 0, harm: 0, envy: 0, foreign: 0 }
    for (let seed = 1; seed <= count; seed++) {
      const { ours, theirs, state } = answers(def, files, seed)
      if (ours !== theirs) expect(JSON.parse(ours), `seed ${seed}`).toEqual(JSON.parse(theirs))
      if (/"harm":\{"/.test(ours)) seen.harm++
      if (/"envy":[1-9]/.test(ours)) seen.envy++
      if (/,[4-9]\]/.test(ours)) seen.operative++
      const { needed, earned } = JSON.parse(ours).marks
      if (needed > earned) seen.short++
      if (state.counted.some((province) => province >= 0)) seen.foreign++
    }
    for (const [what, often] of Object.entries(seen)) expect(often, what).toBeGreaterThan(count / 20)
  })
})

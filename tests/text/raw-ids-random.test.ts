/** The test of `raw-ids.test.ts`, deep in random games. */
import { expect, test } from 'vitest'
import { gamesBudget, perScale, trySeeds } from '../support/budget'
import { packsWithGames, tableOf } from './support/tables'
import { hear } from './support/walk'

const STEPS = perScale({ daily: 150, reduced: 250, long: 3000 })

test.each(packsWithGames())('%s says everything in words', { timeout: 600_000 }, async (pack, scenarios) => {
  const tables = await Promise.all(scenarios.map((scenario) => tableOf(pack, scenario)))
  const budget = { ...gamesBudget(`raw-ids/${pack}`, 100), atLeast: 1 }
  const tried = trySeeds(budget, (seed) => {
    const { def, listeners } = tables[seed % tables.length]
    const { faults } = hear(def, listeners, seed, { most: STEPS, every: 25 })
    return faults.size === 0 ? undefined : [...faults].join('\n')
  })
  expect(tried).toBeGreaterThanOrEqual(1)
})

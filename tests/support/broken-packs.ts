/** The test of broken packs for every day and for the long suite. Only their numbers differ. */
import { expect, test } from 'vitest'
import { trySeeds } from './budget'
import { brokenPacks } from './fuzz'
import { bundledPacks, filesOf, requiredBy } from './pack-files'

const KEPT = process.env.LUDOTECA_KEPT ?? 'tests/kept'

export function testBrokenPacks(budget: {
  readonly seconds: number
  readonly atLeast: number
  readonly atMost?: number
}): void {
  test.each(bundledPacks())('%s', { timeout: 6 * 3_600_000 }, async (id) => {
    const files = filesOf(id)
    const name = `broken-packs/${id}`
    const { look, tally } = brokenPacks({ id, files, required: await requiredBy(files) }, `${KEPT}/${name}`)
    const tried = trySeeds({ name, ...budget, atMost: budget.atMost ?? budget.atLeast }, look)
    const { clean, played, slowest } = tally
    console.log(
      `${id}: ${tried} broken packs, ${clean} clean, ${played} of them played, slowest ${Math.round(slowest)} ms`,
    )
    expect(tried).toBeGreaterThanOrEqual(budget.atLeast)
    // Harmless or fatal accidents alone would test too little.
    if (tried >= 100) expect(clean / tried).toBeGreaterThan(0.05)
    if (tried >= 100) expect(clean / tried).toBeLessThan(0.8)
  })
}

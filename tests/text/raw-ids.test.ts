/** Games in both languages. The screen shows no id, key, placeholder or word of the other language. */
import { expect, test } from 'vitest'
import { SCENARIOS, tableOf } from './support/tables'
import { hear } from './support/walk'

test.each(SCENARIOS)('$pack/$scenario begins in words', async ({ pack, scenario }) => {
  const { def, listeners } = await tableOf(pack, scenario)
  const { faults, texts } = hear(def, listeners, 1, { most: 20, every: 10 })
  expect([...faults]).toEqual([])
  expect(texts).toBeGreaterThan(50)
})

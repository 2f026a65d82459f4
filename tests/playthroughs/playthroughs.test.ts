import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PLAYTHROUGHS, playthrough } from './playthrough'

const home = fileURLToPath(new URL('../..', import.meta.url))

/** After an intended change of rules or content: `npm run play:update`, and review the difference. */
test.each(PLAYTHROUGHS)('$file is what a random game looks like today', async (wanted) => {
  const kept = readFileSync(new URL(wanted.file, import.meta.url), 'utf8')
  expect(await playthrough(wanted, home)).toBe(kept)
})

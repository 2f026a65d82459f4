/**
 * Runs selected quick tests with mutants in the sources. `LUDOTECA_MUTANTS_IN` names the sources with their texts, and one mutant
 * is on.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { quick } from '../../../vitest.config.ts'

const root = join(import.meta.dirname, '../../..')
const sources: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(process.env.LUDOTECA_MUTANTS_IN!, 'utf8'),
)

/** The agreement tests are fast enough. Other random searches take too long. */
const exclude = quick.exclude.filter((files) => files !== 'tests/**/*agreement.test.ts')

export default defineConfig({
  root,
  plugins: [{ name: 'mutants', enforce: 'pre', load: (id: string) => sources[id] }],
  test: {
    ...quick,
    exclude,
    update: 'none',
    maxWorkers: 1,
    setupFiles: ['tests/long/support/read-mutant.ts', quick.setupFiles],
  },
})

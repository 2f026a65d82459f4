/** Runs chosen quick tests with one file of the project read as `LUDOTECA_MUTANT` has it: a JSON file of its path and its text. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { quick } from '../../../vitest.config.ts'

const root = join(import.meta.dirname, '../../..')
const { path, text } = JSON.parse(readFileSync(process.env.LUDOTECA_MUTANT!, 'utf8'))

export default defineConfig({
  root,
  plugins: [{ name: 'mutant', enforce: 'pre', load: (id: string) => (id === path ? text : undefined) }],
  test: { ...quick, maxWorkers: 1, setupFiles: [quick.setupFiles, 'tests/long/support/read-mutant.ts'] },
})

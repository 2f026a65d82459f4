/** A project of a few tests in a temporary folder, run by our runner with our settings. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const HOME = fileURLToPath(new URL('../..', import.meta.url))

/** Only the settings beside the projects of the real configuration, which are the ones under test. */
const CONFIG = `
import base from '${HOME}vitest.config.ts'
const { projects: _, ...settings } = base.test
export default { root: import.meta.dirname, test: { ...settings, projects: [{ extends: true, test: { name: 'small', include: ['*.test.ts'] } }] } }
`

/** @returns the folder, inside the project, so that its packages are found */
export function makeProject(files: Readonly<Record<string, string>>): string {
  const cache = join(HOME, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'small-project-'))
  for (const [name, text] of Object.entries({ 'vitest.config.ts': CONFIG, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

export const removeProject = (folder: string): void => rmSync(folder, { recursive: true, force: true })

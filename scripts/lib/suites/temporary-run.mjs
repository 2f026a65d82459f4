// One folder for all temporary files of a test run, so that an interrupted run leaves none behind.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeData } from '../database/place.mjs'

function remove(folder) {
  const places = readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'data')])
  for (const place of places) if (existsSync(join(place, 'database-place'))) removeData(place)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Runs the work with a temporary folder, which also receives the temporary files of its child processes. */
export async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-run-'))
  // For root, the database of the tests belongs to another user, who must be able to pass.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  try {
    return await work(folder)
  } finally {
    remove(folder)
  }
}

// One home for everything temporary of a run of tests, so that an interrupted run leaves nothing either.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeData } from './database-place.mjs'

function remove(folder) {
  const places = readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'data')])
  for (const place of places) if (existsSync(join(place, 'database-place'))) removeData(place)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Does the work with a folder that is gone afterwards; temporary files of all that is run meanwhile are in it. */
export async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-run-'))
  // The database of root's tests belongs to another user, who must be able to pass.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  try {
    return await work(folder)
  } finally {
    remove(folder)
  }
}

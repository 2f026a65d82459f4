// Starts one database server for all test files of a run, in a temporary directory. It is removed after the run.
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../scripts/lib/database/database.mjs'
import { removeData } from '../../../scripts/lib/database/place.mjs'
import { generateClient } from '../../../scripts/lib/database/prisma.mjs'

export default async function setup(project) {
  generateClient()
  const directory = mkdtempSync(join(tmpdir(), 'ludoteca-tests-'))
  chmodSync(directory, 0o755)
  // Protects a developer's own database.
  delete process.env.DATABASE_URL
  const database = await openDatabase(directory, 'tests')
  project.provide('adminUrl', database.adminUrl)
  project.provide('siteUrl', database.url)
  return async () => {
    await database.close()
    removeData(directory)
  }
}

// npm run test:long: random play with long budgets, then mutation, fuzz and load. `--reduced` keeps to tests/long, at CI's scale.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateClient } from './lib/prisma.mjs'
import { main } from './lib/project.mjs'
import { stopAllOnSignal } from './lib/run.mjs'
import { judge, vitest } from './lib/suites.mjs'

await main(async () => {
  stopAllOnSignal()
  generateClient()
  const reduced = process.argv.includes('--reduced')
  const projects = reduced ? ['long'] : ['random', 'long']
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-long-'))
  try {
    const scale = reduced ? 'reduced' : 'long'
    return judge([await vitest(folder, projects, { env: { LUDOTECA_SCALE: scale } })], projects)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

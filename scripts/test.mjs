// npm test: every suite, then one line with the counts. `--only quick` needs neither build nor database, `--only unit` leaves the
// browser out, `--only e2e` runs it alone.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { removeData } from './lib/database-place.mjs'
import { generateClient } from './lib/prisma.mjs'
import { main, say } from './lib/project.mjs'
import { stopAllOnSignal, wasStopped } from './lib/run.mjs'
import { ensureBuild } from './lib/site-build.mjs'
import { judge, optionOf, playwright, vitest } from './lib/suites.mjs'

/** One home for everything temporary of a run, so that an interrupted run leaves nothing either. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-run-'))
  // The database of root's tests belongs to another user, who must be able to pass.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return folder
}

function removeTemporary(folder) {
  const places = readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'data')])
  for (const place of places) if (existsSync(join(place, 'database-place'))) removeData(place)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function browserTests(folder, browser) {
  const port = String(await freePort())
  return playwright(folder, { CHROME_PATH: browser, E2E_PORT: port, E2E_DATA: join(folder, 'e2e') })
}

const PROJECTS = {
  quick: ['quick'],
  unit: ['quick', 'random', 'server', 'site'],
  e2e: ['e2e'],
  all: ['quick', 'random', 'server', 'site', 'e2e'],
}

await main(async () => {
  stopAllOnSignal()
  const projects = PROJECTS[optionOf('--only', ['quick', 'unit', 'e2e']) ?? 'all']
  const inBrowser = projects.includes('e2e')
  const inNode = projects.filter((project) => project !== 'e2e')
  const browser = inBrowser ? await findBrowser() : undefined
  if (inBrowser || inNode.includes('site')) {
    generateClient()
    await ensureBuild({ before: () => say('Building the site ...') })
  }
  const folder = temporaryFolder()
  const reports = []
  try {
    if (inNode.length > 0 && !wasStopped()) reports.push(await vitest(folder, inNode))
    if (inBrowser && !wasStopped()) reports.push(await browserTests(folder, browser))
  } finally {
    removeTemporary(folder)
  }
  return judge(reports, projects)
})

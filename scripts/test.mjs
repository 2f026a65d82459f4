// npm test: every suite, then one line with the counts. `--only unit` leaves the browser out, `--only e2e` runs it alone.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { removeData } from './lib/database-place.mjs'
import { generateClient } from './lib/prisma.mjs'
import { main, PlainError, say } from './lib/project.mjs'
import { runNode, stopAllOnSignal, tool, wasStopped } from './lib/run.mjs'
import { ensureBuild } from './lib/site-build.mjs'

const none = { passed: 0, failed: 0, skipped: 0 }

/** A suite that ended without a report has failed as a whole, whatever ran before. */
function readReport(file, count, { code }) {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function vitest(folder) {
  const report = join(folder, 'vitest.json')
  const run = await runNode(tool('vitest/vitest.mjs'), [
    'run',
    ...['quick', 'random', 'server', 'site'].flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return readReport(
    report,
    (found) => {
      // A file that does not even load has no tests to count.
      const broken = found.testResults.filter(
        (file) => file.status === 'failed' && file.assertionResults.length === 0,
      )
      return {
        passed: found.numPassedTests,
        failed: found.numFailedTests + broken.length,
        skipped: found.numPendingTests + found.numTodoTests,
      }
    },
    run,
  )
}

async function playwright(folder, browser) {
  const report = join(folder, 'playwright.json')
  const run = await runNode(tool('@playwright/test/cli.js'), ['test'], {
    env: {
      CHROME_PATH: browser,
      E2E_PORT: String(await freePort()),
      E2E_DATA: join(folder, 'e2e'),
      E2E_REPORT: report,
    },
  })
  const count = ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
  return readReport(report, count, run)
}

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

function wanted() {
  const at = process.argv.indexOf('--only')
  if (at < 0) return { unit: true, e2e: true }
  const only = process.argv[at + 1]
  if (only !== 'unit' && only !== 'e2e') throw new PlainError('Use --only unit or --only e2e.')
  return { unit: only === 'unit', e2e: only === 'e2e' }
}

await main(async () => {
  stopAllOnSignal()
  const suites = wanted()
  const browser = suites.e2e ? await findBrowser() : undefined
  generateClient()
  await ensureBuild({ before: () => say('Building the site ...') })
  const folder = temporaryFolder()
  const results = []
  try {
    if (suites.unit && !wasStopped()) results.push(await vitest(folder))
    if (suites.e2e && !wasStopped()) results.push(await playwright(folder, browser))
  } finally {
    removeTemporary(folder)
  }
  const sum = (name) => results.reduce((total, counts) => total + counts[name], 0)
  if (wasStopped()) say('\nStopped before the end.')
  say(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  return sum('failed') > 0 || wasStopped() ? 1 : 0
})

import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserFlags } from './scripts/lib/suites/browser-flags.mjs'
import { browserPath } from './scripts/lib/suites/browser-path.mjs'
import { addressOf, PORTS } from './tests/e2e/fixtures/site'
import { todaysSeed } from './tests/support/seeds'
import { leftToAnotherDay } from './tests/support/turns'

/** `npm test` sets these; `npx playwright test` alone uses the defaults. */
const data = process.env.E2E_DATA ?? join(tmpdir(), 'ludoteca-e2e')
const report = process.env.E2E_REPORT

/** The same seed for all workers, whenever they start. */
process.env.LUDOTECA_SEED ||= String(todaysSeed())

/** A real browser on the production build, with a site and a database for each worker. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: leftToAnotherDay('e2e').map((file) => `**/${basename(file)}`),
  outputDir: 'test-results',
  workers: PORTS.length,
  /** A busy machine may be late once. The summary names each journey that needed its second try. */
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    /** The service worker's cache would cost each journey a copy of the site; only its own test allows it. */
    serviceWorkers: 'block',
    /** A trace costs as much time as the test itself. */
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: browserFlags,
    },
  },
  webServer: PORTS.map((port) => ({
    command: 'node scripts/start.mjs',
    url: `${addressOf(port)}/api/health`,
    env: { PORT: String(port), LUDOTECA_DATA: `${data}-${port}`, NODE_ENV: 'production' },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  })),
})

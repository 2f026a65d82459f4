import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** `npm test` sets these; `npx playwright test` alone gets along without. */
const port = Number(process.env.E2E_PORT ?? 3457)
const data = process.env.E2E_DATA ?? join(tmpdir(), `ludoteca-e2e-${port}`)
const report = process.env.E2E_REPORT
const browser = process.env.CHROME_PATH ?? ['/usr/bin/chromium'].find(existsSync)

const quietBrowser = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real browser on the production build, with a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    /** A trace costs as much time as the test itself. */
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quietBrowser] : quietBrowser,
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), LUDOTECA_DATA: data, NODE_ENV: 'production' },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})

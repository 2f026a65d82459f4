/** Headless Chromium, wherever it is on this machine. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { browserFlags } from '../../scripts/lib/browser-flags.mjs'

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Closed afterwards, whatever happens. */
export async function withBrowser<T>(look: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = PLACES.find((path) => path && existsSync(path))
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    return await look(browser)
  } finally {
    await browser.close()
  }
}

/** Headless Chromium, wherever it is on this machine. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Closed afterwards, whatever happens. */
export async function withBrowser<T>(look: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = PLACES.find((path) => path && existsSync(path))
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    return await look(browser)
  } finally {
    await browser.close()
  }
}

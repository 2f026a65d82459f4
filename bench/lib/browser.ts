/** Headless Chromium, wherever it is on this machine. */
import { type Browser, chromium } from 'playwright/test'
import { browserFlags } from '../../scripts/lib/suites/browser-flags.mjs'
import { browserPath } from '../../scripts/lib/suites/browser-path.mjs'

/** Closes the browser afterwards, also after an error. */
export async function withBrowser<T>(look: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  try {
    return await look(browser)
  } finally {
    await browser.close()
  }
}

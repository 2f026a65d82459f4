/** Measures the production site's pages (P14), each in a fresh browser: their weight, and how long tables block a phone. */
import type { Browser } from 'playwright/test'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'
import { blockedDuring } from '../lib/page-tasks'
import { weigh } from '../lib/page-weight'
import { quantile } from '../lib/readers'
import { startSite } from '../lib/site'
import { BLOCKED, figureOf, pages } from '../page-bars.mjs'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  serviceWorkers: 'block' as const,
}
/** Milliseconds after the board has appeared in which a table still works. */
const SETTLING = 2500
const TIMES = 3

/** Returns how long a page blocks a slow phone until it has settled, in milliseconds: the median of some visits. */
async function blockedOnPhone(browser: Browser, url: string, ready: string): Promise<number> {
  const visits: number[] = []
  for (let visit = 0; visit < TIMES; visit++) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const work = async () => {
      await page.goto(url)
      await page.locator(ready).first().waitFor({ timeout: 60_000 })
      await page.waitForTimeout(SETTLING)
    }
    visits.push(await blockedDuring(browser, page, { slowness: BLOCKED.slowness, work }))
    await context.close()
  }
  return quantile(
    visits.sort((a, b) => a - b),
    0.5,
  )
}

async function weights(): Promise<Record<string, Figure>> {
  const site = await startSite()
  try {
    return await withBrowser(async (browser) => {
      const figures: Record<string, Figure> = {}
      for (const { name, path, ready } of pages) {
        const weight = await weigh(browser, site.url + path, ready)
        for (const kind of ['html', 'scripts', 'data'] as const)
          figures[figureOf(name, kind)] = { unit: 'kB', value: weight[kind] / 1000 }
        if (!name.startsWith('play ')) continue
        const value = await blockedOnPhone(browser, site.url + path, ready)
        figures[figureOf(name, 'blocked')] = { unit: 'ms', value }
      }
      return figures
    })
  } finally {
    await site.stop()
  }
}

export const cases: Cases = { pages: () => ({ unit: 'figures', measureAll: weights }) }

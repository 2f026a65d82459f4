/** Measures the weight of the production site's pages (P14), each in a fresh browser. */
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'
import { weigh } from '../lib/page-weight'
import { startSite } from '../lib/site'
import { figureOf, pages } from '../page-bars.mjs'

async function weights(): Promise<Record<string, Figure>> {
  const site = await startSite()
  try {
    return await withBrowser(async (browser) => {
      const figures: Record<string, Figure> = {}
      for (const { name, path, ready } of pages) {
        const weight = await weigh(browser, site.url + path, ready)
        for (const kind of ['html', 'scripts', 'data'] as const)
          figures[figureOf(name, kind)] = { unit: 'kB', value: weight[kind] / 1000 }
      }
      return figures
    })
  } finally {
    await site.stop()
  }
}

export const cases: Cases = { pages: () => ({ unit: 'figures', measureAll: weights }) }

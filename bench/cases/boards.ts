/** A map of 100,000 hexes moved, and one of its cells painted, to the pixel in headless Chromium (P9, P10). */
import { fileURLToPath } from 'node:url'
import type { BoardFrames } from '../browser/board'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'

const DRAWN_BY = ['ours', 'tiles by hand', 'a shape a hex'] as const

const boards = (): Promise<Record<string, Figure>> =>
  withBrowser(async (browser) => {
    const figures: Record<string, Figure> = {}
    for (const by of DRAWN_BY) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.addScriptTag({ path: fileURLToPath(new URL('./board.js', import.meta.url)) })
      const { pan, paint }: BoardFrames = await page.evaluate((name) => window.boardFrames(name), by)
      figures[`board: moved, ${by}`] = { unit: 'ms', value: pan }
      figures[`board: painted, ${by}`] = { unit: 'ms', value: paint }
      await page.close()
    }
    return figures
  })

export const cases: Cases = { boards: () => ({ unit: 'figures', measureAll: boards }) }

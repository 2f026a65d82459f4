/** Moves a map of 100,000 hexes and paints one of its cells, to the pixel in headless Chromium (P9, P10). */
import { fileURLToPath } from 'node:url'
import type { BoardFrames } from '../browser/board'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'

/** The renderers, with the names of their figures for a moved and a painted map. */
const DRAWN_BY = [
  ['ours', 'board: moved, ours', 'board: painted, ours'],
  ['tiles by hand', 'board: moved, tiles by hand'],
  ['a shape a hex', 'board: moved, a shape a hex', 'board: painted, a shape a hex'],
] as const

const boards = (): Promise<Record<string, Figure>> =>
  withBrowser(async (browser) => {
    const figures: Record<string, Figure> = {}
    for (const [by, moved, painted] of DRAWN_BY) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.addScriptTag({ path: fileURLToPath(new URL('./board.js', import.meta.url)) })
      const { pan, paint }: BoardFrames = await page.evaluate((name) => window.boardFrames(name), by)
      figures[moved] = { unit: 'ms', value: pan }
      if (painted) figures[painted] = { unit: 'ms', value: paint }
      await page.close()
    }
    return figures
  })

export const cases: Cases = { boards: () => ({ unit: 'figures', measureAll: boards }) }

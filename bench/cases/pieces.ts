/** Moves a map with 300 counters and fans out its stacks, to the pixel in headless Chromium (P19). */
import { fileURLToPath } from 'node:url'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'
import { smoothFigures } from '../lib/page-tasks'

const pieces = (): Promise<Record<string, Figure>> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addScriptTag({ path: fileURLToPath(new URL('./pieces.js', import.meta.url)) })
    const move = () => page.evaluate(() => window.moveMap())
    const fan = () => page.evaluate(() => window.fanStacks())
    // The first time paints and keeps everything.
    await move()
    await fan()
    const moved = await smoothFigures(browser, page, move)
    const fanned = await smoothFigures(browser, page, fan)
    const longest = Math.max(moved.task.value, fanned.task.value)
    return {
      'pieces: moved': moved.work,
      'pieces: fanned out': fanned.work,
      'pieces: longest': { ...fanned.task, value: longest },
    }
  })

export const cases: Cases = { pieces: () => ({ unit: 'figures', measureAll: pieces }) }

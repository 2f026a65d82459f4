/** Measures a board on which 150 counters glide at once in headless Chromium (P19). */
import { fileURLToPath } from 'node:url'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'
import { framesDuring, longestTask } from '../lib/page-tasks'
import { quantile } from '../lib/readers'

const gliding = (): Promise<Record<string, Figure>> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addScriptTag({ path: fileURLToPath(new URL('./gliding.js', import.meta.url)) })
    const moveAll = () => page.evaluate(() => window.moveAll())
    await moveAll()
    const frames = await framesDuring(page, moveAll)
    const task = await longestTask(browser, page, moveAll)
    const average = frames.reduce((sum, frame) => sum + frame, 0) / frames.length
    return {
      'gliding: frames': {
        unit: '/s',
        value: 1000 / average,
        note: `95 % within ${quantile(frames, 0.95).toFixed(1)} ms`,
      },
      'gliding: task': { unit: 'ms', value: task },
    }
  })

export const cases: Cases = { gliding: () => ({ unit: 'figures', measureAll: gliding }) }

/** Measures a board on which 150 counters glide at once in headless Chromium (P20). */
import { fileURLToPath } from 'node:url'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'
import { smoothFigures } from '../lib/page-tasks'

const gliding = (): Promise<Record<string, Figure>> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addScriptTag({ path: fileURLToPath(new URL('./gliding.js', import.meta.url)) })
    const moveAll = () => page.evaluate(() => window.moveAll())
    await moveAll()
    const { frames, work, task } = await smoothFigures(browser, page, moveAll)
    return { 'gliding: frames': frames, 'gliding: work': work, 'gliding: task': task }
  })

export const cases: Cases = { gliding: () => ({ unit: 'figures', measureAll: gliding }) }

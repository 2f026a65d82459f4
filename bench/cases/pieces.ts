/** Moves a map with 300 counters and fans out its stacks, to the pixel in headless Chromium (P19). */
import { fileURLToPath } from 'node:url'
import type { PieceFrames } from '../browser/pieces'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'

const pieces = (): Promise<Record<string, Figure>> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.addScriptTag({ path: fileURLToPath(new URL('./pieces.js', import.meta.url)) })
    const { moved, fanned, longest }: PieceFrames = await page.evaluate(() => window.pieceFrames())
    return {
      'pieces: moved': { unit: 'ms', value: moved },
      'pieces: fanned out': { unit: 'ms', value: fanned },
      'pieces: longest': { unit: 'ms', value: longest },
    }
  })

export const cases: Cases = { pieces: () => ({ unit: 'figures', measureAll: pieces }) }

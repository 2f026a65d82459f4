/** Measures from a changed text of the bundled pack to the first list of choices, in a fresh page of headless Chromium. */
import { fileURLToPath } from 'node:url'
import { withBrowser } from '../lib/browser'
import { bundledFiles } from '../lib/bundled'
import type { Case, Cases } from '../lib/case'

/** The changed file is a map, so that parsing it is part of the time. */
const FILE = 'maps/city.yaml'

/** Raises the value of the first objective by one. */
const edited = (text: string): string =>
  text.replace(/value: (\d+)/, (_, value) => `value: ${Number(value) + 1}`)

const editToPlay = () =>
  withBrowser(async (browser) => {
    const page = await browser.newPage()
    await page.addScriptTag({ path: fileURLToPath(new URL('./page.js', import.meta.url)) })
    const files = bundledFiles('corteo')
    await page.evaluate((opened) => window.firstChoices(opened), files)
    const text = edited(files[FILE])
    if (text === files[FILE]) throw new Error('nothing was changed')
    const { milliseconds, choices } = await page.evaluate(
      ([all, file, changed]) => window.editToPlay(all, file, changed),
      [files, FILE, text] as const,
    )
    if (choices === 0) throw new Error('nobody is asked anything')
    return milliseconds
  })

export const cases: Cases = {
  'edit to play in Chromium: ours': (): Case => ({
    unit: 'ms',
    note: 'a fresh page each time',
    measure: editToPlay,
  }),
}

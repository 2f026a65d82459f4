/** Drawing on large maps in the studio of the production site (P16): a fill and taking it back, and a stroke. */
import type { Browser, Page } from '@playwright/test'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'
import { draftWithMap } from '../lib/large-map'
import { framesDuring, longestTask } from '../lib/page-tasks'
import { quantile } from '../lib/readers'
import { startSite } from '../lib/site'

const FILLED = { id: 'plain', side: 300 }
/** The largest square map that a file of a pack may hold (256 kB): a row of 512 cells, 512 times, is a little more. */
const STROKED = { id: 'prairie', side: 507 }
/** Each answer is the middle of so many. */
const TIMES = 3
/** A press every few milliseconds for about two seconds, all over the board. */
const STEPS = 120

/** A studio with a large map on its board, everything read and at rest. */
async function opened(browser: Browser, url: string, map: typeof FILLED): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const draft = await draftWithMap(context, url, map)
  const page = await context.newPage()
  await page.goto(`${url}/studio/${draft}`)
  await page.getByTestId(`file-maps/${map.id}.yaml`).click()
  await page.locator(`[data-board="${map.id}"][data-view]`).waitFor({ timeout: 60_000 })
  await page.locator('[data-testid="problems"][data-checked="true"]').waitFor({ timeout: 60_000 })
  await page.getByTestId('terrain-building').click()
  return page
}

/** Two points of the board well inside the map. */
async function across(page: Page) {
  const box = await page.locator('[data-testid="map-panel"] [data-board]').boundingBox()
  if (!box) throw new Error('no board')
  const at = (part: number) => ({ x: box.x + box.width * part, y: box.y + box.height * (part / 2 + 0.25) })
  return { from: at(0.4), to: at(0.6) }
}

/** The next accepted save, as the page says it. */
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok(), { timeout: 60_000 })

/** The longest task from a press until its save was answered and the pack was checked again. */
async function longestOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  return longestTask(browser, page, async () => {
    const answer = saved(page)
    await act()
    await answer
    await page.locator('[data-testid="problems"][data-checked="true"]').waitFor({ timeout: 60_000 })
  })
}

async function fillAndUndo(browser: Browser, url: string) {
  const page = await opened(browser, url, FILLED)
  await page.keyboard.press('f')
  const { from } = await across(page)
  const fills: number[] = []
  const undos: number[] = []
  for (let time = 0; time < TIMES; time++) {
    fills.push(await longestOf(browser, page, () => page.mouse.click(from.x, from.y)))
    undos.push(await longestOf(browser, page, () => page.keyboard.press('Control+z')))
  }
  await page.context().close()
  return { fill: middle(fills), undo: middle(undos) }
}

async function strokeFrames(browser: Browser, url: string): Promise<number> {
  const page = await opened(browser, url, STROKED)
  const { from, to } = await across(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const frames = await framesDuring(page, async () => {
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      await page.waitForTimeout(16)
    }
  })
  const answer = saved(page)
  await page.mouse.up()
  await answer
  await page.context().close()
  return quantile(frames, 0.95)
}

const middle = (list: number[]) =>
  quantile(
    list.sort((a, b) => a - b),
    0.5,
  )

async function drawing(): Promise<Record<string, Figure>> {
  const site = await startSite()
  try {
    return await withBrowser(async (browser) => {
      const { fill, undo } = await fillAndUndo(browser, site.url)
      return {
        'drawing: fill': { unit: 'ms', value: fill, note: `the middle of ${TIMES}` },
        'drawing: undo': { unit: 'ms', value: undo, note: `the middle of ${TIMES}` },
        'drawing: stroke': { unit: 'ms', value: await strokeFrames(browser, site.url) },
      }
    })
  } finally {
    await site.stop()
  }
}

export const cases: Cases = { drawing: () => ({ unit: 'figures', measureAll: drawing }) }

/** Measures drawing on large maps in the studio of the production site (P16): opening, filling, placing a piece, undo, and a stroke. */
import type { Browser, Page } from 'playwright/test'
import { withBrowser } from '../lib/browser'
import type { Cases, Figure } from '../lib/case'
import { draftWithMap } from '../lib/large-map'
import { framesDuring, longestTask } from '../lib/page-tasks'
import { quantile } from '../lib/readers'
import { startSite } from '../lib/site'

const FILLED = { id: 'plain', side: 300 }
/** The largest allowed map. */
const STROKED = { id: 'prairie', side: 512 }
/** Each figure is the median of this many runs. */
const TIMES = 3
/** The number of pointer steps: one every few milliseconds for about two seconds, all over the board. */
const STEPS = 120

/** Opens a studio with a large map, loaded and idle. Also returns how long the map took to appear. */
async function opened(browser: Browser, url: string, map: typeof FILLED) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const draft = await draftWithMap(context, url, map)
  const page = await context.newPage()
  await page.goto(`${url}/studio/${draft}`)
  await isChecked(page)
  const file = page.getByTestId(`file-maps/${map.id}.yaml`)
  await file.waitFor()
  await page.waitForLoadState('networkidle')
  const took = await untilDrawn(page, `file-maps/${map.id}.yaml`, map.id)
  await isChecked(page)
  await page.getByTestId('terrain-building').click()
  return { page, took }
}

/** Returns the milliseconds from a press on a file of the list until its map has been drawn. */
const untilDrawn = (page: Page, file: string, map: string): Promise<number> =>
  page.evaluate(
    ([row, id]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (!document.querySelector(`[data-board="${id}"][data-view]`)) return requestAnimationFrame(look)
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }
        document.querySelector<HTMLElement>(`[data-testid="${row}"]`)?.click()
        requestAnimationFrame(look)
      }),
    [file, map],
  )

/** Waits until the page's current content has been checked. */
const isChecked = (page: Page) =>
  page.locator('[data-testid="problems"][data-checked="true"]').waitFor({ timeout: 60_000 })

/** Returns two points of the board well inside the map. */
async function across(page: Page) {
  const box = await page.locator('[data-testid="map-panel"] [data-board]').boundingBox()
  if (!box) throw new Error('no board')
  const at = (part: number) => ({ x: box.x + box.width * part, y: box.y + box.height * (part / 2 + 0.25) })
  return { from: at(0.4), to: at(0.6) }
}

/** Waits for the next accepted save. */
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok(), { timeout: 60_000 })

/** Returns the longest task from a press until its save was answered and the pack checked again. */
async function longestOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  return longestTask(browser, page, async () => {
    const answer = saved(page)
    await act()
    await answer
    await isChecked(page)
  })
}

async function fillAndUndo(browser: Browser, url: string) {
  const { page, took } = await opened(browser, url, FILLED)
  await page.keyboard.press('f')
  const { from } = await across(page)
  const fills: number[] = []
  const undos: number[] = []
  for (let time = 0; time < TIMES; time++) {
    fills.push(await longestOf(browser, page, () => page.mouse.click(from.x, from.y)))
    undos.push(await longestOf(browser, page, () => page.keyboard.press('Control+z')))
  }
  const pastes = await pastesOver(browser, page)
  await page.context().close()
  return { fill: middle(fills), undo: middle(undos), paste: middle(pastes), took }
}

/** Copies the whole map, fills it with something else, and pastes the copy at its old place. */
async function pastesOver(browser: Browser, page: Page): Promise<number[]> {
  const { from } = await across(page)
  const middleOf = await page.locator('[data-testid="map-panel"] [data-board]').boundingBox()
  if (!middleOf) throw new Error('no board')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const pastes: number[] = []
  for (let time = 0; time < TIMES; time++) {
    await page.keyboard.press('f')
    await longestOf(browser, page, () => page.mouse.click(from.x, from.y))
    await page.keyboard.press('Control+v')
    const at = { x: middleOf.x + middleOf.width / 2, y: middleOf.y + middleOf.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.waitForTimeout(300)
    pastes.push(await longestOf(browser, page, () => page.mouse.click(at.x, at.y)))
  }
  return pastes
}

async function strokeFrames(browser: Browser, url: string) {
  const { page, took } = await opened(browser, url, STROKED)
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
  await page.mouse.up()
  await page.context().close()
  return { frame: quantile(frames, 0.95), took }
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
      const filled = await fillAndUndo(browser, site.url)
      const stroked = await strokeFrames(browser, site.url)
      const note = `the middle of ${TIMES}`
      return {
        'drawing: fill': { unit: 'ms', value: filled.fill, note },
        'drawing: paste': { unit: 'ms', value: filled.paste, note },
        'drawing: undo': { unit: 'ms', value: filled.undo, note },
        'drawing: stroke': { unit: 'ms', value: stroked.frame },
        'drawing: open 300': { unit: 'ms', value: filled.took },
        'drawing: open 512': { unit: 'ms', value: stroked.took },
      }
    })
  } finally {
    await site.stop()
  }
}

export const cases: Cases = { drawing: () => ({ unit: 'figures', measureAll: drawing }) }

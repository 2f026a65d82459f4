/** Measures the table of the production site with 150 units on it (P21): a unit dragged with its way and price, and the map moved. */
import type { Browser, Page } from 'playwright/test'
import { boardMap } from '../../engine/compile/board-map'
import { withBrowser } from '../lib/browser'
import { bundledPack } from '../lib/bundled'
import type { Cases, Figure } from '../lib/case'
import { crowdedDraft, UNITS } from '../lib/crowded'
import { smoothFigures } from '../lib/page-tasks'
import { startSite } from '../lib/site'

/** Pointer steps of a drag, one every few milliseconds, and how far they lead from the start, in cells. */
const [STEPS, REACH] = [120, 4]
const STEP_MS = 12
/** Milliseconds until all motion has ended. */
const GLIDE_MS = 700

type Point = { readonly x: number; readonly y: number }

/** Opens the table after a set-up by chance, when the player may take the first unit. */
async function opened(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  // Open lists tell the cells of choices.
  await context.addInitScript(() => localStorage.setItem('ludoteca:choices', 'open'))
  const draft = await crowdedDraft(context, url)
  const page = await context.newPage()
  await page.goto(`${url}/play/${draft}?scenario=base&seed=7`)
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  await page.getByText('Random', { exact: true }).last().click()
  await page.getByText('Fast', { exact: true }).click()
  await page.locator('[data-auto="phase"]').click()
  await page.locator('[data-sure]').click()
  const left = page.locator('[data-choice="done"] [data-left]')
  // Questions before the first move are answered by chance.
  for (let asked = 0; asked < 20; asked++) {
    await page.locator('[data-choices] [data-group]').first().waitFor({ timeout: 60_000 })
    if ((await left.count()) > 0) break
    const step = await page.locator('[data-play]').getAttribute('data-step')
    await page.locator('[data-auto="one"]').click()
    await page.locator(`[data-play]:not([data-step="${step}"])`).waitFor()
  }
  const units = await left.getAttribute('data-left')
  if (units !== String(UNITS)) throw new Error(`${units} units can move, not ${UNITS}`)
  return page
}

type Drag = { readonly from: string; readonly to: string }

/** Returns the cell of a unit and one that it can reach, and folds the list as it is at first. */
async function findDrag(page: Page): Promise<Drag> {
  const start = await stepOf(page)
  const from = await offered(page, 'select')
  await page.locator('[data-choices] [data-group="select"]').first().click()
  await atStep(page, start + 1)
  const to = await offered(page, 'move')
  await page.keyboard.press('Control+z')
  await atStep(page, start)
  await page.locator('[data-unfold]').click()
  await page.waitForTimeout(GLIDE_MS)
  return { from, to }
}

const stepOf = async (page: Page) => Number(await page.locator('[data-play]').getAttribute('data-step'))

const atStep = (page: Page, step: number) =>
  page.locator(`[data-play][data-step="${step}"]`).waitFor({ timeout: 30_000 })

/** Returns the place of a cell in the window by its printed name. */
async function pointOf(page: Page, cell: string): Promise<Point & { readonly scale: number }> {
  const { grid } = boardMap(bundledPack('corteo').maps.city)
  const board = page.locator('[data-play] [data-board]')
  const box = await board.boundingBox()
  const [x, y, scale] = ((await board.getAttribute('data-view')) ?? '').split(' ').map(Number)
  if (!box || !scale) throw new Error('no board')
  const centre = grid.centre(grid.indexOf(cell))
  return { x: box.x + x + centre.x * scale, y: box.y + y + centre.y * scale, scale }
}

/** Returns the cell of the first choice of a kind in the list. */
async function offered(page: Page, group: string): Promise<string> {
  const texts = await page.locator(`[data-choices] [data-group="${group}"]`).allTextContents()
  const cell = texts.flatMap((text) => /\d{4}/.exec(text)?.[0] ?? []).at(0)
  if (cell === undefined) throw new Error(`no choice of the kind ${group}`)
  return cell
}

/** Moves the pointer round a point in widening circles. */
async function circle(page: Page, { x, y, scale }: Awaited<ReturnType<typeof pointOf>>): Promise<void> {
  for (let step = 1; step <= STEPS; step++) {
    const away = (REACH * scale * step) / STEPS
    const angle = (step / STEPS) * 6 * Math.PI
    await page.mouse.move(x + Math.cos(angle) * away, y + Math.sin(angle) * away)
    await page.waitForTimeout(STEP_MS)
  }
}

/** Drags a unit about, drops it on a cell that it can reach, and takes the move back. Its counter glides there and back. */
async function dragAbout(page: Page, drag: Drag): Promise<void> {
  const start = await stepOf(page)
  const from = await pointOf(page, drag.from)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y, { steps: 3 })
  await atStep(page, start + 1)
  await circle(page, from)
  const to = await pointOf(page, drag.to)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await atStep(page, start + 2)
  await page.waitForTimeout(GLIDE_MS)
  await page.keyboard.press('Control+z')
  await atStep(page, start)
  await page.waitForTimeout(GLIDE_MS)
}

/** Drags the map with the middle button. */
async function moveMap(page: Page): Promise<void> {
  const at = await pointOf(page, '2214')
  await page.mouse.move(at.x, at.y)
  await page.mouse.down({ button: 'middle' })
  await circle(page, at)
  await page.mouse.move(at.x, at.y, { steps: 4 })
  await page.mouse.up({ button: 'middle' })
}

async function dragging(): Promise<Record<string, Figure>> {
  const site = await startSite()
  try {
    return await withBrowser(async (browser) => {
      const page = await opened(browser, site.url)
      const way = await findDrag(page)
      const drag = await smoothFigures(browser, page, () => dragAbout(page, way))
      const move = await smoothFigures(browser, page, () => moveMap(page))
      return {
        'dragging: frames': drag.frames,
        'dragging: work': drag.work,
        'dragging: task': drag.task,
        'dragging, map moved: frames': move.frames,
        'dragging, map moved: work': move.work,
        'dragging, map moved: task': move.task,
      }
    })
  } finally {
    await site.stop()
  }
}

export const cases: Cases = { dragging: () => ({ unit: 'figures', measureAll: dragging }) }

/** Panels beside the board: choices under headings, the factors of a decision, and more panels if there is room. */
import { BoardFixture } from './fixtures/board'
import { faults } from './fixtures/faults'
import { expect, type Page, test } from './fixtures/site'
import { mapOf } from './fixtures/war'

/** The default of a reader who has not opened the whole list. */
const foldedFirst = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('ludoteca:choices', 'folded'))

test('many choices lie under headings, which open by key and keep the way from the board', async ({
  page,
}) => {
  await foldedFirst(page)
  await page.goto('/play/corteo?scenario=base&seed=11')
  const list = page.locator('[data-choices]')
  const heading = list.locator('[data-fold] > button').first()
  await expect(heading).toHaveAttribute('aria-expanded', 'false')
  await expect(list.locator('[data-group]')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  await page.locator('[role="grid"] [tabindex="0"]').focus()
  await page.keyboard.press('l')
  await expect(heading).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.locator('[data-group]').first()).toBeVisible()
  const before = await page.locator('[data-play]').getAttribute('data-step')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-play]')).not.toHaveAttribute('data-step', before ?? '')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('the vote on a budget stands beside what it is about, and axe finds nothing', async ({ page }) => {
  await page.goto('/play/junta?scenario=five-families&seed=11')
  await page.getByText('At once').click()
  const ballot = page.locator('[data-about="ballot"]')
  const promises = page.locator('[data-about="budget"] li')
  await expect(async () => {
    await page.locator('[data-auto="one"]').click({ timeout: 1000 })
    expect((await ballot.isVisible()) && (await promises.count()) > 1).toBe(true)
  }).toPass({ timeout: 60_000 })
  await expect(ballot).toContainText(/\d/)
  expect(await faults(page)).toEqual([])
})

test('beside a tall map there is the log, and what is pointed at covers nothing', async ({ page }) => {
  await page.goto('/play/cry-havoc?scenario=street-brawl&seed=11')
  await expect(page.locator('[data-columns="2"] [data-beside="log"]')).toBeVisible()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.locator('[data-beside="choices"]')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.locator('[data-beside]')).toHaveCount(0)
})

test('on a phone the counters of a cell are shown large when it is pressed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/play/kriegspiel?seed=11')
  const board = new BoardFixture(page, 'play', mapOf('kriegspiel', 'opening'))
  const { x, y } = await board.pointOf('1611')
  const box = await board.board.boundingBox()
  expect(box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true)
  await page.touchscreen.tap(x, y)
  await expect(page.locator('[data-loupe] canvas').first()).toBeVisible()
  await context.close()
})

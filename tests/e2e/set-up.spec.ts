/**
 * From the front page in two clicks to a configured game against a bot that looks ahead. The page stays responsive while it thinks.
 */
import AxeBuilder from '@axe-core/playwright'
import { BoardFixture } from './fixtures/board'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'

const sheetOf = (page: Page) => page.getByTestId('set-up')
const tableOf = (page: Page) => new TableFixture(page, new BoardFixture(page, 'play'))

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** The duration of watching a thinking bot, and the longest allowed task of the page, both in milliseconds. */
const WATCHED = 1200
const LONGEST_TASK = 50

/** Returns the duration of the longest task of the page while it only waits for a thinking bot, in milliseconds. */
async function longestWhileThinking(page: Page): Promise<number> {
  const table = tableOf(page)
  for (let tries = 0; tries < 12; tries++) {
    // The result of the last action is on the screen by then.
    await page.waitForTimeout(700)
    const before = await table.step()
    const tasks = await page.evaluate(
      (watched) =>
        new Promise<number[]>((tell) => {
          const seen: number[] = []
          const observer = new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) seen.push(duration)
          })
          observer.observe({ type: 'longtask' })
          setTimeout(() => {
            for (const { duration } of observer.takeRecords()) seen.push(duration)
            observer.disconnect()
            tell(seen)
          }, watched)
        }),
      WATCHED,
    )
    if ((await table.step()) === before && !(await table.isAsked())) return Math.max(0, ...tasks)
    while (await table.isAsked()) await table.moveOn(() => page.locator('[data-auto="phase"]').click())
  }
  throw new Error('the bot never thought that long')
}

test('a game is set up in two clicks and begins so; a bot thinks beside the page, and a hint says why', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const troubles = troublesOf(page)
  await page.goto('/')
  await page.locator('[data-set-up="kriegspiel"]').click()
  const sheet = sheetOf(page)
  await expect(sheet.locator('[data-start]')).toBeVisible()
  await expect(sheet.getByRole('img', { name: /^Map of / })).toBeVisible()

  await test.step('by keyboard: scenario, seat, opponent; the words say what it does', async () => {
    expect(await faultsOf(page)).toEqual([])
    await sheet.getByRole('radio', { name: /^Pump House/ }).focus()
    await page.keyboard.press('Space')
    await expect(sheet.getByText('The north has crossed its range')).toBeVisible()
    await expect(sheet.getByText(/2 players · until one side is beaten/).first()).toBeVisible()
    await sheet.locator('[data-me]').selectOption('south')
    await sheet.locator('[data-bot]').selectOption('search-long')
    await expect(sheet.getByText(/in 384 short simulated games/)).toBeVisible()
    await sheet.getByText('Seed', { exact: true }).click()
    await sheet.getByLabel('Seed of the dice').fill('seven')
    await sheet.locator('[data-start]').click()
    // An invalid seed shows a message and starts no game.
    await expect(page).toHaveURL(/\/$/)
    await sheet.getByLabel('Seed of the dice').fill('7')
    await sheet.locator('[data-start]').click()
  })

  const table = tableOf(page)
  await expect(table.screen).toHaveAttribute('data-play', 'on')
  await expect(page).toHaveURL(/scenario=pump-house&seed=7&game=[0-9a-f]{32}$/)
  const address = page.url()
  await expect(page.locator('[data-seat="north"] [data-search="true"]')).toHaveValue('search-long')

  await test.step('while it thinks no task of the page takes long', async () => {
    // A task of ours comes back each time, one of a busy machine does not.
    await expect.poll(() => longestWhileThinking(page), { timeout: 60_000 }).toBeLessThanOrEqual(LONGEST_TASK)
    expect(page.workers()).toHaveLength(1)
  })

  await test.step('whoever takes the seat over is not overtaken by a thought; a reload is the same game', async () => {
    await page.locator('[data-seat="north"]').getByRole('button', { name: 'Greedy' }).click()
    await page.getByText('At once').click()
    await expect.poll(() => table.isAsked(), { timeout: 60_000 }).toBe(true)
    const step = await table.step()
    await page.reload()
    await expect(table.screen).toHaveAttribute('data-step', String(step))
    expect(page.url()).toBe(address)
    await expect(
      page.locator('[data-seat="north"]').getByRole('button', { name: 'Greedy', pressed: true }),
    ).toBeVisible()
  })

  await test.step('a hint by key: marked in the list, with its reason, and done by one press', async () => {
    await expect(page.locator('[data-choices] button').first()).toBeVisible()
    await page.keyboard.press('h')
    const note = page.locator('[data-advice]')
    await expect(note.locator('[data-take-advice]')).toBeVisible({ timeout: 60_000 })
    await expect(note).toContainText(/short simulated games/)
    await expect(page.locator('[data-advised] button')).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
    await page.locator('[data-advise]').click()
    await table.moveOn(() => note.locator('[data-take-advice]').click())
    await expect(note).toHaveCount(0)
  })
  expect(troubles).toEqual([])
})

test('on a phone, in Italian: options of the scenario, and an own draft', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL,
    locale: 'it-IT',
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  })
  await page.goto('/')
  await page.locator('[data-set-up="corteo"]').tap()
  const sheet = sheetOf(page)
  await sheet.getByRole('radio', { name: /^Scenario antifascista/ }).tap()
  await sheet.locator('[data-option="rally-place"]').selectOption('rally-odio')
  await sheet.locator('[data-me]').selectOption('= none')
  expect(await sheet.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await sheet.locator('[data-start]').tap()
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await expect(page).toHaveURL(/scenario=antifascist&game=[0-9a-f]{32}$/)
  expect(await tableOf(page).step()).toBeGreaterThan(0)

  const forked = await page.request.post('/api/drafts', {
    headers: { origin: baseURL ?? '' },
    data: { pack: 'kriegspiel', key: 'b'.repeat(32) },
  })
  const { draft } = (await forked.json()) as { draft: { id: string } }
  await page.goto('/')
  await page.locator(`[data-set-up="${draft.id}"]`).tap()
  await sheet.locator('[data-start]').tap()
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/play/${draft.id}\\?scenario=opening&game=`))
  await page.close()
})

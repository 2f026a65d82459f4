/** Saved games are found by their addresses, even if the browser's storage is cleared or the computing worker fails. */
import { BoardFixture } from './fixtures/board'
import { allWritten } from './fixtures/kept-record'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'

const tableOf = (page: Page) => new TableFixture(page, new BoardFixture(page, 'play'))
const note = (page: Page) => page.locator('[data-kept]')
const act = (page: Page) => tableOf(page).moveOn(() => page.locator('[data-auto="one"]').click())

/** Opens a table with people on both sides, and acts twice. */
async function played(page: Page, more = '') {
  await page.goto(`/play/kriegspiel?seats=human,human${more}`)
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await act(page)
  await act(page)
  await expect(page).toHaveURL(/game=[0-9a-f]{32}/)
}

/** Clears the storage as "clear site data" does. */
async function clear(page: Page, baseURL = '') {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'indexeddb' })
}

const isOnSite = (page: Page) =>
  expect
    .poll(async () => {
      const id = new URL(page.url()).searchParams.get('game')
      const answer = await page.request.get(`/api/games/${id}`)
      return answer.ok() ? JSON.parse((await answer.json()).game).record.actions.length : 0
    })
    .toBe(2)

test('a saved game is opened from the site after the storage was cleared; one that nobody has is said to be gone', async ({
  page,
  baseURL,
}) => {
  await played(page)
  await isOnSite(page)
  await clear(page, baseURL)
  await page.reload()
  await expect(page.locator('[data-play="on"]')).toHaveAttribute('data-step', '2')

  await test.step('a table that is open uses the storage again', async () => {
    await clear(page, baseURL)
    await act(page)
    await expect(note(page)).toBeHidden()
    await allWritten(page)
    await page.reload()
    await expect(page.locator('[data-play="on"]')).toHaveAttribute('data-step', '3')
  })

  await test.step('an address of no game offers a new one', async () => {
    await page.goto(`/play/kriegspiel?game=${'0'.repeat(32)}`)
    await expect(page.locator('[data-trouble="nowhere"]')).toContainText('does not exist any more')
    await page.locator('[data-new-game]').click()
    await expect(page.locator('[data-play="on"]')).toBeVisible()
  })

  await test.step('an address of no scenario lists those of the pack', async () => {
    await page.goto('/play/kriegspiel?scenario=nope&seats=human,human')
    await expect(page.locator('[data-unknown="scenario"]')).toContainText('nope')
    await page.locator('[data-scenario]').last().click()
    await expect(page.locator('[data-play="on"]')).toBeVisible()
  })
})

test('a game whose worker dies goes on in another one, and says so', async ({ page }) => {
  await played(page, '&compute=worker')
  const [worker] = page.workers()
  await Promise.all([page.waitForEvent('worker', { timeout: 60_000 }), worker.evaluate(() => self.close())])
  await expect(note(page)).toHaveAttribute('data-kept', 'restarted')
  await expect(page.locator('[data-play="on"]')).toHaveAttribute('data-step', '2')
  await act(page)
  await expect(page.locator('[data-play="on"]')).toHaveAttribute('data-step', '3')
})

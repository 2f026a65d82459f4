/** A page older than the site. Its scripts are gone, and every answer names another build. */
import { expect, type Page, test } from './fixtures/site'

/** From here on, the site looks like another build to this page. */
async function buildAnew(page: Page) {
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-ludoteca-build': 'another' } })
  })
}

const offer = (page: Page) => page.locator('[data-build-news="new"]')

/** The reader reloads, and all requests work again. */
async function reload(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(offer(page)).toHaveCount(0)
}

/** Waits for the code that saves the game, which loads a few seconds after the table. */
async function keepsGames(page: Page) {
  await page.waitForLoadState('networkidle')
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  const atFirst = await count()
  let before = atFirst
  const hasCome = async () => {
    const now = await count()
    const isSettled = now > atFirst && now === before
    before = now
    return isSettled
  }
  await expect.poll(hasCome, { intervals: [1000] }).toBe(true)
}

test('every answer names the build of its page', async ({ page, request }) => {
  await page.goto('/')
  const builds = new Set<string | undefined>()
  for (const path of ['/', '/no-such-page', '/api/packs', '/api/no-such-route', '/icon.svg', '/studio/junta'])
    builds.add((await request.get(path)).headers()['x-ludoteca-build'])
  builds.add((await request.fetch('/', { method: 'PROPFIND' })).headers()['x-ludoteca-build'])
  expect([...builds]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
  await page.evaluate(() => fetch('/api/packs').then((answer) => answer.text()))
  await expect(page.locator('[data-build-news]')).toHaveCount(0)
})

test('a table whose parts are gone stays on the screen and offers to reload, and its game goes on', async ({
  page,
}) => {
  await page.goto('/play/kriegspiel?seats=human,human')
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await keepsGames(page)
  await buildAnew(page)
  await page.locator('[data-auto="one"]').click()
  await expect(page.locator('[data-play="on"]')).toHaveAttribute('data-step', '1')
  await page.locator('[data-more]').click()
  await expect(offer(page)).toBeVisible()
  await expect(page).toHaveURL(/game=/)
  await reload(page)
  await expect(page.locator('[data-play="on"]')).toHaveAttribute('data-step', '1')
})

test('the home page stays on the screen too, and what was set up is there again', async ({ page }) => {
  await page.goto('/')
  await page.locator('[data-set-up="kriegspiel"]').click()
  const sheet = page.getByTestId('set-up')
  await sheet.locator('[data-me]').selectOption('= all')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await buildAnew(page)
  await page.getByRole('button', { name: 'New pack' }).click()
  await expect(offer(page)).toBeVisible()
  await expect(page.locator('[data-set-up="kriegspiel"]')).toBeVisible()
  await reload(page)
  await page.locator('[data-set-up="kriegspiel"]').click()
  await expect(sheet.locator('[data-me]')).toHaveValue('= all')
})

test('the offer can be taken while a dialog is open', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'New pack' }).click()
  await expect(page.getByTestId('new-pack')).toBeVisible()
  await buildAnew(page)
  await page.evaluate(() => fetch('/api/packs').then((answer) => answer.text()))
  await offer(page).getByRole('button', { name: 'Later' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByTestId('new-pack')).toBeVisible()
  await page.evaluate(() => fetch('/api/packs').then((answer) => answer.text()))
  await expect(offer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('new-pack')).toHaveCount(0)
  await reload(page)
})

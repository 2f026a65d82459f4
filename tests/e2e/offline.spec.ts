/** The server is away, the page is loaded again, and the games go on. */
import { BoardFixture } from './fixtures/board'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'

test.use({ serviceWorkers: 'allow' })

const GAMES = ['kriegspiel', 'cry-havoc', 'corteo', 'wir-sind-das-volk', 'junta']

const tableOf = (page: Page) => new TableFixture(page, new BoardFixture(page, 'play'))

/** Waits until the browser keeps an answer for an address. */
const isKept = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(async (one) => !!(await caches.match(one)), address), { timeout: 60_000 })
    .toBe(true)

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-play="on"]')).toBeVisible()
}

/** Nobody but people plays: the steps are ours alone. */
async function openForPeople(page: Page, path: string) {
  await open(page, path)
  for (const seat of await page.locator('[data-seat]').all())
    await seat.getByRole('button', { name: 'Person' }).click()
}

/** How many steps of a game the browser has written down. */
const written = (page: Page, id: string) =>
  page.evaluate(
    (game) =>
      new Promise<number>((tell) => {
        const opened = indexedDB.open('ludoteca-games')
        opened.onsuccess = () => {
          const asked = opened.result.transaction('games').objectStore('games').get(game)
          asked.onsuccess = () => {
            opened.result.close()
            tell(asked.result?.record.actions.length ?? 0)
          }
        }
      }),
    id,
  )

const idOf = (address: string) => new URL(address).searchParams.get('game') ?? ''

/** An act that is on the disk of the browser when this is done. */
async function keptAct(page: Page) {
  await act(page)
  await expect(page).toHaveURL(/game=[0-9a-f]{32}/)
  const steps = await tableOf(page).step()
  await expect.poll(() => written(page, idOf(page.url()))).toBeGreaterThanOrEqual(steps)
}

const act = (page: Page) => tableOf(page).moveOn(() => page.locator('[data-auto="one"]').click())

test('a game of each pack, an own one and the home page are there again without the server, and go on', async ({
  page,
  context,
  baseURL,
}) => {
  const forked = await page.request.post('/api/drafts', {
    headers: { origin: baseURL ?? '' },
    data: { pack: 'kriegspiel', key: 'a'.repeat(32) },
  })
  const { draft } = (await forked.json()) as { draft: { id: string } }
  const own = `/play/${draft.id}`
  await openForPeople(page, own)
  await isKept(page, '/whole')
  await isKept(page, own)
  await page.reload()

  const begun: string[] = []
  for (const path of ['/play/kriegspiel', own]) {
    await openForPeople(page, path)
    await keptAct(page)
    begun.push(page.url())
  }

  await context.setOffline(true)
  expect(await page.evaluate(() => fetch('/api/health').then(String, () => 'away'))).toBe('away')
  for (const address of begun) {
    await page.goto(address)
    await expect(page.locator('[data-play="on"]')).toBeVisible()
    expect(await tableOf(page).step()).toBe(1)
    await keptAct(page)
    await page.reload()
    await expect(page.locator('[data-play="on"]')).toBeVisible()
    expect([page.url(), await tableOf(page).step()]).toEqual([address, 2])
  }
  // Never opened while the server was there.
  for (const game of GAMES.slice(1)) {
    await open(page, `/play/${game}`)
    await keptAct(page)
    await page.reload()
    await expect(page.locator('[data-play="on"]')).toBeVisible()
    expect(await tableOf(page).step()).toBeGreaterThan(0)
    await act(page)
  }
  await page.goto('/')
  await expect(page.locator('main h1')).toBeVisible()
})

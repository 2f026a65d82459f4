/** The server stops, the page is reloaded, and the games go on. */
import type { GameList } from '../../schemas/api'
import { BoardFixture } from './fixtures/board'
import { allWritten } from './fixtures/kept-record'
import { isKept, OwnSite } from './fixtures/own-site'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'

test.use({ serviceWorkers: 'allow' })

const GAMES = ['kriegspiel', 'cry-havoc', 'corteo', 'wir-sind-das-volk', 'junta']

const tableOf = (page: Page) => new TableFixture(page, new BoardFixture(page, 'play'))

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-play="on"]')).toBeVisible()
}

const idOf = (address: string) => new URL(address).searchParams.get('game') ?? ''

/** Acts, and returns the step that the browser then has on disk. */
async function keptAct(page: Page): Promise<number> {
  await act(page)
  await expect(page).toHaveURL(/game=[0-9a-f]{32}/)
  const steps = await tableOf(page).step()
  await allWritten(page)
  return steps
}

const act = (page: Page) => tableOf(page).moveOn(() => page.locator('[data-auto="one"]').click())

test('a game of each pack, one of an own pack and the home page are there again with the server stopped, go on, and reach it when it is back', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const site = await OwnSite.start()
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  try {
    const forked = await page.request.post(`${site.url}/api/drafts`, {
      headers: { origin: site.url },
      data: { pack: 'kriegspiel', key: 'a'.repeat(32) },
    })
    const { draft } = (await forked.json()) as { draft: { id: string } }
    const own = `${site.url}/play/${draft.id}`
    await open(page, own)
    await isKept(page, `${site.url}/whole`)
    await isKept(page, own)
    await page.reload()

    const begun: { address: string; steps: number }[] = []
    for (const path of [own, ...GAMES.map((game) => `${site.url}/play/${game}`)]) {
      await open(page, path)
      const steps = await keptAct(page)
      begun.push({ address: page.url(), steps })
    }

    await site.kill()
    expect(await page.evaluate(() => fetch('/api/health').then(String, () => 'away'))).toBe('away')
    for (const { address, steps } of begun) {
      await page.goto(address)
      await expect(page.locator('[data-play="on"]')).toBeVisible()
      // Bots continue by themselves.
      expect(await tableOf(page).step()).toBeGreaterThanOrEqual(steps)
      const after = await keptAct(page)
      await page.reload()
      await expect(page.locator('[data-play="on"]')).toBeVisible()
      expect(page.url()).toBe(address)
      expect(await tableOf(page).step()).toBeGreaterThanOrEqual(after)
    }
    // A scenario that was never opened while the server ran.
    await open(page, `${site.url}/play/junta?scenario=four-families`)
    await page.goto(site.url)
    await expect(page.locator('main h1')).toBeVisible()
    // A worker from the cache checks the pack.
    const worker = page.waitForEvent('worker')
    await page.goto(`${site.url}/studio/kriegspiel`)
    await worker
    await expect(page.getByTestId('problem-count')).toHaveText('No errors')

    await site.startAgain()
    await page.goto(site.url)
    const there = async () => {
      // The connections to the killed site are still known, and are found broken one after the other.
      const answer = await page.request.get(`${site.url}/api/games`, { maxRetries: 10 })
      const { games } = (await answer.json()) as GameList
      return begun.filter(({ address }) => games.some(({ id }) => id === idOf(address))).length
    }
    await expect.poll(there, { timeout: 60_000 }).toBe(begun.length)
    expect(thrown).toEqual([])
  } finally {
    await site.end()
  }
})

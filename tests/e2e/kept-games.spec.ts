import type { GameList } from '../../schemas/api'
import { someOf } from '../support/budget'
import { BoardFixture } from './fixtures/board'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { openPlayers, TableFixture } from './fixtures/table'
import { mapOf } from './fixtures/war'

const tableOf = (page: Page) => new TableFixture(page, new BoardFixture(page, 'play'))
const step = (page: Page) => tableOf(page).step()
const note = (page: Page) => page.locator('[data-kept]')

/** The site of these tests is one machine, so its list also has games of other tests. */
async function forgetGames(page: Page, baseURL: string | undefined) {
  const { games } = (await (await page.request.get('/api/games')).json()) as GameList
  for (const { id, rev, deleted } of games) {
    if (deleted) continue
    const answer = await page.request.delete(`/api/games/${id}?rev=${rev}`, {
      headers: { origin: baseURL ?? '' },
    })
    expect(answer.status()).toBe(200)
  }
}

/** Answers at random for each asked seat, and waits until the game advances. */
async function act(page: Page) {
  await tableOf(page).moveOn(() => page.locator('[data-auto="one"]').click())
}

/** Sets every seat to the same kind of player. */
async function allPlayedBy(page: Page, who: 'Person' | 'Random') {
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await openPlayers(page)
  for (const seat of await page.locator('[data-seat]').all())
    await seat.getByRole('button', { name: who }).click()
}
const allPeople = (page: Page) => allPlayedBy(page, 'Person')

test('a game is there again after a reload, and in another tab; a new one is begun only when asked for', async ({
  page,
  context,
}) => {
  await page.goto('/play/kriegspiel')
  await allPeople(page)
  for (let acts = 0; acts < 3; acts++) await act(page)
  await expect(page).toHaveURL(/game=[0-9a-f]{32}/)
  await page.reload()
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  expect(await step(page)).toBe(3)
  await expect(note(page)).toContainText('goes on at step 3')

  const other = await context.newPage()
  await other.goto('/play/kriegspiel')
  await expect(other.locator('[data-play="on"]')).toBeVisible()
  expect(await step(other)).toBe(3)

  await act(page)
  await expect(note(page)).toBeHidden()
  await act(other)
  await expect(note(other)).toHaveAttribute('data-kept', 'branched')
  await other.reload()
  await expect(other.locator('[data-play="on"]')).toBeVisible()
  expect(await step(other)).toBe(4)
  await other.close()

  await page.reload()
  await expect(note(page)).toContainText('goes on at step 4')
  const address = page.url()
  await page.locator('[data-start-anew]').click()
  expect(await step(page)).toBe(0)
  await expect(page).not.toHaveURL(address)
  await page.reload()
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  expect(await step(page)).toBe(0)
})

for (const pack of someOf(['corteo', 'kriegspiel', 'cry-havoc']))
  test(`${pack}: a bot that is given the seat that is asked begins at once`, EVERY, async ({ page }) => {
    await page.goto(`/play/${pack}`)
    await allPeople(page)
    const asked = await tableOf(page).asked()
    const before = await step(page)
    // Its one action may be a throw of dice that passes the turn to the other side.
    await openPlayers(page)
    await page.locator(`[data-seat="${asked}"]`).getByRole('button', { name: 'Greedy' }).click()
    await expect.poll(() => step(page)).toBeGreaterThan(before)
  })

test('a loaded game says that the bots are paused, and goes on when it is asked to', async ({ page }) => {
  await page.goto('/play/cry-havoc?scenario=street-brawl&seed=11')
  await allPlayedBy(page, 'Random')
  await expect.poll(() => step(page)).toBeGreaterThan(2)
  await page.locator('[data-more]').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save the game as a file' }).click(),
  ])
  await page.locator('[data-record]').setInputFiles(await file.path())
  const goOn = page.locator('[data-resume-bots]')
  await expect(goOn).toBeVisible()
  await expect(page.locator('[data-prompt]')).toContainText('The bots are paused.')
  const before = await step(page)
  await goOn.click()
  await expect(goOn).toBeHidden()
  await expect.poll(() => step(page)).toBeGreaterThan(before)
})

test('a playtest in the studio is there again after a reload', async ({ page }) => {
  await page.goto('/studio/kriegspiel')
  const play = page.getByTestId('play')
  await play.click()
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await allPeople(page)
  await act(page)
  await act(page)
  await page.reload()
  await play.click()
  await expect(note(page)).toContainText('goes on at step 2')
  expect(await step(page)).toBe(2)
})

test('games under way are on the front page: renamed, copied, deleted and had back, and there in another browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await forgetGames(page, baseURL)
  await page.goto('/play/kriegspiel?seed=7')
  await allPeople(page)
  await act(page)
  await act(page)
  // The site goes offline during the action.
  await context.setOffline(true)
  await act(page)
  await context.setOffline(false)
  await page.goto('/')
  const rows = page.locator('[data-game]')
  const name = (text: string) => page.getByRole('link', { name: text, exact: true })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(/step 3 · (North|South) to act · /)
  await expect(rows.locator('img')).toBeVisible()

  await rows.getByRole('button', { name: 'Rename' }).press('Enter')
  await page.keyboard.type('Sunday evening')
  await page.keyboard.press('Enter')
  await expect(name('Sunday evening')).toBeVisible()
  await expect(rows.getByRole('button', { name: 'Rename' })).toBeFocused()
  await page.reload()
  await rows.getByRole('button', { name: 'Copy' }).click()
  await expect(name('Sunday evening (copy)')).toBeVisible()
  await expect(rows).toHaveCount(2)

  await rows.first().getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(rows).toHaveCount(1)
  const undo = page.locator('[data-undo-delete]')
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(rows).toHaveCount(2)
  await rows.last().getByRole('button', { name: 'Delete' }).click()
  await expect(undo).toBeVisible()
  await page.reload()
  await expect(rows).toHaveCount(1)

  await name('Sunday evening').click()
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  expect(await step(page)).toBe(3)

  const elsewhere = await browser.newPage({ baseURL })
  await elsewhere.goto('/')
  await expect(elsewhere.locator('[data-game]')).toHaveCount(1)
  await elsewhere.getByRole('link', { name: 'Sunday evening', exact: true }).click()
  await expect(elsewhere.locator('[data-play="on"]')).toBeVisible()
  expect(await step(elsewhere)).toBe(3)
  await elsewhere.close()
})

test('from the table something is changed in the studio, and the game is replayed on what was changed', async ({
  page,
  baseURL,
}) => {
  await forgetGames(page, baseURL)
  await page.goto('/play/kriegspiel?seed=7')
  await allPeople(page)
  await act(page)
  await act(page)
  await expect(page).toHaveURL(/game=/)
  await new BoardFixture(page, 'play', mapOf('kriegspiel', 'opening')).click('1611')
  await page.locator('[data-more]').click()
  await page.locator('[data-change]').click()
  await expect(page).toHaveURL(/\/studio\/kriegspiel\?.*game=.*cell=1611/)
  await expect(page.getByTestId('back-to-game')).toHaveAttribute(
    'href',
    /^\/play\/kriegspiel\?game=[0-9a-f]{32}$/,
  )
  const text = page.locator('.cm-content')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n# looked at again\n')
  await expect(page).toHaveURL(/\/studio\/[0-9a-f]{8}-.*game=/)
  await page.getByTestId('play').click()
  await expect(page.locator('[data-replayed="2"]')).toContainText('a separate game begins')
  // The hint of the pack appears after the table and moves the content below.
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible()
  await act(page)
  await expect(note(page)).toBeHidden()
  await page.goto('/')
  await expect(page.locator('[data-game]')).toHaveCount(2)
  await expect(page.locator('[data-game]').first()).toContainText('step 3')
  await expect(page.locator('[data-game]').last()).toContainText('step 2')
})

/** By keys alone, from the front page: creates a smallest pack and plays its whole game to the result. */
import { someOf } from '../support/budget'
import { Acts } from './fixtures/acts'
import { BoardFixture } from './fixtures/board'
import { isFocusRestored, tabTo } from './fixtures/keys'
import { Player } from './fixtures/player'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

/** Names of the games in the dialog. */
const GAMES = ['Corteo', 'Cry Havoc', 'Junta', 'Kriegspiel', 'Wir sind das Volk!']
const games = someOf(GAMES)

/** More than the longest of these games takes. */
const MOST_ACTS = 400
/** The least number of actions in each journey. */
const LEAST_ACTS = 5
/** The most keys of an action, on average. */
const KEYS_OF_ACT = 6

/** The focus of the dialog is first on the name, then on the games, which are one group of radio buttons. */
async function makePack(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: 'New pack' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByTestId('new-pack')
  const wanted = dialog.getByRole('radio', { name: game })
  await wanted.waitFor()
  await expect(dialog.getByLabel('Its name')).toBeFocused()
  await page.keyboard.type('By keys')
  await page.keyboard.press('Tab')
  for (let others = 0; others < GAMES.length && !(await wanted.isChecked()); others++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[/]studio[/][0-9a-f-]{36}$/)
}

/** Leaves one seat to this person, and gives each other one to a bot. */
async function giveOthersToBots(page: Page, player: Player): Promise<void> {
  const others = page.getByRole('group', { name: /^Who plays/ }).getByRole('button', { name: 'Random' })
  for (const bot of (await others.all()).slice(1)) {
    await player.press(bot)
    await expect(bot).toHaveAttribute('aria-pressed', 'true')
  }
  await player.wishAtOnce()
}

/** Plays to the result, which is shown in words. */
async function wholeGame(page: Page, player: Player): Promise<void> {
  await page.locator('[data-play="on"]').waitFor()
  for (let acts = 0; acts < MOST_ACTS && !(await player.isOver()); acts++) {
    await player.act()
    await isFocusRestored(page)
  }
  const result = page.locator('[data-play="over"] [data-outcome]')
  // A screen reader announces the result.
  const told = result.getByRole('alert')
  await expect(told).toContainText('The game is over')
  await expect(told.getByRole('heading')).toHaveText(/ wins$|^A draw$/)
  await expect(told.locator('p').last()).toHaveText(/\S+ \S+/)
  await expect(result.getByRole('button', { name: 'Play again' })).toBeVisible()
}

for (const game of games)
  test(`a whole game of ${game} by keys alone, to a result in words`, EVERY, async ({ page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const troubles = troublesOf(page)
    const acts = await Acts.on(page)
    const player = new Player(page, new BoardFixture(page, 'play'), 'keyboard', { passes: 3, acts })
    await makePack(page, game)
    await player.press(page.getByRole('button', { name: 'Play', exact: true }))
    await page.locator('[data-play="on"] [data-view]').first().waitFor()
    await giveOthersToBots(page, player)

    await wholeGame(page, player)
    // The dice may end a game early. Then another is played.
    while (player.acts < LEAST_ACTS) {
      await player.press(page.getByRole('button', { name: 'Play again' }))
      await wholeGame(page, player)
    }
    const keys = player.keys.reduce((sum, count) => sum + count, 0)
    expect(keys / player.keys.length).toBeLessThanOrEqual(KEYS_OF_ACT)
    expect(troubles).toEqual([])
  })

/**
 * The acts of a user, counted: from the front page to a running game, and each act of the first turns, by mouse, keys and touch. The
 * table of `docs/the-table.md` has these figures.
 */
import type { BrowserContextOptions } from 'playwright/test'
import { scale, someOf } from '../support/budget'
import { Acts, actsBy } from './fixtures/acts'
import { BoardFixture } from './fixtures/board'
import { tabTo } from './fixtures/keys'
import { type Manner, Player } from './fixtures/player'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { firstScenario, mapOf } from './fixtures/war'

const GAMES = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']
const DEVICE: Readonly<Record<Manner, BrowserContextOptions>> = {
  mouse: {},
  keyboard: {},
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const ALL = GAMES.flatMap((game) =>
  (['keyboard', 'mouse', 'touch'] as const).map((manner) => ({ game, manner })),
)
const byKeys = ALL.filter(({ manner }) => manner === 'keyboard')
const journeys = scale === 'long' ? ALL : someOf(byKeys)

/** The most acts from the front page to a running game. */
const TO_BEGIN: Readonly<Record<Manner, number>> = { mouse: 1, keyboard: 14, touch: 1 }
/** The most keys of an act, on average. */
const KEYS_OF_ACT = 6
/** The acts of each journey. */
const ACTS = 24

async function begin(page: Page, manner: Manner, game: string): Promise<void> {
  const play = page.getByTestId(`pack-${game}`).getByRole('link', { name: 'Play now' })
  if (manner === 'mouse') await play.click()
  else if (manner === 'touch') await play.tap()
  else await beginByKeys(page, game)
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
}

/** Past the head of the page, to the first game, and down to the wanted one. */
async function beginByKeys(page: Page, game: string): Promise<void> {
  const links = page.getByRole('link', { name: 'Play now' })
  const wanted = page.getByTestId(`pack-${game}`).getByRole('link', { name: 'Play now' })
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }))
  await page.keyboard.press('Enter')
  await tabTo(page, links.first())
  const isThere = () => wanted.evaluate((link) => link === document.activeElement)
  for (let cards = await links.count(); cards > 0 && !(await isThere()); cards--)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

for (const { game, manner } of journeys)
  test(`acts of ${game} by ${manner}, from the front page`, EVERY, async ({ browser, baseURL }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ ...DEVICE[manner], baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const acts = await Acts.on(page)
    // The front page shows no games of other journeys on this site.
    await page.route('**/api/games', (route) => route.fulfill({ json: { games: [] } }))
    await page.goto('/')
    await page.getByRole('button', { name: 'New pack' }).waitFor()
    const toBegin = await acts.during(() => begin(page, manner, game))
    await page.unroute('**/api/games')
    if (manner === 'keyboard')
      await expect(page.locator('[data-play] [role="grid"] [tabindex="0"]')).toBeFocused()

    const board = new BoardFixture(page, 'play', mapOf(game, firstScenario(game)))
    const player = new Player(page, board, manner, { inPhase: ACTS, passes: 3, acts })
    await player.wishAtOnce()
    const taken = await acts.during(async () => {
      for (let act = 0; act < ACTS && !(await player.isOver()); act++) await player.act()
    })
    const figures = `${actsBy(manner, toBegin)} to begin; ${actsBy(manner, taken)} for ${player.acts} acts of the game`
    test.info().annotations.push({ type: 'acts', description: figures })
    console.log(`${game} by ${manner}: ${figures}; keys ${player.keys.join(' ')}`)

    expect(actsBy(manner, toBegin)).toBeLessThanOrEqual(TO_BEGIN[manner])
    if (manner === 'keyboard') {
      expect(taken).toMatchObject({ presses: 0, drags: 0, taps: 0 })
      const keys = player.keys.reduce((sum, count) => sum + count, 0)
      expect(keys / player.keys.length).toBeLessThanOrEqual(KEYS_OF_ACT)
    }
    await context.close()
  })

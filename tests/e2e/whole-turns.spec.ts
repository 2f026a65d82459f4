/**
 * From the front page to the end of the second turn of each game, by mouse, keys and touch. The page and the site are interrupted
 * on the way.
 */
import type { BrowserContextOptions } from 'playwright/test'
import { scale, someOf } from '../support/budget'
import { BoardFixture } from './fixtures/board'
import { actionsOnSite, allWritten } from './fixtures/kept-record'
import { OwnSite } from './fixtures/own-site'
import { type Manner, Player } from './fixtures/player'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { firstScenario, mapOf } from './fixtures/war'

const GAMES = ['corteo', 'kriegspiel', 'cry-havoc', 'wir-sind-das-volk', 'junta']

const MANNERS: readonly Manner[] = ['mouse', 'keyboard', 'touch']

const DEVICE: Readonly<Record<Manner, BrowserContextOptions>> = {
  mouse: {},
  keyboard: {},
  touch: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
}

/** All in the long suite. Other runs try one game in one manner. */
const ALL = GAMES.flatMap((game, at) =>
  MANNERS.map((manner, nth) => ({ game, manner, isOfToday: nth === at % MANNERS.length })),
)
const some = ALL.filter(({ isOfToday }) => isOfToday)
const journeys = scale === 'long' ? ALL : someOf(some)

/** The least number of actions in each journey. */
const LEAST_ACTS = 8
/** The limit of turns if turns are short. */
const MOST_TURNS = 5

/** Collects turns in order, in the words at the head of the table. */
async function playTurns(player: Player, seen: Set<string>, turns: number): Promise<void> {
  for (let acts = 0; acts < 400; acts++) {
    await player.untilAsked()
    if (await player.isOver()) return
    seen.add(await player.turn())
    if (seen.size > turns) return
    await player.act()
  }
  throw new Error(`no ${turns} turns in ${[...seen].join(', ')}`)
}

const opened = (page: Page) => page.locator('[data-play="on"] [data-view]').first().waitFor()

/**
 * Checks that the actions saved before an interruption are there after it, in order and once. Bots may have continued from there.
 */
async function nothingIsLost(page: Page, player: Player, goneAndBack: () => Promise<unknown>) {
  await player.untilAsked()
  const before = await allWritten(page)
  await goneAndBack()
  await opened(page)
  await player.untilAsked()
  const after = await allWritten(page)
  expect(after.slice(0, before.length)).toEqual(before)
}

for (const { game, manner } of journeys)
  test(
    `${game} by ${manner}: two turns, a reload and a killed site in the midst of them`,
    EVERY,
    async ({ browser }) => {
      test.setTimeout(300_000)
      const site = await OwnSite.start()
      const context = await browser.newContext({
        ...DEVICE[manner],
        baseURL: site.url,
        reducedMotion: 'reduce',
      })
      try {
        const page = await context.newPage()
        const player = new Player(
          page,
          new BoardFixture(page, 'play', mapOf(game, firstScenario(game))),
          manner,
        )
        await page.goto('/')
        await player.press(page.getByTestId(`pack-${game}`).getByRole('link', { name: 'Play now' }))
        await opened(page)
        await player.wishAtOnce()
        const seen = new Set<string>()
        await playTurns(player, seen, 1)

        await test.step('a reload: the same game at the same step', async () => {
          await expect(page).toHaveURL(/game=/)
          await nothingIsLost(page, player, () => page.reload())
        })

        await test.step('the site is killed, acts go on, the site is back: nothing lost, nothing twice', async () => {
          await site.kill()
          for (let alone = 0; alone < 3; alone++) await player.act()
          await nothingIsLost(page, player, async () => {
            await site.startAgain()
            await page.reload()
          })
        })

        await playTurns(player, seen, 2)
        // Some choices end a turn early. After short turns more are played, until the least number of actions.
        for (let turns = 3; player.acts < LEAST_ACTS && turns <= MOST_TURNS; turns++)
          await playTurns(player, seen, turns)
        await test.step('the site has every act', async () => {
          const acts = await allWritten(page)
          await expect.poll(() => actionsOnSite(page)).toEqual(acts)
        })
        expect(player.acts).toBeGreaterThanOrEqual(LEAST_ACTS)
        expect(player.onBoard).toBeGreaterThanOrEqual(game === 'junta' ? 1 : 3)
      } finally {
        await context.close()
        await site.end()
      }
    },
  )

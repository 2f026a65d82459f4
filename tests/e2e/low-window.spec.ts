/**
 * A phone in landscape. The map has most of the window, the panel opens beside it, and all controls are within reach of a finger.
 */
import { perScale } from '../support/budget'
import { oneOfToday } from '../support/seeds'
import { BoardFixture } from './fixtures/board'
import { faults } from './fixtures/faults'
import { Player } from './fixtures/player'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'
import { firstScenario, mapOf } from './fixtures/war'

const GAMES = ['corteo', 'cry-havoc', 'kriegspiel', 'wir-sind-das-volk']

const WINDOW = { width: 740, height: 360 }
test.use({ viewport: WINDOW, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

/** Returns the map's share of the window. */
const shareOfMap = async (page: Page) => {
  const box = await page.locator('[data-play] [data-board]').boundingBox()
  return ((box?.width ?? 0) * (box?.height ?? 0)) / (WINDOW.width * WINDOW.height)
}

/** Returns buttons that are too small for a finger, or outside the window without scrolling. */
const outOfReach = (page: Page) =>
  page.locator('header button, [data-bar] button, [data-prompt] button, aside button').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height, top, bottom } = one.getBoundingClientRect()
      const isSeen = width > 1 && !one.matches('.skip')
      const isOut = !one.closest('aside') && (top < 0 || bottom > innerHeight)
      return isSeen && (Math.min(width, height) < 24 || isOut) ? [one.outerHTML.slice(0, 160)] : []
    }),
  )

/** One a day, also in a reduced run, since each takes about ten seconds. */
const today = [oneOfToday(GAMES)]

for (const game of perScale({ daily: today, reduced: today, long: GAMES }))
  test(`${game}: the map of a low window, the panel beside it, by touch`, EVERY, async ({ page }) => {
    const troubles = troublesOf(page)
    const board = new BoardFixture(page, 'play', mapOf(game, firstScenario(game)))
    const table = new TableFixture(page, board)
    const player = new Player(page, board, 'touch')
    const side = page.locator('aside[data-open]')
    await page.goto(`/play/${game}?seed=1`)
    await board.board.and(page.locator('[data-view]')).waitFor()

    await test.step('shut, the panel leaves the map more than half of the window, whatever is said above it', async () => {
      // A first game shows a hint from the first question on. Kriegspiel begins with a die instead.
      if (game !== 'kriegspiel') await page.locator('[data-hint]').waitFor()
      expect(await shareOfMap(page)).toBeGreaterThan(0.5)
      expect(await faults(page)).toEqual([])
      expect(await outOfReach(page)).toEqual([])
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sticksOut).toBeLessThanOrEqual(0)
    })

    await test.step('the header of the site is in the bar: its switches can be pressed', async () => {
      await page.getByRole('button', { name: 'Dark' }).tap()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'As the system' }).tap()
    })

    if (game === 'wir-sind-das-volk')
      await test.step('cards are folded until they are asked for', async () => {
        const cards = page.locator('[data-displays] [data-card]')
        await expect(cards).toHaveCount(0)
        await page.getByRole('button', { name: 'Show the cards' }).tap()
        await expect(cards.first()).toBeVisible()
        await page.getByRole('button', { name: 'Fold the cards away' }).tap()
        await expect(cards).toHaveCount(0)
      })

    await test.step('opened, the panel is beside the map, and stays there when something is chosen', async () => {
      await page.getByRole('button', { name: 'Show the panel' }).tap()
      await expect(side).toHaveAttribute('data-open', 'true')
      const [map, panel] = [await board.board.boundingBox(), await side.boundingBox()]
      expect(panel?.x).toBeGreaterThanOrEqual((map?.x ?? 0) + (map?.width ?? 0) - 1)
      expect(await faults(page)).toEqual([])
      expect(await outOfReach(page)).toEqual([])
      await table.moveOn(() =>
        page.locator('[role="tabpanel"] :is([data-group], [data-piece])').first().tap(),
      )
      await expect(side).toHaveAttribute('data-open', 'true')
    })

    await test.step('something is chosen on the map', async () => {
      for (let acts = 0; player.onBoard === 0 && acts < 20; acts++) await player.act()
      expect(player.onBoard).toBe(1)
      await page.getByRole('button', { name: 'Hide the panel' }).tap()
      await expect(side).toHaveAttribute('data-open', 'false')
      expect(await shareOfMap(page)).toBeGreaterThan(0.5)
    })
    expect(troubles).toEqual([])
  })

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { PackFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { EVERY, expect, journeysOf, type Locator, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'
import { mapOf, playAlone, playTo, restOn, sumsAddUp } from './fixtures/war'

const pack = parse(readFileSync('content/kriegspiel/pack.yaml', 'utf8')) as PackFile

const PLAN = {
  order: ['roll', 'retreat', 'take', 'attack', 'move', 'select', 'decline', 'done'],
  onBoard: ['move'],
  most: { move: 5, select: 5, attack: 1 },
  told: ['attack'],
}

/** Returns a picture of the resting board without a pointer: two pictures in a row must be equal. */
async function pictureOf(page: Page, board: Locator): Promise<Buffer> {
  await page.mouse.move(5, 5)
  let last = await board.screenshot()
  await expect
    .poll(async () => {
      const before = last
      last = await board.screenshot()
      return last.equals(before)
    })
    .toBe(true)
  return last
}

for (const id of journeysOf('kriegspiel', pack.scenarios ?? [])) {
  test(
    `${id}: lines and sums are shown, and it plays from the set-up through two turns of each side`,
    EVERY,
    async ({ page }) => {
      test.setTimeout(300_000)
      const troubles = troublesOf(page)
      await page.goto(`/play/kriegspiel?scenario=${id}&seed=11`)
      const board = new BoardFixture(page, 'play', mapOf('kriegspiel', id))
      const table = new TableFixture(page, board)
      await expect(table.screen).toHaveAttribute('data-asked', 'north')
      await playAlone(page)

      if ((await table.groups()).includes('opening'))
        await test.step('units are placed by hand, then as written', async () => {
          await table.moveOn(() => table.choice('select', 0).click())
          const [cell] = await table.cellsOffered('place')
          await table.playCell(cell)
          await page.locator('[data-choice="drop"]').click()
          await table.press('opening')
          await expect(page.locator('[data-choice="ready"]')).toBeVisible()
          await page.locator('[data-choice="ready"]').click()
        })
      await expect(page.locator('[data-choice="roll"]')).toBeVisible()

      await test.step('lines of communication come and go with their switch', async () => {
        const lines = page.locator('[data-show="lines"]')
        await expect(lines).toHaveAttribute('aria-pressed', 'true')
        const shown = await pictureOf(page, board.board)
        await lines.click()
        await expect(lines).toHaveAttribute('aria-pressed', 'false')
        const hidden = await pictureOf(page, board.board)
        await lines.click()
        await expect(lines).toHaveAttribute('aria-pressed', 'true')
        // Only the option makes the difference. With it the first picture returns, pixel by pixel.
        expect((await pictureOf(page, board.board)).equals(shown)).toBe(true)
        expect(hidden.equals(shown)).toBe(false)
      })

      const clicked = await playTo(page, table, /Turn [5-9]/, PLAN)
      expect(clicked).toBeGreaterThan(3)

      await test.step('a unit that is pointed at has its sums line by line', async () => {
        await restOn(page, page.locator('[data-choices] [data-group="select"]').first())
        await expect(page.locator('[data-inspection] [data-sum]').first()).toBeVisible()
        expect(await sumsAddUp(page)).toBe(2)
      })
      expect(troubles).toEqual([])
    },
  )
}

test('two people place unseen at one screen, one at a time', async ({ page }) => {
  const troubles = troublesOf(page)
  await page.goto('/play/kriegspiel?scenario=free&seed=3')
  const { screen } = new TableFixture(page, new BoardFixture(page, 'play', mapOf('kriegspiel', 'free')))
  await expect(screen).toHaveAttribute('data-asked', 'north')
  await page.locator('[data-seat="south"]').getByText('Person').click()
  // The bot may have placed some units before it was replaced.
  await page.locator('[data-more]').click()
  await page.getByRole('menuitem', { name: /^Start again with the same seed/ }).click()
  for (const seat of ['north', 'south']) {
    await expect(page.locator(`[data-handover="${seat}"]`)).toBeVisible()
    await expect(page.locator('[data-choices]')).toHaveCount(0)
    await page.locator('[data-take-screen]').click()
    await page.locator('[data-choice="opening"]').click()
    await page.locator('[data-choice="ready"]').click()
  }
  await expect(page.locator('[data-choice="roll"]')).toBeVisible()
  await expect(page.locator('[data-handover]')).toHaveCount(0)
  expect(troubles).toEqual([])
})

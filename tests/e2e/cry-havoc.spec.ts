import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { PackFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { EVERY, expect, journeysOf, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'
import { mapOf, playAlone, playTo, restOn } from './fixtures/war'

const pack = parse(readFileSync('content/cry-havoc/pack.yaml', 'utf8')) as PackFile

/** A player who shoots and strikes if possible, and moves some units every turn. */
const PLAN = {
  order: [
    ...['place', 'face', 'shoot', 'strike', 'against', 'hurt', 'fall', 'retreat', 'cover', 'stay', 'enter'],
    ...['move', 'stop', 'select', 'done', 'cancel', 'drop'],
  ],
  onBoard: ['move', 'place', 'enter'],
  most: { select: 4, move: 6, against: 2 },
  told: ['shoot'],
}

for (const id of journeysOf('cry-havoc', pack.scenarios ?? [])) {
  test(`${id}: plays from the set-up to the end of turn 2`, EVERY, async ({ page }) => {
    test.setTimeout(300_000)
    const troubles = troublesOf(page)
    await page.goto(`/play/cry-havoc?scenario=${id}&seed=11`)
    const board = new BoardFixture(page, 'play', mapOf('cry-havoc', id))
    const table = new TableFixture(page, board)
    await expect(table.screen).toHaveAttribute('data-asked', /\w/)
    await playAlone(page)
    const clicked = await playTo(page, table, /Turn 3/, PLAN)
    expect(clicked).toBeGreaterThan(3)
    expect(troubles).toEqual([])
  })
}

test('what an archer sees is shown before it shoots, and said', async ({ page }) => {
  test.setTimeout(180_000)
  const troubles = troublesOf(page)
  await page.goto('/play/cry-havoc?scenario=street-brawl&seed=11')
  const board = new BoardFixture(page, 'play', mapOf('cry-havoc', 'street-brawl'))
  const table = new TableFixture(page, board)
  await expect(table.screen).toHaveAttribute('data-asked', /\w/)
  await playAlone(page)
  await playTo(page, table, /First shots/, PLAN)
  const shooter = page.locator('[data-choices] [data-group="select"]').first()
  const cell = /\d{4}/.exec(await shooter.innerText())?.[0] ?? ''
  const card = page.locator('[data-inspection]')
  await restOn(page, shooter)
  await expect(card.locator('[data-kind="none"]')).toBeVisible()

  await test.step('by the right button it stays, and a screen reader hears it', async () => {
    const { x, y } = await board.pointOf(cell)
    await page.mouse.click(x, y, { button: 'right' })
    await expect(card).toHaveAttribute('data-pinned', 'true')
    await expect(page.locator('[data-inspection-text]')).toContainText(/\d/)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-inspection][data-pinned]')).toHaveCount(0)
  })

  await test.step('by keyboard too', async () => {
    await page.mouse.move(5, 5)
    await expect(card).toHaveCount(0)
    await page
      .getByRole('grid')
      .focus()
      .catch(() => undefined)
    await page.locator('[role="grid"] td[tabindex="0"]').focus()
    await expect(page.locator('[role="grid"] td[tabindex="0"]')).toHaveAttribute('data-cell', cell)
    await page.keyboard.press('v')
    await expect(card).toHaveAttribute('data-pinned', 'true')
  })
  expect(troubles).toEqual([])
})

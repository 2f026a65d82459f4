import { BoardFixture } from './fixtures/board'
import { expect, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'
import { mapOf } from './fixtures/war'

const map = mapOf('junta', 'seven-families')
const FIRST = 'cigar-family'
/** The most actions of one player in a turn. */
const MOST_ACTS = 60

test('seven families beside the page: the whole screen plays over a port, and holds nothing but frames', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const troubles = troublesOf(page)
  await page.goto('/play/junta?scenario=seven-families&seed=5&compute=worker')
  const table = new TableFixture(page, new BoardFixture(page, 'play', map))
  await expect(table.screen).toHaveAttribute('data-asked', FIRST)
  expect(page.workers()).toHaveLength(1)
  const goOn = page.getByRole('button', { name: 'Let the bots play' })
  const hand = page.locator('[data-displays] [data-kind="hand"] [data-card]')
  await expect(hand.first()).toBeVisible()

  await test.step('a card that has no use now is refused, and the reason can be read', async () => {
    await page.locator('[data-displays] [data-card]:not([data-choosable])').first().click()
    await expect(page.locator('[data-refusal]')).toHaveAttribute('data-refusal', 'J-11')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-refusal]')).toHaveCount(0)
    // From here on, only this player acts.
    await page.getByRole('button', { name: 'Pause', exact: false }).first().click()
    await expect(goOn.first()).toBeVisible()
  })

  await test.step('cards and money are placed, and what was done is taken back', async () => {
    const before = await table.step()
    await table.moveOn(() => page.locator('[data-choices] [data-group]').first().click())
    await page.locator('[data-undo]').click()
    await expect(table.screen).toHaveAttribute('data-step', String(before))
    await page.locator('[data-redo]').click()
    await expect(table.screen).not.toHaveAttribute('data-step', String(before))
  })

  await test.step('what is saved is what the player knows, and the seed is not shown', async () => {
    await page.locator('[data-more]').click()
    await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'export')
    await expect(page.getByRole('menuitem', { name: /seed 5/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('to the end of the turn, with bots that never make the page wait', async () => {
    await goOn.first().click()
    await page.getByText('At once').click()
    const round = async () =>
      (await page.locator('[data-play] [data-bar] h1 + span').textContent())?.split('·')[0]
    const first = await round()
    const isOver = async () => (await round()) !== first
    for (let act = 0; act < MOST_ACTS && !(await isOver()); act++) {
      await expect
        .poll(async () => (await table.isAsked()) || (await isOver()), { timeout: 40_000 })
        .toBe(true)
      if (!(await isOver())) await table.moveOn(() => page.locator('[data-auto="phase"]').click())
    }
    expect(await isOver()).toBe(true)
  })

  await test.step('the game is kept as on the page, and goes on there', async () => {
    await expect(page).toHaveURL(/game=[0-9a-f]{32}/)
    await page.goto(page.url().replace('&compute=worker', ''))
    await expect(page.locator('[data-play="on"]')).toBeVisible()
    expect(await table.step()).toBeGreaterThan(0)
    expect(page.workers()).toHaveLength(0)
  })
  expect(troubles).toEqual([])
})

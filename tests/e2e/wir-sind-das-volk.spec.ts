import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { parse } from 'yaml'
import type { TextFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'
import { mapOf } from './fixtures/war'

const map = mapOf('wir-sind-das-volk', 'four-decades')
const { text } = parse(readFileSync('content/wir-sind-das-volk/text/en.yaml', 'utf8')) as TextFile
const areaNamed = (name: string) =>
  Object.entries(text.areas ?? {}).find(([, entry]) => entry.name === name)?.[0]

/** Returns the ids of the cards in the hand on the screen. */
const handOf = (page: Page) =>
  page
    .locator('[data-displays] [data-kind="hand"] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))

/** Plays a card for one of its uses, which a press offers. */
async function playCard(page: Page, table: TableFixture, card: string, use: RegExp): Promise<void> {
  await table.moveOn(async () => {
    await page.locator(`[data-displays] [data-card="${card}"]`).click()
    await page.locator('[data-menu]').getByText(use).first().click()
  })
}

test('from the bundled to the first turns of both sides: cards, map and tracks, hands unseen by the other', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const troubles = troublesOf(page)
  await page.goto('/')
  const bundled = page.getByTestId('pack-wir-sind-das-volk')
  await expect(bundled.locator('img:visible')).toHaveCount(1)
  await bundled.getByRole('link', { name: 'Play now' }).click()
  await page.waitForURL(/\/play\/wir-sind-das-volk/)
  await page.goto('/play/wir-sind-das-volk?scenario=four-decades&seed=5')
  const board = new BoardFixture(page, 'play', map)
  const table = new TableFixture(page, board)
  await expect(table.screen).toHaveAttribute('data-asked', 'brd')
  await expect(page.locator('[data-displays] [data-kind="open"] [data-card]')).not.toHaveCount(0)
  for (const track of ['prestige', 'currency', 'socialism', 'flight'])
    await expect(page.locator(`[data-track="${track}-track"] [data-marker]`)).toBeVisible()

  await page.locator('[data-seat="ddr"]').getByText('Person').click()
  await expect(page.locator('[data-handover="brd"]')).toBeVisible()
  await expect(page.locator('[data-choices], [data-displays] [data-kind="hand"]')).toHaveCount(0)
  await page.locator('[data-take-screen]').click()
  const western = await handOf(page)
  expect(western).toHaveLength(2)

  await test.step('West plays an open card for building points, and lays them on the map', async () => {
    const [card] = await page
      .locator('[data-displays] [data-kind="open"] [data-card][data-choosable]')
      .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card') ?? ''))
    await playCard(page, table, card, /building points/)
    const town = (await page.locator('[data-choices] [data-group="build"]').allInnerTexts())
      .map((label) => areaNamed(label.split('\n')[0].replace('Build a factory in ', '').trim()))
      .find((one) => one !== undefined)
    if (!town) throw new Error('no town to build in')
    await page.locator('[data-displays] [data-kind="open"] [data-card]').first().click()
    await expect(page.locator('[data-refusal]')).toHaveAttribute('data-refusal', 'W-13')
    await page.locator('[data-track="prestige-track"] li').first().click()
    await expect(page.locator('[data-idle-press]')).toContainText('track')
    await table.moveOn(() => board.click(town))
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect(page.locator('[data-event]').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Choices' }).click()
    for (let guard = 0; guard < 8 && (await page.locator('[data-handover]').count()) === 0; guard++)
      await table.moveOn(() =>
        page.locator('[data-choice="done"], [data-choices] [data-group]').first().click(),
      )
  })

  await test.step('East takes the screen: its own hand, nothing of the other', async () => {
    await expect(page.locator('[data-handover="ddr"]')).toBeVisible()
    for (const card of western) await expect(page.locator(`[data-card="${card}"]`)).toHaveCount(0)
    await page.locator('[data-take-screen]').click()
    const eastern = await handOf(page)
    expect(eastern).toHaveLength(2)
    expect(eastern.filter((card) => western.includes(card))).toEqual([])
    for (const card of western) await expect(page.locator(`[data-card="${card}"]`)).toHaveCount(0)
    await playCard(page, table, eastern[0], /event|unrest|building/)
  })

  await test.step('the rest of the half decade, whoever is asked', async () => {
    const where = table.screen.locator('[data-bar]')
    for (let guard = 0; guard < 160 && !/second half|Decade [2-4]/.test(await where.innerText()); guard++) {
      const take = page.locator('[data-take-screen]')
      if (await take.isVisible()) await take.click()
      await table.moveOn(() => page.locator('[data-auto="one"]').click())
      if ((await table.screen.getAttribute('data-play')) === 'over') break
    }
    expect(await where.innerText()).toMatch(/second half|Decade [2-4]/)
  })
  expect(troubles).toEqual([])
})

test('on a narrow screen cards and tracks can be read and pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/play/wir-sind-das-volk?scenario=one-decade&seed=7')
  await page.locator('[data-displays] > button').click()
  const card = page.locator('[data-displays] [data-card][data-choosable]').first()
  await expect(card).toBeVisible()
  const box = await card.boundingBox()
  expect(box?.width).toBeGreaterThan(120)
  await card.click()
  await expect(page.locator('[data-menu] button').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Table' }).click()
  await expect(page.locator('[data-track="prestige-track"]')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

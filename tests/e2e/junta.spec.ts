import { AxeBuilder } from '@axe-core/playwright'
import { BoardFixture } from './fixtures/board'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'
import { mapOf } from './fixtures/war'

const map = mapOf('junta', 'seven-families')
const [FIRST, SECOND] = ['cigar-family', 'car-family']

const handOf = (page: Page) =>
  page
    .locator('[data-displays] [data-kind="hand"] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))

/** The named player takes the screen. */
async function takeScreen(page: Page, seat: string): Promise<void> {
  await expect(page.locator(`[data-handover="${seat}"]`)).toBeVisible()
  await page.locator('[data-take-screen]').click()
  await expect(page.locator('[data-handover]')).toHaveCount(0)
}

const control = (page: Page, seat: string, who: string) =>
  page.locator(`[data-seat="${seat}"] select`).selectOption(who)

test('two families at one screen: hidden hands, the curtain, and a deal made', async ({ page }) => {
  test.setTimeout(180_000)
  const troubles = troublesOf(page)
  await page.goto('/')
  const bundled = page.getByTestId('pack-junta')
  await expect(bundled.locator('img:visible')).toHaveCount(1)
  await bundled.getByRole('link', { name: 'Play now' }).click()
  await page.waitForURL(/\/play\/junta/)
  await page.goto('/play/junta?scenario=seven-families&seed=5')
  const table = new TableFixture(page, new BoardFixture(page, 'play', map))
  await expect(table.screen).toHaveAttribute('data-asked', FIRST)
  await expect(page.locator('[data-displays] [data-kind="hand"] [data-card]').nth(3)).toBeVisible()
  const own = await handOf(page)
  await test.step('what fits no choice says why not, and the offers of bots leave that be', async () => {
    await page.locator('[data-displays] [data-card]:not([data-choosable])').first().click()
    await expect(page.locator('[data-refusal]')).toHaveAttribute('data-refusal', 'J-11')
    await page.getByRole('tab', { name: 'Table' }).click()
    await page.locator('[data-pile="pile"] button').click()
    await expect(page.locator('[data-idle-press]')).toContainText('these cards')
    await page.getByRole('tab', { name: 'Choices' }).click()
    // From here on, only the two people at the screen act.
    await page.getByRole('button', { name: 'Pause', exact: false }).first().click()
  })

  await control(page, SECOND, 'human')
  await expect(page.locator(`[data-handover="${FIRST}"]`)).toBeVisible()
  for (const card of own) await expect(page.locator(`[data-card="${card}"]`)).toHaveCount(0)
  await takeScreen(page, FIRST)
  expect(await handOf(page)).toEqual(own)

  await test.step('an offer: a card of the own hand, for a note', async () => {
    await page.getByRole('tab', { name: 'Deals' }).click()
    const deals = page.locator('[data-deals]')
    const format = (kind: string, at = 0) =>
      table.moveOn(() => deals.locator(`[data-deal-choice="${kind}"]`).nth(at).click())
    await format('deal')
    await expect(page.locator('[data-deal][data-state="draft"]')).toBeVisible()
    await table.moveOn(async () => {
      await page.locator(`[data-displays] [data-card="${own[0]}"]`).click()
      const menu = page.locator('[data-menu] button', { hasText: /^Give/ })
      if (await menu.count()) await menu.first().click()
    })
    await format('promise')
    await format('offer')
  })

  await test.step('the other takes the screen, reads the offer and takes it', async () => {
    await page.locator('[data-pass-screen]').click()
    for (const card of own) await expect(page.locator(`[data-card="${card}"]`)).toHaveCount(0)
    await takeScreen(page, SECOND)
    const before = await handOf(page)
    expect(before.filter((card) => own.includes(card))).toEqual([])
    await page.getByRole('tab', { name: /^Deals/ }).click()
    await expect(page.locator(`[data-deal="${FIRST} ${SECOND}"]`)).toBeVisible()
    await table.moveOn(() => page.locator('[data-deal-choice="accept"]').click())
    // Returns the screen to the asked player, then the second family opens its own view.
    await takeScreen(page, FIRST)
    expect(await handOf(page)).toEqual(own.slice(1))
    await page.locator(`[data-sit="${SECOND}"]`).click()
    await expect(page.locator('[data-pass-screen]')).toBeVisible()
    expect(await handOf(page)).toContain(own[0])
    await page.locator('[data-pass-screen]').click()
    await expect(page.locator(`[data-handover="${FIRST}"]`)).toBeVisible()
  })
  expect(troubles).toEqual([])
})

test('a family rises: a coup begins on the map', async ({ page }) => {
  test.setTimeout(300_000)
  const troubles = troublesOf(page)
  await page.goto('/play/junta?scenario=four-families&seed=12')
  const table = new TableFixture(page, new BoardFixture(page, 'play', map))
  await expect(table.screen).toHaveAttribute('data-asked', FIRST)
  for (const seat of await page
    .locator('[data-seat]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-seat') ?? '')))
    if (seat !== FIRST) await control(page, seat, 'random')
  await page.getByText('At once').click()
  const coup = page.locator('[data-track="coup"]')
  const rise = page.locator('[data-choices] [data-group^="rise"]')
  for (let guard = 0; guard < 500 && (await coup.count()) === 0; guard++) {
    await expect.poll(async () => (await table.isAsked()) || (await coup.count()) > 0).toBe(true)
    if (await rise.count()) await table.moveOn(() => rise.first().click())
    else if ((await coup.count()) === 0) await table.moveOn(() => page.locator('[data-auto="one"]').click())
    expect(await table.screen.getAttribute('data-play')).toBe('on')
  }
  await expect(coup).toBeVisible()
  await expect(page.locator('[data-track="coup"] [data-marker]')).toBeVisible()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.locator('[data-event]').first()).toBeVisible()
  expect(troubles).toEqual([])
})

test('on a narrow screen hand, families and deals can be read and pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/play/junta?scenario=seven-families&seed=5')
  await page.locator('[data-displays] > button').click()
  await expect(page.locator('[data-displays] [data-card]').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Table' }).click()
  for (const track of ['stage', 'bank']) await expect(page.locator(`[data-track="${track}"]`)).toBeVisible()
  await expect(page.locator('[data-track="bank"] [data-marker]')).toHaveText('open')
  await expect(page.locator('[data-mat]')).toHaveCount(7)
  await page.locator('[data-track="bank"] li').last().click()
  await expect(page.locator('[data-idle-press]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

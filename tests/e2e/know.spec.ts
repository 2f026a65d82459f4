/** A player finds on the screen: reinforcements, the worth of choices, menus at their card, random choices, the end. */
import { expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const onTable = (page: Page) => page.locator('[data-play] [data-view]').first().waitFor()

test('reinforcements are listed by turn, and a random choice asks the first time', async ({ page }) => {
  const troubles = troublesOf(page)
  await page.addInitScript(() => localStorage.removeItem('ludoteca:at-random'))
  await page.goto('/play/corteo?scenario=base&seed=7&seats=human,human')
  await onTable(page)
  await expect(page.locator('[data-arrival="2"]').first()).toBeVisible()
  await expect(page.locator('[data-arrival="2"] canvas').first()).toBeVisible()

  const screen = page.locator('[data-play]')
  const before = await screen.getAttribute('data-step')
  await page.locator('[data-auto="one"]').click()
  await expect(page.locator('[data-confirm-random]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-confirm-random]')).toHaveCount(0)
  await expect(screen).toHaveAttribute('data-step', before ?? '')
  await page.locator('[data-auto="one"]').click()
  await page.locator('[data-sure]').click()
  await expect(screen).not.toHaveAttribute('data-step', before ?? '')
  const after = await screen.getAttribute('data-step')
  await page.locator('[data-auto="one"]').click()
  await expect(screen).not.toHaveAttribute('data-step', after ?? '')
  expect(troubles).toEqual([])
})

test('the menu of a card opens at the card', async ({ page }) => {
  await page.goto('/play/wir-sind-das-volk?scenario=one-decade&seed=7')
  const card = page.locator('[data-displays] [data-card][data-choosable]').first()
  await expect(card).toBeVisible()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await card.click()
    const menu = page.locator('[data-menu][data-near]')
    await expect(menu).toBeVisible()
    const [of, at] = [await menu.boundingBox(), await card.boundingBox()]
    if (!of || !at) throw new Error('no menu or card on the page')
    const gap = Math.max(at.y - (of.y + of.height), of.y - (at.y + at.height), 0)
    expect(gap).toBeLessThanOrEqual(12)
    expect(of.x).toBeGreaterThanOrEqual(0)
    expect(of.x + of.width).toBeLessThanOrEqual(size.width)
    expect(of.y).toBeGreaterThanOrEqual(0)
    expect(of.y + of.height).toBeLessThanOrEqual(size.height)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
})

test('the end shows the level on its ladder once, and ways on', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/play/corteo?scenario=base&seed=3&seats=random,random')
  await onTable(page)
  await page.getByText('At once').click()
  const ending = page.locator('[data-outcome]')
  await expect(ending).toBeVisible({ timeout: 150_000 })
  const level = ending.locator('[data-ladder] [aria-current]')
  await expect(level).toHaveCount(1)
  const name = await level.locator('span').innerText()
  expect((await ending.innerText()).split(name)).toHaveLength(2)
  await ending.locator('[data-replay]').click()
  await expect(page.locator('[data-play]')).toHaveAttribute('data-step', '0')
  await expect(page.locator('[data-history]').first()).toBeVisible()
})

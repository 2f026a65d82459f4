import AxeBuilder from '@axe-core/playwright'
import { someOf } from '../support/budget'
import { EVERY, expect, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const PAGES = [
  { name: 'home', path: '/', ready: '[data-testid="pack-corteo"]' },
  { name: 'studio', path: '/studio/corteo', ready: '[data-testid="problems"][data-checked="true"]' },
  { name: 'play', path: '/play/corteo?seed=1', ready: '[data-play="on"] [data-view]' },
]

for (const { name, path, ready } of someOf(PAGES))
  for (const look of someOf(['light', 'dark'] as const))
    test(
      `${name} (${look}) has no fault that axe can find, in one language or the other`,
      EVERY,
      async ({ browser }) => {
        for (const locale of someOf(['en-GB', 'it-IT'])) {
          // Disables transitions, so that no colour is halfway to another.
          const context = await browser.newContext({ locale, colorScheme: look, reducedMotion: 'reduce' })
          const page = await context.newPage()
          const troubles = troublesOf(page)
          await page.goto(path)
          await page.locator(ready).first().waitFor()
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)).toEqual([])
          expect(troubles).toEqual([])
          await context.close()
        }
      },
    )

for (const width of someOf([360, 768, 1440]))
  test(`nothing lies outside a window of ${width} pixels`, EVERY, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const { path, ready } of PAGES) {
      await page.goto(path)
      await page.locator(ready).first().waitFor({ state: 'attached' })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })

test('the switches of the header change language and appearance, and are remembered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Italiano' }).click()
  await expect(page.getByRole('heading', { name: 'Giochi di serie' })).toBeVisible()
  await page.getByRole('button', { name: 'Scuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { name: 'Giochi di serie' })).toBeVisible()
})

test('an address with nothing behind it says so and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/studio/00000000-0000-4000-8000-000000000000', '/play/no-such-pack']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible()
  }
})

test('keys without Ctrl can be switched off in the studio, and stay off', async ({ page }) => {
  await page.goto('/studio/corteo')
  const paint = page.getByTestId('tool-paint')
  const fill = page.getByTestId('tool-fill')
  await page.getByTestId('map-panel').locator('[data-view]').waitFor()
  await page.keyboard.press('f')
  await expect(fill).toHaveAttribute('aria-pressed', 'true')
  await page.getByTestId('help').click()
  await page.getByLabel('Keys without Ctrl work too').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await expect(fill).toHaveAttribute('aria-pressed', 'true')
  await expect(paint).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await page.getByTestId('map-panel').locator('[data-view]').waitFor()
  await page.keyboard.press('f')
  await expect(fill).toHaveAttribute('aria-pressed', 'false')
})

/** The panel of blocks shows words, works by keyboard and stays in step with the text, even if the text is broken. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from './fixtures/site'

async function openScenario(page: Page, path: string) {
  await page.goto('/studio/corteo')
  await expect(page.getByTestId('problems')).toHaveAttribute('data-checked', 'true')
  await page.getByTestId(`file-${path}`).click()
  await expect(page.getByTestId('blocks')).toBeVisible()
}

const activeLine = (page: Page) => page.locator('.cm-content .cm-activeLine')

test('a line of words leads to its line of the text, by keyboard too', async ({ page }) => {
  await openScenario(page, 'scenarios/special.yaml')
  const smoke = page.locator('[data-testid=block][data-path="rules.smoke"]')
  await expect(smoke).toContainText('Smoke and wind')
  await smoke.click()
  await expect(activeLine(page)).toContainText('smoke:')

  await page.locator('[data-testid=block][data-path="rules.jams"]').focus()
  await page.keyboard.press('Enter')
  await expect(activeLine(page)).toContainText('jams:')
  await expect(page.locator('.cm-content')).toBeFocused()

  const { violations } = await new AxeBuilder({ page }).include('[data-testid=blocks]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('what is typed is said at once, and a broken text keeps what can be read', async ({ page }) => {
  await openScenario(page, 'scenarios/base.yaml')
  const map = page.locator('[data-testid=block][data-path="map"]')
  await expect(map).toContainText('10 turns')
  await page.locator('.cm-line', { hasText: /^turns: 10/ }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  await expect(map).toContainText('12 turns')

  await page.keyboard.type('\n"')
  await expect(page.getByTestId('problem').first()).toBeVisible()
  await expect(map).toContainText('12 turns')
})

test('only scenarios have blocks', async ({ page }) => {
  await openScenario(page, 'scenarios/base.yaml')
  await page.getByTestId('file-units.yaml').click()
  await expect(page.getByTestId('blocks')).toHaveCount(0)
})

/** The panel beside the board by keys alone, with the roles for screen readers. */
import { expect, test } from './fixtures/site'

test('tabs are gone through by keys, and each names its panel', async ({ page }) => {
  await page.goto('/play/kriegspiel?seed=1')
  const tabs = page.getByRole('tablist').getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const names = await tabs.allInnerTexts()
  expect(names.length).toBeGreaterThan(2)
  const isChosen = async (index: number) => {
    const tab = tabs.nth(index)
    await expect(tab).toBeFocused()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(names[index])
    const panel = page.getByRole('tabpanel', { name: names[index] })
    await expect(panel).toBeVisible()
    expect(await tab.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'))
    // Tab reaches only the selected one.
    expect(await tabs.evaluateAll((all) => all.map((one) => (one as HTMLElement).tabIndex))).toEqual(
      names.map((_, at) => (at === index ? 0 : -1)),
    )
  }
  await tabs.first().focus()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', names.length - 1],
    ['ArrowRight', 0],
    ['End', names.length - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await isChosen(index)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

/** Bots try a pack out beside its problems. They show their progress and can be stopped, and unused entries link to their lines. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from './fixtures/site'

async function openTrial(page: Page) {
  await page.goto('/studio/notte-bianca')
  await expect(page.getByTestId('problems')).toHaveAttribute('data-checked', 'true')
  return page.getByTestId('trial')
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('[data-testid=problems]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

test('games are played to the end, and each thing that never came up leads to its line', async ({ page }) => {
  const trial = await openTrial(page)
  await trial.getByRole('button', { name: 'Try it out' }).click()
  await expect(trial).toHaveAttribute('data-state', 'found', { timeout: 80_000 })
  await expectAccessible(page)
  const found = trial.getByTestId('problem')
  await expect(trial.getByRole('status')).toContainText(/^\d+ findings from these games\.$/)
  await found.filter({ hasText: 'early-night' }).getByRole('button').click()
  await expect(page.locator('.cm-content .cm-activeLine')).toContainText('id: early-night')
})

test('by keyboard: games begin, say how far they are, and stop', async ({ page }) => {
  const trial = await openTrial(page)
  await trial.getByRole('combobox', { name: 'Games of each scenario' }).selectOption('60')
  await trial.getByRole('button', { name: 'Try it out' }).press('Enter')
  await expect(trial.getByRole('status')).toContainText(/^Game \d+ of 60: until-dawn$/)
  await expect(trial.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await trial.getByRole('button', { name: 'Stop the games' }).press('Enter')
  await expect(trial).toHaveAttribute('data-state', 'idle')
  await expect(trial.getByTestId('problem')).toHaveCount(0)
})

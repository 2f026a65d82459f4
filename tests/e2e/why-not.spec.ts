import { BoardFixture } from './fixtures/board'
import { expect, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'

test('a refusal names the rule and leads to the number that decided it', async ({ page }) => {
  await page.goto('/studio/corteo')
  await page.getByTestId('play').click()
  const board = new BoardFixture(page, 'play')
  const table = new TableFixture(page, board)
  await expect(table.screen).toBeVisible()

  await test.step('chance places both sides and chooses the component', async () => {
    while (!(await table.prompt().innerText()).includes('choose a unit to move'))
      await table.moveOn(() => page.locator('[data-auto="phase"]').click())
  })

  await test.step('a hex too far away is refused, with the rule and its section', async () => {
    await table.moveOn(() => page.locator('[data-choices] [data-group="select"]').first().click())
    await board.click('2514')
    const refusal = page.locator('[data-refusal]')
    await expect(refusal).toHaveAttribute('data-refusal', /^C-\d{3}$/)
    await expect(refusal).toContainText(/[BA]-\d/)
  })

  await test.step('the rule is read where it is cited, and others are found by word and by key', async () => {
    const refusal = page.locator('[data-refusal]')
    const rule = await refusal.getAttribute('data-refusal')
    await refusal.locator('[data-rule]').click()
    const rules = page.getByTestId('rules')
    await expect(rules.locator('[aria-current]')).toHaveAttribute('data-statement', `${rule}`)
    await page.keyboard.press('Escape')
    await expect(rules).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(rules.getByRole('button', { name: /^Now: / })).toHaveAttribute('aria-pressed', 'true')
    await rules.getByRole('searchbox').fill('barricade')
    await expect(rules.locator('mark').first()).toHaveText(/barricade/i)
    await rules.getByRole('button', { name: 'Close' }).click()
    await refusal.getByRole('button', { name: 'Show the number' }).click()
  })

  await test.step('the studio opens at the line of the number', async () => {
    await expect(page.locator('.cm-content')).toHaveAccessibleName(/units\.yaml/)
    await expect(page.locator('.cm-activeLine')).toContainText('speed: 6')
  })
})

test('play starts the scenario in hand; another can be chosen', async ({ page }) => {
  await page.goto('/studio/corteo')
  const title = page.locator('[data-play] h1').first()
  await page.getByTestId('play').click()
  await expect(title).toHaveText('Base game')
  await page.getByRole('button', { name: 'Leave the game' }).click()

  await page.getByTestId('file-scenarios/advanced.yaml').click()
  await page.getByTestId('play').click()
  await expect(title).toHaveText('Advanced game')
  await page.getByRole('button', { name: 'Leave the game' }).click()

  await page.getByTestId('scenario').click()
  const sheet = page.getByTestId('set-up')
  await sheet.locator('[value="special"]').check()
  await sheet.locator('[data-me]').selectOption('= all')
  await sheet.locator('[data-start]').click()
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await expect(title).not.toHaveText('Advanced game')
})

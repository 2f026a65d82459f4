import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

test('a newcomer makes a pack of their own, by keyboard, and plays it', async ({ page }) => {
  const troubles = troublesOf(page)
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'New pack' })
  await opener.press('Enter')
  const dialog = page.getByTestId('new-pack')
  await expect(dialog.getByRole('radio')).toHaveCount(6)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await test.step('Escape leaves everything as it was', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
  })

  await test.step('a name is asked for, blanks are none', async () => {
    await dialog.getByLabel('Its name').fill('   ')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  })

  await test.step('the studio opens it, and it plays', async () => {
    await dialog.getByRole('radio', { name: 'Kriegspiel' }).check()
    await dialog.getByLabel('Its name').fill('My first war')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[/]studio[/][0-9a-f-]{36}$/)
    await expect(page.getByTestId('problem-count')).toHaveText('No errors')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.locator('[data-play="on"] [data-view]').first()).toBeVisible()
  })

  await test.step('it is among the drafts', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'My first war' }).first()).toBeVisible()
  })
  expect(troubles).toEqual([])
})

test('a pack of the site becomes one of their own, with the scenarios that they want', async ({ page }) => {
  const troubles = troublesOf(page)
  await page.goto('/')
  await page.locator('[data-own="kriegspiel"]').click()
  const dialog = page.getByTestId('own-pack')
  const boxes = dialog.getByRole('group').getByRole('checkbox')
  await expect(boxes).toHaveCount(6)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'None' }).click()
  await expect(dialog.getByRole('button', { name: 'Make it' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Marengo' }).check()
  await dialog.getByLabel('Its name').fill('Marengo at home')
  await dialog.getByLabel('Your name').fill('Ada Rossi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[/]studio[/][0-9a-f-]{36}$/)
  await expect(page.getByTestId('problem-count')).toHaveText('No errors')
  await expect(page.getByTestId('files')).toContainText('marengo-1800.yaml')
  await expect(page.getByTestId('files')).not.toContainText('opening.yaml')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.locator('[data-play="on"] [data-view]').first()).toBeVisible()
  expect(troubles).toEqual([])
})

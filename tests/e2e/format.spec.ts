/** A pack of format 1 in the studio. The page lists the changes, writes and undoes them in one step, and saves them. */
import AxeBuilder from '@axe-core/playwright'
import { oldFiles } from '../format/archive'
import { importPack } from './fixtures/packs'
import { expect, type Page, test } from './fixtures/site'

const codes = (page: Page) =>
  page.getByTestId('problem').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-code')))
const isChecked = (page: Page) => expect(page.getByTestId('problems')).toHaveAttribute('data-checked', 'true')
const isSaved = (page: Page) => expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved')

test('a pack of format 1 says what changes, is written anew in one step and taken back in one, and stays so', async ({
  page,
}) => {
  const files = oldFiles('engine/rulesets/corteo/smallest')
  await page.goto(`/studio/${await importPack(page, files)}`)
  await isChecked(page)
  const banner = page.getByTestId('migration')
  const changes = banner.getByTestId('format-change')

  await test.step('each change leads to its line, and is seen as soon as the list is opened', async () => {
    await expect(banner).toContainText('This pack is of format 1')
    // Names of an old pack also lack articles.
    expect(await codes(page)).toEqual(['W-FORMAT-OLD', 'W-NAME-ARTICLE'])
    await banner.getByText('The 3 changes').click()
    await expect(changes).toHaveCount(3)
    await expect(changes.first()).toBeInViewport()
    const { violations } = await new AxeBuilder({ page }).include('[data-testid=problems]').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await changes.filter({ hasText: 'hands → turns' }).click()
    await expect(page.locator('.cm-content .cm-activeLine')).toContainText('hands:')
  })

  await test.step('the fix of the warning writes all files, and undo brings them back', async () => {
    await page.getByTestId('fix').click()
    await expect(banner).toHaveCount(0)
    await isChecked(page)
    expect(await codes(page)).toEqual(['W-NAME-ARTICLE'])
    await expect(page.locator('.cm-content')).toContainText('turns:')
    await page.getByTestId('undo').click()
    await expect(banner).toBeVisible()
    await expect(page.locator('.cm-content')).toContainText('format: 1')
    await page.getByTestId('file-scenarios/windy-day.yaml').click()
    await expect(page.locator('.cm-content')).toContainText('hands:')
  })

  await test.step('a reload before anything is written says the same again', async () => {
    await isSaved(page)
    await page.reload()
    await isChecked(page)
    await expect(banner).toContainText('This pack is of format 1')
    expect(await codes(page)).toEqual(['W-FORMAT-OLD', 'W-NAME-ARTICLE'])
  })

  await test.step('the button writes them too, and they are there after a reload', async () => {
    await banner.getByRole('button', { name: 'Write it in the present format' }).click()
    await isSaved(page)
    await page.reload()
    await isChecked(page)
    await expect(banner).toHaveCount(0)
    await page.getByTestId('file-pack.yaml').click()
    await expect(page.locator('.cm-content')).toContainText('format: 2')
  })
})

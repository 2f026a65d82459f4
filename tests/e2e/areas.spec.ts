/** A map of areas from an empty sheet: shared borders, bends, cuts, joins and undo, all without typing YAML. */
import AxeBuilder from '@axe-core/playwright'
import { newPack } from './fixtures/new-pack'
import { expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

type Point = readonly [x: number, y: number]

/** A sheet to draw on, with cells as coordinates. */
class Sheet {
  constructor(private readonly page: Page) {}

  async at([x, y]: Point): Promise<{ x: number; y: number }> {
    const board = this.page.getByTestId('map-panel').locator('[data-board]')
    await expect(board).toHaveAttribute('data-view', /\S/)
    const [left, top, scale] = ((await board.getAttribute('data-view')) ?? '').split(' ').map(Number)
    const box = await board.boundingBox()
    return { x: (box?.x ?? 0) + left + x * scale, y: (box?.y ?? 0) + top + y * scale }
  }
  async press(...points: readonly Point[]): Promise<void> {
    for (const point of points) {
      const { x, y } = await this.at(point)
      await this.page.mouse.click(x, y)
    }
  }
  async drag(from: Point, to: Point): Promise<void> {
    const [start, end] = [await this.at(from), await this.at(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 5 })
    await this.page.mouse.up()
  }
}

test('three areas with shared borders on an empty sheet, bent, cut and joined', async ({ page }) => {
  const troubles = troublesOf(page)
  const sheet = new Sheet(page)
  const text = page.locator('.cm-content')
  const said = page.getByTestId('outline-said')
  await newPack(page, /^Junta/, 'Bay pack')
  await page.getByRole('button', { name: 'New map' }).click()
  const wizard = page.getByTestId('new-map')
  await wizard.getByLabel('Its name').fill('Bay')
  await wizard.getByRole('radio', { name: 'Areas' }).check()
  await wizard.getByLabel('Starts with').selectOption('empty')
  await wizard.getByRole('button', { name: 'Create' }).click()
  await expect(text).toHaveAccessibleName(/maps\/bay\.yaml/)

  await page.getByTestId('tool-outlines').click()
  await page.getByTestId('outline-draw').click()
  await sheet.press([4, 3], [12, 3], [12, 8], [4, 8], [4, 3])
  await expect(said).toHaveText('Drawn: Area 1')
  await sheet.press([12, 3], [19, 3], [19, 8], [12, 8], [12, 3])
  await expect(said).toHaveText('Drawn: Area 2')
  await sheet.press([4, 8], [12, 8], [19, 8], [15, 13])
  await page.getByTestId('close-outline').click()
  await expect(said).toHaveText('Drawn: Area 3')
  // No link leads to any of them yet.
  await expect(page.getByTestId('problem-count')).toHaveText('No errors, 1 warning')
  await expect(page.getByTestId('problem')).toContainText('link')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.getByTestId('outline-choose').click()
  await sheet.drag([12, 8], [12, 6])
  await expect(said).toHaveText('12, 6, of 3 areas')
  await expect(text.getByText('[12, 6]')).toHaveCount(3)
  await sheet.press([8, 4])
  await page.getByTestId('corners').getByRole('button').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(said).toHaveText('3.9, 3, of 1 area')
  await page.keyboard.press('Enter')
  await page.getByTestId('corners').getByRole('button').nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Cut off: Area 4')
  await page.getByTestId('outline-choose').click()
  await page.getByLabel('Join with').selectOption('area-1')
  await page.getByTestId('join-area').click()
  await expect(said).toHaveText('Joined: Area 4')
  await page.keyboard.press('Control+z')
  await expect(text.getByText('id: area-1')).toHaveCount(1)
  await page.getByTestId('all-areas').click()
  await page.getByTestId('link-areas').click()
  await expect(text.getByText('type: path')).toHaveCount(4)

  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'bay.yaml' }).click()
  await expect(text.getByText('id: area-4')).toHaveCount(1)
  await expect(page.getByTestId('problem-count')).toHaveText('No errors')
  expect(troubles).toEqual([])
})

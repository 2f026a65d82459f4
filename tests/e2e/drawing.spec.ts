/** Pieces of maps, symmetry, sides and commands in the studio, by mouse and by keys. Each is one step to undo. */
import AxeBuilder from '@axe-core/playwright'
import { BoardFixture } from './fixtures/board'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

async function open(page: Page): Promise<BoardFixture> {
  await page.goto('/studio/corteo')
  await expect(page.getByTestId('problem-count')).toHaveText('No errors')
  return new BoardFixture(page, 'studio')
}

async function drag(page: Page, map: BoardFixture, from: string, to: string): Promise<void> {
  const [a, b] = [await map.pointOf(from), await map.pointOf(to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(b.x, b.y, { steps: 6 })
  await page.mouse.up()
}

/** Checks the status line for a cell under the pointer. */
const said = async (page: Page, map: BoardFixture, cell: string) => {
  await map.hover(cell)
  await expect(page.getByTestId('status-cell')).toContainText(cell)
  return (await page.getByTestId('status-cell').textContent()) ?? ''
}

test(
  'a piece of the map is marked, copied, turned and put down; a command is found by its letters',
  EVERY,
  async ({ page }) => {
    const troubles = troublesOf(page)
    const map = await open(page)
    await page.getByTestId('terrain-garden').click()
    await page.getByTestId('tool-rectangle').click()
    await drag(page, map, '0210', '0211')
    await page.keyboard.press('m')
    await drag(page, map, '0210', '0311')
    await page.keyboard.press('Control+c')
    await expect(page.getByRole('status').filter({ hasText: 'Copied 4 cells' })).toBeVisible()
    await page.keyboard.press('Control+v')
    await expect(page.getByTestId('tool-stamp')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('y')
    expect(await said(page, map, '1010')).not.toContain('Garden')
    await map.click('1010')
    expect(await said(page, map, '1010')).toContain('Garden')
    await page.getByTestId('undo').click()
    expect(await said(page, map, '1010')).not.toContain('Garden')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('eraser')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('tool-erase')).toHaveAttribute('aria-pressed', 'true')
    await map.click('0210')
    expect(await said(page, map, '0210')).not.toContain('Garden')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('0504')
    await page.getByTestId('choice-cell').click()
    await expect(page.locator('.cm-content')).toBeVisible()
    expect(troubles).toEqual([])
  },
)

test('what is painted with symmetry is painted twice, and taken back at once', EVERY, async ({ page }) => {
  const map = await open(page)
  await page.getByTestId('symmetry').selectOption('point')
  await page.getByTestId('terrain-garden').click()
  await page.getByTestId('tool-line').click()
  const gardens = () => page.locator('.cm-content')
  await expect(gardens()).toBeVisible()
  await drag(page, map, '0210', '0213')
  expect(await said(page, map, '0212')).toContain('Garden')
  await page.getByTestId('undo').click()
  expect(await said(page, map, '0212')).not.toContain('Garden')
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('Shift+B')
  const brush = page.getByTestId('brush')
  await brush.getByRole('slider').fill('2')
  await brush.getByTestId('mixing').check()
  const { violations } = await new AxeBuilder({ page }).include('[data-testid="brush"]').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await map.click('0210')
  expect(await said(page, map, '0211')).toContain('Garden')
  await page.getByTestId('undo').click()
  expect(await said(page, map, '0211')).not.toContain('Garden')
})

test(
  'by keyboard: from the first link to the map, a side is chosen, drawn and heard of',
  EVERY,
  async ({ page }) => {
    await open(page)
    const cursor = page.getByTestId('map-panel').locator('[role="grid"] td[tabindex="0"]')
    // A key pressed before the page listens has no effect.
    await expect(async () => {
      await page.keyboard.press('F6')
      await expect(cursor).toBeFocused({ timeout: 2000 })
    }).toPass({ timeout: 15_000 })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('sides')
    await page.getByRole('option', { name: /^Sides/ }).click()
    await expect(page.getByTestId('tool-edge')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('F6')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', '.', '.']) await page.keyboard.press(key)
    const heard = page.getByTestId('side-by-key')
    await expect(heard).toContainText('nothing')
    await page.keyboard.press('Enter')
    await expect(heard).not.toContainText('nothing')
    await page.keyboard.press('Control+z')
    await expect(heard).toContainText('nothing')
  },
)

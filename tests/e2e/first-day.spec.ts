import { readFileSync } from 'node:fs'
import { BoardFixture } from './fixtures/board'
import { expect, type Page, test } from './fixtures/site'
import { openPlayers, TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'

/** Returns the line of the open file with a text, in the editor. */
const line = (page: Page, text: string) => page.locator('.cm-line', { hasText: text }).first()

async function openFile(page: Page, path: string) {
  await page.getByTestId(`file-${path}`).click()
  await expect(page.locator('.cm-content')).toHaveAccessibleName(new RegExp(path))
}

/** Returns the number of the first line of a bundled file with a text. */
const lineOf = (file: string, text: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

const saved = (page: Page) => expect(page.getByTestId('save-state')).toHaveText(/Saved/)

test('a newcomer opens Corteo, paints a hex, changes a unit, is shown a mistake, and plays a hand', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const troubles = troublesOf(page)

  await page.goto('/')
  await page.getByTestId('pack-corteo').getByRole('link', { name: 'Open in the studio' }).click()
  await expect(page).toHaveURL(/\/studio\/corteo$/)
  const map = new BoardFixture(page, 'studio')

  await test.step('paint a hex: the text of the map changes, and a copy of the pack is kept', async () => {
    await expect(page.getByTestId('problem-count')).toHaveText('No errors')
    await page.getByTestId('terrain-garden').click()
    await map.click('0110')
    await expect(page).toHaveURL(/\/studio\/(?!corteo)[\w-]+$/)
    await saved(page)
    const text = page.locator('.cm-content')
    await expect(text).toHaveAccessibleName(/maps\/city\.yaml/)
    await expect(text).toContainText(`- '"`)
    await map.hover('0110')
    await expect(page.getByTestId('status-cell')).toContainText('Garden')
  })

  await test.step('undo and redo', async () => {
    await page.keyboard.press('Control+z')
    await map.hover('0110')
    await expect(page.getByTestId('status-cell')).not.toContainText('Garden')
    await page.keyboard.press('Control+y')
    await map.hover('0110')
    await expect(page.getByTestId('status-cell')).toContainText('Garden')
  })

  await test.step('a mistake is shown at its line and column, and mended', async () => {
    await openFile(page, 'units.yaml')
    await line(page, 'speed: 6').click()
    await page.keyboard.press('Home')
    await page.keyboard.type('x')
    const problem = page.getByTestId('problem').filter({ hasText: 'xspeed' })
    await expect(problem).toContainText(`units.yaml:${lineOf('content/corteo/units.yaml', 'speed: 6')}:5`)
    await problem.getByTestId('fix').click()
    await expect(page.getByTestId('problem-count')).toHaveText('No errors')
    await expect(line(page, 'speed: 6')).toHaveText('    speed: 6')
  })

  await test.step('a number of a unit is changed', async () => {
    await line(page, 'speed: 6').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('9')
    await saved(page)
  })

  const board = new BoardFixture(page, 'play')
  const table = new TableFixture(page, board)
  await test.step('play starts at once, with the changed number', async () => {
    await page.getByTestId('play').click()
    await expect(table.screen).toHaveAttribute('data-asked', 'march')
    await expect(page.locator('[data-choices] button', { hasText: '9-6' }).first()).toBeVisible()
  })

  const square = board.place('piazza-mento')
  await test.step('the march is placed on Piazza Mento, clicking on the canvas', async () => {
    for (let placed = 0; placed < 33; placed++) {
      const free = await table.cellsOffered('place')
      if (free.length === 0)
        await table.moveOn(() => page.locator('[data-choices] [data-group="select"]').first().click())
      // A full cell is not offered.
      const open = (await table.cellsOffered('place')).filter((cell) => square.includes(cell))
      await table.playCell(open[placed % open.length] ?? square[placed % square.length])
    }
    await table.moveOn(() => table.choice('component', 0).click())
  })

  await test.step('a click that the rules refuse says why', async () => {
    await openPlayers(page)
    await page.getByText('Random', { exact: true }).last().click()
    await page.getByText('At once').click()
    await expect(table.screen).toHaveAttribute('data-asked', 'march')
    await expect(table.prompt()).toContainText('choose a unit to move')
    await board.click('4428')
    await expect(page.locator('[data-refusal]')).toBeVisible()
  })

  await test.step('a hand is played: units move, the Heads are named, the power answers', async () => {
    for (let moved = 0; moved < 3; moved++) {
      await table.moveOn(() =>
        page
          .locator('[data-choices] [data-group="select"]')
          .nth(moved * 4)
          .click(),
      )
      const outside = (await table.cellsOffered('move')).filter((cell) => !square.includes(cell))
      await table.playCell(outside[moved])
    }
    await table.press('done')
    const nextTurn = table.screen.getByText('Turn 2 of 10').first()
    // Chooses two Heads, then answers the questions of a clash, which differ every time.
    for (let answers = 0; answers < 60 && !(await nextTurn.isVisible()); answers++)
      await table.moveOn(() => page.locator('[data-choices] [data-group]').first().click())
    await expect(nextTurn).toBeVisible()
    await expect(table.screen).toHaveAttribute('data-asked', 'march')
  })

  await test.step('undo goes back in the game', async () => {
    const step = await table.step()
    await page.keyboard.press('Control+z')
    await expect(table.screen).not.toHaveAttribute('data-step', String(step))
  })

  await test.step('leaving comes back to the same place in the studio, all saved', async () => {
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page.locator('.cm-content')).toHaveAccessibleName(/units\.yaml/)
    await expect(line(page, 'speed: 9')).toBeVisible()
    await saved(page)
    await page.reload()
    await openFile(page, 'units.yaml')
    await expect(line(page, 'speed: 9')).toBeVisible()
  })

  await test.step('the copy is among the drafts', async () => {
    const { pathname } = new URL(page.url())
    await page.goto('/')
    await expect(page.locator(`a[href="${pathname}"]`)).toHaveText(/^Corteo/)
  })
  expect(troubles).toEqual([])
})

import { BoardFixture } from './fixtures/board'
import { Fingers } from './fixtures/fingers'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

/** Corners of a block of streets, a cell inside it, and a cell beside it. */
const [FROM, TO, INSIDE, OUTSIDE] = ['0210', '0513', '0312', '0711']
const CORNERS = [FROM, TO, '0213', '0510']

class Studio {
  readonly map: BoardFixture

  constructor(private readonly page: Page) {
    this.map = new BoardFixture(page, 'studio')
  }

  /** Opens Corteo with the rectangle tool and gardens selected. */
  async open(): Promise<void> {
    await this.page.goto('/studio/corteo')
    await expect(this.page.getByTestId('problem-count')).toHaveText('No errors')
    await this.page.getByTestId('terrain-garden').click()
    await this.page.getByTestId('tool-rectangle').click()
  }

  /** Returns a picture of the middle of a cell without a pointer on it. */
  async look(cell: string): Promise<string> {
    const { x, y } = await this.map.pointOf(cell)
    const shot = await this.page.screenshot({ clip: { x: x - 3, y: y - 3, width: 6, height: 6 } })
    return shot.toString('base64')
  }

  async expectGarden(cells: readonly string[], isGarden: boolean): Promise<void> {
    const said = expect(this.page.getByTestId('status-cell'))
    for (const cell of cells) {
      await this.map.hover(cell)
      await said.toContainText(cell)
      await (isGarden ? said.toContainText('Garden') : said.not.toContainText('Garden'))
    }
  }

  /** Expects that one undo removes all of it, and that no step is left. */
  async expectOneUndo(): Promise<void> {
    await this.page.getByTestId('undo').click()
    await this.expectGarden([...CORNERS, INSIDE], false)
    await expect(this.page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')
  }
}

test(
  'a rectangle by mouse: shown while it is drawn, called off by Escape, one step to take back',
  EVERY,
  async ({ page }) => {
    const troubles = troublesOf(page)
    const studio = new Studio(page)
    await studio.open()
    const [from, to] = [await studio.map.pointOf(FROM), await studio.map.pointOf(TO)]
    await page.mouse.move(from.x, from.y)
    const plain = await studio.look(INSIDE)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect.poll(() => studio.look(INSIDE)).not.toBe(plain)
    await page.keyboard.press('Escape')
    await expect.poll(() => studio.look(INSIDE)).toBe(plain)
    await page.mouse.up()
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')

    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await studio.expectGarden([...CORNERS, INSIDE], true)
    await studio.expectGarden([OUTSIDE], false)
    await studio.expectOneUndo()
    expect(troubles).toEqual([])
  },
)

test(
  'a rectangle by keyboard: from Enter to Enter, shown in between, called off by Escape',
  EVERY,
  async ({ page }) => {
    const studio = new Studio(page)
    await studio.open()
    const cursor = page.getByTestId('map-panel').locator('[role="grid"] td[tabindex="0"]')
    await cursor.focus()
    /** Moves the cursor right and down by the size of the rectangle. */
    const stretch = async () => {
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown'])
        await page.keyboard.press(key)
    }
    const start = (await cursor.getAttribute('data-cell')) ?? ''
    const before = await cursor.textContent()
    await page.keyboard.press('Enter')
    await stretch()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')
    await cursor.focus()
    await page.keyboard.press('Enter')
    await stretch()
    await page.keyboard.press('Enter')
    await expect(cursor).toContainText('Garden')
    expect(await cursor.getAttribute('data-cell')).not.toBe(start)
    await page.keyboard.press('Control+z')
    await expect(cursor).not.toContainText('Garden')
    expect(before).not.toContain('Garden')
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')
  },
)

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test(
    'a rectangle is drawn, and a second finger calls it off and moves the map',
    EVERY,
    async ({ page }) => {
      const studio = new Studio(page)
      await studio.open()
      const fingers = await Fingers.on(page)
      const [from, to] = [await studio.map.pointOf(FROM), await studio.map.pointOf(TO)]
      const plain = await studio.look(INSIDE)
      await fingers.down(from)
      await fingers.move(to)
      await expect.poll(() => studio.look(INSIDE)).not.toBe(plain)
      await fingers.down(to, { x: to.x + 60, y: to.y })
      await fingers.up()
      await expect.poll(() => studio.look(INSIDE)).toBe(plain)
      await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true')

      await fingers.down(from)
      await fingers.move(to)
      await fingers.up()
      await studio.expectGarden([...CORNERS, INSIDE], true)
      await studio.expectOneUndo()
    },
  )
})

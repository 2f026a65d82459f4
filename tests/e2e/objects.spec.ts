/** Objects of a map are placed, selected, moved, shaped and named on it, in a new pack. Every step can be undone. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { parse } from 'yaml'
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { newPack } from './fixtures/new-pack'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const PARK = boardMap(
  parse(readFileSync('engine/rulesets/corteo/smallest/maps/park.yaml', 'utf8')) as MapFile,
)

/** A pack made from the smallest one, with the object tool selected. */
class Studio {
  readonly map: BoardFixture

  constructor(readonly page: Page) {
    this.map = new BoardFixture(page, 'studio', PARK)
  }

  open = () => newPack(this.page, /^Corteo/, 'Lawns')

  async place(kind: string, cell: string, at = 0): Promise<void> {
    await this.page.locator(`[data-kind="${kind}"]`).nth(at).click()
    await this.map.click(cell)
    await expect(this.page.getByTestId('object-form')).toBeVisible()
  }
  all = () => this.page.getByTestId('all-objects').click()
  /** Returns the text of the file in the text panel. */
  text = () => this.page.locator('.cm-content').innerText()
}

test(
  'objectives, a region and units are put on a map, moved, painted and named without a line of YAML',
  EVERY,
  async ({ page }) => {
    const troubles = troublesOf(page)
    const studio = new Studio(page)
    await studio.open()
    const { map } = studio
    const before = await studio.text()

    await page.keyboard.press('t')
    await expect(page.getByTestId('object').first()).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await test.step('two objectives: one is given a value and a name, and dragged', async () => {
      await studio.place('sites.objective', '0202')
      await page.getByLabel('value', { exact: true }).fill('7')
      await page.getByLabel('Name: English').fill('Rose bed')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Rose bed' })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const [from, to] = [await map.pointOf('0202'), await map.pointOf('0303')]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
      await expect(page.getByTestId('object-said')).toHaveText('objective-1 moved to 0303')
      await studio.all()
      await studio.place('sites.objective', '0105')
      await expect(page.getByRole('heading', { name: 'Objective 2' })).toBeVisible()
    })

    await test.step('by keys it is carried a cell further', async () => {
      await page.keyboard.press('F6')
      const focused = map.board.locator('td:focus')
      await expect(focused).toHaveAttribute('data-cell', '0101')
      for (const cell of ['0102', '0103', '0104', '0105']) {
        await page.keyboard.press('ArrowDown')
        await expect(focused).toHaveAttribute('data-cell', cell)
      }
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(page.getByTestId('object-said')).toHaveText('objective-2 moved to 0104')
      await studio.all()
    })

    await test.step('a piece of the map takes its objective along', async () => {
      await page.keyboard.press('m')
      await map.click('0303')
      await page.keyboard.press('Control+c')
      await page.keyboard.press('Control+v')
      await map.click('0601')
      await page.keyboard.press('t')
      await expect(page.getByTestId('object').filter({ hasText: 'Objective 3' })).toBeVisible()
    })

    await test.step('a region is painted, and a group begins where it is told', async () => {
      await studio.place('regions', '0304')
      await page.getByTestId('shape-cells').click()
      await map.click('0404')
      await map.click('0305')
      await expect(page.locator('[data-field="cells"]')).toContainText('3 cells')
      await studio.all()
      await studio.place('groups', '0104')
      await expect(page.locator('[data-field="count"]')).toBeVisible()
      await page.getByLabel('count', { exact: true }).fill('1')
      await page.keyboard.press('Enter')
    })

    await test.step('a smaller map says what it would take out, a larger one takes everything along', async () => {
      await studio.all()
      await page.keyboard.press('Shift+m')
      const dialog = page.getByTestId('map-size')
      await dialog.getByLabel('Columns on the right').fill('-1')
      await expect(dialog.getByTestId('size-outcome')).toContainText('The bench')
      await expect(dialog.getByRole('button', { name: 'Change the size' })).toBeDisabled()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await dialog.getByLabel('Columns on the right').fill('0')
      await dialog.getByLabel('Columns on the left').fill('1')
      await dialog.getByRole('button', { name: 'Change the size' }).click()
      await expect(dialog).toBeHidden()
      await page.getByTestId('file-maps/park.yaml').click()
      await expect.poll(() => studio.text()).toContain('offset: even, columns: 9')
    })

    await test.step('all is taken back', async () => {
      const undo = page.getByTestId('undo')
      for (let steps = 0; steps < 30 && (await undo.getAttribute('aria-disabled')) !== 'true'; steps++)
        await undo.click()
      await page.getByTestId('file-maps/park.yaml').click()
      // The selection scrolled the text. After a return to its start, the earlier lines must all be there.
      await page.locator('.cm-content').press('Control+Home')
      await expect.poll(async () => (await studio.text()).startsWith(before.trimEnd())).toBe(true)
      await expect(page.getByTestId('problem-count')).toHaveText('No errors')
    })

    await test.step('by keyboard, the rules say where a unit gets from a cell, and how far others are', async () => {
      await page.getByTestId('undo').focus()
      await page.keyboard.press('u')
      await page.keyboard.press('F6')
      const focused = map.board.locator('td:focus')
      await expect(focused).toBeVisible()
      await page.keyboard.press('Enter')
      const at = await focused.getAttribute('data-cell')
      await expect(page.getByTestId('around-said')).toContainText(`From ${at}`)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(focused).toContainText('2 steps')
      await page.getByLabel('Unit on the cell').focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByTestId('around-reach')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByTestId('around-said')).toHaveText(/: [1-9]\d* cells?$/)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })

    await test.step('a layer is made faint and another locked, and what is locked says so', async () => {
      await page.getByTestId('layers-button').press('Enter')
      await expect(page.getByTestId('layer-ground')).toBeFocused()
      await page.getByTestId('strength-ground').press('Home')
      await expect(page.getByTestId('strength-ground')).toHaveValue('1')
      await page.getByTestId('lock-things').press('Enter')
      await expect(page.getByTestId('lock-things')).toHaveAttribute('aria-pressed', 'true')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('layers-button')).toBeFocused()
      await page.keyboard.press('t')
      await page.locator('[data-kind="places"]').first().click()
      await map.click('0404')
      await expect(page.getByTestId('notice')).toContainText(
        'Locked under Layers (P): the objects of the map',
      )
      await expect(page.getByTestId('object-form')).toBeHidden()
    })
    expect(troubles).toEqual([])
  },
)

/** Whole new packs: a new map, the objects a scenario needs, and two turns on it, without typing YAML. */
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { newPack } from './fixtures/new-pack'
import { Player } from './fixtures/player'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

type Size = { readonly columns: number; readonly rows: number }
type Shape = 'flat' | 'pointy' | 'square'
const CELLS = { flat: 'Hexes, a side up', pointy: 'Hexes, a point up', square: 'Squares' }

/** From one cell to another, both included. */
type Way = readonly [from: string, to: string]
type Lists = Readonly<Record<string, readonly Way[]>>

/** An author who has a pack open and draws a new map in it. */
class Author {
  readonly map: BoardFixture

  readonly table: BoardFixture

  constructor(
    readonly page: Page,
    readonly shape: Shape,
    readonly size: Size = { columns: 20, rows: 14 },
  ) {
    const grid =
      shape === 'square'
        ? { kind: shape, ...size }
        : { kind: 'hex', orientation: shape, offset: 'odd', ...size }
    const rows = Array.from({ length: size.rows }, () => '.'.repeat(size.columns))
    const map = boardMap({ id: 'lake', grid, legend: { '.': { terrain: 'any' } }, rows } as MapFile)
    this.map = new BoardFixture(page, 'studio', map)
    this.table = new BoardFixture(page, 'play', map)
  }

  /** Starts a pack from one scenario of a bundled game, with its required files. */
  async beginAs(pack: string, scenario: string): Promise<void> {
    const { page } = this
    await page.goto('/')
    const dialog = page.getByTestId('own-pack')
    await expect(async () => {
      await page.locator(`[data-own="${pack}"]`).press('Enter')
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }).toPass()
    await dialog.getByRole('button', { name: 'None' }).click()
    await dialog.getByRole('checkbox', { name: scenario, exact: true }).check()
    await dialog.getByLabel('Its name').fill('My own')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[/]studio[/][0-9a-f-]{36}$/)
    await this.hasNoErrors()
  }

  /** Creates a map of one terrain, and a scenario of the pack on it. */
  async newMap(ground: string): Promise<void> {
    const { page, shape, size } = this
    await page.getByRole('button', { name: 'New map' }).click()
    const map = page.getByTestId('new-map')
    await map.getByLabel('Its name').fill('Lake')
    await map.getByRole('radio', { name: CELLS[shape] }).check()
    await map.getByLabel('Columns', { exact: true }).fill(String(size.columns))
    await map.getByLabel('Rows', { exact: true }).fill(String(size.rows))
    await map.getByLabel('Ground everywhere').selectOption({ label: ground })
    await map.getByRole('button', { name: 'Create' }).click()
    await expect(page.locator('.cm-content')).toHaveAccessibleName(/maps\/lake\.yaml/)
  }
  async newScenario(from: string): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: 'New scenario' }).click()
    const scenario = page.getByTestId('new-scenario')
    await scenario.getByLabel('Its name').fill('Mine')
    await scenario.getByLabel('Starts from').selectOption({ label: from })
    await expect(scenario.getByLabel('It is played on')).toHaveValue('lake')
    await scenario.getByRole('button', { name: 'Create' }).click()
    await expect(page.locator('.cm-content')).toHaveAccessibleName(/scenarios\/mine\.yaml/)
    await page.keyboard.press('Escape')
    await page.getByTestId('map-panel').locator('[data-board]').hover()
  }

  /** Selects the tool of a key, and draws from one cell to another. */
  async draw(key: string, ground: string, from: string, to: string): Promise<void> {
    await this.page.getByTestId(`terrain-${ground}`).click()
    await this.page.keyboard.press(key)
    await this.drag(from, to)
  }
  async drag(from: string, to: string): Promise<void> {
    const [start, end] = [await this.map.pointOf(from), await this.map.pointOf(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 6 })
    await this.page.mouse.up()
  }

  async takeObjects(): Promise<void> {
    await this.page.keyboard.press('t')
    await expect(this.page.getByTestId('lacking')).toBeVisible()
  }
  /** Puts an object that the scenario needs on its first cell, and extends it along some ways. */
  async put(name: string, cell: string, ...ways: readonly Way[]): Promise<void> {
    await this.page.locator(`[data-lacking="${name}"]`).click()
    await this.#pressAndShape(cell, { cells: ways })
  }
  /** Places an object of a kind, and paints further lists of cells. */
  async place(kind: string, cell: string, lists: Lists = {}): Promise<void> {
    await this.page.locator(`[data-kind="${kind}"]`).first().click()
    await this.#pressAndShape(cell, lists)
  }
  async #pressAndShape(cell: string, lists: Lists): Promise<void> {
    await this.map.click(cell)
    await expect(this.page.getByTestId('object-form')).toBeVisible()
    for (const [list, ways] of Object.entries(lists)) await this.shapeList(list, ways)
  }
  async shapeList(list: string, ways: readonly Way[]): Promise<void> {
    if (ways.length === 0) return
    const button = this.page.getByTestId(`shape-${list}`)
    await button.click()
    for (const [from, to] of ways) await this.drag(from, to)
    await button.click()
  }
  all = () => this.page.getByTestId('all-objects').click()

  hasNoErrors = () => expect(this.page.getByTestId('problem-count')).toHaveText(/^No errors/)

  /** Plays from the studio to the end of the second turn. A unit off the map may be called to it first. */
  async play(called?: string): Promise<Player> {
    const { page } = this
    await page.getByTestId('play').click()
    const player = new Player(page, this.table, 'mouse')
    await page.locator('[data-play="on"] [data-view]').first().waitFor()
    await page.getByText('Random', { exact: true }).last().click()
    await player.wishAtOnce()
    const seen = new Set<string>()
    await player.untilAsked()
    if (called !== undefined) await page.locator('[data-choices]').getByText(called).click()
    for (let acts = 0; acts < 300 && seen.size <= 2; acts++) {
      await player.untilAsked()
      if (await player.isOver()) break
      seen.add(await player.turn())
      if (seen.size <= 2) await player.act()
    }
    expect([...seen]).toHaveLength(3)
    return player
  }
}

test('Corteo on hexes with a point up: lawns, a gate, a hut, and two hands', EVERY, async ({ page }) => {
  test.setTimeout(180_000)
  const troubles = troublesOf(page)
  const author = new Author(page, 'pointy')
  await newPack(page, /^Corteo/, 'My own')
  await author.newMap('Path')
  await author.draw('r', 'pond', '0906', '1108')
  await author.draw('b', 'lawn', '0503', '0503')
  await author.draw('b', 'lawn', '0609', '0609')
  await author.newScenario('A windy day')
  const missing = page.getByTestId('problem').filter({ hasText: 'gate' }).getByTestId('fix')
  await missing.getByText('Put it on the map').click()
  await author.put('gate', '0203', ['0303', '0303'], ['0204', '0304'])
  await author.all()
  await author.put('gardeners', '1806', ['1807', '1807'])
  await author.shapeList('exits', [['1706', '1707']])
  await author.all()
  await author.place('sites.objective', '0503')
  await author.all()
  await author.place('sites.objective', '0609')
  await page.getByLabel('value', { exact: true }).fill('3')
  await page.keyboard.press('Enter')
  await author.hasNoErrors()
  const player = await author.play()
  expect(player.onBoard).toBeGreaterThan(0)
  expect(troubles).toEqual([])
})

test(
  'Kriegspiel on squares: a range with a pass, a fort, arsenals, and two turns',
  EVERY,
  async ({ page }) => {
    test.setTimeout(240_000)
    const troubles = troublesOf(page)
    const author = new Author(page, 'square', { columns: 25, rows: 20 })
    await author.beginAs('kriegspiel', 'The usual opening')
    await author.newMap('Open ground of the north')
    await author.draw('r', 'mountain-range', '1203', '1208')
    await author.draw('b', 'mountain-pass', '1205', '1205')
    await author.draw('b', 'stone-fort', '2006', '2006')
    await author.newScenario('The usual opening')
    await author.takeObjects()
    const rows = (from: number, to: number): Way[] =>
      Array.from({ length: to - from + 1 }, (_, at) => {
        const row = String(from + at).padStart(2, '0')
        return [at === 0 ? `02${row}` : `01${row}`, `25${row}`]
      })
    await author.put('north-territory', '0101', ...rows(1, 10))
    await author.all()
    await author.put('south-territory', '0111', ...rows(11, 20))
    await author.all()
    await author.put('north', '0804')
    await author.all()
    await author.put('south', '2318')
    await author.hasNoErrors()
    const player = await author.play()
    expect(player.onBoard).toBeGreaterThan(0)
    expect(troubles).toEqual([])
  },
)

test(
  'Cry Havoc: a house search in five houses of another village, and two turns',
  EVERY,
  async ({ page }) => {
    test.setTimeout(240_000)
    const troubles = troublesOf(page)
    const author = new Author(page, 'flat')
    await author.beginAs('cry-havoc', 'House search')
    await author.newMap('Grass')
    const houses = ['smithy', 'bakehouse', 'priests-house', 'saddlery', 'reeves-house']
    const corners = ['0404', '0804', '1204', '0609', '1009']
    const across = (corner: string) => String(Number(corner) + 101).padStart(4, '0')
    for (const corner of corners) await author.draw('r', 'house-floor', corner, across(corner))
    await author.newScenario('House search')
    await author.takeObjects()
    for (const [at, house] of houses.entries()) {
      const corner = corners[at]
      const beside = String(Number(corner) + 100).padStart(4, '0')
      await author.put(
        house,
        corner,
        [String(Number(corner) + 1).padStart(4, '0'), across(corner)],
        [beside, beside],
      )
      await author.all()
    }
    await author.put('side-2', '0101', ['0102', '0114'])
    await author.all()
    await author.put('side-8', '2001', ['2002', '2014'])
    await author.all()
    await author.hasNoErrors()
    const player = await author.play('Take Arnim')
    expect(player.onBoard).toBeGreaterThan(0)
    expect(troubles).toEqual([])
  },
)

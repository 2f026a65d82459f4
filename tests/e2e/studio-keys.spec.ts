/**
 * The studio without a pointer. Terrain is painted and a finding fixed, an object is put on the map, commands are found. A new pack
 * with a new map is made and played, and an area is drawn. The focus is never lost.
 */
import { AxeWalk } from './fixtures/axe-walk'
import { besideMap, command, isFocusRestored, pressCells, tabTo, toCell } from './fixtures/keys'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

async function axe(page: Page): Promise<void> {
  const walk = new AxeWalk(page, [])
  await walk.check('here')
  expect(walk.found).toEqual([])
}

/** Creates a new pack of a game from the home page and opens the studio. */
async function newPackByKeys(page: Page, game: RegExp, name: string): Promise<void> {
  await page.goto('/')
  const dialog = page.getByTestId('new-pack')
  await tabTo(page, page.getByRole('button', { name: 'New pack' }))
  // A key pressed before the page listens has no effect.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(dialog.getByRole('radio')).toHaveCount(6)
  await tabTo(page, dialog.getByLabel('Its name'))
  await page.keyboard.type(name)
  await tabTo(page, dialog.getByRole('radio', { checked: true }))
  const wanted = dialog.getByRole('radio', { name: game })
  for (let stops = 0; stops < 6 && !(await wanted.isChecked()); stops++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('problem-count')).toHaveText('No errors')
}

/** Opens the form for a new map from anywhere in the studio. */
async function newMapByKeys(page: Page, name: string) {
  await besideMap(page, page.getByRole('button', { name: 'New map' }))
  await page.keyboard.press('Enter')
  const wizard = page.getByTestId('new-map')
  await expect(wizard.getByLabel('Its name')).toBeFocused()
  await page.keyboard.type(name)
  return wizard
}

test(
  'by keyboard: a cell is painted, its finding is led to and mended, a thing is put down and carried',
  EVERY,
  async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const troubles = troublesOf(page)
    const made = await page.request.post('/api/drafts', {
      headers: { origin: baseURL ?? '' },
      data: { pack: 'corteo', key: crypto.randomUUID().replaceAll('-', '') },
    })
    const { draft } = (await made.json()) as { draft: { id: string } }
    await page.goto(`/studio/${draft.id}`)
    const count = page.getByTestId('problem-count')
    await expect(count).toHaveText('No errors')

    await test.step('ground is found by its name and painted on a cell, which says it', async () => {
      await command(page, 'paint objective')
      const focused = await toCell(page, '0104')
      await page.keyboard.press('Enter')
      await expect(focused).toContainText('Objective')
      await expect(count).toHaveText('No errors, 1 warning')
      await axe(page)
    })

    await test.step('the next problem is its line, and the fix makes an objective of the cell', async () => {
      await page.keyboard.press('F8')
      await expect(page.locator('.cm-content')).toBeFocused()
      await tabTo(page, page.getByTestId('fix'))
      await page.keyboard.press('Enter')
      await expect(count).toHaveText('No errors')
      await isFocusRestored(page)
    })

    await test.step('a place is taken in the hand, put on a cell, and carried by the arrows', async () => {
      await page.keyboard.press('t')
      const kind = page.locator('[data-kind="places"]').first()
      await besideMap(page, kind)
      await page.keyboard.press('Enter')
      await expect(kind).toHaveAttribute('aria-pressed', 'true')
      await pressCells(page, '0604')
      const said = page.getByTestId('object-said')
      await expect(said).toHaveText(/ placed on 0604$/)
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(said).toHaveText(/ moved to 0605$/)
      await axe(page)
    })

    await test.step('layers are opened by name, one is locked, and Escape leads back to the map', async () => {
      await command(page, 'layers')
      await expect(page.getByTestId('layer-ground')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByTestId('lock-ground')).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('layers')).toBeHidden()
      await isFocusRestored(page)
      await page.keyboard.press('b')
      const focused = await toCell(page, '0204')
      const before = await focused.textContent()
      await page.keyboard.press('Enter')
      await expect(page.getByTestId('notice')).toContainText('Locked under Layers (P): the ground')
      await expect(focused).toHaveText(before ?? '')
    })
    expect(troubles).toEqual([])
  },
)

test(
  'by keyboard: from the home page to a pack, a map of its own, painted, and played',
  EVERY,
  async ({ page }) => {
    test.setTimeout(180_000)
    const troubles = troublesOf(page)
    const text = page.locator('.cm-content')
    await newPackByKeys(page, /^Corteo/, 'My keys')

    await test.step('the map is two presses away', async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByTestId('to-map')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByTestId('map-panel').locator('td:focus')).toBeVisible()
    })

    await test.step('a map of its own', async () => {
      const wizard = await newMapByKeys(page, 'Lake')
      await tabTo(page, wizard.getByLabel('Columns', { exact: true }))
      await page.keyboard.press('Control+a')
      await page.keyboard.type('12')
      await page.keyboard.press('Enter')
      await expect(text).toHaveAccessibleName(/maps\/lake\.yaml/)
      await isFocusRestored(page)
      await command(page, 'paint pond')
      await pressCells(page, '0504', '0604')
      await command(page, 'paint lawn')
      await pressCells(page, '0502')
      await expect(page.getByTestId('map-panel').locator('td:focus')).toContainText('Lawn')
    })

    await test.step('a scenario on it', async () => {
      await besideMap(page, page.getByRole('button', { name: 'New scenario' }))
      await page.keyboard.press('Enter')
      const wizard = page.getByTestId('new-scenario')
      await expect(wizard.getByLabel('Its name')).toBeFocused()
      await page.keyboard.type('Mine')
      await expect(wizard.getByLabel('It is played on')).toHaveValue('lake')
      await page.keyboard.press('Enter')
      await expect(text).toHaveAccessibleName(/scenarios\/mine\.yaml/)
      await isFocusRestored(page)
    })

    await test.step('what it asks for is put on the map', async () => {
      const missing = page.getByTestId('problem').filter({ hasText: 'gate' }).getByTestId('fix')
      await tabTo(page, missing)
      await page.keyboard.press('Enter')
      const put = async (name: string, ...cells: readonly string[]) => {
        await besideMap(page, page.locator(`[data-lacking="${name}"]`))
        await page.keyboard.press('Enter')
        await pressCells(page, cells[0])
        await expect(page.getByTestId('object-form')).toBeVisible()
        await shape('cells', ...cells.slice(1))
      }
      const shape = async (list: string, ...cells: readonly string[]) => {
        const button = page.getByTestId(`shape-${list}`)
        await besideMap(page, button)
        await page.keyboard.press('Enter')
        // Each outline goes from Enter to Enter, here with one cell each.
        for (const cell of cells) {
          await pressCells(page, cell)
          await page.keyboard.press('Enter')
        }
        await besideMap(page, button)
        await page.keyboard.press('Enter')
      }
      const all = async () => {
        await besideMap(page, page.getByTestId('all-objects'))
        await page.keyboard.press('Enter')
        await isFocusRestored(page)
      }
      await put('gate', '0203', '0303', '0204', '0304')
      await all()
      await put('gardeners', '1004', '1005')
      await shape('exits', '0904')
      await all()
      await besideMap(page, page.locator('[data-kind="sites.objective"]').first())
      await page.keyboard.press('Enter')
      await pressCells(page, '0502')
      await expect(page.getByTestId('object-form')).toBeVisible()
      await expect(page.getByTestId('problem-count')).toHaveText(/^No errors/)
    })

    await test.step('it is played', async () => {
      await page.keyboard.press('Control+Enter')
      const table = page.locator('[data-play="on"]')
      await table.locator('[data-view]').first().waitFor()
      const step = async () => Number(await page.locator('[data-play]').getAttribute('data-step'))
      for (let made = 0; made < 4; made++) {
        const before = await step()
        await tabTo(page, page.locator('[data-choices] button').first())
        await page.keyboard.press('Enter')
        await expect.poll(step).toBeGreaterThan(before)
        await isFocusRestored(page)
      }
    })
    expect(troubles).toEqual([])
  },
)

test(
  'by keyboard: an area is drawn on an empty sheet, bent by a corner, and cut in two',
  EVERY,
  async ({ page }) => {
    test.setTimeout(180_000)
    const troubles = troublesOf(page)
    const said = page.getByTestId('outline-said')
    await newPackByKeys(page, /^Junta/, 'Bay by keys')
    const wizard = await newMapByKeys(page, 'Bay')
    const isChosen = wizard.getByRole('radio', { checked: true })
    await tabTo(page, isChosen)
    for (let stops = 0; stops < 4; stops++)
      if (!(await wizard.getByRole('radio', { name: 'Areas' }).isChecked()))
        await page.keyboard.press('ArrowDown')
    const begins = wizard.getByLabel('Starts with')
    await tabTo(page, begins)
    await page.keyboard.type('an empty')
    await expect(begins).toHaveValue('empty')
    await tabTo(page, wizard.getByRole('button', { name: 'Create' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('.cm-content')).toHaveAccessibleName(/maps\/bay\.yaml/)
    await isFocusRestored(page)

    await test.step('without a cell yet, the way to the map leads to the pen, which goes by arrow keys; Enter puts corners', async () => {
      await page.keyboard.press('F6')
      await expect(page.getByTestId('pen')).toBeFocused()
      await expect(page.getByTestId('outline-draw')).toHaveAttribute('aria-pressed', 'true')
      const corners = ['Right Down', 'Right Right Right Right', 'Down Down Down', 'Left Left Left Left']
      for (const ways of corners) {
        for (const way of ways.split(' ')) await page.keyboard.press(`Shift+Arrow${way}`)
        await page.keyboard.press('Enter')
      }
      await expect(said).toHaveText('Corner 4 at 1, 4')
      await tabTo(page, page.getByTestId('close-outline'))
      await page.keyboard.press('Enter')
      await expect(said).toHaveText('Drawn: Area 1')
      await isFocusRestored(page)
    })

    await test.step('a corner is carried, and two corners are joined by a cut', async () => {
      const corners = page.getByTestId('corners').getByRole('button')
      await tabTo(page, corners.first())
      await page.keyboard.press('ArrowLeft')
      await expect(said).toHaveText('0.9, 1, of 1 area')
      await page.keyboard.press('Enter')
      await tabTo(page, corners.nth(2))
      await page.keyboard.press('Enter')
      await expect(said).toHaveText('Cut off: Area 2')
      await isFocusRestored(page)
      await axe(page)
    })
    expect(troubles).toEqual([])
  },
)

test('keys for a list, and what is typed then, are not lost on a page that has not come to life', async ({
  page,
}) => {
  const troubles = troublesOf(page)
  let release = () => {}
  const hold = async () => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.unrouteAll()
    await page.route('**/_next/static/**/*.js', (route) => held.then(() => route.continue()))
    await page.goto('/studio/corteo', { waitUntil: 'commit' })
    // Waits for the page and for the script that records early keys.
    await page.waitForFunction(() => window.ludotecaEarlyKeystrokes !== undefined)
  }
  const tool = (id: string) => page.getByTestId(`tool-${id}`)

  await test.step('a list opens with what was typed, and no tool is taken for it', async () => {
    await hold()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lasszo')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    release()
    const list = page.getByRole('combobox', { name: 'What do you want to do?' })
    await expect(list).toHaveValue('lass')
    await page.keyboard.type('o')
    await expect(list).toHaveValue('lasso')
    await page.keyboard.press('Escape')
    await expect(tool('paint')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('with Enter it is done, once', async () => {
    await hold()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lasso')
    await page.keyboard.press('Enter')
    release()
    await expect(tool('lasso')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.keyboard.press('b')
    await expect(tool('paint')).toHaveAttribute('aria-pressed', 'true')
  })
  expect(troubles).toEqual([])
})

/** Pictures of a pack: import, re-encoding, credits, renaming, undo, export and re-import with the pack. */
import { readdirSync, readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { parse } from 'yaml'
import { pictureFault } from '../../schemas/pictures/pictures'
import { painted, png } from '../support/made-pictures'
import { newPack } from './fixtures/new-pack'
import { expect, type Locator, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

// Drafts of this journey alone. On the local machine, all drafts would be visible.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.16' } })

const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(bytes),
})
const SVG = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'.padEnd(99),
)

const LAWN = [200, 30, 30] as const
const KITE = [255, 0, 255] as const

class Studio {
  readonly dialog
  constructor(readonly page: Page) {
    this.dialog = page.getByTestId('pictures')
  }
  async openPictures() {
    await this.page.getByTestId('ask-pictures').click()
    await expect(this.dialog).toBeVisible()
  }
  bring = (...files: ReturnType<typeof file>[]) =>
    this.dialog.getByTestId('picture-file').setInputFiles(files)
  said = () => this.dialog.getByTestId('pictures-said')
  row = (id: string) => this.dialog.getByTestId(`picture-${id}`)
  async write(id: string, label: string, value: string) {
    await this.row(id).getByLabel(label).fill(value)
    await this.row(id).getByLabel(label).press('Enter')
  }
  async showOn(id: string, thing: string) {
    await this.row(id).getByLabel('Show it on').selectOption({ label: thing })
    await expect(this.row(id)).toContainText('used once')
  }
  /** Counts the pixels of this colour in all canvases of the page. */
  dotsOf = ([red, green, blue]: readonly number[]) =>
    this.page.evaluate(
      (colour) =>
        [...document.querySelectorAll('canvas')].reduce((sum, canvas) => {
          // A canvas without a layout has no pixels to read.
          if (canvas.width === 0 || canvas.height === 0) return sum
          const all = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
          let found = 0
          for (let at = 0; at < all.length; at += 4)
            if (colour.every((part, index) => Math.abs(all[at + index] - part) < 4)) found++
          return sum + found
        }, 0),
      [red, green, blue],
    )
  isDrawn = (colour: readonly number[], least: number) =>
    expect.poll(() => this.dotsOf(colour), { timeout: 20_000 }).toBeGreaterThan(least)
  isSaved = () => expect(this.page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved')
  id = () => this.page.url().split('/').at(-1) ?? ''
}

test('pictures are brought, credited and renamed, refused when they are none, and travel with the pack', async ({
  page,
}) => {
  const troubles = troublesOf(page)
  const studio = new Studio(page)
  await newPack(page, /^Corteo/, 'Lawns')
  await studio.openPictures()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await studio.bring(
    file(
      'Red Lawn.png',
      painted(16, 16, () => LAWN),
    ),
    file(
      'Kite.png',
      painted(12, 12, () => KITE),
    ),
    file('drawing.png', SVG),
    file('enormous.png', png(20_000, 20_000)),
    file('half.png', painted(16, 16, () => [1, 2, 3]).subarray(0, 60)),
  )
  await expect(studio.said().locator('p')).toHaveCount(5)
  await expect(studio.said()).toContainText('red-lawn: 16 × 16')
  await expect(studio.said().locator('[data-bad]')).toHaveCount(3)
  await expect(page.getByTestId('picture-red-lawn').locator('img')).toHaveJSProperty('naturalWidth', 16)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await studio.write('red-lawn', 'Author', 'Ada Rossi')
  await studio.write('red-lawn', 'Licence', 'CC0-1.0')
  await studio.write('red-lawn', 'Name', 'lawn')
  await expect(studio.row('lawn')).toContainText('art/lawn.png')
  await expect(studio.row('lawn')).not.toContainText('not said')
  await studio.write('kite', 'Author', 'Ada Rossi')
  await studio.write('kite', 'Licence', 'CC0-1.0')
  expect(await studio.dotsOf(LAWN)).toBe(0)
  await studio.showOn('lawn', 'Path')
  await studio.showOn('kite', 'Kite')
  await studio.dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByTestId('problem-count')).toHaveText('No errors')
  await studio.isSaved()

  await test.step('the ground is drawn with it, from near and from far', async () => {
    await studio.isDrawn(LAWN, 2000)
    for (const key of ['-', '-', '-', '-', '-', '-', '+', '+', '+', '+', '+', '+', '+', '+', '+']) {
      await page.keyboard.press(key)
      await studio.isDrawn(LAWN, 300)
    }
  })

  await test.step('what was done is undone and done again', async () => {
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => studio.dotsOf(LAWN), { timeout: 20_000 }).toBe(0)
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Control+Shift+z')
    await studio.isDrawn(LAWN, 300)
    await studio.isSaved()
  })

  await test.step('the counters bear it at the table, which is there after a reload', async () => {
    await page.goto(`/play/${studio.id()}`)
    await studio.isDrawn(KITE, 300)
    await studio.isDrawn(LAWN, 300)
    await page.goBack()
    await studio.openPictures()
    await expect(studio.row('lawn').getByLabel('Author')).toHaveValue('Ada Rossi')
  })

  await test.step('the zip has the picture and its credit, and comes back with both', async () => {
    const zip = await (await page.request.get(`/api/drafts/${studio.id()}/export`)).body()
    const files = unzipSync(new Uint8Array(zip))
    expect(pictureFault('art/lawn.png', files['art/lawn.png'])).toBeUndefined()
    const manifest = new TextDecoder().decode(files['pack.yaml'])
    const credit = { author: 'Ada Rossi', licence: 'CC0-1.0' }
    expect(parse(manifest).pictures).toMatchObject([
      { id: 'lawn', ...credit },
      { id: 'kite', ...credit },
    ])
    const origin = new URL(page.url()).origin
    const headers = { 'content-type': 'application/zip', origin }
    const back = await page.request.post('/api/import?name=back', { data: zip, headers })
    const { draft } = (await back.json()) as { draft: { id: string } }
    await page.goto(`/studio/${draft.id}`)
    await studio.isDrawn(LAWN, 2000)
    await studio.openPictures()
    await expect(studio.row('lawn').locator('img')).toHaveJSProperty('naturalWidth', 16)
  })
  expect(troubles).toEqual([])
})

test('cards and mats of players bear the pictures of an imported pack at the table', async ({ page }) => {
  const troubles = troublesOf(page)
  await page.goto('/')
  const origin = new URL(page.url()).origin
  const data = Buffer.from(zipSync(withCards()))
  const headers = { 'content-type': 'application/zip', origin }
  const answer = await page.request.post('/api/import?name=faces', { data, headers })
  const { draft } = (await answer.json()) as { draft: { id: string } }
  await page.goto(`/play/${draft.id}`)
  const hand = page.locator('[data-display][data-kind="hand"] [data-card]')
  await expect(hand.first()).toBeVisible()
  for (const card of await hand.all()) {
    await expect(card).toHaveAttribute('data-art', 'true')
    await expect(card).toHaveCSS('background-image', /^url\("blob:/)
  }
  await page.getByRole('tab', { name: 'Table' }).click()
  await expect(page.locator('[data-mat][data-art]')).toHaveCount(1)
  await expect(page.locator('[data-mat="herons"]')).toHaveCSS('background-image', /^url\("blob:/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(troubles).toEqual([])
})

/** Returns the smallest pack of Junta with a picture on all of its cards and on the mat of one family. */
function withCards(): Record<string, Uint8Array> {
  const folder = 'engine/rulesets/junta/smallest'
  const edits: Readonly<Record<string, (text: string) => string>> = {
    'pack.yaml': (text) =>
      `${text}\npictures:\n  - { id: faces, file: art/faces.png, author: Ada Rossi, licence: CC0-1.0 }\n`,
    'decks/gossip.yaml': (text) => text.replaceAll('  - { id:', '  - { picture: faces, id:'),
    'units.yaml': (text) => text.replace('{ id: herons,', '{ id: herons, mat: faces,'),
  }
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => {
      const text = readFileSync(`${folder}/${path}`, 'utf8')
      return [path, strToU8(edits[path]?.(text) ?? text)]
    })
  return { ...Object.fromEntries(texts), 'art/faces.png': painted(16, 24, () => KITE) }
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a picture under the grid is fitted by cells that are pressed on the map, by mouse, finger and key', async ({
    page,
  }) => {
    const troubles = troublesOf(page)
    const studio = new Studio(page)
    const panel = page.getByTestId('underlay')
    const text = page.locator('.cm-content')
    await newPack(page, /^Corteo/, 'Survey')
    await studio.openPictures()
    const survey = painted(80, 60, () => LAWN)
    await studio.bring(file('Survey.png', survey))
    await expect(studio.row('survey')).toBeVisible()
    await studio.dialog.getByRole('button', { name: 'Under the grid' }).click()
    await panel.getByRole('combobox').selectOption('survey')
    await studio.isDrawn(LAWN, 0)
    await panel.getByLabel('Opacity: 50 %').fill('100')
    await studio.isDrawn(LAWN, 2000)

    // It covers neither the map nor the text.
    const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: NaN, width: NaN }
    const end = (await boxOf(panel)).x + (await boxOf(panel)).width
    expect((await boxOf(page.getByTestId('map-panel'))).x).toBeGreaterThanOrEqual(end)
    expect((await boxOf(text)).x).toBeGreaterThanOrEqual(end)

    const picture = page.getByTestId('underlay-picture')
    const inPicture = async (x: number, y: number) => {
      const box = (await picture.boundingBox()) ?? { width: 0, height: 0 }
      return { position: { x: box.width * x, y: box.height * y } }
    }
    const board = page.getByTestId('map-panel').locator('[data-board]')
    /** Returns the page position of a point of the map in cells. */
    const onMap = async (x: number, y: number) => {
      const [left, top, scale] = ((await board.getAttribute('data-view')) ?? '').split(' ').map(Number)
      const box = await board.boundingBox()
      return { x: (box?.x ?? 0) + left + x * scale, y: (box?.y ?? 0) + top + y * scale }
    }
    const status = panel.getByRole('status').first()
    const cell = (number: number) => panel.getByRole('textbox', { name: `Cell ${number}` })
    const middle = await onMap(2.5, 2.5)

    await picture.click(await inPicture(0.2, 0.2))
    await expect(status).toHaveText('Point 1 of 3: press its cell on the map.')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.mouse.click(middle.x, middle.y)
    await expect(status).toHaveText(/^Point 2 of 3: press a place/)
    const first = await cell(1).inputValue()
    expect(first).not.toBe('0101')

    await picture.tap(await inPicture(0.8, 0.2))
    const right = await onMap(5.5, 2.5)
    await page.touchscreen.tap(right.x, right.y)
    await expect(status).toHaveText(/^Point 3 of 3: press a place/)
    expect(await cell(2).inputValue()).not.toBe(first)

    await page.getByTestId('ask-cell-3').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[role=grid] [tabindex="0"]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('ask-cell-3')).toBeFocused()
    await page.keyboard.press('Enter')
    for (let row = 0; row < 4; row++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('ask-cell-3')).toBeFocused()
    await expect(cell(3)).toHaveValue('0105')

    await page.getByTestId('fit').click()
    await expect(panel.getByText('The picture now matches the three points.')).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    // The picture has no credit yet.
    await expect(page.getByTestId('problem-count')).toHaveText('No errors, 1 warning')
    await expect(text.getByText(/^ *- '\.{8}' # 1$/)).toHaveCount(1)
    expect(troubles).toEqual([])
  })
})

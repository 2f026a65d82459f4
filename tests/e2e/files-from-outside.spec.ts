/** Dropped, pasted and chosen files go where the author says. No file leaves the page or ends up as text. */
import { zipSync } from 'fflate'
import { painted } from '../support/made-pictures'
import { newPack } from './fixtures/new-pack'
import { filesIn } from './fixtures/packs'
import { expect, type Page, test } from './fixtures/site'

// Drafts of this journey alone. On the local machine, all drafts would be visible.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.30' } })

type Given = { readonly name: string; readonly type?: string; readonly bytes: Uint8Array | string }

/** Drops or pastes files on a place of the page, as a browser would. Returns whether the browser would still open them. */
const give = (page: Page, selector: string, files: readonly Given[], how: 'drop' | 'paste' = 'drop') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [all, how]) => {
        const data = new DataTransfer()
        for (const { name, type, bytes } of all)
          data.items.add(new File([new Uint8Array(bytes)], name, { type }))
        const init = { bubbles: true, cancelable: true }
        const events =
          how === 'paste'
            ? [new ClipboardEvent('paste', { ...init, clipboardData: data })]
            : ['dragenter', 'dragover', 'drop'].map(
                (name) => new DragEvent(name, { ...init, dataTransfer: data }),
              )
        return events.map((event) => element.dispatchEvent(event)).includes(true)
      },
      [files.map((file) => ({ type: '', ...file, bytes: [...Buffer.from(file.bytes)] })), how] as const,
    )

const PICTURE: Given = { name: 'Scan 1.png', type: 'image/png', bytes: painted(40, 30, () => [200, 30, 30]) }
const TABLE: Given = { name: 'units.csv', type: 'text/csv', bytes: 'id,strength\nspy,3\n' }
const dropped = (page: Page) => page.getByTestId('dropped')

test('in the studio a picture gets under the map, a text into the pack, and a table nowhere', async ({
  page,
}) => {
  await newPack(page, /corteo/i, 'Files from outside')
  await expect(page.getByTestId('problems')).toHaveAttribute('data-checked', 'true')
  const address = page.url()

  await test.step('a picture on the map', async () => {
    expect(await give(page, '[data-testid="map-panel"]', [PICTURE])).toBe(false)
    await expect(dropped(page).getByLabel('Use the picture as')).toHaveValue('underlay')
    await dropped(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByTestId('underlay').locator('select')).toHaveValue('scan-1')
    await page.getByTestId('underlay').getByRole('button', { name: 'Close' }).click()
    // The picture and its place are one step.
    await page.getByTestId('undo').click()
    await expect(page.getByTestId('files')).not.toContainText('scan-1.png')
    await page.getByTestId('redo').click()
    await expect(page.getByTestId('files')).toContainText('scan-1.png')
  })

  await test.step('a table on the text: told, and typed nowhere', async () => {
    await page.getByTestId('file-units.yaml').click()
    const text = page.locator('.cm-content')
    const before = await text.innerText()
    expect(await give(page, '.cm-content', [TABLE])).toBe(false)
    await expect(dropped(page)).toContainText('“units.csv” is a table')
    await dropped(page).getByRole('button', { name: 'Close' }).click()
    expect(await text.innerText()).toBe(before)
    await expect(page.getByTestId('files')).not.toContainText('units.csv')
  })

  await test.step('a text whose name is taken: both are kept', async () => {
    const map: Given = {
      name: 'park.yaml',
      bytes: 'id: park-b\ngrid: { kind: square, columns: 2, rows: 2 }\r\n',
    }
    await page
      .getByTestId('files-chosen')
      .setInputFiles([{ name: map.name, mimeType: '', buffer: Buffer.from(map.bytes) }])
    const place = dropped(page).getByLabel('Its place in the pack')
    await place.fill('text/en.yaml')
    await dropped(page).getByLabel('Keep both').check()
    await dropped(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dropped(page).getByTestId('dropped-said')).toHaveText('text/en-2.yaml was added.')
    await dropped(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByTestId('file-text/en-2.yaml')).toBeVisible()
    await expect(page.getByTestId('file-text/en.yaml')).toBeVisible()
  })

  await test.step('a picture that is pasted is asked about too, a file behind a dialog is not taken', async () => {
    expect(await give(page, '.cm-content', [PICTURE], 'paste')).toBe(false)
    await expect(dropped(page)).toBeVisible()
    expect(await give(page, '[data-testid="dropped"] h2', [TABLE])).toBe(false)
    await expect(page.getByTestId('files-not-taken')).toContainText('“units.csv” was not added')
    await page.keyboard.press('Escape')
  })
  expect(page.url()).toBe(address)
})

test('on the home page a zip is a pack, with its name, and again a question; other files are named for what they are', async ({
  page,
}) => {
  const bytes = zipSync(filesIn('engine/rulesets/kriegspiel/smallest'))
  const zip: Given = { name: 'download (2).zip', type: 'application/zip', bytes }
  await page.goto('/')
  await expect(page.getByTestId('import-file')).toBeAttached()
  const said = page.locator('#drafts').locator('xpath=ancestor::section').locator('p[role=status]')
  await expect(async () => {
    await give(page, 'h1', [{ name: 'village.tmx', bytes: '<map/>' }])
    await expect(said).toContainText('looks like a map made with Tiled', { timeout: 3000 })
  }).toPass()
  expect(await give(page, 'h1', [zip])).toBe(false)
  await expect(said).toContainText('No errors, no warnings, no notes.')
  const row = page.getByRole('listitem').filter({ hasText: 'imported from download (2).zip' })
  await expect(row).toContainText(/version \d/)
  expect(await give(page, 'footer', [zip])).toBe(false)
  const question = page.getByTestId('same-pack')
  await expect(question).toContainText('You have this pack already')
  await question.getByRole('button', { name: 'Keep both' }).click()
  await expect(row).toHaveCount(2)
  await page.goto('/play/kriegspiel')
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  expect(await give(page, 'main', [PICTURE])).toBe(false)
  await expect(page.getByTestId('files-not-taken')).toContainText('“Scan 1.png” was not added')
  expect(page.url()).toContain('/play/kriegspiel')
})

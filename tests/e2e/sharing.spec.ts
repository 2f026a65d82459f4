import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, test } from './fixtures/site'

// Drafts of each test alone. On the local machine, all drafts would be visible.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } })

const bytesOf = (path: string) => new Map(Object.entries(unzipSync(new Uint8Array(readFileSync(path)))))

test('a pack leaves as a zip and comes back with the same bytes', async ({ page }, info) => {
  await page.goto('/')
  const download = page.waitForEvent('download')
  await page.getByTestId('pack-corteo').getByRole('link', { name: 'Export as zip' }).click()
  const first = info.outputPath('corteo.zip')
  await (await download).saveAs(first)

  await page.getByTestId('import-file').setInputFiles(first)
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toContainText(
    'No errors, no warnings',
  )
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /corteo/i }) })
  const again = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Export as zip' }).last().click()
  const second = info.outputPath('again.zip')
  await (await again).saveAs(second)

  const sent = bytesOf(first)
  const back = bytesOf(second)
  expect([...back.keys()]).toEqual([...sent.keys()])
  for (const [path, bytes] of sent) expect(Buffer.compare(bytes, back.get(path) ?? Buffer.of())).toBe(0)
  // Except for the schema line, which refers to the schemas in the zip.
  const below = (text: string) => text.slice(text.indexOf('\n'))
  expect(below(new TextDecoder().decode(sent.get('maps/city.yaml')))).toBe(
    below(readFileSync('content/corteo/maps/city.yaml', 'utf8')),
  )
  expect([...sent.keys()]).toContain('schemas/map.schema.json')
})

test('a file that is no pack is refused with a reason, and nothing is kept', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'picture.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') })
  const said = page.getByRole('status').filter({ hasText: 'That did not work' })
  await expect(said).toBeVisible()
  await expect(said).not.toContainText('server.errors')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})

test('a copy is renamed and deleted from the home page', async ({ page }) => {
  await page.goto('/')
  const drafts = page.getByRole('region', { name: 'Your drafts' })
  await page.getByTestId('import-file').setInputFiles({
    name: 'small.zip',
    mimeType: 'application/zip',
    buffer: await exported(page),
  })
  const height = () =>
    drafts
      .getByRole('button', { name: 'Rename' })
      .evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toBeVisible()
  await expect(page.getByText('Changed now')).toBeVisible()
  const before = await height()
  await drafts.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of your copy').fill('Notte <b>bianca</b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Notte <b>bianca</b>' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toBeHidden()
  expect(await height(), 'what is said moves no row').toBe(before)
  await drafts.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})

async function exported(page: import('playwright/test').Page): Promise<Buffer> {
  const answer = await page.request.get('/api/packs/corteo/export')
  return answer.body()
}

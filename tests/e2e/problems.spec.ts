import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { copyOfCorteo, edit } from '../cli/support/copy'
import { BoardFixture } from './fixtures/board'
import { filesIn, importPack } from './fixtures/packs'
import { expect, type Page, test } from './fixtures/site'

type Finding = { file: string; line: number; column: number; code: string; message: string }

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-problems-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** Imports a folder as a draft on the home page, and opens it in the studio. */
async function openFolder(page: Page, pack: string) {
  const draft = await importPack(page, filesIn(pack))
  await page.locator(`a[href="/studio/${draft}"]`).first().click()
  await expect(page.getByTestId('problems')).toHaveAttribute('data-checked', 'true')
}

/** Returns the findings of the command line for a folder. The command fails if there are errors. */
function checkedByCommandLine(pack: string): Finding[] {
  try {
    execFileSync('node', ['cli/ludoteca.mjs', 'check', pack, '--json', '--lang', 'en'])
  } catch (failure) {
    return JSON.parse(String((failure as { stdout: Buffer }).stdout)).packs[0].findings
  }
  return []
}

test('the studio shows the very problems that the command line prints, and leads to each', async ({
  page,
}) => {
  const pack = copyOfCorteo(folder)
  edit(pack, 'units.yaml', 'speed: 6\n    power: 6', 'sped: 6\n    power: 6')
  edit(pack, 'units.yaml', 'power: 4\n    people: 300', 'power: four\n    people: 300')
  edit(pack, 'maps/city.yaml', '{ terrain: garden }', '{ terrain: gardn }')
  edit(pack, 'cases/setup.yaml', "unit: vigili-2-2, at: '0803'", "unit: vigili-2-2, at: '0101'")
  const findings = checkedByCommandLine(pack)
  expect(findings).toHaveLength(4)

  await openFolder(page, pack)
  const problems = page.getByTestId('problem')
  await expect(problems).toHaveCount(4)
  for (const { file, line, column, code, message } of findings) {
    const problem = problems.filter({ hasText: `${file}:${line}:${column}${code}` })
    await expect(problem).toContainText(message)
    await problem.getByRole('button').first().click()
    await expect(page.locator('.cm-content')).toHaveAccessibleName(new RegExp(file))
    await expect(page.locator('.cm-lineNumbers .cm-activeLineGutter')).toHaveText(String(line))
  }

  await test.step('the cell of one says it on the map', async () => {
    const closed = findings.find(({ code }) => code === 'E-UNIT-ON-CLOSED-TERRAIN')
    await new BoardFixture(page, 'studio').hover('0101')
    await expect(page.locator('[data-chip]')).toContainText(closed?.message ?? 'no such finding')
  })

  await test.step('a link to a line goes there again', async () => {
    const { file, line } = findings[findings.length - 1]
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText(`copy a link to ${file}:${line}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#file=${file}&line=${line}$`))
    await page.reload()
    await expect(page.getByTestId('problems')).toHaveAttribute('data-checked', 'true')
    await expect(page.locator('.cm-content')).toHaveAccessibleName(new RegExp(file))
    await expect(page.locator('.cm-lineNumbers .cm-activeLineGutter')).toHaveText(String(line))
  })
})

test('a broken map still opens, paints what can be read, and is saved as typed', async ({ page }) => {
  const pack = copyOfCorteo(folder)
  edit(pack, 'maps/city.yaml', 'places:', 'places: [[')
  const before = readFileSync(join(pack, 'maps/city.yaml'), 'utf8')
  await openFolder(page, pack)
  await expect(page.getByTestId('problem').first()).toContainText('maps/city.yaml')

  const map = new BoardFixture(page, 'studio')
  await page.getByTestId('terrain-garden').click()
  await map.click('0110')
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved')
  await map.hover('0111')
  await map.hover('0110')
  await expect(page.getByTestId('status-cell')).toContainText('Garden')

  await page.getByTestId('play').click()
  await expect(page.locator('[data-play]')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByTestId('export').click()
  const zip = await (await download).path()
  const after = new TextDecoder().decode(unzipSync(new Uint8Array(readFileSync(zip)))['maps/city.yaml'])
  // The schema line refers to the schemas in the zip.
  const below = (text: string) => text.slice(text.indexOf('\n'))
  expect(differences(below(before), below(after))).toEqual([{ was: '#', is: '"' }])
})

test('rows of faults that are gone go, also where two keys of one mapping were missing', async ({ page }) => {
  const pack = copyOfCorteo(folder)
  edit(pack, 'units.yaml', '    speed: 6\n    power: 6\n', '')
  edit(pack, 'tables.yaml', 'ratios:', 'ratioes:')
  await openFolder(page, pack)
  await expect(page.getByTestId('problem')).toHaveCount(3)
  await page
    .getByTestId('problem')
    .filter({ hasText: 'units.yaml' })
    .first()
    .getByRole('button')
    .first()
    .click()
  await page.locator('.cm-content').press('End')
  await page.keyboard.insertText('\n    speed: 6\n    power: 6')
  await expect(page.getByTestId('problem')).toHaveCount(1)
  await expect(page.getByTestId('problem')).toContainText('tables.yaml')
  await expect(page.getByTestId('problem-count')).toHaveText('1 error')
})

test('a draft with errors is not played; its page leads to the studio', async ({ page }) => {
  const pack = copyOfCorteo(folder)
  edit(pack, 'units.yaml', 'speed: 6', 'speed: fast')
  await openFolder(page, pack)
  await page.goto(page.url().replace('/studio/', '/play/'))
  await expect(page.getByRole('link', { name: 'Open it in the studio' })).toBeVisible()
  await expect(page.locator('[data-play="on"]')).toHaveCount(0)
})

/** Returns the characters that differ between two texts of the same length. */
function differences(before: string, after: string): { was: string; is: string }[] {
  expect(after).toHaveLength(before.length)
  return [...before].flatMap((was, at) => (was === after[at] ? [] : [{ was, is: after[at] }]))
}

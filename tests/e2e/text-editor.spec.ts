/** Writing in the studio: Enter, paste, long lines, switching files, and commands by their words. */
import { filesIn, importPack } from './fixtures/packs'
import { expect, type Page, test } from './fixtures/site'

// Lines wrap by default.
test.use({ wraps: true })

const LONG = `# ${'word '.repeat(60)}`
const content = (page: Page) => page.locator('.cm-content')
const scroller = (page: Page) => page.locator('.cm-scroller')
const first = async (page: Page, letters: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(letters)
  return page.getByRole('dialog').getByRole('option').first()
}

test('a text is written in: Enter goes in, pasted lines end as the others do, long ones wrap, files begin at their left', async ({
  page,
}) => {
  const files = filesIn('engine/rulesets/corteo/smallest')
  const terrain = new TextDecoder().decode(files['terrain.yaml'])
  const id = await importPack(page, { ...files, 'terrain.yaml': `${LONG}\n${terrain}` })
  await page.goto(`/studio/${id}`)
  const file = (name: string) => page.getByTestId(`file-${name}`).click()

  await test.step('lines wrap, until Alt+Z, also in the next file and after a reload', async () => {
    await file('terrain.yaml')
    const overhang = () => scroller(page).evaluate((one) => one.scrollWidth - one.clientWidth)
    await expect.poll(overhang).toBe(0)
    await content(page).focus()
    await page.keyboard.press('Alt+z')
    await expect.poll(overhang).toBeGreaterThan(100)
    await page.reload()
    await file('terrain.yaml')
    await expect.poll(overhang).toBeGreaterThan(100)
  })

  await test.step('another file begins at its left', async () => {
    await scroller(page).evaluate((one) => one.scrollTo(400, 0))
    await file('units.yaml')
    expect(await scroller(page).evaluate((one) => one.scrollLeft)).toBe(0)
    await file('terrain.yaml')
    expect(await scroller(page).evaluate((one) => one.scrollLeft)).toBe(0)
  })

  await test.step('Enter after a key goes in', async () => {
    await content(page).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('notes:')
    await page.keyboard.press('Enter')
    await page.keyboard.type('one: 1')
    await expect(content(page)).toContainText('notes:')
    await expect(page.locator('.cm-activeLine.cm-line')).toHaveText('  one: 1')
  })

  await test.step('pasted Windows lines are lines of the file', async () => {
    await content(page).evaluate((one) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '\r\n  two: 2\r\n  three: 3')
      one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.locator('.cm-activeLine.cm-line')).toHaveText('  three: 3')
    await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved')
    const { files } = (await (await page.request.get(`/api/drafts/${id}`)).json()) as {
      files: { path: string; text?: string }[]
    }
    const written = files.find(({ path }) => path === 'terrain.yaml')?.text
    expect(written).toContain('notes:\n  one: 1\n  two: 2\n  three: 3')
    expect(written).not.toContain('\r')
  })

  await test.step('commands are found by their words and others', async () => {
    for (const [typed, name] of [
      ['find', 'Find in this file…'],
      ['docs', 'Keys'],
      ['help', 'Keys'],
      ['export', 'Export as zip'],
      ['go to cell', 'Go to a cell…'],
    ]) {
      await expect(await first(page, typed)).toContainText(name)
      await page.keyboard.press('Escape')
    }
    await first(page, 'search')
    await page.keyboard.press('Enter')
    await expect(page.locator('.cm-search input[name=search]')).toBeFocused()
    await page.keyboard.press('Escape')
    await first(page, 'go to cell')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('combobox').fill('02')
    await page.getByRole('dialog').getByRole('option').first().click()
    await expect(page.getByTestId('status')).toContainText('02')
  })
})

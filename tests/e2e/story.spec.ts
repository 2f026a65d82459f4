import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const table = (page: Page) => page.locator('[data-play]')
const step = async (page: Page) => Number(await table(page).getAttribute('data-step'))

test('a player looks back by key, by the line and by the log, and goes on from there as another game', async ({
  page,
}) => {
  const troubles = troublesOf(page)
  // No other journey uses this seed, so the list of games shows only the games of this one.
  await page.goto('/play/kriegspiel?seed=41')
  await expect(page.locator('[data-play="on"] [data-view]').first()).toBeVisible()
  // Rolls for the first move, then plays a turn. Paused bots keep the game still.
  await expect(async () => {
    await page.locator('[data-auto="phase"]').click({ timeout: 1_000 })
    expect(await step(page)).toBeGreaterThan(5)
  }).toPass()
  await page.getByRole('button', { name: 'Pause the bots' }).click()
  const last = await step(page)

  await test.step('keys: a step, the beginning, now', async () => {
    await page.keyboard.press(',')
    await expect(page.locator('[data-history="then"]')).toBeVisible()
    expect(await step(page)).toBe(last - 1)
    await page.keyboard.press('.')
    await expect(page.locator('[data-history="then"]')).toHaveCount(0)
    expect(await step(page)).toBe(last)
    await page.keyboard.press(',')
    await page.locator('[data-look="0"]').click()
    expect(await step(page)).toBe(0)
    await expect(page.locator('[data-prompt]')).toContainText(`step 0 of ${last}`)
    await page.keyboard.press('End')
    await expect(page.locator('[data-history="then"]')).toHaveCount(0)
  })

  await test.step('the line and the log lead to a moment, and nobody is asked anything there', async () => {
    await page.locator('[data-past]').click()
    await page.getByRole('slider', { name: 'Moments of the game' }).fill('2')
    expect(await step(page)).toBe(2)
    await expect(page.locator('[data-auto]')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Log' }).click()
    const line = page.locator('[data-moment]').last()
    const count = Number(await line.getAttribute('data-moment'))
    await line.click()
    expect(await step(page)).toBe(count)
    await expect(page.getByRole('heading', { name: /^Turn|^Before/ }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .include('[data-history]')
      .include('[role="tabpanel"]')
      .analyze()
    expect(violations).toEqual([])
  })

  await test.step('the moment is marked by key, found again after a reload, and taken away and back', async () => {
    const moment = await step(page)
    await page.keyboard.press('b')
    await expect(page.locator('[data-bookmarks="1"]')).toBeVisible()
    await page.locator('[data-mark]').press('Enter')
    await expect(page.getByLabel('Note on this moment')).toBeFocused()
    await page.keyboard.type('The first shot')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-mark]')).toBeFocused()
    await expect(page.getByRole('tabpanel').getByText('The first shot')).toBeVisible()
    await expect(page.locator('[data-bookmarks="1"]')).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-play="on"] [data-view]').first()).toBeVisible()
    await page.locator('[data-past]').click()
    await page.locator('[data-marks]').click()
    const marked = page.locator(`[data-marked="${moment}"]`)
    await marked.getByText('The first shot').click()
    expect(await step(page)).toBe(moment)
    await marked.getByRole('button', { name: 'Change the note' }).click()
    await expect(marked.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('A shot')
    await page.keyboard.press('Enter')
    await marked.getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('[data-bookmarks="0"]')).toBeVisible()
    await page.locator('[data-undo-mark]').press('Enter')
    await expect(marked).toContainText('A shot')
    const { violations } = await new AxeBuilder({ page }).include('[data-history]').analyze()
    expect(violations).toEqual([])
  })

  await test.step('a link leads to the moment, in another window too', async () => {
    await page.getByRole('slider', { name: 'Moments of the game' }).fill('4')
    await page.locator('[data-link]').click()
    const link = await page.getByLabel('Link to step 4').inputValue()
    const { violations } = await new AxeBuilder({ page }).include('[data-history]').analyze()
    expect(violations).toEqual([])
    const other = await page.context().newPage()
    await other.goto(link)
    await expect(other.locator('[data-history="then"]')).toBeVisible()
    expect(await step(other)).toBe(4)
    await other.close()
  })

  await test.step('a game of its own goes on from there, and a reload finds it', async () => {
    const first = page.url()
    await page.getByRole('slider', { name: 'Moments of the game' }).fill('3')
    await page.locator('[data-branch]').click()
    await expect(page.locator('[data-history="then"]')).toHaveCount(0)
    expect(await step(page)).toBe(3)
    await expect.poll(() => page.url()).not.toBe(first)
    await page.reload()
    await expect(page.locator('[data-play="on"] [data-view]').first()).toBeVisible()
    await expect.poll(() => step(page)).toBeGreaterThanOrEqual(3)
    await page.locator('[data-auto="one"]').click()
    await expect.poll(() => step(page)).toBeGreaterThan(3)
    await page.goto(first)
    await expect.poll(() => step(page)).toBeGreaterThanOrEqual(last)
  })
  await test.step('both stand side by side, from the story and from the list of games', async () => {
    await page.locator('[data-past]').click()
    for (const open of ['[data-history] [data-compare]', '[data-games] [data-compare]']) {
      await page.locator(open).first().click()
      const dialog = page.getByTestId('compare')
      await expect(dialog).toContainText('The first 3 steps are the same.')
      await expect(dialog.locator('[data-compared] [data-view]')).toHaveCount(2)
      await expect(dialog.locator('[data-compared][data-step="4"]')).toHaveCount(2)
      await dialog.getByRole('slider').fill('3')
      await expect(dialog).toContainText('At this moment both tables are the same.')
      await dialog.locator('[data-moves] [data-move]').last().click()
      await expect(dialog.locator('[data-differences="0"]')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).include('[data-testid="compare"]').analyze()
      expect(violations).toEqual([])
      await page.keyboard.press('Escape')
      await page.goto('/')
    }
  })
  expect(troubles).toEqual([])
})

/** Returns the files of a draft on the site, with one of them changed. */
async function changed(page: Page, draft: string, path: string, change: (text: string) => string) {
  const answer = await (await page.request.get(`/api/drafts/${draft}`)).json()
  const { text } = answer.files.find((file: { path: string }) => file.path === path)
  const files = [{ path, text: change(text) }]
  const saved = await page.request.put(`/api/drafts/${draft}/files`, {
    headers: { origin: new URL(page.url()).origin },
    data: { rev: answer.draft.rev, key: 'c'.repeat(32), files },
  })
  expect(saved.ok()).toBe(true)
}

/** Whether the cases in a file of a draft pass on the command line. */
async function passes(page: Page, draft: string, file: string): Promise<boolean> {
  const { files } = await (await page.request.get(`/api/drafts/${draft}`)).json()
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-story-'))
  try {
    for (const { path, text } of files as { path: string; text?: string }[]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text ?? '')
    }
    const { status, stdout } = spawnSync('node', ['cli/ludoteca.mjs', 'test', folder, '--only', file], {
      encoding: 'utf8',
    })
    expect([0, 1], stdout).toContain(status)
    expect(stdout).toMatch(/from-play/)
    return status === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('what was played becomes a rule case and a recorded game of the pack, and the studio says when that game goes otherwise', async ({
  page,
}) => {
  await page.goto('/play/kriegspiel?seed=1')
  await expect(async () => {
    await page.locator('[data-auto="phase"]').click({ timeout: 1_000 })
    expect(await step(page)).toBeGreaterThan(5)
  }).toPass()
  await page.getByRole('button', { name: 'Pause the bots' }).click()
  await page.locator('[data-past]').click()
  await page.locator('[data-into-pack]').click()
  const save = page.locator('[data-save-into-pack]')
  await expect(save).toBeEnabled()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.getByLabel('From step').fill('0')
  await page.getByLabel('Find by word or number').fill('K-21')
  await page.locator('[data-statement="K-21"]').click()
  await expect(page.locator('[data-proves="K-21"]')).toBeVisible()
  await save.click()
  await expect(page.getByText('Written: cases/')).toBeVisible()
  await page.getByLabel('A recorded game').check()
  await save.click()
  await expect(page.getByText('Written: games/')).toBeVisible()

  const studio = (await page.getByRole('link', { name: 'Open the studio' }).getAttribute('href')) ?? ''
  await page.goto(studio)
  await expect(page.getByTestId('goldens')).toHaveAttribute('data-other', '0')
  const draft = studio.split('/').pop()?.split('?')[0] ?? ''
  const { files } = await (await page.request.get(`/api/drafts/${draft}`)).json()
  const made = files.find(({ path }: { path: string }) => path.startsWith('cases/from-play'))
  expect(made.text).toContain('proves: [K-21]')
  expect(await passes(page, draft, made.path)).toBe(true)
  await changed(page, draft, 'units.yaml', (text) => text.replaceAll(/speed: [12]/g, 'speed: 0'))
  await page.reload()
  await expect(page.getByTestId('goldens')).toHaveAttribute('data-other', '1')
  expect(await passes(page, draft, made.path)).toBe(false)
  await page.getByTestId('replay-golden').click()
  await expect(table(page)).toBeVisible()
})

import { makeZip } from '../server/support/zip-maker'
import { someOf } from '../support/budget'
import { HOSTILE_TEXTS } from '../support/hostile-texts'
import { brokenUnits, HostileWatch, hostilePack } from './fixtures/hostile'
import { EVERY, expect, type Page, test } from './fixtures/site'

/** Brings a zip in through the page, as its reader would, and gives the id of the draft. */
async function bringIn(page: Page, buffer: Buffer): Promise<string> {
  await page.goto('/')
  const answer = page.waitForResponse((response) => response.url().includes('/api/import'))
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: '<img src=x onerror=ran(1)>.zip', mimeType: 'application/zip', buffer })
  const { draft } = await (await answer).json()
  await expect(page.locator(`a[href="/studio/${draft.id}"]`).first()).toBeVisible()
  return draft.id
}

const zipOf = (bytes: Buffer, name: string) => ({ name, mimeType: 'application/zip', buffer: bytes })

/** Opens every tab of the table, one after the other. */
async function everyTab(page: Page, look: (tab: string) => Promise<void>) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await look((await tab.textContent()) ?? '')
  }
}

/** Some acts of chance for whoever is asked, and bots for the rest. */
async function playOn(page: Page, acts: number) {
  const auto = page.locator('[data-auto="phase"]')
  for (let act = 0; act < acts; act++) {
    await expect(page.locator('[data-play]')).toBeVisible()
    if (await auto.isVisible()) await auto.click()
    await page.waitForTimeout(30)
  }
}

test('the watch sees a text that is put into the page as markup', async ({ page }) => {
  const watch = await HostileWatch.over(page)
  await page.goto('/')
  await page.evaluate(
    (texts) => {
      for (const text of texts) document.body.insertAdjacentHTML('beforeend', `<div>${text}</div>`)
    },
    HOSTILE_TEXTS.slice(0, 112),
  )
  await expect.poll(async () => (await watch.seen()).broken.length).toBeGreaterThan(20)
  expect((await watch.seen()).elements).toBeGreaterThan(90)
})

for (const [pack, acts, least] of someOf([
  ['corteo', 4, 20],
  ['wir-sind-das-volk', 6, 20],
  ['junta', 6, 30],
] as const))
  test(
    `${pack}: every name, card and note is shown as text on the desk, in the studio and at the table`,
    EVERY,
    async ({ page }) => {
      test.setTimeout(150_000)
      const watch = await HostileWatch.over(page)
      const id = await bringIn(page, hostilePack(pack))
      await watch.holds('home', 1)

      await page.goto(`/studio/${id}`)
      await expect(page.getByTestId('problem-count')).toHaveText(/No errors/)
      await watch.holds('studio', 1)
      for (const file of ['README.md', 'pack.yaml', 'text/en.yaml']) {
        await page.getByTestId(`file-${file}`).click()
        await expect(page.locator('.cm-content')).toHaveAccessibleName(new RegExp(file))
        await watch.holds(file, 5)
      }

      await page.goto(`/play/${id}?seed=5`)
      await expect(page.locator('[data-play="on"]')).toBeVisible()
      await watch.holds('table', 2)
      await playOn(page, acts)
      const board = await page.locator('[data-play] [data-board]').boundingBox()
      if (!board) throw new Error('no board')
      for (const part of [0.3, 0.45, 0.6]) {
        await page.mouse.click(board.x + board.width * part, board.y + board.height * part)
        await watch.holds('a press on the board', 1)
        await page.keyboard.press('Escape')
      }
      await everyTab(page, (tab) => watch.holds(`tab ${tab}`, 1))
      expect(watch.shown.size).toBeGreaterThan(least)
    },
  )

test('what the checker repeats of a file is text: in the list, in the margin, under the pointer', async ({
  page,
}) => {
  const watch = await HostileWatch.over(page)
  for (const from of [0, 40, 80]) {
    const id = await bringIn(page, hostilePack('kriegspiel', { 'maps/other.yaml': brokenUnits(from, 40) }))
    await page.goto(`/studio/${id}`)
    await expect(page.getByTestId('problem').first()).toBeVisible()
    await page.getByTestId('file-maps/other.yaml').click()
    await watch.holds('problems', 10)
    await page.locator('.cm-lintRange-error').first().hover()
    await expect(page.locator('.cm-tooltip').first()).toBeVisible()
    await watch.holds('tooltip', 10)
  }
  expect(watch.shown.size).toBeGreaterThan(90)
})

test('names of drafts, names in zips, addresses and records come back as text', async ({ page }) => {
  test.setTimeout(150_000)
  const watch = await HostileWatch.over(page)
  await bringIn(page, hostilePack('kriegspiel'))

  for (const text of HOSTILE_TEXTS.slice(0, 112).filter((_, n) => n % 9 === 0)) {
    await page.getByRole('button', { name: 'Rename' }).first().click()
    await page.getByLabel('Name of your copy').fill(text.slice(0, 100))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The list comes anew meanwhile, and what it says above the rows goes: a press may meet a row that moves.
    await expect(async () => {
      const dialog = page.getByRole('dialog')
      if (!(await dialog.isVisible()))
        await page.getByRole('button', { name: 'Delete' }).first().click({ timeout: 5000 })
      await expect(dialog).toBeVisible({ timeout: 5000 })
    }).toPass()
    await watch.holds('delete', 1)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }

  for (const name of HOSTILE_TEXTS.filter((_, n) => n % 9 === 1)) {
    await page
      .getByTestId('import-file')
      .setInputFiles(zipOf(makeZip([{ name, data: Buffer.from('x') }]), 'a.zip'))
    await expect(page.getByRole('status').filter({ hasText: 'That did not work' })).toBeVisible()
    await watch.holds('refused zip', 1)
  }

  const [text] = HOSTILE_TEXTS.slice(9)
  const hostile = encodeURIComponent(text)
  for (const path of [
    `/play/${hostile}`,
    `/studio/${hostile}`,
    `/${hostile}`,
    `/play/kriegspiel?scenario=${hostile}&seed=${hostile}&game=${hostile}`,
  ]) {
    await page.goto(path)
    await expect(page.locator('main, [data-play="on"]').first()).toBeVisible()
    await watch.holds(path, 0)
  }

  const record = { format: 1, scenario: text, pack: { id: text, version: text, digest: text }, seed: 1 }
  const action = { seat: text, action: { type: text } }
  for (const one of [
    { ...record, actions: [], hash: text },
    {
      ...record,
      scenario: 'opening',
      pack: { ...record.pack, id: 'kriegspiel' },
      actions: [action],
      hash: text,
    },
  ]) {
    await page
      .locator('[data-record]')
      .setInputFiles({ name: text, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(one)) })
    await expect(page.getByRole('dialog')).toBeVisible()
    await watch.holds('record', 0)
    await page.getByRole('dialog').getByRole('button').first().click()
  }
})

import { makeZip } from '../server/support/zip-maker'
import { HOSTILE_TEXTS } from '../support/hostile-texts'
import { bringIn, HostileWatch, hostilePack } from './fixtures/hostile'
import { expect, test } from './fixtures/site'

const zipOf = (bytes: Buffer, name: string) => ({ name, mimeType: 'application/zip', buffer: bytes })

test('names of drafts, names in zips, addresses and records come back as text', async ({ page }) => {
  test.setTimeout(150_000)
  const watch = await HostileWatch.over(page)
  await bringIn(page, hostilePack('kriegspiel'))

  // Games of other tests may be listed on the same page.
  const drafts = page.getByRole('region', { name: 'Your drafts' })
  for (const text of HOSTILE_TEXTS.slice(0, 112).filter((_, n) => n % 9 === 0)) {
    await drafts.getByRole('button', { name: 'Rename' }).first().click()
    await page.getByLabel('Name of your copy').fill(text.slice(0, 100))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The list reloads meanwhile, and the message above the rows disappears. A press may then meet a moving row.
    await expect(async () => {
      const dialog = page.getByRole('dialog')
      if (!(await dialog.isVisible()))
        await drafts.getByRole('button', { name: 'Delete' }).first().click({ timeout: 5000 })
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
  // The earlier address has an unknown pack.
  await page.goto('/play/kriegspiel')
  await expect(page.locator('[data-play="on"]')).toBeVisible()

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

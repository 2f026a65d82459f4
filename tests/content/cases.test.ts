/** The rule cases of every bundled pack pass; that none of them is hollow is `tests/cli/strict.test.ts`. */
import { expect, test } from 'vitest'
import { ludoteca } from '../cli/support/terminal'
import { bundledPacks } from '../support/pack-files'

test.each(bundledPacks())('every case of %s passes', async (id) => {
  const { code, out } = await ludoteca(['test', `content/${id}`, '--json'])
  const { cases } = JSON.parse(out).packs[0] as { cases: { id: string; ok: boolean }[] }
  expect(cases.length).toBeGreaterThan(10)
  expect(cases.filter(({ ok }) => !ok)).toEqual([])
  expect(code).toBe(0)
})

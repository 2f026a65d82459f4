/** The bench runs rarely and by hand, so this test checks that it still works. */
import { expect, test } from 'vitest'
import { bundle } from '../../bench/build.mjs'
import { targets } from '../../bench/targets.mjs'

test('the cases of the bench are bundled, and each target measures one that is there', async () => {
  const { suites, outputs } = await bundle({ write: false })
  expect(outputs.length).toBeGreaterThan(suites.length)
  const texts = outputs.map(({ text }) => text)
  const isThere = (name: string) => texts.some((text) => text.includes(`"${name}"`))
  const measured = targets.filter(({ id }) => id !== 'P14').flatMap(({ ours, peer }) => [ours, peer ?? ours])
  expect(measured.length).toBeGreaterThan(40)
  expect(measured.filter((name) => !isThere(name))).toEqual([])
})

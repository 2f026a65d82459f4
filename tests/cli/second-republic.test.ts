/** Packs alone change Junta: an office with a new power, another turn order, an eighth family. Each has a case and is played. */
import { expect, test } from 'vitest'
import { ludoteca } from './support/terminal'

test.each([
  ['examples/second-republic', 7],
  ['examples/mods/eighth-family', 1],
])('%s is clean, and its cases pass', async (folder, count) => {
  const checked = await ludoteca(['check', folder])
  expect(checked.out).toContain('no findings')
  const tested = await ludoteca(['test', folder])
  expect([tested.code, tested.out.match(/^ok /gm)?.length]).toEqual([0, count])
})

test.each(['treasury', 'bank-last'])('%s plays to the end', async (scenario) => {
  const played = await ludoteca(['play', `examples/second-republic/${scenario}`, '--seed', '3'])
  expect([played.code, played.err]).toEqual([0, ''])
})

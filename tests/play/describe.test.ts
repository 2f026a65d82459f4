/** The description of a cell: indistinguishable counters appear once, with their number. */
import { expect, test } from 'vitest'
import { describeCell } from '../../app/_play/board/describe'
import type { PlayWords } from '../../app/_play/play-words'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import { loadPack } from '../engine/support/content'

test('six brigades in one barracks are said once; one that stands alone has no number', () => {
  const made = compile(loadPack('junta'), 'seven-families')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const def = made.value
  const view = new LocalMatch(def, { seed: 3, controls: { [def.seats[1]]: 'random' } }).frame()
  const t = Object.assign((key: string) => key, { has: () => false }) as unknown as PlayWords
  const words = { t, format: ({ key }: { key: string }) => key, nameOf: (_: string, name: string) => name }
  const said = (cell: number) =>
    describeCell({ ...words, cell, def, view, long: false, helpOf: () => undefined }).split(' · ')
  const cells = [...new Set(view.table.pieces.map(({ cell = -1 }) => cell))]
  const sizes = cells.map((here) => {
    const counts = said(here).flatMap((part) => Number(/ ×(\d+)$/.exec(part)?.[1] ?? []))
    const there = view.table.pieces.filter(({ cell }) => cell === here).length
    return { there, counted: counts.reduce((sum, count) => sum + count, 0) }
  })
  expect(sizes).toContainEqual({ there: 6, counted: 6 })
  for (const { there, counted } of sizes) expect(counted).toBe(there > 1 ? there : 0)
})

test('a cell says the worth of its choices, each once', () => {
  const made = compile(loadPack('kriegspiel'), 'opening')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const def = made.value
  const view = new LocalMatch(def, { seed: 3, controls: {} }).frame()
  const t = Object.assign((key: string) => key, { has: () => false }) as unknown as PlayWords
  const words = { t, format: ({ key }: { key: string }) => key, nameOf: (_: string, name: string) => name }
  const cell = view.table.pieces[0].cell ?? -1
  const said = (noteOf?: () => { worth: string }) =>
    describeCell({ ...words, cell, def, view, long: false, helpOf: () => undefined, noteOf })
  const there = view.decision?.choices.find(
    ({ at }) => at.kind === 'piece' && at.piece === view.table.pieces[0].id,
  )
  expect(said(() => ({ worth: '+8' }))).toBe(there ? `${said()} · +8` : said())
})

/** The worker's check after each edit equals a first check of all files, after any edits, in any pack. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Files } from '../../app/_editor/document/change'
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import { compile, crossCheck } from '../../engine/compile'
import { setup } from '../../engine/game'
import type { BoardMap, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { countOf, someOf } from '../support/budget'
import { bundledPacks, filesOf, requiredBy } from '../support/pack-files'
import { firstSeed } from '../support/seeds'
import { allPacks } from './objects/packs'

const PUT = [
  '',
  ' ',
  '\n',
  'x',
  '5',
  ': ',
  '- ',
  '#',
  '"',
  '[',
  '}',
  '\t',
  'è',
  '😀',
  '&a ',
  '\n  - id: new\n',
]

type Draw = readonly [file: number, at: number, other: number]
type Edit = (text: string, at: number, other: number) => string

const lines = (text: string, change: (all: string[]) => void): string => {
  const all = text.split('\n')
  change(all)
  return all.join('\n')
}

/** Replaces the nth match of a pattern in a text. */
const written = (text: string, pattern: RegExp, at: number, by: (found: string) => string): string => {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return text
  const { index, 0: word } = found[at % found.length]
  return text.slice(0, index) + by(word) + text.slice(index + word.length)
}

const EDITS: Readonly<Record<string, Edit>> = {
  number: (text, at, other) => written(text, /\d+/g, at, () => String(other % 12)),
  name: (text, at, other) => {
    const names = text.match(/[a-z]+(?:-[a-z]+)+/g) ?? ['none']
    return written(text, /[a-z]+(?:-[a-z]+)+/g, at, () => names[other % names.length])
  },
  cell: (text, at, other) => written(text, /'\d{4}'/g, at, () => `'${String(101 + other).padStart(4, '0')}'`),
  sign: (text, at, other) =>
    written(
      text,
      /^ {2}- '.*'/gm,
      at,
      (row) => row.slice(0, 5 + (other % 8)) + row[5] + row.slice(6 + (other % 8)),
    ),
  /** Sets a cell to the value of another one in its row. */
  painted: (text, at, other) =>
    written(text, /(?<=^ {2}- ').+(?=')/gm, at, (row) => {
      const cell = other % row.length
      return row.slice(0, cell) + row[(other * 7) % row.length] + row.slice(cell + 1)
    }),
  spliced: (text, at, other) => {
    const place = at % (text.length + 1)
    return text.slice(0, place) + PUT[other % PUT.length] + text.slice(place + (other % 3))
  },
  removed: (text, at) => lines(text, (all) => all.splice(at % all.length, 1)),
  doubled: (text, at) => lines(text, (all) => all.splice(at % all.length, 0, all[at % all.length])),
}
const HOW = [...Object.keys(EDITS), 'back', 'gone'] as const

const number = fc.nat(100_000)
const edit = fc.record({
  how: fc.constantFrom(...HOW),
  draw: fc.tuple(number, number, number) as fc.Arbitrary<Draw>,
})
type Step = { readonly how: (typeof HOW)[number]; readonly draw: Draw }

/** Returns the files after an edit of one under a path prefix. `start`: the original files. */
function edited(files: Files, start: Files, folder: string, { how, draw: [file, at, other] }: Step): Files {
  const paths = Object.keys(start).filter((path) => path.startsWith(folder))
  const path = paths[file % paths.length]
  if (how === 'back') return { ...files, [path]: start[path] }
  if (how === 'gone') return Object.fromEntries(Object.entries(files).filter(([one]) => one !== path))
  return { ...files, [path]: EDITS[how](files[path] ?? '', at, other) }
}

/** Counts the steps that left findings, and those that left none. */
async function follow(
  start: Files,
  steps: readonly Step[],
  folder = '',
): Promise<{ found: number; clean: number }> {
  const counts = { found: 0, clean: 0 }
  let files = start
  const required = await requiredBy(start)
  await checkFiles(files, required)
  for (const [index, step] of steps.entries()) {
    files = edited(files, start, folder, step)
    const again = await checkFiles(files, required)
    const whole = checkPack(files, crossCheck, { required })
    const told = `step ${index} of ${JSON.stringify(steps.slice(0, index + 1))}`
    expect(again.diagnostics, told).toEqual(whole.diagnostics)
    expect(JSON.stringify(again.pack), told).toBe(JSON.stringify(whole.pack))
    if (whole.diagnostics.every(({ severity }) => severity !== 'error'))
      expectSamePlay(again.pack!, index, told)
    counts[whole.diagnostics.length > 0 ? 'found' : 'clean'] += 1
  }
  return counts
}

/**
 * Expects that board and start of a scenario follow from those of the previous pack. A copy of the pack has no cached values. The
 * scenario changes each time.
 */
function expectSamePlay(pack: RawPack, turn: number, told: string): void {
  const scenarios = Object.values(pack.scenarios)
  const { id } = scenarios[turn % scenarios.length]
  const start = (of: RawPack) => {
    const game = compile(of, id)
    if (!game.ok) throw new Error(JSON.stringify(game.error))
    return [boardAlone(game.value.map), setup(game.value, { seed: 1 })]
  }
  expect(isDeepStrictEqual(start(pack), start(structuredClone(pack))), told).toBe(true)
}

/** Returns a board without its grid, which has functions. */
const boardAlone = ({ grid, ...board }: BoardMap) => [board, grid.names, grid.neighbours]

/** Reverts most edits. Otherwise every file would soon be broken, and the checks between files would not run. */
const oneAtATime = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step, index) => (index % 3 === 2 ? [step] : [step, { ...step, how: 'back' as const }]))

const small = allPacks().filter(([name]) => !name.startsWith('content'))

describe.each(small.map(([name, , files]) => ({ name, files })))('$name', ({ files }) => {
  test('after each of many edits says what a first look says', async () => {
    const seed = firstSeed()
    const steps = fc.sample(edit, { seed, numRuns: countOf(12, 240) })
    const { found, clean } = await follow(files, oneAtATime(steps))
    expect(found, `seed ${seed}`).toBeGreaterThan(0)
    expect(clean, `seed ${seed}`).toBeGreaterThan(0)
  })
})

test.each(someOf(bundledPacks()))(
  '%s, bundled: after each of some edits says what a first look says',
  async (id) => {
    const steps = fc.sample(edit, { seed: firstSeed(), numRuns: countOf(5, 40) })
    await follow(filesOf(id), oneAtATime(steps))
  },
  600_000,
)

/** Maps of squares, hexes and areas with scenarios: with slopes, edges, stations, roads, places and sites. */
const MAPS = {
  corteo: 'maps/city',
  'cry-havoc': 'maps/village',
  kriegspiel: 'maps/board',
  junta: 'maps/island',
  'wir-sind-das-volk': 'maps/germany',
}

test.each(someOf(Object.entries(MAPS)))(
  '%s: after each of many edits of its played map says what a first look says',
  async (id, map) => {
    const steps = fc.sample(edit, { seed: firstSeed(), numRuns: countOf(4, 80) })
    const paints = steps.map((step) => ({ ...step, how: 'painted' as const }))
    const { clean } = await follow(filesOf(id), [...paints, ...oneAtATime(steps)], map)
    expect(clean).toBeGreaterThan(0)
  },
  600_000,
)

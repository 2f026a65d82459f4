/** 1,000 commands with all tools of the studio, on hexes, squares and areas. Undoing them restores every byte. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Files } from '../../app/_editor/document/change'
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import type { Checked } from '../../app/_editor/problems/model/checker'
import { loadReader } from '../../app/_editor/yaml/parse-text'
import { readYaml } from '../../app/_editor/yaml/read-yaml'
import { countOf } from '../support/budget'
import { firstSeed } from '../support/seeds'
import { ACTS, act } from './random-acts'
import { RandomAuthor, START } from './random-author'

const COUNT = 1000
const number = fc.nat(1023)
const numbers = fc.record({
  act: fc.constantFrom(...Object.keys(ACTS)),
  draw: fc.tuple(number, number, number, number),
})

let checked: Checked
beforeAll(async () => {
  await loadReader()
  checked = await checkFiles(START)
})

/** Returns files that could be read before but not after. */
const spoiled = (before: Files, after: Files): readonly string[] =>
  Object.keys(after).filter(
    (file) =>
      file.endsWith('.yaml') &&
      before[file] !== undefined &&
      after[file] !== before[file] &&
      !readYaml(after[file]).ok &&
      readYaml(before[file]).ok,
  )

/** Does a thousand actions, with a reload between them and one at the end. Counts the effective ones of each kind. */
async function worked(seed: number, done: Map<string, number>): Promise<RandomAuthor> {
  let author = await RandomAuthor.begin(START, checked)
  for (const [index, each] of fc.sample(numbers, { seed, numRuns: COUNT }).entries()) {
    const before = author.document.files
    const isDone = act(author, each)
    const { files } = author.document
    if (each.act !== 'type' && each.act !== 'back')
      expect(spoiled(before, files), `seed ${seed}, act ${index}: ${JSON.stringify(each)}`).toEqual([])
    if (isDone) done.set(each.act, (done.get(each.act) ?? 0) + 1)
    if (index === seed % COUNT) author = await author.reloaded()
  }
  return author.reloaded()
}

/** Actions that change tools or views, but no text. */
const LOOKS = ['symmetry', 'carry', 'scenario', 'layer', 'open']

test('1,000 acts with all tools: undoing all gives the first bytes, redoing all the last, and no act spoils a text', async () => {
  const done = new Map<string, number>()
  for (let tried = 0; tried < countOf(1, 20); tried++) {
    const { document } = await worked(firstSeed() + tried, done)
    // The last action may have been an undo.
    while (document.redo());
    const end = document.files
    while (document.undo());
    expect(document.files, `seed ${firstSeed() + tried}`).toEqual(START)
    while (document.redo());
    expect(document.files, `seed ${firstSeed() + tried}`).toEqual(end)
  }
  // Every action had an effect at least once.
  expect(Object.keys(ACTS).filter((name) => !done.has(name))).toEqual(LOOKS)
}, 600_000)

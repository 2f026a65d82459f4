/** The rulebook at the table: search results, and statements for each phase. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findStatements, piecesOf } from '../../app/_play/rules/find-statements'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import { loadStatements } from '../../engine/rulesets'
import { FOLDERS } from '../../engine/rulesets/known'
import type { Statements } from '../../engine/types/statements'
import { loadPack } from '../engine/support/content'

const rules: Statements = {
  title: 'T',
  intro: { en: '', it: '' },
  groups: [
    {
      heading: { en: 'Moving', it: 'Muovere' },
      phases: ['move'],
      statements: [
        { id: 'T-01', text: { en: 'A unit moves once.', it: 'Un’unità muove una volta.' } },
        {
          id: 'T-02',
          text: { en: 'Nobody moves twice.', it: 'Nessuno muove due volte, né mai.' },
          ruleOptions: ['run'],
        },
      ],
    },
    {
      heading: { en: 'Fighting', it: 'Combattere' },
      statements: [{ id: 'T-03', text: { en: 'A fight.', it: 'Uno scontro.' } }],
    },
  ],
}
const ids = (wish: Parameters<typeof findStatements>[1]) =>
  findStatements(rules, wish).flatMap(({ statements }) => statements.map(({ id }) => id))

describe('statements are found', () => {
  test.each([
    ['', ['T-01', 'T-02', 'T-03']],
    ['t-02', ['T-02']],
    ['moves', ['T-01', 'T-02']],
    ['MOVES twice', ['T-02']],
    ['run', ['T-02']],
    ['fighting', ['T-03']],
    ['moves fight', []],
  ])('by words: "%s"', (words, found) => {
    expect(ids({ language: 'en', words })).toEqual(found)
  })
  test('whatever the accents', () => {
    expect(ids({ language: 'it', words: 'unita' })).toEqual(['T-01'])
    expect(ids({ language: 'it', words: 'NE mai' })).toEqual(['T-02'])
  })
  test('by phase, and a group of none is of no phase', () => {
    expect(ids({ language: 'en', words: '', phases: ['move', 'other'] })).toEqual(['T-01', 'T-02'])
    expect(ids({ language: 'en', words: '', phases: ['other'] })).toEqual([])
  })
  test('and what was found is marked', () => {
    expect(piecesOf('He moves (twice).', 'MOVES (twice')).toEqual(['He ', 'moves', ' ', '(twice', ').'])
    expect(piecesOf('He moves.', ' ')).toEqual(['He moves.'])
  })
})

/** Phases without a question, or with questions of a scenario only. */
const NOTHING_TO_READ = ['over', 'ask', 'rest']

describe.each(Object.entries(FOLDERS))('%s', (id, folder) => {
  const phasesOf = () => {
    const texts = Object.values(JSON.parse(readFileSync(`${folder}/text/en.json`, 'utf8'))) as {
      phase: object
    }[]
    return Object.keys(texts[0].phase)
  }
  test('each phase has rules that are looked up first, and no group names a phase that there is not', async () => {
    const statements = (await loadStatements(id))!
    const named = statements.groups.flatMap(({ phases = [] }) => phases)
    const known = phasesOf()
    expect(named.filter((phase) => !known.includes(phase))).toEqual([])
    expect(known.filter((phase) => !named.includes(phase) && !NOTHING_TO_READ.includes(phase))).toEqual([])
  })
})

test('a match answers with the statements of its rules', async () => {
  const made = compile(loadPack('kriegspiel'), 'opening')
  if (!made.ok) throw new Error('no game')
  const answer = await new LocalMatch(made.value, { seed: 1 }).ask('rules', undefined)
  expect(answer?.groups.flatMap(({ statements = [] }) => statements.map(({ id }) => id))).toContain('K-13')
})

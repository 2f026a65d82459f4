/**
 * The rule cases of every bundled pack pass, and every statement of its game has one. `tests/cli/strict.test.ts` finds hollow
 * cases.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statementsOf } from '../../cli/coverage'
import { HOME, ludoteca } from '../cli/support/terminal'
import { bundledPacks } from '../support/pack-files'

/** The least number of statements of each rulebook. A truncated list would be easy to cover. */
const STATEMENTS: Readonly<Record<string, number>> = {
  corteo: 200,
  'cry-havoc': 122,
  junta: 157,
  kriegspiel: 90,
  'wir-sind-das-volk': 120,
}

const tried = async (id: string, ...options: string[]) => {
  const { code, out } = await ludoteca(['test', `content/${id}`, '--json', ...options])
  const { packs, coverage } = JSON.parse(out)
  const cases: { id: string; ok: boolean }[] = packs[0].cases
  expect(cases.length).toBeGreaterThan(10)
  expect(cases.filter(({ ok }) => !ok)).toEqual([])
  expect(code).toBe(0)
  return coverage
}

test.each(Object.keys(STATEMENTS))('every case of %s passes, and every statement has one', async (id) => {
  const coverage = await tried(id, '--coverage')
  const statements = statementsOf(readFileSync(join(HOME, 'docs', 'rules', `${id}.md`), 'utf8'))
  expect(statements.length).toBeGreaterThan(STATEMENTS[id])
  expect(coverage.missing).toEqual([])
  expect(coverage.unknown).toEqual([])
  expect(coverage.covered.length + coverage.tested.length).toBe(statements.length)
})

test.each(bundledPacks().filter((id) => !(id in STATEMENTS)))('every case of %s passes', async (id) => {
  await tried(id)
})

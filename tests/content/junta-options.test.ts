/** Every setting of every open question of Junta has a case that passes with it and fails with the usual one. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCase } from '../../engine/cases/run-case'
import type { Case } from '../../schemas/generated/content'
import { HOME } from '../cli/support/terminal'
import { loadPack } from '../engine/support/content'

type Options = Readonly<Record<string, string | number>>

const raw = loadPack('junta')
const cases = raw.cases.flatMap((file) => file.cases)
const schema = JSON.parse(readFileSync(`${HOME}/schemas/junta-scenario.schema.json`, 'utf8'))
const questions: Record<string, { enum?: (string | number)[] }> = schema.definitions.JuntaOptions.properties
const optionsOf = (id: string) => (raw.scenarios[id] as unknown as { options: Options }).options
const usual = optionsOf('seven-families')

/** A limit of time is kept by the screen; no rule reads it. */
const NO_RULE = ['seconds']
/** Numbers that cases try, and the settings without which a number means nothing. */
const NUMBERS: Record<string, { value: number; beside: Options }> = {
  afterCoup: { value: 4, beside: {} },
  mostReturned: { value: 1, beside: { spentNotes: 'face-down' } },
}

const changed = ({ change }: Case): Options => (change as { options?: Options } | undefined)?.options ?? {}
const isSame = (one: Options, other: Options): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([option, setting]) => other[option] === setting)
const withOptions = (rule: Case, options: Options): Case => ({ ...rule, change: { ...rule.change, options } })

test('every scenario answers every question, all alike', () => {
  expect(Object.keys(questions).sort()).toEqual(Object.keys(usual).sort())
  for (const id of Object.keys(raw.scenarios)) expect(optionsOf(id)).toEqual(usual)
})

const others = Object.entries(questions)
  .filter(([option]) => !NO_RULE.includes(option))
  .flatMap(([option, { enum: list = [NUMBERS[option]!.value] }]) =>
    list
      .filter((setting) => setting !== usual[option])
      .map((setting): [option: string, setting: string | number] => [option, setting]),
  )

describe.each(others)('%s: %s', (option, setting) => {
  const beside = NUMBERS[option]?.beside ?? {}
  const about = cases.filter((rule) => isSame(changed(rule), { ...beside, [option]: setting }))

  test('has cases about nothing else, which pass', () => {
    expect(about.length).toBeGreaterThan(0)
    for (const rule of about) {
      expect([rule.id, runCase(raw, rule)]).toEqual([rule.id, { ok: true, differences: [] }])
    }
  })

  test('at least one of them fails with the usual setting', () => {
    expect(about.some((rule) => !runCase(raw, withOptions(rule, beside)).ok)).toBe(true)
  })

  test('the usual setting has a case that fails with this one', () => {
    const plain = cases.filter((rule) => isSame(changed(rule), beside))
    expect(plain.some((rule) => !runCase(raw, withOptions(rule, { ...beside, [option]: setting })).ok)).toBe(
      true,
    )
  })
})

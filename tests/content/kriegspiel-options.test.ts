/** Every setting of every open question has a case that passes with it and fails with the usual one. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCase } from '../../engine/cases/run-case'
import type { Case } from '../../schemas/generated/content'
import { HOME } from '../cli/support/terminal'
import { loadPack } from '../engine/support/content'

const raw = loadPack('kriegspiel')
const cases = raw.cases.flatMap((file) => file.cases)
const schema = JSON.parse(readFileSync(`${HOME}/schemas/kriegspiel-scenario.schema.json`, 'utf8'))
const settings: Record<string, { enum: string[] }> = schema.definitions.KriegspielOptions.properties
const scenarioOf = (id: string) => raw.scenarios[id] as unknown as { options: Record<string, string> }
const usual = scenarioOf('opening').options

type Change = { options?: Record<string, string> }
const changeOf = ({ change }: Case): Change => (change ?? {}) as Change
const without = (rule: Case): Case => {
  const { options: _, ...rest } = changeOf(rule)
  return { ...rule, change: rest }
}

const withOption = (rule: Case, option: string, setting: string): Case => ({
  ...rule,
  change: { ...changeOf(rule), options: { [option]: setting } },
})

test('a scenario answers every question that the schema asks', () => {
  expect(Object.keys(settings).sort()).toEqual(Object.keys(usual).sort())
  for (const id of Object.keys(raw.scenarios)) expect(scenarioOf(id).options).toEqual(usual)
})

const other = Object.entries(settings).flatMap(([option, { enum: list }]) =>
  list.filter((setting) => setting !== usual[option]).map((setting) => [option, setting] as const),
)

describe.each(other)('%s: %s', (option, setting) => {
  const about = cases.filter((rule) => changeOf(rule).options?.[option] === setting)

  test('has cases about nothing else, which pass', () => {
    expect(about.length).toBeGreaterThan(0)
    for (const rule of about) {
      expect(Object.keys(changeOf(rule).options ?? {})).toEqual([option])
      expect([rule.id, runCase(raw, rule)]).toEqual([rule.id, { ok: true, differences: [] }])
    }
  })

  test('and at least one fails with the usual setting', () => {
    expect(about.filter((rule) => !runCase(raw, without(rule)).ok).length).toBeGreaterThan(0)
  })

  test('and the usual setting has a case that fails with this one', () => {
    const plain = cases.filter((rule) => changeOf(rule).options === undefined)
    expect(plain.some((rule) => !runCase(raw, withOption(rule, option, setting)).ok)).toBe(true)
  })
})

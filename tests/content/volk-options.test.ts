/** Every setting of every open question has a case that passes with it and fails with the usual one. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCase } from '../../engine/cases/run-case'
import type { Case } from '../../schemas/generated/content'
import { HOME } from '../cli/support/terminal'
import { loadPack } from '../engine/support/content'

const raw = loadPack('wir-sind-das-volk')
const cases = raw.cases.flatMap((file) => file.cases)
const schema = JSON.parse(readFileSync(`${HOME}/schemas/wir-sind-das-volk-scenario.schema.json`, 'utf8'))
const settings: Record<string, { enum: string[] }> = schema.definitions.VolkOptions.properties
const optionsOf = (id: string) =>
  (raw.scenarios[id] as unknown as { options: Record<string, string> }).options
const usual = optionsOf('four-decades')

type Change = { options?: Record<string, string> }
const changeOf = ({ change }: Case): Change => (change ?? {}) as Change
const withOptions = (rule: Case, options?: Record<string, string>): Case => {
  const { options: _, ...rest } = changeOf(rule)
  return { ...rule, change: options ? { ...rest, options } : rest }
}

test('a scenario answers every question that the schema asks', () => {
  expect(Object.keys(settings).sort()).toEqual(Object.keys(usual).sort())
  for (const id of Object.keys(raw.scenarios)) expect(optionsOf(id)).toEqual(usual)
})

test('the usual answers', () => {
  expect(usual).toEqual({
    startingFactories: 'all',
    bridging: 'free',
    dismantling: 'any',
    crossing: 'free',
    passingOn: 'at-once',
    evenPrestige: 'west',
    echoChooser: 'west',
    quietWithoutMeans: 'barred',
    policePrice: 'all',
    exportReference: 'with-factory',
  })
})

test('the rules say every setting of every question', () => {
  const rules = readFileSync(`${HOME}/docs/rules/wir-sind-das-volk.md`, 'utf8')
  for (const [option, { enum: list }] of Object.entries(settings)) {
    const line = rules.split('\n').find((one) => one.startsWith(`| \`${option}\` |`)) ?? ''
    for (const setting of list)
      expect([option, line]).toEqual([option, expect.stringContaining(`\`${setting}\``)])
  }
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
    expect(about.some((rule) => !runCase(raw, withOptions(rule)).ok)).toBe(true)
  })

  test('and the usual setting has a case that fails with this one', () => {
    const plain = cases.filter((rule) => changeOf(rule).options === undefined)
    expect(plain.some((rule) => !runCase(raw, withOptions(rule, { [option]: setting })).ok)).toBe(true)
  })
})

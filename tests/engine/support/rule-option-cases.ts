/**
 * Every value of a game's rule options has a case that passes with it and fails with the default. The reverse holds too.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCase } from '../../../engine/cases/run-case'
import type { Case } from '../../../schemas/generated/content'
import { HOME } from '../../cli/support/terminal'
import { loadPack } from './content'

export type Options = Readonly<Record<string, string | number>>
type Value = string | number

type Tested = {
  /** Name of the definition in the schema of scenarios. */
  readonly definition: string
  /** The scenario with the defaults. */
  readonly scenario: string
  /** Options that no rule reads. */
  readonly unread?: readonly string[]
  /** Numbers for cases, with the values that make them relevant. */
  readonly numbers?: Readonly<Record<string, { readonly value: number; readonly beside: Options }>>
}

type Change = { readonly rules?: Options }
const changeOf = ({ change }: Case): Change => (change ?? {}) as Change
const optionsIn = (rule: Case): Options => changeOf(rule).rules ?? {}
const isSame = (one: Options, other: Options): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([option, value]) => other[option] === value)

function withOptions(rule: Case, options: Options): Case {
  const { rules: _, ...rest } = changeOf(rule)
  return { ...rule, change: Object.keys(options).length > 0 ? { ...rest, rules: options } : rest }
}

/** Tests the values of each rule option, with the usual ones as a baseline. */
export function testRuleOptions(pack: string, { definition, scenario, unread = [], numbers = {} }: Tested) {
  const raw = loadPack(pack)
  const cases: readonly Case[] = raw.cases.flatMap((file) => file.cases)
  const index = new Map(cases.map((rule, at) => [rule, at]))
  const apart = (rule: Case, others: readonly Case[]) =>
    Math.min(...others.map((other) => Math.abs(index.get(other)! - index.get(rule)!)))
  const schema = JSON.parse(readFileSync(`${HOME}/schemas/${pack}/scenario.schema.json`, 'utf8'))
  const options: Record<string, { enum?: Value[] }> = schema.definitions[definition].properties
  const optionsOf = (id: string) => (raw.scenarios[id] as unknown as { rules: Options }).rules
  const usual = optionsOf(scenario)
  const others = Object.entries(options)
    .filter(([option]) => !unread.includes(option))
    .flatMap(([option, { enum: list = [numbers[option].value] }]) =>
      list
        .filter((value) => value !== usual[option])
        .map((value): [option: string, value: Value] => [option, value]),
    )

  test('every scenario writes every rule option of the schema, all alike', () => {
    expect(Object.keys(options).sort()).toEqual(Object.keys(usual).sort())
    for (const id of Object.keys(raw.scenarios)) expect(optionsOf(id)).toEqual(usual)
  })

  describe.each(others)('%s: %s', (option, value) => {
    const beside = numbers[option]?.beside ?? {}
    const about = cases.filter((rule) => isSame(optionsIn(rule), { ...beside, [option]: value }))
    /** Cases next to one about the value come first, since one of them usually fails. */
    const nearest = (some: readonly Case[]) => some.toSorted((a, b) => apart(a, about) - apart(b, about))

    test('has cases about nothing else, which pass', () => {
      expect(about.length).toBeGreaterThan(0)
      for (const rule of about)
        expect([rule.id, runCase(raw, rule)]).toEqual([rule.id, { ok: true, differences: [] }])
    })

    test('at least one of them fails with the default', () => {
      expect(about.some((rule) => !runCase(raw, withOptions(rule, beside)).ok)).toBe(true)
    })

    test('the default has a case that fails with this one', () => {
      const plain = nearest(cases.filter((rule) => isSame(optionsIn(rule), beside)))
      const fails = (rule: Case) => !runCase(raw, withOptions(rule, { ...beside, [option]: value })).ok
      expect(plain.some(fails)).toBe(true)
    })
  })
  return { usual, options }
}

/** Guidance of the rules: a reason for every single choice, in both languages, and nothing about hidden things. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guide } from '../../engine/game'
import { rulesetOf } from '../../engine/rulesets'
import type { GameDef, Message } from '../../engine/types'
import { someOf } from '../support/budget'
import { gamesOf, packNames } from './support/content'
import { playRandomly } from './support/random-play'

const textsOf = (ruleset: string, language: string) => {
  const own = JSON.parse(
    readFileSync(new URL(`../../engine/rulesets/${ruleset}/text/${language}.json`, import.meta.url), 'utf8'),
  )
  const all = JSON.parse(readFileSync(new URL(`../../engine/text/${language}.json`, import.meta.url), 'utf8'))
  return (key: string): unknown =>
    key.split('.').reduce<unknown>((at, word) => (at as Record<string, unknown>)?.[word], { ...all, ...own })
}

/** The ids of the statements of a ruleset. */
const statementsOf = (ruleset: string): string[] =>
  [
    ...readFileSync(
      new URL(`../../engine/rulesets/${ruleset}/statements.json`, import.meta.url),
      'utf8',
    ).matchAll(/"id": "([^"]+)"/g),
  ].map(([, id]) => id)

/** The share of single answers whose reason names a statement. Other reasons are of rare phases, or of questions of a scenario. */
const WITH_STATEMENT = 0.9
const GAMES = 4

type Single = { readonly phase: string; readonly why: Message | undefined }

/** Plays a game at random and returns the reasons of all decisions with one choice. */
function singlesIn(def: GameDef, seed: number): Single[] {
  const singles: Single[] = []
  playRandomly(def, seed, {
    ...{ most: 600, anyone: true, busy: seed % 2 === 0 },
    watch(state, asked) {
      for (const decision of asked) {
        if (decision.optional || decision.choices.length !== 1) continue
        singles.push({ phase: decision.phase, why: guide(def, state, decision)?.why })
      }
    },
  })
  return singles
}

/** The keys and the statements of a message and of those inside it. */
function partsOf({ key, values = {} }: Message): { readonly keys: string[]; readonly rules: string[] } {
  const inner = Object.values(values).flatMap((value) =>
    typeof value === 'object' && 'message' in value ? [partsOf(value.message)] : [],
  )
  return {
    keys: [key, ...inner.flatMap(({ keys }) => keys)],
    rules: [
      ...(typeof values.rule === 'string' ? [values.rule] : []),
      ...inner.flatMap(({ rules }) => rules),
    ],
  }
}

test.each(packNames())('%s gives a reason for every decision with one choice', (pack) => {
  const games = gamesOf(pack)
  const counts = { all: 0, withStatement: 0 }
  for (const def of someOf(games)) {
    const [en, it] = [textsOf(def.ruleset, 'en'), textsOf(def.ruleset, 'it')]
    const known = new Set(statementsOf(def.ruleset))
    for (let seed = 1; seed <= GAMES; seed++)
      for (const { phase, why } of singlesIn(def, seed)) {
        const { keys, rules } = partsOf(why ?? { key: `${phase} has no reason` })
        for (const key of keys)
          expect([key, typeof en(key), typeof it(key)]).toEqual([key, 'string', 'string'])
        for (const rule of rules) expect([rule, known.has(rule)]).toEqual([rule, true])
        counts.all += 1
        if (rules.length > 0) counts.withStatement += 1
      }
  }
  console.info(`${pack}: ${counts.withStatement} of ${counts.all} single answers name a statement`)
  expect(counts.withStatement).toBeGreaterThanOrEqual(WITH_STATEMENT * counts.all)
})

test.each(packNames())('%s has a reason for each phase that asks', (pack) => {
  const [def] = gamesOf(pack)
  const { phases } = rulesetOf(def).words
  const prefix = def.ruleset === 'wir-sind-das-volk' ? 'volk' : def.ruleset
  const asking = Object.keys(phases).filter((phase) => phase !== 'ask' && phases[phase].length > 0)
  const en = textsOf(def.ruleset, 'en')
  expect(asking.filter((phase) => typeof en(`${prefix}.only.${phase}`) !== 'string')).toEqual([])
})

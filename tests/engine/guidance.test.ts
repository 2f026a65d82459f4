/** Guidance of the rules: a reason for every single choice, in both languages, and nothing about hidden things. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guide } from '../../engine/game'
import { rulesetOf } from '../../engine/rulesets'
import type { GameDef } from '../../engine/types'
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

/** Plays a game at random and returns the reasons of all decisions with one choice. */
function reasonsIn(def: GameDef, seed: number): Set<string> {
  const reasons = new Set<string>()
  playRandomly(def, seed, {
    ...{ most: 600, anyone: true, busy: seed % 2 === 0 },
    watch(state, asked) {
      for (const decision of asked) {
        if (decision.optional || decision.choices.length !== 1) continue
        reasons.add(guide(def, state, decision)?.why?.key ?? `${decision.phase} has no reason`)
      }
    },
  })
  return reasons
}

test.each(packNames())('%s gives a reason for every decision with one choice', (pack) => {
  const games = gamesOf(pack)
  for (const def of someOf(games)) {
    const [en, it] = [textsOf(def.ruleset, 'en'), textsOf(def.ruleset, 'it')]
    for (const seed of [1, 2])
      for (const key of reasonsIn(def, seed))
        expect([key, typeof en(key), typeof it(key)]).toEqual([key, 'string', 'string'])
  }
})

test.each(packNames())('%s has a reason for each phase that asks', (pack) => {
  const [def] = gamesOf(pack)
  const { phases } = rulesetOf(def).words
  const prefix = def.ruleset === 'wir-sind-das-volk' ? 'volk' : def.ruleset
  const asking = Object.keys(phases).filter((phase) => phase !== 'ask' && phases[phase].length > 0)
  const en = textsOf(def.ruleset, 'en')
  expect(asking.filter((phase) => typeof en(`${prefix}.only.${phase}`) !== 'string')).toEqual([])
})

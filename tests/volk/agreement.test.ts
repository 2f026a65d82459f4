/** Choices and refusals agree on every action: what is offered is accepted, anything else is refused with a reason. */
import { describe, expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import { USES, type VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action } from '../../engine/types'
import { isWritten, pick, same, texts } from '../engine/support/agreement'
import { deepFreeze } from '../engine/support/freeze'
import { playRandomly } from '../engine/support/random-play'
import { beyondADay } from '../support/beyond-a-day'
import { countOf } from '../support/budget'
import { germany, isThere, OTHER_ANSWERS, poorGermany, WHOLE } from './germany'

const TYPES = [
  ...[
    'play',
    'build',
    'rail',
    'raze',
    'lift',
    'raise',
    'pass-on',
    'grant',
    'discard',
    'icon',
    'drop',
    'choose',
  ],
  ...['look', 'swap', 'leave', 'count', 'reward', 'attack', 'pass', 'keep', 'police', 'done', ''],
]

/** States of random games, so many of each kind of question. */
function somewhere(def: VolkDef, each: number, games: number): VolkState[] {
  const kept = new Map<string, VolkState[]>()
  const rng = seedRandom(each)
  for (let seed = 1; seed <= games; seed++)
    playRandomly<VolkState>(def, seed, {
      anyone: true,
      busy: seed % 2 === 0,
      watch: (state, asked) => {
        if (asked.length === 0) return
        const kind = kindOf(state)
        const list = kept.get(kind) ?? []
        kept.set(kind, list)
        if (list.length < each && nextBelow(rng, kind === 'turn' ? 30 : 4) === 0)
          list.push(structuredClone(state))
      },
    })
  return [...kept.values()].flat()
}

const kindOf = ({ phase, tasks }: VolkState): string => (phase === 'task' ? tasks[0].kind : phase)

/** An offered action with something changed, or any action at all. */
function mutated({ rules }: VolkDef, state: VolkState, rng: number[], offered: Action): Action {
  const { cities, provinces, links, cards } = rules
  const near = [...cards.ids.keys()].filter((card) => state.place[card] > 0 && state.place[card] < 8)
  const fields: Record<string, () => string | number | boolean> = {
    card: () => cards.ids[pick(rng, near)],
    give: () => cards.ids[pick(rng, near)],
    take: () => cards.ids[pick(rng, near)],
    use: () => pick(rng, [...USES, 'nothing']),
    town: () => pick(rng, cities.ids),
    link: () => pick(rng, links.ids),
    province: () => pick(rng, provinces.ids),
    target: () => pick(rng, provinces.ids),
    section: () => pick(rng, provinces.sections.ids),
    at: () => pick(rng, [0, 1, 2, 'hand', 'pile']),
    space: () => nextBelow(rng, 13) - 6,
  }
  const key = pick(rng, Object.keys(fields))
  const own = Object.keys(offered).filter((name) => name in fields)
  switch (nextBelow(rng, 5)) {
    case 0:
      return { ...offered, [own[0] ?? key]: fields[own[0] ?? key]() }
    case 1:
      return { ...offered, type: pick(rng, TYPES) }
    case 2: {
      const type = pick(rng, TYPES)
      return Object.assign({ type }, ...(WANTS[type] ?? [key]).map((name) => ({ [name]: fields[name]() })))
    }
    case 3:
      return { type: pick(rng, TYPES) }
    default:
      return { ...offered, [pick(rng, [...own, key])]: pick(rng, ['', 'nowhere', 7, true, 'x'.repeat(99)]) }
  }
}

/** What actions of a type are made of. */
const WANTS: Readonly<Record<string, readonly string[]>> = {
  play: ['card', 'use'],
  build: ['town'],
  raze: ['town'],
  rail: ['link'],
  lift: ['link'],
  raise: ['province'],
  'pass-on': ['section'],
  discard: ['card'],
  keep: ['card'],
  police: ['card'],
  choose: ['province'],
  count: ['town', 'province'],
  attack: ['province', 'target'],
  swap: ['give', 'take'],
  reward: ['space'],
  look: ['at'],
  icon: ['at'],
  drop: ['at'],
}

const seen = new Set<string>()
const refusedBy = new Set<string>()

describe.each([
  ['the whole game', germany(), countOf(4, 30)],
  ['with other answers', germany(WHOLE, { rules: OTHER_ANSWERS }), countOf(3, 20)],
  ['with hardly any pieces', poorGermany(), countOf(3, 20)],
] as const)('%s', (_, def, each) => {
  test('offers are accepted, the rest is refused and changes nothing', { timeout: 600_000 }, () => {
    for (const [index, found] of somewhere(def, each, 120).entries()) {
      const rng = seedRandom(index * 7919)
      const state = deepFreeze(found)
      for (const asked of decisions(def, state)) {
        seen.add(kindOf(state))
        expect(isWritten(asked.prompt), asked.prompt.key).toBe(true)
        const faults: unknown[] = []
        for (const { action, label } of asked.choices) {
          const done = apply(def, state, asked.seat, action)
          if (!done.ok) faults.push(['refused', action, done.error])
          const messages = done.ok ? [label, ...done.value.events.map(({ message }) => message)] : [label]
          faults.push(...messages.filter((message) => !isWritten(message)).map(({ key }) => ['no text', key]))
        }
        expect(faults).toEqual([])
        for (let count = 0; count < 40; count++) {
          const action = mutated(def, state, rng, pick(rng, asked.choices).action)
          if (asked.choices.some((choice) => same(choice.action, action))) continue
          const refused = apply(def, state, asked.seat, action)
          expect(refused.ok, JSON.stringify([kindOf(state), action])).toBe(false)
          if (refused.ok) continue
          const { rule, section, message, source } = refused.error
          expect(rule).toMatch(/^(?:W-F?[0-9]+|K-[A-Z]+)$/)
          if (/^W-\d/.test(rule)) expect(section, rule).toBeDefined()
          refusedBy.add(message.key)
          expect(isWritten(message), message.key).toBe(true)
          if (source) expect(isThere(def, source), JSON.stringify([action, source])).toBe(true)
        }
      }
    }
  })
})

beyondADay('the positions were of every kind, and most refusals came up', () => {
  const kinds = [
    ...[
      'turn',
      'raise',
      'keep',
      'icons',
      'build',
      'dismantle',
      'alternate',
      'decay',
      'unrest',
      'shift',
      'echo',
    ],
    ...['standard', 'calm', 'rundown', 'police', 'peek', 'external', 'price', 'joker', 'prestige', 'attack'],
  ]
  expect([...seen]).toEqual(expect.arrayContaining(kinds))
  const keys = Object.keys(texts[0].volk.refuse)
  const never = keys.filter((key) => !refusedBy.has(`volk.refuse.${key}`))
  // What is too rare at random has its case in the pack.
  expect(never.length, never.join(', ')).toBeLessThan(keys.length / 3)
})

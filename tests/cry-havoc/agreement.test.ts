/** In random positions of every scenario: what is offered is done, everything else is refused with a reason, and says so in words. */
import { describe, expect, test } from 'vitest'
import { merge } from '../../engine/cases/merge'
import { compile } from '../../engine/compile'
import { apply, decisions, play, table } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { CryHavocDef } from '../../engine/rulesets/cry-havoc/state'
import type { Action, Decision, GameState, Message } from '../../engine/types'
import { isThere, isWritten, pick, same } from '../engine/support/agreement'
import { loadPack } from '../engine/support/content'
import { playRandomly } from '../engine/support/random-play'
import { beyondADay } from '../support/beyond-a-day'
import { countOf } from '../support/budget'
import { own } from '../support/own'

const pack = loadPack('cry-havoc')
const OPTIONS = {
  rules: { ammunition: { dice: 3 }, ransom: { ratio: 4, yields: 9, guards: 1 }, engaged: 'adjacent' },
}
function gameOf(id: string, change: object): CryHavocDef {
  const scenario = merge(pack.scenarios[id], change)
  const made = compile({ ...pack, scenarios: { ...pack.scenarios, [id]: scenario } } as never, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

const TYPES = [
  ...[
    'select',
    'place',
    'face',
    'move',
    'enter',
    'turn',
    'lead',
    'release',
    'mount',
    'dismount',
    'tie',
    'untie',
  ],
  ...[
    'exit',
    'deliver',
    'escape',
    'give',
    'take',
    'stop',
    'done',
    'cancel',
    'shoot',
    'cover',
    'save',
    'against',
  ],
  ...['strike', 'seize', 'hurt', 'retreat', 'fall', 'advance', 'stay', ''],
]

/** An offered action with something changed, or any action at all. */
function mutated(def: CryHavocDef, rng: number[], offered: Action): Action {
  const { ids } = def.rules.pieces
  const fields: Record<string, () => string | number | boolean> = {
    unit: () => pick(rng, ids),
    to: () => pick(rng, ids),
    cell: () => pick(rng, def.grid.names),
    count: () => nextBelow(rng, 40),
  }
  switch (nextBelow(rng, 5)) {
    case 0: {
      const known = Object.keys(offered).filter((key) => key !== 'type')
      if (known.length === 0) return { type: pick(rng, TYPES), cell: fields.cell() }
      const key = pick(rng, known)
      return { ...offered, [key]: fields[key]() }
    }
    case 1:
      return { ...offered, type: pick(rng, TYPES) }
    case 2:
      return { type: pick(rng, TYPES), [pick(rng, Object.keys(fields))]: fields.unit() }
    case 3:
      return { type: pick(rng, TYPES), unit: fields.unit(), to: fields.to(), cell: fields.cell() }
    default:
      return {
        ...offered,
        [pick(rng, ['cell', 'unit', 'to'])]: pick(rng, ['', '9999', '0000', 7, true, 'x'.repeat(99)]),
      }
  }
}

const seen = new Set<string>()
const offeredTypes = new Set<string>()

/** What interrupts a step, and what seldom lasts. */
const ASIDE = ['hurt', 'retreat', 'fall', 'advance', 'cover']
const SHORT = ['fights', 'second-shots', ...ASIDE]
const RARE = [
  'face',
  'enter',
  'lead',
  'tie',
  'untie',
  'mount',
  'dismount',
  'turn',
  'release',
  'give',
  'take',
  'exit',
]

/** Random actions until a fight, what follows it, or something rare is offered; one position in four is an early one. */
function somewhere(def: CryHavocDef, seed: number): GameState {
  const rng = seedRandom(seed)
  const most = nextBelow(rng, seed % 2 === 1 ? 60 : 700)
  const game = play(def, playRandomly(def, seed, { most, busy: seed % 3 > 0 }).state)
  const isWanted = ({ phase, choices }: Decision): boolean => {
    if (seed % 4 === 0) return ASIDE.includes(phase)
    if (seed % 8 === 2) return choices.some(({ action }) => action.type === 'strike')
    if (seed % 8 === 6) return SHORT.includes(phase)
    return seed % 4 === 1 || choices.some(({ action }) => action.type === RARE[(seed >> 2) % RARE.length])
  }
  for (let left = 400; left > 0; left--) {
    const [asked] = game.decisions()
    if (!asked || isWanted(asked)) break
    const attacks = asked.choices.filter(({ action }) => ['strike', 'against', 'shoot'].includes(action.type))
    game.act(asked.seat, pick(rng, attacks.length > 0 && seed % 2 === 0 ? attacks : asked.choices).action)
  }
  return structuredClone(game.state)
}

const games = Object.keys(pack.scenarios).flatMap((id) => [
  [id, gameOf(id, {})] as const,
  [`${id} with options`, gameOf(id, OPTIONS)] as const,
])

describe.each(games)('%s', (_, def) => {
  test('offers are accepted, the rest is refused and changes nothing', {
    timeout: 300_000,
  }, () => {
    for (let seed = 1; seed <= countOf(10, 40); seed++) {
      const rng = seedRandom(seed * 7919)
      const state = somewhere(def, seed)
      const before = JSON.stringify(state)
      const [asked] = decisions(def, state)
      if (!asked) continue
      seen.add(asked.phase)
      const faults: unknown[] = []
      const format = (message: Message) => {
        if (!isWritten(message)) faults.push(['no text', message.key])
      }
      const lies = table(def, state)
      for (const message of [asked.prompt, lies.round, lies.phase, ...lies.trays.map(({ label }) => label)])
        format(message)
      for (const { label } of [...lies.counters, ...lies.score.sheet]) format(label)
      for (const { action, label } of asked.choices) {
        offeredTypes.add(action.type)
        const done = apply(def, state, asked.seat, action)
        if (!done.ok) faults.push(['refused', action])
        else for (const { message } of done.value.events) format(message)
        format(label)
      }
      expect(faults).toEqual([])
      for (let count = 0; count < 30; count++) {
        const action = mutated(def, rng, pick(rng, asked.choices).action)
        if (asked.choices.some((choice) => same(choice.action, action))) continue
        const refused = apply(def, state, asked.seat, action)
        expect(refused.ok, JSON.stringify([seed, asked.phase, action])).toBe(false)
        if (refused.ok) continue
        expect(refused.error.rule).toMatch(/^(CH-T?[0-9]+|K-[A-Z]+)$/)
        expect(isWritten(refused.error.message), refused.error.message.key).toBe(true)
        const { source } = refused.error
        if (source)
          expect(isThere(def.rules.pack, def.rules.scenario, source), JSON.stringify([action, source])).toBe(
            true,
          )
      }
      expect(JSON.stringify(state)).toBe(before)
    }
  })
})

beyondADay('the positions were of every kind, and nearly everything was offered somewhere', () => {
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'set-up',
      'first-shots',
      'movement',
      'second-shots',
      'fights',
      'retreat',
      'advance',
    ]),
  )
  const often = [
    'place',
    'face',
    'move',
    'enter',
    'turn',
    'lead',
    'release',
    'mount',
    'dismount',
    'tie',
    'untie',
  ]
  expect([...offeredTypes]).toEqual(
    expect.arrayContaining([...often, 'shoot', 'against', 'strike', 'retreat', 'stay']),
  )
})

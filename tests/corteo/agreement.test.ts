/** Choices and refusals agree on every action: what is offered is accepted, anything else is refused with a reason. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, play } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { Action, GameState } from '../../engine/types'
import { isThere, isWritten, pick, same } from '../engine/support/agreement'
import { playRandomly } from '../engine/support/random-play'
import { beyondADay } from '../support/beyond-a-day'
import { countOf } from '../support/budget'
import { city, cityPack } from './city'
import { town } from './fixture'
import { melee, square } from './melee'
import { parade } from './parade'

/** A few actions after the start of a melee. */
function inTrouble(_: CorteoDef, seed: number): GameState {
  const rng = seedRandom(seed)
  const game = play(square, melee(seed))
  for (let left = nextBelow(rng, 12); left > 0; left--) {
    const [asked] = game.decisions()
    if (asked) game.act(asked.seat, pick(rng, asked.choices).action)
  }
  return structuredClone(game.state)
}

/** The state after a random number of random actions. */
function somewhere(def: CorteoDef, seed: number): GameState {
  const most = nextBelow(seedRandom(seed), seed % 2 === 0 ? 1600 : 600)
  return structuredClone(playRandomly(def, seed, { most, busy: seed % 2 === 0 }).state)
}

/** The same, and where a jam may be tried, at times while its place is chosen. */
function inTraffic(def: CorteoDef, seed: number): GameState {
  const state = somewhere(def, seed)
  const [asked] = decisions(def, state)
  const traffic = asked?.choices.find(({ action }) => action.type === 'traffic')
  const next = traffic && seed % 2 === 0 ? apply(def, state, asked.seat, traffic.action) : undefined
  return next?.ok ? structuredClone(next.value.state) : state
}

const TYPES = [
  ...['select', 'place', 'component', 'run', 'move', 'barricade', 'launch', 'stop', 'done', 'head', 'attack'],
  ...[
    'join',
    'fight',
    'retreat',
    'base',
    'advance',
    'stay',
    'remove',
    'enough',
    'leave',
    'traffic',
    'jam',
    'exit',
    'rouse',
    'march',
    '',
  ],
]

/** An offered action with something changed, or any action at all. */
function mutated(def: CorteoDef, rng: number[], offered: Action): Action {
  const { ids } = def.rules.pieces
  const cell = () => pick(rng, def.grid.names)
  const fields: Record<string, () => string | number | boolean> = {
    unit: () => pick(rng, ids),
    target: () => pick(rng, ids),
    with: () => pick(rng, ids),
    cell,
    component: () => pick(rng, [...def.rules.components, 'nobody']),
  }
  switch (nextBelow(rng, 5)) {
    case 0: {
      const known = Object.keys(offered).filter((key) => key !== 'type')
      if (known.length === 0) return { type: pick(rng, TYPES), cell: cell() }
      const key = pick(rng, known)
      return { ...offered, [key]: fields[key]() }
    }
    case 1:
      return { ...offered, type: pick(rng, TYPES) }
    case 2: {
      const key = pick(rng, Object.keys(fields))
      return { type: pick(rng, TYPES), [key]: fields[key]() }
    }
    case 3:
      return { type: pick(rng, TYPES), unit: pick(rng, ids), target: pick(rng, ids), cell: cell() }
    default:
      return {
        ...offered,
        [pick(rng, ['cell', 'unit', 'component'])]: pick(rng, ['', '9999', '0000', 7, true, 'x'.repeat(99)]),
      }
  }
}

const seen = new Set<string>()

describe.each([
  ['town', town(), countOf(60, 350), somewhere],
  ['city', city(), countOf(20, 150), somewhere],
  ['square', square, countOf(40, 200), inTrouble],
  ['parade', parade(), countOf(40, 250), somewhere],
  ['advanced', city(cityPack(), 'advanced'), countOf(15, 120), somewhere],
  ['special', city(cityPack(), 'special'), countOf(40, 200), inTraffic],
] as const)('%s', (_, def, positions, find) => {
  test(`${positions} positions: offers are accepted, the rest is refused and changes nothing`, {
    timeout: 120_000,
  }, () => {
    for (let seed = 1; seed <= positions; seed++) {
      const rng = seedRandom(seed * 7919)
      const state = find(def, seed)
      const before = JSON.stringify(state)
      const [asked] = decisions(def, state)
      if (!asked) continue
      seen.add(asked.phase)
      expect(isWritten(asked.prompt), asked.prompt.key).toBe(true)
      const faults: unknown[] = []
      for (const { action, label } of asked.choices) {
        const done = apply(def, state, asked.seat, action)
        if (!done.ok) faults.push(['refused', action])
        const messages = done.ok ? [label, ...done.value.events.map(({ message }) => message)] : [label]
        faults.push(...messages.filter((message) => !isWritten(message)).map(({ key }) => ['no text', key]))
      }
      expect(faults).toEqual([])
      for (let count = 0; count < 20; count++) {
        const action = mutated(def, rng, pick(rng, asked.choices).action)
        if (asked.choices.some((choice) => same(choice.action, action))) continue
        const refused = apply(def, state, asked.seat, action)
        expect(refused.ok, JSON.stringify([seed, asked.phase, action])).toBe(false)
        if (refused.ok) continue
        expect(refused.error.rule).toMatch(/^[CK]-[A-Z0-9]+$/)
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

beyondADay('the positions were of every kind', () => {
  const phases = [
    'set-up',
    'reinforcements',
    'movement',
    'head',
    'march',
    'clash',
    'join',
    'retreat',
    'base',
    'advance',
    'jam',
  ]
  expect([...seen]).toEqual(expect.arrayContaining(phases))
})

/** An invalid pointer or viewer gets no answer and breaks no game, at any moment. */
import { expect, test } from 'vitest'
import { compile } from '../../engine/compile'
import { hash, inspect, setup, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { rulesetOf } from '../../engine/rulesets'
import type { GameDef, GameState, Pointed, Viewer } from '../../engine/types'
import { loadPack, packNames } from './support/content'
import { playRandomly } from './support/random-play'

const MOMENTS = 12
const STRIDE = 10

const games = packNames().flatMap((name) => {
  const raw = loadPack(name)
  const [id] = Object.keys(raw.scenarios)
  if (!id) return []
  const made = compile(raw, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error[0]))
  return [{ name: `${name}/${id}`, def: made.value }]
})

const thrower = (): never => {
  throw new Error('read')
}
/** Values that are no name, number or text, with some that look like one. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  NaN,
  Infinity,
  -1,
  -0,
  0.5,
  2 ** 53,
  10n,
  '',
  '0',
  '-',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  [],
  [0],
  {},
  Symbol('cell'),
  thrower,
  { toString: thrower, valueOf: thrower },
]

/** Returns pointers without a target in any game. */
const forged = (def: GameDef): unknown[] => [
  ...ODD,
  ...ODD.flatMap((odd) => [
    { kind: odd },
    { kind: odd, cell: 0, piece: 'x' },
    { kind: 'cell', cell: odd },
    ...(typeof odd === 'string' ? [] : [{ kind: 'piece', piece: odd }]),
  ]),
  { kind: 'cell' },
  { kind: 'piece' },
  { kind: 'cell', cell: def.grid.size },
  { kind: 'cell', piece: 'x' },
  { kind: 'piece', cell: 0 },
  { kind: 'cell', cell: 0, more: {} },
  Object.defineProperty({ kind: 'cell' }, 'cell', { get: thrower, enumerable: true }),
  Object.create({ kind: 'cell', cell: 0 }),
]

function momentsOf(def: GameDef, seed: number): GameState[] {
  const moments: GameState[] = [setup(def, { seed })]
  let step = 0
  playRandomly(def, seed, {
    most: MOMENTS * STRIDE,
    watch: (state) => {
      if (step++ % STRIDE === 0) moments.push({ ...state })
    },
  })
  return moments
}

test('the first scenario of a pack of every ruleset is asked', () => {
  expect(new Set(games.map(({ def }) => def.ruleset)).size).toBe(5)
})

test.each(games)('$name says nothing of a pointer that points at nothing', ({ def }) => {
  for (const state of momentsOf(def, 7)) {
    const before = hash(state)
    for (const viewer of [...def.seats, 'spectator'])
      for (const at of forged(def)) expect(inspect(def, state, viewer, at as Pointed)).toBeUndefined()
    expect(hash(state)).toBe(before)
  }
})

test.each(games)('$name answers any well-formed pointer without harm', ({ def }) => {
  const rng = seedRandom(11)
  const names = ['', '-', 'nobody', 'factory-', 'constructor', '__proto__']
  let answers = 0
  for (const state of momentsOf(def, 8))
    for (const viewer of [...def.seats, 'spectator']) {
      for (const piece of names)
        expect(() => inspect(def, state, viewer, { kind: 'piece', piece })).not.toThrow()
      const cell = nextBelow(rng, def.grid.size)
      if (inspect(def, state, viewer, { kind: 'cell', cell })) answers++
    }
  if (def.ruleset !== 'cry-havoc' && rulesetOf(def).inspect) expect(answers).toBeGreaterThan(0)
})

test.each(games)('$name shows whoever is nobody what a spectator sees', ({ def }) => {
  for (const state of momentsOf(def, 9)) {
    const seen = JSON.stringify(view(def, state, 'spectator'))
    for (const viewer of ODD) {
      expect(JSON.stringify(view(def, state, viewer as Viewer))).toBe(seen)
      expect(() => inspect(def, state, viewer as Viewer, { kind: 'cell', cell: 0 })).not.toThrow()
    }
  }
})

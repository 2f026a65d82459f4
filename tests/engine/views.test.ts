/** The holder of a view cannot predict a die. No part of it depends on the generator, in any game and for any viewer. */
import { expect, test } from 'vitest'
import { apply, decisions, hash, inspect, play, seesAll, setup, table, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { rulesetOf, rulesets } from '../../engine/rulesets'
import type { GameDef, GameState, Viewer } from '../../engine/types'
import { countOf } from '../support/budget'
import { everyGame } from './support/content'
import { questionOf } from './support/random-play'

const POSITIONS = countOf(12, 24)
const STRIDE = countOf(16, 8)
/** The number of kinds of other dice tried at a position, at most three. The next position begins with the next kind. */
const KINDS = countOf(1, 3)

const games = everyGame()

/** Returns the same position with other future dice, from the generator and from a script. */
const withOtherDice = (state: GameState, seed: number): GameState[] => [
  { ...state, rng: seedRandom(seed) },
  { ...state, rng: seedRandom(seed + 1), dice: [] },
  { ...state, rng: seedRandom(seed + 2), dice: [1 + (seed % 6), 6] },
]

const inTurn = <T>(kinds: readonly T[], turn: number): readonly T[] =>
  Array.from({ length: KINDS }, (_, index) => kinds[(turn + index) % kinds.length])

/** Returns everything that a view contains or answers. A list of dice may exist but must be empty. */
function toldBy(def: GameDef, state: GameState, viewer: Viewer): string {
  const { dice, ...seen } = view(def, state, viewer)
  expect(dice ?? []).toEqual([])
  expect(seen.rng).toEqual([])
  const cell = state.step % def.grid.size
  return JSON.stringify([
    seen,
    table(def, view(def, state, viewer)),
    decisions(def, view(def, state, viewer)),
    inspect(def, state, viewer, { kind: 'cell', cell }),
  ])
}

function expectNoChance(def: GameDef, seed: number): number {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed)
  let looked = 0
  for (let step = 0; looked < POSITIONS; step++) {
    const asked = game.decisions()
    if (asked.length === 0) break
    if (step % STRIDE === 0) {
      looked++
      const state = { ...game.state }
      for (const viewer of [...def.seats, 'spectator']) {
        const told = toldBy(def, state, viewer)
        for (const other of inTurn(withOtherDice(state, step), looked))
          expect(toldBy(def, other, viewer)).toBe(told)
      }
    }
    const { seat, choices } = questionOf(rng, asked, true, nextBelow(rng, 6) === 0)
    game.act(seat, choices[nextBelow(rng, choices.length)].action)
  }
  return looked
}

test.each(games)('no view of $name depends on the generator', ({ def }) => {
  expect(expectNoChance(def, 5)).toBeGreaterThan(3)
})

test('every ruleset is among them', () => {
  expect(new Set(games.map(({ def }) => def.ruleset)).size).toBe(5)
})

test('a door that lets one word of the generator through is noticed', () => {
  const [{ def }] = games
  const whole = rulesetOf(def)
  const open = (_: GameDef, state: GameState) => ({ ...state, next: state.rng[3] })
  rulesets.set(def.ruleset, { ...whole, view: open })
  try {
    expect(() => expectNoChance(def, 5)).toThrow()
  } finally {
    rulesets.set(def.ruleset, whole)
  }
})

test('nobody can play on from a view past the next die', () => {
  const open = games.filter(({ def }) => seesAll(def, setup(def, { seed: 3 }), def.seats[0]))
  expect(open.length).toBeGreaterThan(10)
  for (const { def } of open) {
    const game = play(def, setup(def, { seed: 3 }))
    const blind = play(def, view(def, setup(def, { seed: 3 }), def.seats[0]))
    const rng = seedRandom(3)
    const goOn = (): boolean => {
      const before = JSON.stringify(game.state.rng)
      const [{ seat, choices }] = game.decisions()
      const { action } = choices[nextBelow(rng, choices.length)]
      game.act(seat, action)
      const hasRolled = JSON.stringify(game.state.rng) !== before
      if (hasRolled) expect(() => blind.act(seat, action)).toThrow('no chance in a view')
      else blind.act(seat, action)
      return hasRolled
    }
    while (!goOn());
  }
})

test('what a view hides of chance is still in the game', () => {
  for (const { def } of games) {
    const state = setup(def, { seed: 9 })
    const before = hash(state)
    for (const viewer of [...def.seats, 'spectator']) view(def, state, viewer)
    expect(hash(state)).toBe(before)
    expect(state.rng).toHaveLength(4)
    const [{ seat, choices }] = decisions(def, state)
    const next = apply(def, state, seat, choices[0].action)
    expect(next.ok && next.value.state.rng).toHaveLength(4)
  }
})

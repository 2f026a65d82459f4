/** A definition is never written and serves many games at once. Each game owns its derived data. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../../engine/bots/greedy'
import { decisions, hash, outcome, play, setup, table, view } from '../../engine/game'
import type { Play } from '../../engine/kernel/play'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { GameDef, GameState, RawPack } from '../../engine/types'
import { countOf, perScale } from '../support/budget'
import { everyGame } from './support/content'
import { writesTo } from './support/freeze'
import { questionOf } from './support/random-play'

const games = everyGame()
/** One scenario of each ruleset: the last of its pack, which has the most features. */
const oneOfEach = [...new Map(games.map((game) => [game.def.ruleset, game])).values()]
const GAMES_AT_ONCE = countOf(100, 400)

type Going = { readonly game: Play; readonly rng: number[] }
const begin = (def: GameDef, seed: number): Going => ({
  game: play(def, setup(def, { seed }), { events: true }),
  rng: seedRandom(seed),
})

/** Takes a random action. Returns whether there was one. */
function goOn({ game, rng }: Going): boolean {
  const asked = game.decisions()
  if (asked.length === 0) return false
  const { seat, choices } = questionOf(rng, asked, true, nextBelow(rng, 6) === 0)
  game.act(seat, choices[nextBelow(rng, choices.length)].action)
  return true
}

/** Returns everything observable of a game. */
const all = ({ game }: Going) => ({
  state: hash(game.state),
  asked: game
    .decisions()
    .map(({ seat, phase, choices }) => [seat, phase, choices.map(({ action }) => action)]),
  told: game.takeEvents(),
  outcome: game.outcome(),
})

const playTo = (going: Going, acts: number): Going => {
  for (let act = 0; act < acts && goOn(going); act++);
  return going
}

test('whatever a test compiles is frozen through and through', () => {
  for (const { def } of games) {
    const { rules } = def as GameDef<{ readonly pack: RawPack }>
    expect([def, rules, rules.pack, rules.pack.manifest].every(Object.isFrozen)).toBe(true)
  }
})

test('any write to a frozen definition is noticed', () => {
  const def = { list: [{ a: 1 }], map: new Map([['b', new Uint8Array(2)]]), set: new Set([1]) }
  const written = writesTo(Object.freeze(def))
  expect(() => {
    def.list[0].a = 2
  }).toThrow(TypeError)
  expect(() => def.list.push({ a: 2 })).toThrow(TypeError)
  expect(() => def.map.set('c', new Uint8Array())).toThrow(TypeError)
  expect(() => def.set.clear()).toThrow(TypeError)
  expect(written()).toEqual([])
  def.map.get('b')![1] = 3
  expect(written()).toEqual(['def.map.b'])
})

describe.each(perScale({ daily: oneOfEach, reduced: games, long: games }))('$name', ({ def }) => {
  test('nothing that is played, looked at or thought of writes to the definition', () => {
    const written = writesTo(def)
    const going = begin(def, 7)
    const bots = def.seats.map((seat) => greedyBot(def, seat, 7))
    for (let act = 0; act < 60 && goOn(going); act++) {
      if (act % 20 !== 0) continue
      const { state } = going.game
      for (const seat of [...def.seats, 'spectator']) table(def, view(def, state, seat))
      for (const decision of decisions(def, state))
        bots[def.seats.indexOf(decision.seat)](decision, view(def, state, decision.seat))
    }
    expect(written()).toEqual([])
  })
})

describe.each(oneOfEach)('games on one definition ($name)', ({ def }) => {
  test('interleaved they go as each of them goes alone', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: GAMES_AT_ONCE, maxLength: GAMES_AT_ONCE }),
        fc.integer({ min: 1, max: 1000 }),
        (seeds, order) => {
          const goings = seeds.map((seed) => begin(def, seed))
          const acts = goings.map(() => 0)
          const rng = seedRandom(order)
          for (let turn = 0; turn < seeds.length * 6; turn++) {
            const which = nextBelow(rng, goings.length)
            if (goOn(goings[which])) acts[which]++
          }
          for (const [which, seed] of seeds.entries())
            expect(all(goings[which])).toEqual(all(playTo(begin(def, seed), acts[which])))
        },
      ),
      { numRuns: countOf(1, 10), seed: 13 },
    )
  })

  test('a clone goes its own way, and the original goes on as if there were none', () => {
    const [one, alone] = [playTo(begin(def, 3), 30), playTo(begin(def, 3), 30)]
    const copy: Going = { game: one.game.clone(), rng: seedRandom(99) }
    const before = { ...all(copy), told: [] }
    expect(before).toEqual({ ...all(one), told: [] })
    playTo(copy, 25)
    expect({ ...all(one), told: [] }).toEqual(before)
    expect(all(playTo(one, 40))).toEqual({ ...all(playTo(alone, 40)), told: expect.anything() })
    expect(hash(copy.game.state)).not.toBe(before.state)
  })

  test('set back to a state it goes on from there, time after time', () => {
    const start = playTo(begin(def, 5), 20).game.state
    const kept = structuredClone(start)
    const { game } = begin(def, 6)
    const ends = [1, 2, 1].map((seed) => {
      game.reset(start)
      return all(playTo({ game, rng: seedRandom(seed) }, 30))
    })
    const fresh = all(playTo({ game: play(def, kept, { events: true }), rng: seedRandom(2) }, 30))
    expect(ends).toEqual([ends[0], fresh, ends[0]])
    expect(start).toEqual(kept)
  })

  test('what the verbs say of a state that was written to since is of the state as it is now', () => {
    const going = begin(def, 8)
    for (let act = 0; act < 40 && goOn(going); act++) {
      const { state } = going.game
      const fresh: GameState = structuredClone(state)
      expect(decisions(def, state)).toEqual(going.game.decisions())
      if (act % 10 === 0) expect(table(def, state)).toEqual(table(def, fresh))
      expect(outcome(def, state)).toEqual(going.game.outcome())
    }
  })
})

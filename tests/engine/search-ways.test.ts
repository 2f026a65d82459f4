/** Strategies listed by a pack. A search chooses one each round, and other bots ignore them. */
import { describe, expect, test } from 'vitest'
import '../../engine/rulesets/all'
import { botGame } from '../../engine/bots/game'
import { BOTS } from '../../engine/bots/kinds'
import { type Effort, ROUND_OF_DECISIONS } from '../../engine/bots/search/effort'
import { Search } from '../../engine/bots/search/search'
import { Simulation } from '../../engine/bots/search/simulation'
import { type Way, Ways, waysOf } from '../../engine/bots/search/ways'
import { compile, decisions, play, setup, view } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import type { GameDef, GameState, RawPack, Scorer } from '../../engine/types'
import { fourDef } from './support/connect-four'
import { loadPack } from './support/content'

const EFFORT: Effort = {
  playouts: 6,
  candidates: 3,
  rounds: 1,
  steps: 60,
  ripe: 2,
  manner: 'greedy',
  doubt: 0,
  keeps: 1,
}

function gameOf(pack: RawPack, scenario: string): GameDef {
  const made = compile(pack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

/** A scorer that prefers one column of connect four, with the round it reports. */
const fond = (column: number, round = 1): Scorer => ({
  score: ({ choices }) => choices.map(({ action }) => (action.column === column ? 1 : 0)),
  round: () => round,
})

describe('which way to play', () => {
  const def = fourDef()
  const game = play(def, setup(def, { seed: 1 }))
  for (const column of [3, 0, 3, 0, 3, 1]) game.act(game.decisions()[0].seat, { type: 'drop', column })
  const [decision] = game.decisions()
  const seen = view(def, game.state, decision.seat)
  const searched = (ways: Ways, keeps = 1) => {
    const search = new Search(def, decision.seat, decision, seen, ways, 1, {
      ...EFFORT,
      keeps,
      manner: 'random',
    })
    while (search.step());
    return search
  }
  const usual: Way = { scorer: fond(0) }
  const winning: Way = { style: 'winning', scorer: fond(3) }
  const other: Way = { style: 'other', scorer: fond(6) }

  test('is the one that proves best, whichever is first', () => {
    for (const all of [
      [usual, winning, other],
      [other, usual, winning],
      [winning, other, usual],
    ]) {
      const best = searched(new Ways(all)).best()
      expect([best.way, best.choice.action.column]).toEqual([winning, 3])
    }
  })

  test('is thought over in four times the play-outs of a decision, one choice a way', () => {
    const search = searched(new Ways([usual, winning, other]))
    const tried = search.estimates()
    expect(tried.map(({ way }) => way)).toEqual([usual, winning, other])
    const playouts = tried.reduce((sum, { values }) => sum + values.length, 0)
    expect(playouts).toBe(EFFORT.playouts * ROUND_OF_DECISIONS)
  })

  test('is not thought over again in the same round', () => {
    const ways = new Ways([usual, winning, other])
    ways.keepTo(other, seen, 1)
    const search = searched(ways)
    expect(search.estimates().map(({ way, values }) => [way, values])).toEqual([[other, []]])
    expect(search.best().choice.action.column).toBe(6)
  })

  test('is thought over again in the next one, the present way first', () => {
    const now = { ...other, scorer: { ...fond(6), round: () => ++round } }
    let round = 1
    const ways = new Ways([usual, winning, now])
    ways.keepTo(now, seen, 1)
    expect(searched(ways).estimates()[0].way).toBe(now)
    expect(searched(ways).best().way).toBe(winning)
  })

  test('is thought over again after as many rounds as it is kept to', () => {
    let round = 1
    const now = { ...other, scorer: { ...fond(6), round: () => round } }
    const ways = new Ways([usual, winning, now])
    ways.keepTo(now, seen, 3)
    for (round = 2; round <= 3; round++) {
      const search = searched(ways, 3)
      expect(search.estimates()).toHaveLength(1)
      ways.keepTo(search.best().way, seen, 3)
    }
    expect(searched(ways, 3).best().way).toBe(winning)
  })

  test('is no question where there is one way only: then the choices of that way are', () => {
    expect(searched(new Ways([usual])).estimates()).toHaveLength(EFFORT.candidates)
  })
})

/** Plays the first moves of greedy players. `looked` gets each position. */
function greedyGame(def: GameDef, steps: number, looked?: (state: GameState) => void) {
  const bots = def.seats.map(() => BOTS.greedy)
  const game = botGame(def, bots, 2, { begun: ({ state }) => looked?.(state) })
  const moves: string[] = []
  for (const { seat, action, state } of game) {
    moves.push(JSON.stringify([seat, action]))
    if (moves.length === steps) return { moves, state }
    looked?.(state)
  }
  throw new Error(`over after ${moves.length} moves`)
}

type Bots = { bots: { side: string; weights: Record<string, number>; styles?: unknown }[] }

/** Returns the pack with other styles for all its bots. */
function styled(name: string, styles: Readonly<Record<string, object>> | undefined): RawPack {
  const pack = structuredClone(loadPack(name))
  for (const bot of (pack.bots as Bots).bots) bot.styles = styles
  return pack
}

describe.each([
  ['cry-havoc', 'street-brawl', { bold: { approach: 100, danger: 0, support: 0 } }],
  ['junta', 'four-families', { poor: { money: 0, swiss: 0, office: 500 } }],
] as const)('styles of %s', (name, scenario, styles) => {
  test('make greedy play no different', () => {
    const [own, usual] = [styles, undefined].map((one) =>
      greedyGame(gameOf(styled(name, one), scenario), 120),
    )
    expect(own.moves.length).toBe(120)
    expect(own.moves).toEqual(usual.moves)
  })

  test('judge by their own weights, and by the usual ones of what they leave out', () => {
    const def = gameOf(styled(name, { same: {}, ...styles }), scenario)
    const ways = new Map(def.seats.map((seat) => [seat, waysOf(def, seat)]))
    let differing = 0
    greedyGame(def, 120, (state) => {
      for (const decision of decisions(def, state)) {
        if (decision.optional) continue
        const [usual, same, other] = ways
          .get(decision.seat)!
          .score(decision, view(def, state, decision.seat))
          .map(({ scores }) => JSON.stringify(scores))
        expect(same).toBe(usual)
        if (other !== usual) differing += 1
      }
    })
    expect(differing).toBeGreaterThan(0)
  })

  test('say nothing of how the game stands: that is judged by the usual weights', () => {
    const def = gameOf(styled(name, styles), scenario)
    const { state } = greedyGame(def, 120)
    const [seat] = def.seats
    const standings = waysOf(def, seat).all.map((way) => {
      const simulation = new Simulation(def)
      simulation.begin(state, seedRandom(1), { seat, way })
      return [simulation.valueFor(seat), simulation.termsFor(seat)]
    })
    expect(standings[0][0]).not.toBe(0)
    expect(standings[1]).toEqual(standings[0])
  })
})

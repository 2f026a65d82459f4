/**
 * Random games to the end. Every rule of the board holds on the way, and each record replays. Random players soon agree on a draw,
 * so as many more games are played without draws.
 */
import { describe, expect, test } from 'vitest'
import { outcome } from '../../engine/game'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { gamesBudget, trySeeds } from '../support/budget'
import { scenarioNames, war } from './war'

/** The number of games of all scenarios together, in the long suite. */
const GAMES = 1000

const scenarios = scenarioNames()
const share = Math.ceil(GAMES / scenarios.length)

/**
 * Returns a fault. Each square has at most one unit, on terrain it can enter, and moves, attacks and turns stay within the
 * scenario's limits.
 */
function faultOf({ rules }: KriegspielDef, state: KriegspielState): string | undefined {
  const placed = state.cell.filter((cell) => cell >= 0)
  if (new Set(placed).size !== placed.length) return 'two units on a square'
  const kinds = rules.pack.terrain.terrain
  if (placed.some((cell) => kinds[rules.ground.terrain[cell]].cost === 'closed'))
    return 'a unit on closed ground'
  if (state.moves > rules.moves || state.attacks > rules.attacks) return 'too many moves or attacks'
  if (new Set(state.moved).size !== state.moved.length) return 'a unit moved twice'
  if (rules.limit && state.number > rules.limit.turns) return 'too many turns'
  const standsOn = rules.arsenals.cell.some((cell, index) => {
    const piece = state.cell.indexOf(cell)
    return (
      piece >= 0 && state.arsenals[index] === 1 && rules.pieces.side[piece] !== rules.arsenals.side[index]
    )
  })
  return standsOn ? 'an enemy on an arsenal that stands' : undefined
}

function playOut(def: KriegspielDef, seed: number): string {
  const faults = new Set<string>()
  const played = playRandomly<KriegspielState>(def, seed, {
    anyone: true,
    watch: (now) => {
      const fault = faultOf(def, now)
      if (fault) faults.add(fault)
    },
  })
  expect([...faults]).toEqual([])
  expect(played.over).toBe(true)
  expect(playsAgain(def, seed, played)).toBe(true)
  return outcome(def, played.state)!.level!
}

/** Plays games from new seeds until the budget is used up. Throws at the first fault. */
const randomGames = (def: KriegspielDef, name: string, games: number, allowed = (_: string) => true) =>
  trySeeds(gamesBudget(`kriegspiel/${name}`, games), (seed) => {
    const level = playOut(def, seed)
    return allowed(level) ? undefined : `the game ended by ${level}`
  })

describe.each(scenarios)('%s', (scenario) => {
  test('random games', { timeout: 1_200_000 }, () => {
    randomGames(war(scenario), scenario, share)
  })

  test('games that nobody gives up', { timeout: 1_200_000 }, () => {
    const def = war(scenario, { endings: { agreement: false } })
    randomGames(def, `${scenario}-to-the-end`, share, (level) => level !== 'agreement')
  })
})

test('with the other value of every rule option, games end all the same', { timeout: 600_000 }, () => {
  const other = {
    relayRange: 'none',
    relayDefence: 'kept',
    relayCutOff: 'needs-supply',
    supplyAdjacency: 'one-step',
    lineBlockers: 'connected',
    coveredArsenal: 'silent',
    fireBlockers: 'enemies',
    chargeLine: 'column',
    chargeGap: 'passes',
    supportBonus: 'withheld',
    bonusWhenCutOff: 'kept',
    retreatCounts: 'free',
    retreatWhenCutOff: 'stays',
    retreatDefence: 'lost',
    arsenalTaker: 'any',
    movesAfterArsenal: 'allowed',
    passThroughDark: 'supplied',
    annihilation: 'all',
    networkDefeatTest: 'always',
  }
  const def = war(undefined, {
    rules: other,
    attacks: 2,
    endings: { agreement: false },
    limit: { turns: 80, result: 'score' },
  })
  randomGames(def, 'other-answers', 8)
})

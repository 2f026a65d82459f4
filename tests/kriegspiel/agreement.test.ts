/** The offers and refusals of Kriegspiel, in placements, crowded boards and turns, with every setting of the rule options. */
import { apply, decisions, setUpAs, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { GameState } from '../../engine/types'
import { pick } from '../engine/support/agreement'
import { type Positions, testAgreement } from '../support/agreement'
import { own } from '../support/own'
import { groundAt, type Position, unitAt } from './naive'
import { gameOn, publishedBoard, written } from './naive-game'
import { diceOf, PROPOSED, randomBoard, randomPosition, randomRuleOptions } from './naive-positions'
import { SECRET, war } from './war'

const PER_GAME = 12

const placements = [
  war(SECRET),
  war(SECRET, { setup: { placement: 'free', secret: false }, first: { by: 'side', side: 'south' } }),
  war(SECRET, { opening: undefined, endings: { agreement: false } }),
]

/** Plays random actions from a position on. */
function onwards(def: KriegspielDef, first: GameState, rng: number[], count: number): GameState[] {
  const states = [first]
  for (let state = first; states.length < count; ) {
    const asked = decisions(def, state)
    if (asked.length === 0) break
    const { seat, choices } = pick(rng, asked)
    const kinds = [...new Set(choices.map(({ action }) => action.type))]
    const kind = pick(rng, kinds)
    const { action } = pick(
      rng,
      choices.filter((choice) => choice.action.type === kind),
    )
    const next = apply(def, state, seat, action)
    if (!next.ok) throw new Error(`${JSON.stringify(action)} was offered and refused`)
    state = next.value.state
    states.push(state)
  }
  return states
}

function placing(seed: number): Positions<KriegspielDef> {
  const rng = seedRandom(seed)
  const def = pick(rng, placements)
  const all = onwards(def, setup(def, { seed }), rng, 60 + nextBelow(rng, 120))
  return { def, states: all.filter((_, index) => index % Math.ceil(all.length / PER_GAME) === 0) }
}

/** Moves some units onto an arsenal or around it. */
function stormed(position: Position, rng: number[]): Position {
  const [{ column, row } = { column: 1, row: 1 }] = [pick(rng, position.arsenals)]
  const free = [-1, 0, 1]
    .flatMap((east) => [-1, 0, 1].map((south) => [column + east, row + south] as const))
    .filter(
      ([x, y]) => !unitAt(position, x, y) && !['mountain', 'outside'].includes(groundAt(position, x, y)),
    )
  const units = position.units.map((unit) => {
    const [to] = free.length > 0 && nextBelow(rng, 5) === 0 ? free.splice(nextBelow(rng, free.length), 1) : []
    return to ? { ...unit, column: to[0], row: to[1] } : unit
  })
  return { ...position, units }
}

function fighting(seed: number): Positions<KriegspielDef> {
  const dice = diceOf(seed)
  const rng = seedRandom(seed)
  const board = seed % 3 === 0 ? publishedBoard : randomBoard(dice)
  const ruleOptions = seed % 4 === 0 ? PROPOSED : randomRuleOptions(dice)
  const moves = {
    relayCutOff: pick(rng, ['free', 'needs-supply']),
    arsenalTaker: pick(rng, ['connected', 'any']),
    passThroughDark: pick(rng, ['free', 'supplied', 'lit']),
    movesAfterArsenal: pick(rng, ['none', 'allowed']),
    retreatWhenCutOff: pick(rng, ['captured', 'stays']),
  }
  const game = gameOn(board, ruleOptions, moves, {
    moves: 1 + nextBelow(rng, 5),
    attacks: pick(rng, [0, 1, 1, 2]),
  })
  const def = own<KriegspielDef>(game)
  /** Without a phase the turn begins, and all units in danger must retreat. */
  const moment = () =>
    pick(rng, [
      { phase: 'moves' },
      { phase: 'moves' },
      { phase: 'attack', moves: def.rules.moves },
      { phase: undefined },
    ])
  const states = Array.from({ length: 4 }, () => {
    const given = {
      ...written(stormed(randomPosition(board, ruleOptions, dice), rng)),
      ...moment(),
      turn: pick(rng, ['north', 'south']),
    }
    return onwards(def, setUpAs(def, given as never, []), rng, PER_GAME / 4)
  })
  return { def, states: states.flat() }
}

testAgreement<KriegspielDef>({
  ruleset: 'kriegspiel',
  packs: ['kriegspiel'],
  rule: /^K-[A-Z]?\d+$/,
  words: ['kriegspiel.refuse'],
  rare: [
    'kriegspiel.refuse.attackers-unable',
    'kriegspiel.refuse.first-is-named',
    'kriegspiel.refuse.immobile',
    'kriegspiel.refuse.no-opening',
    'kriegspiel.refuse.too-dear',
  ],
  seeds: [1, 4, 2, 3, 5, 6, 7, 8, 12, 16],
  values: ({ grid, rules: { pieces } }) => ({ unit: pieces.ids, target: pieces.ids, cell: grid.names }),
  positions: (seed) => (seed % 4 === 0 ? placing(seed) : fighting(seed)),
})

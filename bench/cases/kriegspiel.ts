/**
 * Measures Kriegspiel: random play with every choice listed before each action, and the networks of both sides in a position. Both
 * run through our rules and through a program written by hand for this one game. Before timing, the two are compared: every list of
 * choices with its sums, every lit square, every connected unit.
 */
import { greedyBot } from '../../engine/bots/greedy'
import { type Bot, randomBot } from '../../engine/bots/random'
import { play, setup, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import { isConnected, isLit, loadNetworks } from '../../engine/rulesets/kriegspiel/rules/network'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Choice } from '../../engine/types'
import type { Case, Cases } from '../lib/case'
import { kriegspielGame, kriegspielPositions } from '../lib/kriegspiel'
import { Limit } from '../lib/limits/kriegspiel-limit'
import { boardOf, padded } from '../lib/limits/kriegspiel-limit-board'
import { attackCode, BUTTON, moveCode, OVER, ROLL, selectCode } from '../lib/limits/kriegspiel-limit-choices'

const WARM_UP = 1500
/** Enough for captures, retreats, arsenals and several endings to occur. */
const GAMES_COMPARED = 18
const POSITIONS = 400

function codeOf({ rules, grid }: KriegspielDef, { action, label }: Choice): number {
  if (action.type === 'select') return selectCode(rules.pieces.indexOf.get(String(action.unit)) ?? -1)
  if (action.type === 'move' || action.type === 'retreat')
    return moveCode(padded(grid.indexOf(String(action.cell))))
  if (action.type !== 'attack') return BUTTON[action.type as keyof typeof BUTTON]
  const target = rules.pieces.indexOf.get(String(action.target)) ?? -1
  return attackCode(target, Number(label.values?.attack), Number(label.values?.defence))
}

/** Plays the same games in both; throws at the first list of choices that differs. */
function lockstep(def: KriegspielDef, limit: Limit): void {
  for (let seed = 1; seed <= GAMES_COMPARED; seed++) {
    const game = play(def, setup(def, { seed }))
    const bots = def.seats.map(
      (seat) => [eagerBot(seed), greedyBot(def, seat, seed), randomBot(seed)][seed % 3],
    )
    limit.begin()
    for (let [decision] = game.decisions(); decision; [decision] = game.decisions()) {
      const codes = decision.choices.map((choice) => codeOf(def, choice))
      const listed = [...limit.choices.subarray(0, limit.list())]
      if (codes.join() !== listed.join())
        throw new Error(`game ${seed}, ${decision.phase}: ${codes.join()} is not ${listed.join()}`)
      const choice = bots[def.seats.indexOf(decision.seat)](decision, view(def, game.state, decision.seat))
      const isRoll = limit.phase === ROLL
      game.act(decision.seat, choice.action)
      limit.act(codes[decision.choices.indexOf(choice)], isRoll ? (game.state as KriegspielState).turn : 0)
    }
    if (limit.phase !== OVER) throw new Error(`game ${seed} goes on by hand`)
  }
}

/** A bot with random moves that attacks if possible and never offers a draw, so that the armies fight. */
function eagerBot(seed: number): Bot {
  const bot = randomBot(seed)
  return (decision) => {
    const wanted = decision.choices.filter(({ group }) => EAGER.includes(group))
    return bot(wanted.length > 0 ? { ...decision, choices: wanted } : decision)
  }
}
const EAGER = ['move', 'take', 'retreat', 'attack', 'decline']

function ours(): Case {
  const def = kriegspielGame()
  lockstep(def, new Limit(boardOf(def)))
  let seed = 0
  let actions = 0
  let choices = 0
  const begin = () => {
    seed++
    return { game: play(def, setup(def, { seed })), bot: randomBot(seed) }
  }
  let { game, bot } = begin()
  return {
    unit: 'actions/s',
    warmUp: WARM_UP,
    note: () => `${(choices / actions).toFixed(0)} choices an action, ${(actions / seed).toFixed(0)} a game`,
    run() {
      for (let i = 0; i < 200; i++) {
        let [decision] = game.decisions()
        if (!decision) {
          ;({ game, bot } = begin())
          ;[decision] = game.decisions()
        }
        actions++
        choices += decision.choices.length
        game.act(decision.seat, bot(decision).action)
      }
      return 200
    },
  }
}

function byHand(): Case {
  const limit = new Limit(boardOf(kriegspielGame()))
  const rng = seedRandom(1)
  let actions = 0
  let choices = 0
  limit.begin()
  return {
    unit: 'actions/s',
    warmUp: WARM_UP,
    note: () => `${(choices / actions).toFixed(0)} choices an action`,
    run() {
      for (let i = 0; i < 200; i++) {
        if (limit.phase === OVER) limit.begin()
        const count = limit.list()
        actions++
        choices += count
        limit.act(limit.choices[nextBelow(rng, count)], limit.phase === ROLL ? nextBelow(rng, 2) : 0)
      }
      return 200
    },
  }
}

/** Converts a position for the program written by hand. */
const placed = ({ cell, arsenals }: KriegspielState) => ({
  units: Int32Array.from(cell, (at) => (at < 0 ? 0 : padded(at))),
  arsenals: arsenals.reduce((bits, stands, index) => bits | (stands << index), 0),
})

function sameNetworks(def: KriegspielDef, states: readonly KriegspielState[], limit: Limit): void {
  const { rules, grid } = def
  for (const [index, state] of states.entries()) {
    const { units, arsenals } = placed(state)
    limit.put(units, arsenals)
    limit.networks()
    loadNetworks(rules, state)
    for (const side of [0, 1])
      for (let cell = 0; cell < grid.size; cell++)
        if (isLit(rules, side, cell) !== limit.isLit(side, padded(cell)))
          throw new Error(`position ${index}: ${grid.names[cell]} differs`)
    for (const [piece, at] of state.cell.entries())
      if (at >= 0 && isConnected(rules, piece) !== limit.isConnected(piece))
        throw new Error(`position ${index}: unit ${piece} differs`)
  }
}

function ourNetworks(): Case {
  const def = kriegspielGame()
  const states = kriegspielPositions(def, POSITIONS)
  sameNetworks(def, states, new Limit(boardOf(def)))
  return {
    unit: 'networks/s',
    note: 'both sides of a position, from the cells of its units',
    warmUp: WARM_UP,
    run() {
      for (const state of states) loadNetworks(def.rules, state)
      return states.length * 2
    },
  }
}

function networksByHand(): Case {
  const def = kriegspielGame()
  const limit = new Limit(boardOf(def))
  const positions = kriegspielPositions(def, POSITIONS).map(placed)
  return {
    unit: 'networks/s',
    warmUp: WARM_UP,
    run() {
      for (const { units, arsenals } of positions) {
        limit.put(units, arsenals)
        limit.networks()
      }
      return positions.length * 2
    },
  }
}

export const cases: Cases = {
  'random play, Kriegspiel: ours': ours,
  'random play, Kriegspiel: typed arrays by hand': byHand,
  'networks of Kriegspiel: ours': ourNetworks,
  'networks of Kriegspiel: typed arrays by hand': networksByHand,
}

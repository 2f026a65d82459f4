/** Compares the engine's moves with the second implementation, unit by unit, in two thousand random positions. */
import { expect, test } from 'vitest'
import { apply, decisions, setUpAs } from '../../engine/game'
import type { GameDef, GameState } from '../../engine/types'
import { countOf } from '../support/budget'
import type { Position, Unit } from './naive'
import { gameOn, name, publishedBoard, written } from './naive-game'
import { goals, type MoveRuleOptions } from './naive-moves'
import {
  type Dice,
  diceOf,
  PROPOSED,
  randomBoard,
  randomPosition,
  randomRuleOptions,
} from './naive-positions'

const BOARDS = countOf(30, 80)
const POSITIONS = 25
const USUAL: MoveRuleOptions = { relayCutOff: 'free', arsenalTaker: 'connected', passThroughDark: 'free' }

const randomMoveAnswers = (dice: Dice): MoveRuleOptions => ({
  relayCutOff: dice(2) === 0 ? 'free' : 'needs-supply',
  arsenalTaker: dice(2) === 0 ? 'connected' : 'any',
  passThroughDark: (['free', 'supplied', 'lit'] as const)[dice(3)],
})

/** Returns the squares offered to a unit, or none if it cannot be selected. */
function offered(def: GameDef, state: GameState, { name: unit, side }: Unit): string[] {
  const taken = apply(def, state, side, { type: 'select', unit })
  if (!taken.ok) return []
  return decisions(def, taken.value.state)
    .flatMap(({ choices }) => choices)
    .flatMap(({ action }) => (action.type === 'move' ? [String(action.cell)] : []))
    .sort()
}

const named = (cells: ReadonlySet<string>): string[] =>
  [...cells].map((cell) => name(...(cell.split(',').map(Number) as [number, number]))).sort()

const seen = { positions: 0, moving: 0, still: 0, taking: 0 }

function compare(def: GameDef, position: Position, ruleOptions: MoveRuleOptions, turn: Unit['side']): void {
  const state = setUpAs(def, { ...written(position), turn, phase: 'moves' } as never, [])
  for (const unit of position.units.filter(({ side }) => side === turn)) {
    const expected = named(goals(position, unit, ruleOptions))
    const found = offered(def, state, unit)
    if (found.join() !== expected.join())
      expect({ unit, found, ruleOptions, given: written(position) }).toEqual({ expected })
    seen[expected.length > 0 ? 'moving' : 'still']++
    const enemies = position.arsenals.filter(({ side, destroyed }) => side !== turn && !destroyed)
    if (enemies.some(({ column, row }) => expected.includes(name(column, row)))) seen.taking++
  }
  seen.positions++
}

test.each(Array.from({ length: BOARDS }, (_, index) => index))(
  'moves as written a second time (board %d)',
  (index) => {
    const dice = diceOf(7000 + index)
    const board = index % 3 === 0 ? publishedBoard : randomBoard(dice)
    const isUsual = index % 4 === 0
    const ruleOptions = isUsual ? PROPOSED : randomRuleOptions(dice)
    const moves = isUsual ? USUAL : randomMoveAnswers(dice)
    const def = gameOn(board, ruleOptions, moves)
    for (let at = 0; at < POSITIONS; at++)
      compare(def, randomPosition(board, ruleOptions, dice), moves, dice(2) === 0 ? 'north' : 'south')
  },
)

test('they were two thousand, and full of cases', () => {
  expect(seen.positions).toBe(BOARDS * POSITIONS)
  for (const [what, times] of Object.entries(seen)) expect([what, times > BOARDS / 2]).toEqual([what, true])
})

/**
 * Compares the engine with the second implementation of the rules (`naive.ts`) in ten thousand random positions. It compares lines
 * of communication square by square, connected units, and the sums of every possible attack.
 */
import { expect, test } from 'vitest'
import { differences, setUpAs } from '../../engine/game'
import { countOf } from '../support/budget'
import { isRelay, networks, type Position, SIDES, square } from './naive'
import { combat } from './naive-combat'
import { gameOn, name, publishedBoard, written } from './naive-game'
import { diceOf, groundOf, PROPOSED, randomBoard, randomPosition, randomRuleOptions } from './naive-positions'

const BOARDS = countOf(60, 200)
const POSITIONS = 50
/** Returns the results of the second implementation for a position, as a case's expectation. */
function expectation(position: Position) {
  const nets = networks(position)
  const squares = Object.keys(position.ground)
  const named = (cells: readonly string[]) =>
    cells.map((cell) => name(...(cell.split(',').map(Number) as [number, number])))
  return {
    network: SIDES.map((side) => ({
      side,
      count: nets[side].lit.size,
      lit: named(squares.filter((cell) => nets[side].lit.has(cell))),
      dark: named(squares.filter((cell) => !nets[side].lit.has(cell))),
      connected: nets[side].connected.size,
      onLine: nets[side].onLine.size,
    })),
    units: Object.fromEntries(
      position.units.map((unit) => [unit.name, { connected: nets[unit.side].connected.has(unit.name) }]),
    ),
    combat: position.units.map((unit) => ({ target: unit.name, ...combat(position, nets, unit) })),
  }
}

type Expected = ReturnType<typeof expectation>
/** The situations that occurred, since agreement needs them. */
const seen = {
  positions: 0,
  cutOff: 0,
  byContact: 0,
  safe: 0,
  retreat: 0,
  captured: 0,
  charges: 0,
  relays: 0,
  forts: 0,
}

function count(position: Position, { network, units, combat: sums }: Expected): void {
  seen.positions++
  seen.cutOff += Object.values(units).filter(({ connected }) => !connected).length
  for (const { connected, onLine } of network) seen.byContact += connected - onLine
  for (const { result, attack } of sums) {
    seen[result]++
    if (attack >= 14) seen.charges++
  }
  seen.relays += position.units.filter(isRelay).length
  seen.forts += position.units.filter(
    ({ column, row }) => position.ground[square(column, row)] === 'fort',
  ).length
}

test.each(Array.from({ length: BOARDS }, (_, index) => index))(
  'fifty positions agree with the rules written a second time (board %d)',
  (index) => {
    const dice = diceOf(index + 1)
    const board = index % 2 === 0 ? publishedBoard : randomBoard(dice)
    const ruleOptions = index % 8 < 2 ? PROPOSED : randomRuleOptions(dice)
    const def = gameOn(board, ruleOptions)
    for (let at = 0; at < POSITIONS; at++) {
      const position = randomPosition(board, ruleOptions, dice)
      const expected = expectation(position)
      const state = setUpAs(def, written(position) as never, [])
      const found = differences(def, state, expected as never)
      if (found.length > 0)
        expect({ at, differences: found, ruleOptions, rows: board.rows, given: written(position) }).toEqual(
          {},
        )
      count(position, expected)
    }
  },
)

test('they were as many as promised, and full of cases', () => {
  expect(seen.positions).toBe(BOARDS * POSITIONS)
  for (const [what, times] of Object.entries(seen)) expect([what, times > BOARDS]).toEqual([what, true])
})

test('the second writing reads the pack as the engine does: ground and numbers', () => {
  const ground = Object.values(groundOf(publishedBoard.rows))
  const counted = (kind: string) => ground.filter((one) => one === kind).length
  expect([ground.length, counted('mountain'), counted('pass'), counted('fort')]).toEqual([500, 18, 2, 6])
  expect(publishedBoard.arsenals).toHaveLength(4)
})

/** Units that a block selects. */
import type { UnitFilter } from '../../schemas/generated/content'
import type { CellIndex } from '../types'
import type { Blocks } from './context'
import {
  type BlockRules,
  type BlockState,
  type Live,
  NO_SUBJECT,
  type PiecePort,
  type PieceTest,
  type Subject,
} from './port'
import { answeredUnits } from './seldom/loaded'
import { liveZone } from './zones/dynamic-zones'

/** Throws for a ruleset without units: its schema should not admit such a block. */
export function piecesOf({ port }: Pick<Blocks, 'port'>): PiecePort {
  if (!port.pieces) throw new Error(`Blocks of ${port.ruleset} speak of units, and its port has none`)
  return port.pieces
}

/** Compiles a filter: a unit must meet every line of it. */
export function unitTest(blocks: Blocks, raw: UnitFilter): PieceTest {
  const tests = [
    ...ownTests(blocks, raw),
    ...placeTests(blocks, raw),
    ...momentTests(raw),
    ...statusTests(blocks, raw),
    ...answerTests(blocks, raw),
    ...(blocks.words.filter?.(blocks, raw) ?? []),
  ]
  return (rules, state, piece, subject) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](rules, state, piece, subject)) return false
    return true
  }
}

/** Tests of the owner and the type of a unit. */
function ownTests(blocks: Blocks, raw: UnitFilter): PieceTest[] {
  const { sides, seats, components = [], units } = blocks
  const port = piecesOf(blocks)
  const tests: PieceTest[] = []
  if (raw.named !== undefined) {
    const { named } = raw
    tests.push((rules, state, piece) => port.id?.(rules, state, piece) === named)
  }
  if (raw.side !== undefined) {
    const side = sides.indexOf(raw.side)
    tests.push((rules, state, piece) => port.side(rules, state, piece) === side)
  }
  if (raw.seat !== undefined) {
    const seat = seats.findIndex(({ id }) => id === raw.seat)
    tests.push((rules, state, piece) => port.seat?.(rules, state, piece) === seat)
  }
  if (raw.units) {
    const meant = units.map((id) => raw.units!.includes(id))
    tests.push((rules, state, piece) => meant[port.unit(rules, state, piece)])
  }
  if (raw.components) {
    const meant = components.map((id) => raw.components!.includes(id))
    tests.push((rules, state, piece) => meant[port.component?.(rules, state, piece) ?? -1] === true)
  }
  return tests
}

/** Tests of the states of a unit. */
function statusTests({ statuses }: Blocks, { status }: UnitFilter): PieceTest[] {
  if (status === undefined) return []
  const meant = statuses.indexOf(status)
  return [
    (rules, state, piece) =>
      state.statuses?.some(
        (one) =>
          one.status === meant && one.piece === piece && one.until >= rules.blocks.port.turnOf(rules, state),
      ) === true,
  ]
}

/** Tests for the units that a question was answered with. */
const answerTests = (blocks: Blocks, { answered }: UnitFilter): PieceTest[] =>
  answered === undefined ? [] : [answeredUnits(blocks, answered)]

/** Tests of the place of a unit: on the map unless the filter names another place. */
function placeTests(blocks: Blocks, { where = 'map', zone }: UnitFilter): PieceTest[] {
  const port = piecesOf(blocks)
  const place = where === 'map' ? undefined : port.where[where]
  const lurks = (state: BlockState, piece: number) => state.lurking?.find((one) => one.piece === piece)
  const tests: PieceTest[] = [
    place === undefined
      ? (rules, state, piece) => port.cell(rules, state, piece) >= 0
      : (rules, state, piece) => port.cell(rules, state, piece) === place,
  ]
  if (zone) {
    const live = liveZone(blocks, zone, pieceCells)
    tests.push((rules, state, piece, subject) => {
      const cell = port.cell(rules, state, piece)
      const lies = cell >= 0 ? cell : (lurks(state, piece)?.cell ?? port.lies?.(rules, state, piece) ?? -1)
      return live(rules, state, subject)[lies] === 1
    })
  }
  return tests
}

/** Tests for the unit of the moment, or for any other. */
function momentTests({ it, other }: UnitFilter): PieceTest[] {
  const tests: PieceTest[] = []
  if (it !== undefined)
    tests.push((_rules, _state, piece, subject = NO_SUBJECT) => (piece === subject.it) === it)
  if (other !== undefined)
    tests.push((_rules, _state, piece, subject = NO_SUBJECT) => (piece === subject.other) === other)
  return tests
}

/** Every unit that meets a test, by index. */
export function unitsThat(
  port: PiecePort,
  rules: BlockRules,
  state: BlockState,
  test: PieceTest,
  subject?: Subject,
): number[] {
  const found: number[] = []
  const count = port.count(rules)
  for (let piece = 0; piece < count; piece++) if (test(rules, state, piece, subject)) found.push(piece)
  return found
}

/** The cells on which units of a filter stand, in index order. */
export function pieceCells(blocks: Blocks, who: UnitFilter): Live<readonly CellIndex[]> {
  const port = piecesOf(blocks)
  const test = unitTest(blocks, who)
  return (rules, state, subject) => [
    ...new Set(
      unitsThat(port, rules, state, test, subject)
        .map((piece) => port.cell(rules, state, piece))
        .filter((cell) => cell >= 0),
    ),
  ]
}

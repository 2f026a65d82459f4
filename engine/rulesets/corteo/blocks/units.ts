/** Which pieces a line of a scenario means. */
import type { UnitFilter } from '../../../../schemas/generated/content'
import type { Rules, UnitTest } from '../rules'
import { linkedTo, marchOf, walksWithLastMarch } from '../rules/link'
import { ARRESTED, type CorteoState, CUSTODY, HEAD, has, OUT, RESERVE } from '../state'
import { type Blocks, liveZone } from './context'

const OFF_MAP = { arrested: ARRESTED, custody: CUSTODY, out: OUT, reserve: RESERVE } as const

export function unitTest(blocks: Blocks, raw: UnitFilter): UnitTest {
  const tests = [...ownTests(blocks, raw), ...placeTests(blocks, raw), ...bandTests(raw)]
  return (rules, state, piece) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](rules, state, piece)) return false
    return true
  }
}

/** Whose it is and of what kind. */
function ownTests({ sides, seats, components, pack }: Blocks, raw: UnitFilter): UnitTest[] {
  const tests: UnitTest[] = []
  if (raw.side !== undefined) {
    const side = sides.indexOf(raw.side)
    tests.push(({ pieces }, _, piece) => pieces.side[piece] === side)
  }
  if (raw.seat !== undefined) {
    const seat = seats.findIndex(({ id }) => id === raw.seat)
    tests.push(({ pieces }, _, piece) => pieces.seat[piece] === seat)
  }
  if (raw.units) {
    const meant = pack.units.units.map(({ id }) => raw.units!.includes(id))
    tests.push(({ pieces }, _, piece) => meant[pieces.type[piece]])
  }
  if (raw.components) {
    const meant = components.map((id) => raw.components!.includes(id))
    tests.push(({ pieces }, _, piece) => meant[pieces.component[piece]] === true)
  }
  return tests
}

/** Where it is: on the map unless another place is named. */
function placeTests(blocks: Blocks, { where = 'map', zone, controlledBy }: UnitFilter): UnitTest[] {
  const tests: UnitTest[] = []
  if (where === 'map') tests.push((_, state, piece) => state.cell[piece] >= 0)
  else {
    const place = OFF_MAP[where]
    tests.push((_, state, piece) => state.cell[piece] === place)
  }
  if (zone) {
    const live = liveZone(blocks, zone)
    tests.push((_, state, piece) => live(state)[placeOf(state, piece)] === 1)
  }
  if (controlledBy !== undefined) {
    const side = blocks.sides.indexOf(controlledBy)
    tests.push(({ cache }, state, piece) => cache.zone[side]?.[state.cell[piece]] === 1)
  }
  return tests
}

/** The cell of a piece, or where it is when it is in custody or out of the game; -1 elsewhere. */
const placeOf = (state: CorteoState, piece: number): number =>
  state.cell[piece] >= 0 ? state.cell[piece] : (state.lies[piece] ?? -1)

function bandTests({ linked, march, lastMarch, head, waiting }: UnitFilter): UnitTest[] {
  const tests: UnitTest[] = []
  if (linked !== undefined)
    tests.push((rules, state, piece) => linkedTo(rules, state, [piece]).length > 1 === linked)
  if (march !== undefined)
    tests.push((rules, state, piece) => marchOf(rules, state).includes(piece) === march)
  if (lastMarch !== undefined)
    tests.push((rules, state, piece) => walksWithLastMarch(rules, state, piece) === lastMarch)
  if (head !== undefined) tests.push((_, state, piece) => has(state, piece, HEAD) === head)
  if (waiting !== undefined) tests.push((_, state, piece) => state.waiting.includes(piece) === waiting)
  return tests
}

/** Every piece that meets the test. */
export function piecesThat(rules: Rules, state: CorteoState, test: UnitTest): number[] {
  const found: number[] = []
  for (let piece = 0; piece < rules.pieces.count; piece++) if (test(rules, state, piece)) found.push(piece)
  return found
}

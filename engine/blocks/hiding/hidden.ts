/** Hidden units: where they lie, how they leave the map and how they come into sight. The rules know them as off the map. */
import { fact } from '../../kernel/facts'
import type { CellIndex } from '../../types'
import { moment } from '../interpreter'
import {
  type BlockRules,
  type BlockState,
  type BlockTurn,
  EXPOSED,
  HIDDEN,
  type HiddenEntry,
  type Lurker,
  NOTHING,
  type PiecePort,
} from '../port'

/** The port of units; a ruleset without it has no hidden units. */
export function piecesIn({ blocks }: BlockRules): PiecePort {
  if (!blocks.port.pieces) throw new Error(`${blocks.port.ruleset} hides units, and its port has none`)
  return blocks.port.pieces
}

/** The units that are hidden now. An effect of the scenario may have put one elsewhere. */
export const lurkersOf = (rules: BlockRules, state: BlockState): readonly Lurker[] =>
  (state.lurking ?? []).filter(({ piece }) => piecesIn(rules).cell(rules, state, piece) === HIDDEN)

/** The first entry for a unit, or `undefined` if it cannot hide. */
export function entryOf(rules: BlockRules, state: BlockState, piece: number): HiddenEntry | undefined {
  const pieces = piecesIn(rules)
  const side = pieces.side(rules, state, piece)
  const unit = pieces.unit(rules, state, piece)
  return rules.blocks.hidden?.find((entry) => entry.side === side && (entry.units?.[unit] ?? true))
}

/** The unit that spots a hidden one on a cell, or NOTHING. */
export function spotterOf(rules: BlockRules, state: BlockState, { piece, cell }: Lurker): number {
  const entry = entryOf(rules, state, piece)
  if (!entry) return NOTHING
  const pieces = piecesIn(rules)
  const { grid } = rules.blocks.ground.board
  const subject = { it: piece, other: NOTHING, cell, there: NOTHING, seat: NOTHING, rolled: 0 }
  for (const { within, by, zone, sight } of entry.spotted) {
    if (zone && zone(rules, state, subject)[cell] !== 1) continue
    const most = within(rules, state, subject)
    for (let one = 0; one < pieces.count(rules); one++) {
      const at = pieces.cell(rules, state, one)
      if (at < 0 || one === piece || grid.distance(at, cell) > most) continue
      const isMeant = by ? by(rules, state, one, subject) : pieces.side(rules, state, one) !== entry.side
      if (isMeant && (!sight || pieces.sees?.(rules, state, one, cell) === true)) return one
    }
  }
  return NOTHING
}

/** Hides a unit on the map, unless a unit spots it there. */
export function hide(turn: BlockTurn, piece: number): void {
  const { rules, state } = turn
  const pieces = piecesIn(rules)
  const cell = pieces.cell(rules, state, piece)
  const lurker = { piece, cell }
  if (cell < 0 || !entryOf(rules, state, piece) || pieces.canHide?.(rules, state, piece) === false) return
  if (spotterOf(rules, state, lurker) >= 0) return
  turn.emit(fact('blocks', 'unit-hidden', namesOf(turn, piece, cell), factsOf(turn, piece, cell)))
  pieces.takeOff?.(turn, piece, HIDDEN)
  write(turn, [...lurkersOf(rules, state).filter((one) => one.piece !== piece), lurker])
  moment(turn, 'hidden', { it: piece, cell })
}

/** Brings a hidden unit into sight on its cell or the nearest free one. A decoy leaves the game; a unit without room stays hidden. */
export function spot(turn: BlockTurn, piece: number): void {
  const { rules, state } = turn
  const pieces = piecesIn(rules)
  const lurker = lurkersOf(rules, state).find((one) => one.piece === piece)
  if (!lurker) return
  const isDecoy = entryOf(rules, state, piece)?.isDecoy === true
  const cell = isDecoy ? lurker.cell : roomFor(turn, lurker)
  if (cell < 0) return
  write(
    turn,
    lurkersOf(rules, state).filter((one) => one.piece !== piece),
  )
  const told = { ...factsOf(turn, piece, cell), reveals: true }
  turn.emit(fact('blocks', isDecoy ? 'decoy-spotted' : 'unit-spotted', namesOf(turn, piece, cell), told))
  if (isDecoy) pieces.takeOff?.(turn, piece, EXPOSED)
  else pieces.put?.(turn, piece, cell)
  moment(turn, 'spotted', { it: piece, cell })
}

/** Spots every hidden unit that some unit sees. */
export function spotAll(turn: BlockTurn): void {
  for (const lurker of lurkersOf(turn.rules, turn.state))
    if (spotterOf(turn.rules, turn.state, lurker) >= 0) spot(turn, lurker.piece)
}

export function moveTo(turn: BlockTurn, piece: number, cell: CellIndex): void {
  write(
    turn,
    lurkersOf(turn.rules, turn.state).map((one) => (one.piece === piece ? { piece, cell } : one)),
  )
}

/** The cell of a hidden unit, or the nearest that is free for it; NOTHING if there is none. */
function roomFor({ rules, state }: BlockTurn, { piece, cell }: Lurker): CellIndex {
  const pieces = piecesIn(rules)
  const { grid } = rules.blocks.ground.board
  rules.blocks.port.load?.(rules, state)
  let best = NOTHING
  for (let one = 0; one < grid.size; one++)
    if (
      (best < 0 || grid.distance(one, cell) < grid.distance(best, cell)) &&
      pieces.fits?.(rules, state, piece, one) !== false
    )
      best = one
  return best
}

function write({ state }: BlockTurn, lurking: readonly Lurker[]): void {
  if (lurking.length > 0) state.lurking = lurking.toSorted((a, b) => a.piece - b.piece)
  else delete state.lurking
}

export const unitName = (rules: BlockRules, state: BlockState, piece: number) => ({
  text: `units.${rules.blocks.unitTypes?.[piecesIn(rules).unit(rules, state, piece)] ?? ''}`,
})

function namesOf({ rules, state }: BlockTurn, piece: number, cell: CellIndex) {
  const { names } = rules.blocks.ground.board.grid
  return { unit: unitName(rules, state, piece), cell: { cell: names[cell] } }
}

function factsOf({ rules, state }: BlockTurn, piece: number, cell: CellIndex) {
  const unit = piecesIn(rules).id?.(rules, state, piece) ?? String(piece)
  return { unit, cell: rules.blocks.ground.board.grid.names[cell] }
}

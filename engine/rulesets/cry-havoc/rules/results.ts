/** Applies a letter of the tables to the piece that it hits: the chain of wounds, falls from the saddle, beasts. */
import { moment } from '../../../blocks/interpreter'
import { ofPiece } from '../blocks/numbers'
import { report } from '../events'
import type { Effect, Rules } from '../rules'
import {
  type CryHavocState,
  type CryHavocTurn,
  DEAD,
  DOWN,
  DOWN_LATE,
  FALLEN,
  GONE,
  PENDING,
  WOUNDED,
} from '../state'
import { cellsOf, isMounted } from './figures'
import { effectOn } from './harm'
import { loosen } from './loosen'

/** `still`: a retreat of a stunned figure. */
type Hit = 'stun' | 'wound' | 'kill' | 'still'

/** Applies an effect to one piece. Decisions of its owner become pending entries. */
export function suffer(turn: CryHavocTurn, piece: number, printed: Effect): void {
  const { state, rules } = turn
  if (state.health[piece] === DEAD || state.cell[piece] === GONE) return
  const effect = effectOn(rules, state, piece, printed)
  if (effect.type === 'none') return
  if (effect.type === 'retreat') giveWay(turn, piece, effect.cells)
  else if (rules.pieces.beast[piece] === 1) {
    // CH-92: a beast without a rider suffers only the effect on the mount.
    if (effect.mount === 'killed') die(turn, piece)
  } else hit(turn, piece, effect.type, effect.falls, effect.mount === 'killed')
}

/** True if an effect would change a piece: a beast suffers only the effect on the mount. */
export const isTouched = ({ pieces }: Rules, piece: number, effect: Effect): boolean =>
  pieces.beast[piece] === 0 || effect.mount === 'killed'

/** Adds a pending retreat. A stunned figure that has to retreat dies. */
function giveWay(turn: CryHavocTurn, piece: number, cells: number): void {
  if (turn.state.stunned[piece] !== 0) hit(turn, piece, 'still')
  else turn.list('pending').push(PENDING.retreat, piece, cells, 0)
}

/** Wounds a piece that cannot retreat. A beast has no wounds and dies. */
export function cornered(turn: CryHavocTurn, piece: number): void {
  const cell = turn.state.cell[piece]
  report(turn, 'cornered', piece, cell)
  if (turn.rules.pieces.beast[piece] === 1) die(turn, piece)
  else hit(turn, piece, 'wound')
  moment(turn, 'cornered', { it: piece, cell })
}

/** Applies a hit. A piece that is already stunned or wounded dies. */
export function hit(turn: CryHavocTurn, piece: number, by: Hit, falls = false, mountDies = false): void {
  const { state } = turn
  const at = state.cell[piece]
  const wasHurt = state.stunned[piece] !== 0 || state.health[piece] === WOUNDED
  const dies = by === 'kill' || by === 'still' || wasHurt
  const why = by === 'still' ? by : by === 'kill' ? undefined : hurtOf(state, piece)
  const killed: number[] = []
  // The wounded and the dead leave the saddle: a mounted knight is always unhurt (CH-68).
  if (isMounted(state, piece) && (dies || by === 'wound' || falls || mountDies)) {
    const mount = unseat(turn, piece, mountDies)
    if (dies && mountDies) vacate(turn, piece, cellsOf(state, mount))
    if (mountDies) killed.push(mount)
  }
  if (dies) die(turn, piece, at, why)
  else if (by === 'wound') wound(turn, piece)
  else stun(turn, piece)
  loosen(turn)
  for (const it of killed) moment(turn, 'eliminated', { it, cell: state.cell[it] })
  if (!dies) moment(turn, by === 'wound' ? 'wounded' : 'stunned', { it: piece, cell: at })
}

/** The reason for the death of a piece by another hit, if it is hurt already. */
const hurtOf = ({ stunned, health }: CryHavocState, piece: number): 'stunned' | 'wounded' | undefined =>
  stunned[piece] !== 0 ? 'stunned' : health[piece] === WOUNDED ? 'wounded' : undefined

function stun(turn: CryHavocTurn, piece: number): void {
  const own = turn.rules.pieces.side[piece] === turn.state.side
  const phases = ofPiece(turn.rules, turn.state, 'stun-phases', piece, 1)
  turn.list('stunned')[piece] = (own ? DOWN_LATE : DOWN) + phases - 1
  report(turn, 'stunned', piece)
}

function wound(turn: CryHavocTurn, piece: number): void {
  turn.list('health')[piece] = WOUNDED
  report(turn, 'wounded', piece)
}

/**
 * Kills a piece, which stays where it fell. The winner may enter a cell that is then empty (CH-84, CH-85).
 * @param at the cell of death, since a falling rider has no cell of its own
 * @param why the reason for a death by a lesser blow, for the log
 */
export function die(
  turn: CryHavocTurn,
  piece: number,
  at = turn.state.cell[piece],
  why?: 'stunned' | 'wounded' | 'still',
): void {
  const { state } = turn
  const cells = cellsOf(state, piece)
  turn.list('health')[piece] = DEAD
  if (state.stunned[piece] !== 0) turn.list('stunned')[piece] = 0
  report(turn, 'killed', piece, -1, { why: why ?? 'other' }, why ? { why } : {})
  vacate(turn, piece, cells)
  loosen(turn)
  moment(turn, 'eliminated', { it: piece, cell: at })
}

/** Records the cells that a party to the fight has left, by retreat or death. */
export function vacate(turn: CryHavocTurn, piece: number, cells: readonly number[]): void {
  const { attackers, defenders, vacated } = turn.state
  if (!attackers.includes(piece) && !defenders.includes(piece)) return
  for (const cell of cells) if (cell >= 0 && !vacated.includes(cell)) turn.list('vacated').push(cell)
}

/** CH-91: the mount stays in place, and the rider will be put beside it. */
export function unseat(turn: CryHavocTurn, rider: number, mountDies = false): number {
  const { state } = turn
  const mount = state.mount[rider]
  turn.list('mount')[rider] = -1
  turn.list('cell')[mount] = state.cell[rider]
  turn.list('rear')[mount] = state.rear[rider]
  turn.list('cell')[rider] = FALLEN
  turn.list('rear')[rider] = -1
  if (mountDies) {
    turn.list('health')[mount] = DEAD
    report(turn, 'killed', mount, -1, { why: 'other' })
  }
  turn.list('pending').push(PENDING.fall, rider, mount, 0)
  moment(turn, 'unhorsed', { it: rider, other: mount, cell: state.cell[mount] })
  return mount
}

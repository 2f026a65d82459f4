/** The threats to a piece on a cell: enemies in reach, shooters that see it, friends beside it. */
import type { CellIndex } from '../../../types'
import { seenBy } from '../rules/aim'
import { attackOf, cellsOf, defenceOf, isAble, isFoe, speedOf } from '../rules/figures'
import type { Seen } from '../rules/sight/sight'
import type { CryHavocState } from '../state'
import { SCALE } from './odds'
import { caution, type Outlook } from './outlook'

export type Threats = {
  readonly foes: readonly { readonly piece: number; readonly attack: number; readonly reach: number }[]
  readonly seen: readonly Seen[]
}

export function threatsTo(outlook: Outlook, state: CryHavocState): Threats {
  const { rules, side } = outlook
  const foes: Threats['foes'][number][] = []
  const seen: Seen[] = []
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    if (!isFoe(rules, state, side, piece) || !isAble(rules, state, piece)) continue
    foes.push({ piece, attack: attackOf(rules, state, piece), reach: speedOf(rules, state, piece) + 1 })
    if (rules.pieces.weapon[piece] >= 0) seen.push(sightOf(outlook, state, piece))
  }
  return { foes, seen }
}

/** Computed once a phase for each shooter and cell, since the figures between change little. */
function sightOf({ rules, sights }: Outlook, state: CryHavocState, piece: number): Seen {
  const key = piece * rules.ground.size + state.cell[piece]
  let seen = sights.get(key)
  if (!seen) {
    seen = seenBy(rules, state, piece) ?? { cells: NOTHING, cover: NOTHING }
    sights.set(key, seen)
  }
  return seen
}
const NOTHING = new Uint8Array()

/** The most attackers of one figure, for the estimate. */
const GANG = 3
/** The full cover, from which the cost of a lesser cover is counted. */
const FULL_COVER = 2

/** Returns the cost of standing there, times SCALE. It decreases as the game goes on. */
export function dangerAt(
  { rules, weights }: Outlook,
  state: CryHavocState,
  { foes, seen }: Threats,
  piece: number,
  cell: CellIndex,
): number {
  const { grid } = rules.board
  const attacks: number[] = []
  for (const foe of foes)
    if (cellsOf(state, foe.piece).some((their) => grid.distance(their, cell) <= foe.reach))
      attacks.push(foe.attack)
  attacks.sort((a, b) => b - a)
  const strength = attacks.slice(0, GANG).reduce((sum, attack) => sum + attack, 0)
  const beyond = Math.max(0, strength - defenceOf(rules, state, piece))
  const open = seen.reduce(
    (sum, { cells, cover }) => sum + (cells[cell] === 1 ? FULL_COVER - cover[cell] : 0),
    0,
  )
  return Math.trunc(((beyond * weights.danger + open * weights.cover) * SCALE * caution(state)) / 100)
}

/** Counts own figures beside a cell. */
export function friendsAt(
  { rules, side }: Outlook,
  state: CryHavocState,
  piece: number,
  cell: CellIndex,
): number {
  const { pieces, board } = rules
  let count = 0
  for (let other = 0; other < pieces.count; other++)
    if (
      other !== piece &&
      pieces.side[other] === side &&
      isAble(rules, state, other) &&
      cellsOf(state, other).some((their) => board.grid.distance(their, cell) === 1)
    )
      count++
  return count
}

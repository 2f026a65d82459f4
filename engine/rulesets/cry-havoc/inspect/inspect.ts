/** Describes a piece or a hex under the pointer. */
import type { Inspection, Pointed, Viewer } from '../../../types'
import { pieceNamed } from '../names'
import { load } from '../position/cache'
import type { CryHavocDef, CryHavocState } from '../state'
import { inspectFight } from './fight'
import { inspectShot } from './shot'
import { inspectHex, inspectSight } from './sight'

export function inspect(
  { rules }: CryHavocDef,
  view: CryHavocState,
  _viewer: Viewer,
  at: Pointed,
): Inspection | undefined {
  const { occupant } = load(rules, view)
  const piece = at.kind === 'piece' ? pieceNamed(rules, view, at.piece) : (occupant[at.cell] ?? -1)
  if (piece < 0) return at.kind === 'cell' ? inspectHex(rules, view, at.cell) : undefined
  return (
    inspectFight(rules, view, piece) ?? inspectShot(rules, view, piece) ?? inspectSight(rules, view, piece)
  )
}

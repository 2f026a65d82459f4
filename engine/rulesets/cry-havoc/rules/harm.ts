/** Results as modifiers of the scenario change them for one piece. Play, odds and bots read them here. */
import { isModifiable, ofPiece } from '../blocks/numbers'
import type { Effect, Rules } from '../rules'
import type { CryHavocState } from '../state'

const HARMS = ['stun', 'wound', 'kill'] as const

/** Returns the effect that a piece suffers: the printed one, or a worse, milder, longer or shorter one. */
export function effectOn(rules: Rules, state: CryHavocState, piece: number, printed: Effect): Effect {
  const { type } = printed
  if (type === 'none') return printed
  if (type === 'retreat') {
    if (!isModifiable(rules, 'retreat-cells')) return printed
    const cells = ofPiece(rules, state, 'retreat-cells', piece, printed.cells)
    return cells === 0 ? unhurt(printed) : { ...printed, cells }
  }
  if (!isModifiable(rules, 'harm') || rules.pieces.beast[piece] === 1) return printed
  const more = ofPiece(rules, state, 'harm', piece, 0)
  const harm = HARMS[Math.min(HARMS.length - 1, HARMS.indexOf(type) + more)]
  return harm === undefined ? unhurt(printed) : { ...printed, type: harm }
}

const unhurt = (effect: Effect): Effect => ({ ...effect, type: 'none', falls: false, mount: 'none' })

/** The same for a party of a fight; its owner chooses the piece, so only a party of one is known beforehand. */
export const effectOnGroup = (
  rules: Rules,
  state: CryHavocState,
  group: readonly number[],
  printed: Effect,
): Effect => (group.length === 1 ? effectOn(rules, state, group[0], printed) : printed)

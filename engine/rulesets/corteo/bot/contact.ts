/** The worth of the clashes that a piece would fight from a cell. */
import type { Rules } from '../rules'
import { targetOn } from '../rules/fighting/launch'
import { isPlayed, nextSide } from '../rules/foes'
import { type CorteoState, FOUGHT, MOVED, PANICKED } from '../state'
import { fieldTo } from './fields'
import { panicLoss, retreatLoss } from './losses'
import { expected } from './odds'
import type { Outlook } from './outlook-type'

/** Powers are in halves, since the ground may halve them. */
const HALVES = 2

/** Returns the worth of the clashes on a cell. The piece must fight every adjacent enemy, so its power is divided among them. */
export function contactWorth(outlook: Outlook, state: CorteoState, piece: number, cell: number): number {
  const { rules, side } = outlook
  const touched = enemiesAround(rules, state, side, cell)
  if (touched.length === 0 || rules.pieces.passive[piece] !== 0) return 0
  const { pieces, ground } = rules
  const own = Math.trunc((pieces.power[piece] * ground.factor[side][cell]) / touched.length)
  let worth = 0
  for (const target of touched) worth += clashWorth(outlook, state, { piece, cell, own, target })
  return worth
}

/** Returns the neighbouring cells with enemies that must be fought from here. */
export function enemiesAround(rules: Rules, state: CorteoState, side: number, cell: number): number[] {
  const { ground, pieces } = rules
  const attack = ground.attack[side]
  const found: number[] = []
  for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++) {
    if (attack[slot] === 0) continue
    const first = targetOn(rules, ground.neighbours[slot])
    if (first >= 0 && pieces.side[first] !== side && (state.flags[first] & (PANICKED | FOUGHT)) === 0)
      found.push(ground.neighbours[slot])
  }
  return found
}

type Meeting = {
  readonly piece: number
  readonly cell: number
  readonly own: number
  readonly target: number
}

/** Returns the piece's contribution to the clash at a cell: the result with it and the support in reach, minus the result without it. */
function clashWorth(outlook: Outlook, state: CorteoState, { piece, cell, own, target }: Meeting): number {
  const { rules, side, weights } = outlook
  const { pieces, ground, cache, clash } = rules
  const first = targetOn(rules, target)
  const enemy = isPlayed(rules, pieces.side[first]) ? pieces.side[first] : nextSide(rules, side)
  let printed = 0
  for (let other = first; other >= 0; other = cache.next[other])
    if (pieces.passive[other] === 0) printed += pieces.power[other]
  const defence = printed * ground.factor[enemy][target]
  const support = supportAt(outlook, state, piece, target)
  const help = Math.trunc((helpAt(outlook, state, piece, target) * weights.help) / 100)
  const theirs = {
    cell: target,
    side: enemy,
    walk: pieces.walk[first],
    power: printed,
    arrivalCell: cell,
  }
  const ours = { cell, side, walk: pieces.walk[piece], power: pieces.power[piece], arrivalCell: -1 }
  const stakes = {
    firstRetreats: -retreatLoss(outlook, state, ours),
    firstPanics: -panicLoss(outlook, state, ours),
    secondRetreats: retreatLoss(outlook, state, theirs),
    secondPanics: panicLoss(outlook, state, theirs),
  }
  const together = expected(clash.table, own + support + help, defence, stakes)
  if (support === 0) return together
  const alone = { ...stakes, firstRetreats: 0, firstPanics: 0 }
  return together - expected(clash.table, support, defence, alone)
}

/** Returns the power of own pieces that already touch the target. */
function supportAt({ rules, side }: Outlook, state: CorteoState, piece: number, target: number): number {
  const { ground, cache, pieces } = rules
  const attack = ground.attack[side]
  let power = 0
  for (let direction = 0; direction < ground.width; direction++) {
    const from = ground.neighbours[target * ground.width + direction]
    if (from < 0 || attack[from * ground.width + ground.opposite[direction]] !== 1) continue
    for (let other = cache.top[from]; other >= 0; other = cache.next[other])
      if (other !== piece && pieces.side[other] === side && (state.flags[other] & PANICKED) === 0)
        power += pieces.power[other] * ground.factor[side][from]
  }
  return power
}

/** Returns the power of own pieces that have not moved and could still reach the target, in halves. */
function helpAt(outlook: Outlook, state: CorteoState, piece: number, target: number): number {
  if (outlook.weights.help === 0) return 0
  const { rules, side, helpKnown } = outlook
  if (helpKnown.step !== state.step) {
    helpKnown.step = state.step
    helpKnown.at.clear()
  }
  const known = helpKnown.at.get(target)
  if (known !== undefined) return known
  const { pieces } = rules
  let power = 0
  for (let other = 0; other < pieces.count; other++) {
    if (other === piece || pieces.side[other] !== side || state.cell[other] < 0) continue
    if ((state.flags[other] & (MOVED | PANICKED)) !== 0 || outlook.passed.has(other)) continue
    const field = fieldTo(rules, side, pieces.walk[other], target)
    if (field[state.cell[other]] <= pieces.speed[other]) power += pieces.power[other] * HALVES
  }
  helpKnown.at.set(target, power)
  return power
}

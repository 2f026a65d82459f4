/** The requirements for attacking, for the target, and for joint attacks (CH-06, CH-73 to CH-90, CH-102). */

import { inScenarioFile, inTerrain } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { newAttackers, newDefenders } from '../phases/fighting'
import { isOpenBetween, reaches } from '../rules/contact'
import { mayBeAttacked, mayStrike } from '../rules/fights'
import { cellsOf, distanceOf, isCaptive, isMounted, isRunaway, sideOf } from '../rules/figures'
import { sumsOf } from '../rules/melee'
import { canSeize, guardsFor } from '../rules/ransom'
import { has, STRUCK } from '../state'
import {
  about,
  busyWith,
  inTables,
  type Moment,
  type Naming,
  no,
  noSuchPiece,
  otherStep,
  outOfIt,
  pieceIn,
} from './attempt'

export function selectToFight(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('CH-73')
  const values = about(rules, piece)
  if (rules.pieces.side[piece] !== state.side) return no('CH-73', 'not-yours', { values })
  const out = outOfIt(attempt, piece, 'CH-73')
  if (out) return out
  if (rules.pieces.beast[piece] === 1) return no('CH-94', 'beast', { values })
  if (state.stunned[piece] !== 0) return no('CH-07', 'stunned', { values })
  if (isCaptive(state, piece))
    return newAttackers(rules, state).includes(piece) ? undefined : no('CH-101', 'captive-joins', { values })
  if (has(state, piece, STRUCK)) return no('CH-79', 'struck-already', { values })
  const busy = busyWith(attempt, piece)
  if (busy) return busy
  if (state.attackers.includes(piece)) return no('CH-80', 'in-hand', { values })
  if (state.defenders.length > 1) return no('CH-80', 'many-on-many', { values })
  if (newAttackers(rules, state).includes(piece)) return undefined
  const target = state.defenders[0] ?? enemyBeside(attempt, piece)
  return target === undefined
    ? no('CH-73', 'no-enemy-beside', { values })
    : notAgainst(attempt, piece, target)
}

/** Returns the first enemy in an adjacent hex, ignoring obstacles, or `undefined`. */
const enemyBeside = ({ rules, state }: Moment, piece: number): number | undefined =>
  Array.from({ length: rules.pieces.count }, (_, other) => other).find(
    (other) => mayBeAttacked(rules, state, other) && distanceOf(rules, state, piece, other) === 1,
  )

export function against(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'fights') return otherStep()
  if (state.attackers.length === 0) return no('CH-73', 'attacker-first')
  const target = pieceIn(attempt)
  if (target < 0) return noSuchPiece('CH-73')
  const values = { ...about(rules, state.attackers[0]), target: about(rules, target).unit }
  if (sideOf(rules, state, target) === state.side) return no('CH-73', 'own-target', { values })
  const out = outOfIt(attempt, target, 'CH-73')
  if (out) return out
  if (isCaptive(state, target)) return no('CH-100', 'captive-target', { values })
  if (state.defenders.includes(target)) return no('CH-79', 'in-hand', { values: about(rules, target) })
  if (state.attackers.length > 1) return no('CH-80', 'many-on-many', { values })
  if (newDefenders(rules, state).includes(target)) return undefined
  return notAgainst(attempt, state.attackers[0], target)
}

/** Explains why the attacker cannot reach the target. */
function notAgainst({ rules, state }: Moment, attacker: number, target: number): Refusal {
  const values = { ...about(rules, attacker), target: about(rules, target).unit }
  if (distanceOf(rules, state, attacker, target) > 1) return no('CH-73', 'not-adjacent', { values })
  const from = cellsOf(state, attacker)
  const to = cellsOf(state, target)
  const open = to.filter((cell) => from.some((own) => isOpenBetween(rules, own, cell)))
  if (open.length === 0) return no('CH-89', 'wall-between', { values })
  const closed = open.find((cell) => rules.ground.mountedAttack[cell] === 0)
  if (isMounted(state, attacker) && closed !== undefined && !reaches(rules, state, attacker, target))
    return no('CH-90', 'rider-reach', {
      values,
      cells: [closed],
      source: inTerrain(rules, closed, 'mountedAttack'),
    })
  return no('CH-X11', 'front-only', { values, source: inScenarioFile(rules, 'rules', 'riderReach') })
}

export function strike({ rules, state }: Moment): Refusal | undefined {
  if (state.phase !== 'fights') return otherStep()
  const { attackers, defenders } = state
  if (attackers.length === 0 || defenders.length === 0) return no('CH-73', 'attacker-first')
  const sums = sumsOf(rules, state, attackers, defenders)
  if (mayStrike(state, sums)) return undefined
  const { attack, defence, plain, shift } = sums
  const values = { attack, defence, shift }
  if (plain < 0)
    return no('CH-75', 'below-first', { values, source: inTables(rules, 'combat', 'columns', 0) })
  return no('CH-75', 'shifted-below', {
    values,
    source: inScenarioFile(rules, 'rules', 'belowFirstColumn'),
  })
}

export function seize({ rules, state }: Moment): Refusal | undefined {
  if (!rules.ransom) return no('CH-97', 'no-ransom', { source: inScenarioFile(rules, 'rules', 'ransom') })
  if (state.phase !== 'fights') return otherStep()
  const [target] = state.defenders
  if (target === undefined || !isRunaway(state, target)) return no('CH-102', 'no-runaway')
  if (canSeize(rules, state)) return undefined
  return no('CH-102', 'too-few-guards', {
    values: { ...about(rules, target), guards: guardsFor(rules, state, target) },
    source: inScenarioFile(rules, 'rules', 'ransom', 'guards'),
  })
}

/** The requirements for attacks, the end of the turn, dice and draws. */

import { inScenarioFile } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { attackPoints, attacksOf, rangeOf } from '../blocks/numbers'
import { sideName } from '../events'
import type { Rules } from '../rules'
import { attackOn } from '../rules/combat'
import { isConnected } from '../rules/network'
import { sideAfter } from '../rules/sides'
import type { KriegspielState } from '../state'
import { type Attempt, about, inHand, type Moment, no, offBoard, pieceIn } from './attempt'

const isInTurn = ({ phase }: KriegspielState): boolean => phase === 'moves' || phase === 'attack'

/** Refuses an attack. The choices are listed by the sums of the attacks. */
export function attack(attempt: Attempt): Refusal | undefined {
  const { rules, state, side } = attempt
  if (state.phase === 'retreat') return no('K-50', 'retreat-due')
  if (!isInTurn(state)) return no('K-16', 'not-now')
  const target = pieceIn(attempt, 'target')
  const off = offBoard(attempt, target, 'K-44')
  if (off) return off
  const values = about(rules, target)
  const cells = [state.cell[target]]
  if (rules.pieces.side[target] === side) return no('K-44', 'own-unit', { values, cells })
  if (state.attacks >= attacksOf(rules, state))
    return no('K-16', 'no-attack-left', {
      values: { attacks: attacksOf(rules, state) },
      source: inScenarioFile(rules, 'attacks'),
    })
  if (state.active >= 0) return no('K-19', 'put-down-first')
  return attackOn(rules, side, state.cell[target]) > 0 ? undefined : outOfReach(attempt, target)
}

/** Refuses an attack without points, because of distance or ground, or because the units in range may not attack. */
function outOfReach({ rules, state, side }: Attempt, target: number): Refusal {
  const cell = state.cell[target]
  const near = inRange(rules, side, cell)
  const details = { values: about(rules, target), cells: [cell, ...near.map((piece) => state.cell[piece])] }
  if (near.length === 0) return no('K-43', 'out-of-reach', details)
  const retreats = (piece: number) => rules.cache.retreating[piece] !== 0
  if (near.every(retreats)) return no('K-51', 'attackers-retreat', details)
  const cutOff = near.every((piece) => !isConnected(rules, piece))
  return no('K-38', cutOff ? 'attackers-cut-off' : 'attackers-unable', details)
}

/** Returns the pieces of a side with a cell in range and no ground in the way, even if they may not attack (K-43, K-46). */
function inRange(rules: Rules, side: number, cell: number): number[] {
  const { ground, pieces, cache, ruleOptions } = rules
  const near: number[] = []
  for (let direction = 0; direction < 8; direction++)
    for (let distance = 1; distance <= ground.fireRun[(cell << 3) + direction]; distance++) {
      const piece = cache.at[cell + distance * ground.steps[direction]]
      if (piece < 0) continue
      if (pieces.side[piece] === side && attackPoints(rules, piece) > 0 && rangeOf(rules, piece) >= distance)
        near.push(piece)
      if (pieces.side[piece] !== side && ruleOptions.fireBlockers === 'enemies') break
    }
  return near
}

export function done({ state }: Attempt): Refusal | undefined {
  if (state.phase === 'retreat') return no('K-50', 'retreat-due')
  if (state.active >= 0) return no('K-16', 'put-down-first')
  return isInTurn(state) ? undefined : no('K-16', 'not-now')
}

export function drop(attempt: Attempt): Refusal | undefined {
  if (attempt.state.phase === 'retreat') return no('K-50', 'retreat-due')
  return inHand(attempt) < 0 ? no('K-16', 'nothing-in-hand') : undefined
}

export function roll({ rules, state }: Moment): Refusal | undefined {
  if (state.phase === 'roll') return undefined
  return no('K-15', rules.first.faces > 0 ? 'not-now' : 'first-is-named', {
    source: inScenarioFile(rules, 'first'),
  })
}

/** K-86: a draw may be offered once, before any other action of the turn. */
export function offer({ rules, state }: Moment): Refusal | undefined {
  if (!rules.scenario.endings.agreement)
    return no('K-86', 'no-agreement', { source: inScenarioFile(rules, 'endings', 'agreement') })
  if (state.offered === 1) return no('K-86', 'offered-already')
  if (state.phase === 'retreat') return no('K-50', 'retreat-due')
  if (!isInTurn(state)) return no('K-16', 'not-now')
  const isFirst = state.phase === 'moves' && state.active < 0 && state.attacks + state.moved.length === 0
  return isFirst ? undefined : no('K-86', 'offer-first')
}

export const answer = ({ rules, state }: Moment): Refusal | undefined =>
  state.phase === 'answer'
    ? undefined
    : no('K-86', 'nothing-offered', {
        values: { side: sideName(rules, sideAfter(rules, state, state.turn)) },
      })

/** The requirements for selecting and moving a unit. */

import { inScenarioFile, inTerrain, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { movesEach, movesOf, speedOf } from '../blocks/numbers'
import { enemyArsenalAt } from '../rules/arsenal'
import { hasWay, isInert, isTooDear, reaches } from '../rules/reach'
import { entering } from './arsenal'
import { type Attempt, about, at, cellIn, inRuleOptions, no, offBoard, pieceIn } from './attempt'

/** Refuses the selection of a unit that may not move (`isMovable`) or need not retreat (`pending`). */
export function selectToMove(attempt: Attempt): Refusal | undefined {
  const { rules, state, side } = attempt
  const piece = pieceIn(attempt)
  const off = offBoard(attempt, piece, 'K-16')
  if (off) return off
  const values = about(rules, piece)
  if (rules.pieces.side[piece] !== side) return no('K-16', 'not-yours', { values })
  if (state.active === piece) return no('K-16', 'in-hand', { values })
  if (rules.cache.hasMoved[piece] >= movesEach(rules, piece)) return no('K-18', 'moved', { values })
  if (state.phase === 'retreat')
    return rules.cache.retreating[piece] !== 0 ? undefined : no('K-50', 'retreats-first', { values })
  if (state.phase === 'attack') return noMoreMoves(attempt)
  if (state.phase !== 'moves') return no('K-16', 'not-now')
  if (isInert(rules, piece)) return inert(attempt, piece)
  if (speedOf(rules, piece) === 0)
    return no('K-21', 'immobile', { values, source: inUnits(rules, piece, 'speed') })
  return hasWay(rules, state, piece)
    ? undefined
    : no('K-23', 'no-way', { values, cells: [state.cell[piece]] })
}

/** Refuses units that are cut off (K-38). With K-41 relays also need their lines. */
function inert({ rules, state }: Attempt, piece: number): Refusal {
  const isCombat = rules.pieces.combat[piece] !== 0
  return no(isCombat ? 'K-38' : 'K-41', 'cut-off', {
    values: about(rules, piece),
    source: isCombat ? undefined : inRuleOptions(rules, 'relayCutOff'),
    cells: [state.cell[piece]],
  })
}

/** K-16, K-19: refuses further moves after the last one or after the attack. */
function noMoreMoves({ rules, state }: Attempt): Refusal {
  if (state.attacks > 0) return no('K-19', 'after-attack', { source: inScenarioFile(rules, 'attacks') })
  return no('K-16', 'no-moves-left', {
    values: { moves: movesOf(rules, state) },
    source: inScenarioFile(rules, 'moves'),
  })
}

export function move(attempt: Attempt): Refusal | undefined {
  const { state } = attempt
  if (state.phase === 'retreat') return no('K-50', 'retreat-due')
  if (state.phase === 'attack') return noMoreMoves(attempt)
  if (state.phase !== 'moves') return no('K-16', 'not-now')
  return state.active < 0 ? no('K-16', 'nothing-in-hand') : way(attempt, state.active)
}

export function retreat(attempt: Attempt): Refusal | undefined {
  const { state } = attempt
  if (state.phase !== 'retreat') return no('K-50', 'no-retreat')
  return state.active < 0 ? no('K-50', 'nothing-in-hand') : way(attempt, state.active)
}

/** Refuses a square where a movable piece may not end its move; `reach` lists the others. */
function way(attempt: Attempt, piece: number): Refusal | undefined {
  const { rules, state } = attempt
  const { grid } = rules.board
  const cell = cellIn(attempt)
  if (cell < 0) return no('K-23', 'no-cell')
  const from = state.cell[piece]
  const here = { ...about(rules, piece), ...at(rules, cell) }
  if (cell === from) return no('K-23', 'stands-there', { values: here, cells: [cell] })
  if (isClosed(attempt, cell))
    return no('K-24', 'closed', { values: here, source: inTerrain(rules, cell, 'cost'), cells: [cell] })
  const distance = grid.distance(from, cell)
  const speed = speedOf(rules, piece)
  if (distance > speed)
    return no('K-21', 'too-far', {
      values: { ...here, speed, distance },
      source: inUnits(rules, piece, 'speed'),
      cells: [cell],
    })
  if (rules.cache.at[cell] >= 0) {
    const ofEnemy = enemyArsenalAt(rules, state, rules.pieces.side[piece], cell) >= 0
    return no(ofEnemy ? 'K-80' : 'K-23', ofEnemy ? 'arsenal-held' : 'occupied', {
      values: here,
      cells: [cell],
    })
  }
  const barred = entering(rules, state, piece, cell)
  if (barred) return barred
  if (reaches(rules, state, piece, cell)) return undefined
  return isTooDear(rules, state, piece, cell)
    ? no('K-21', 'too-dear', {
        values: { ...here, speed },
        source: inTerrain(rules, cell, 'cost'),
        cells: [cell],
      })
    : no('K-23', 'way-barred', { values: here, cells: [cell] })
}

const isClosed = ({ rules }: Attempt, cell: number): boolean => {
  const index = rules.ground.terrain[cell]
  return index < 0 || rules.pack.terrain.terrain[index].cost === 'closed'
}

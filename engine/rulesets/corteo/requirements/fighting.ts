/** The requirements of a clash, and of the moves of the beaten piece and the winner (B-10). */

import { type Details, inTerrain, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { canEnter } from '../phases/advance'
import { roomFor } from '../phases/base'
import { groupWith } from '../phases/clash'
import { forming, joining } from '../phases/join'
import { others } from '../phases/retreat'
import { findFront, openings } from '../rules/fighting/front'
import { retreatCells } from '../rules/fighting/retreat'
import { hasRoom } from '../rules/stack'
import { CLASH_RETREAT, type CorteoState, FOUGHT, has, OUT_OF_SMOKE, PANICKED, THROW_RETREAT } from '../state'
import { type Attempt, about, at, cellIn, no, noSuchCell, noSuchPiece, offMap, pieceIn } from './attempt'
import { closedCell, fullCell } from './moving'

export function attack(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const { pieces } = rules
  if (state.phase === 'join') return no('C-087', 'clash-forming')
  if (state.phase !== 'clash') return no('C-082', 'no-clash')
  const [attacker, target] = [pieceIn(attempt), pieceIn(attempt, 'target')]
  if (attacker < 0 || target < 0) return noSuchPiece('C-082')
  const values = { ...about(rules, attacker), target: about(rules, target).unit }
  if (pieces.side[attacker] !== state.turn) return no('C-082', 'not-yours', { values })
  if (pieces.side[target] === state.turn) return no('C-082', 'attack-friend', { values })
  const off = offMap(attempt, attacker, 'C-082') ?? offMap(attempt, target, 'C-082')
  if (off) return off
  const details = { values, cells: [state.cell[attacker], state.cell[target]] }
  const tired = unfit(attempt, attacker, details) ?? unfit(attempt, target, details)
  if (tired) return tired
  const front = findFront(rules, state)
  const group = groupWith(front.attackers, attacker)
  const enemy = groupWith(front.defenders, target)
  if (group < 0 || enemy < 0 || !front.attackers[group].enemies.includes(enemy))
    return notInTouch(attempt, attacker, target)
  if (front.attackers[group].pieces[0] !== attacker || front.defenders[enemy].pieces[0] !== target)
    return no('C-110', 'first-of-stack', details)
  const isOpen = openings(front).some(([own, other]) => own === group && other === enemy)
  return isOpen ? undefined : no('C-087', 'clash-count', details)
}

/** Neighbours that cannot clash get another reason than distant pieces. */
function notInTouch({ rules, state }: Attempt, attacker: number, target: number): Refusal {
  const { ground, pieces } = rules
  const [from, to] = [state.cell[attacker], state.cell[target]]
  const details = {
    values: { ...about(rules, attacker), target: about(rules, target).unit },
    cells: [from, to],
  }
  const touches = Array.from(
    { length: ground.width },
    (_, direction) => ground.neighbours[from * ground.width + direction],
  ).includes(to)
  if (!touches) return no('C-082', 'not-in-touch', details)
  const terrain = rules.pack.terrain.terrain[ground.terrain[to]]
  const sheltered = terrain?.clash?.shelters?.includes(rules.sides[pieces.side[target]])
  if (sheltered)
    return no('C-104', 'clash-shelter', { ...details, source: inTerrain(rules, to, 'clash', 'shelters') })
  return no('C-102', 'clash-ground', { ...details, source: inTerrain(rules, to, 'clash') })
}

export function join(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'join') return no('C-087', 'no-clash')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-087')
  const off = offMap(attempt, piece, 'C-087')
  if (off) return off
  const details = { values: about(rules, piece), cells: [state.cell[piece]] }
  if (rules.pieces.side[piece] !== state.chooser) return no('C-087', 'not-yours', details)
  if ([...state.attackers, ...state.defenders].includes(piece)) return no('C-087', 'joined', details)
  return unfit(attempt, piece, details) ?? notJoining(attempt, piece, details)
}

/** Distinguishes a piece that does not touch the clash from one whose absence would leave too few clashes. */
function notJoining({ rules, state }: Attempt, piece: number, details: Details): Refusal | undefined {
  const clash = forming(rules, state)
  const { front } = clash
  const attacks = state.chooser === state.turn
  const [own, others] = attacks ? [front.attackers, front.defenders] : [front.defenders, front.attackers]
  const group = groupWith(own, piece)
  const foes = (attacks ? state.defenders : state.attackers).map((foe) => groupWith(others, foe))
  if (group < 0 || !own[group].enemies.some((enemy) => foes.includes(enemy)))
    return no('C-087', 'join-apart', details)
  if (own[group].pieces[0] !== piece) return no('C-110', 'first-of-stack', details)
  return joining(rules, clash, state).includes(group) ? undefined : no('C-087', 'cannot-join', details)
}

/** Explains why a piece cannot fight again in this turn, or can never fight. */
function unfit({ rules, state }: Attempt, piece: number, details: Details): Refusal | undefined {
  const values = about(rules, piece)
  if (rules.pieces.passive[piece] !== 0)
    return no('C-150', 'passive', { ...details, values, source: inUnits(rules, piece, 'passive') })
  if (has(state, piece, FOUGHT)) return no('C-083', 'fought', { ...details, values })
  return has(state, piece, PANICKED) ? no('C-099', 'panicked', { ...details, values }) : undefined
}

export const fight = ({ state }: Attempt): Refusal | undefined =>
  state.phase === 'join' ? undefined : no('C-082', 'no-clash')

/** The statement about going for each reason: throw or clash, retreat or panic. Smoke has its own. */
const RULES = ['C-070', 'C-070', 'C-092', 'C-095'] as const
const ruleOf = ({ why }: CorteoState): string => (why === OUT_OF_SMOKE ? 'C-145' : RULES[why])

/** Statements about impassable ground. A retreat has its own statement for it. */
const GROUND = ['C-039', 'C-040', 'C-047', 'C-X30']

export function retreat(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'retreat') return no('C-092', 'no-retreat')
  const piece = state.going[0]
  const after = state.why >= CLASH_RETREAT
  const rule = ruleOf(state)
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell(rule)
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  const closed = closedCell(attempt, cell, details, piece, rules.pieces.fallsBack)
  if (closed)
    return GROUND.includes(closed.rule) ? { ...closed, rule, section: no(rule, '').section } : closed
  if (after && rules.cache.hostile[rules.pieces.side[piece]][cell] === 1)
    return no(rule, 'retreat-control', details)
  if (cell === state.origin) return no('C-074', 'retreat-origin', details)
  const { grid } = rules.board
  const from = state.cell[piece]
  if (grid.distance(from, cell) === 1 && !hasRoom(rules, piece, cell))
    return fullCell(attempt, cell, details, piece)
  if (state.why === THROW_RETREAT && grid.distance(state.thrower, cell) <= grid.distance(state.thrower, from))
    return no('C-070', 'retreat-nearer', details)
  return retreatCells(rules, state, piece).includes(cell) ? undefined : no(rule, 'retreat-far', details)
}

export function selectToGo(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  const rule = ruleOf(state)
  if (piece < 0) return noSuchPiece(rule)
  const values = about(rules, piece)
  if (piece === state.going[0]) return no(rule, 'in-hand', { values })
  return others(rules, state).includes(piece) ? undefined : no(rule, 'not-going', { values })
}

export function base(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'base') return no('C-099', 'no-panic')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('C-099')
  const [piece] = state.homeless
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  if (!rules.panic.cells[rules.pieces.side[piece]].includes(cell)) return no('C-099', 'not-base', details)
  return roomFor(rules, state).includes(cell) ? undefined : fullCell(attempt, cell, details, piece)
}

export function advance(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'advance') return no('C-093', 'no-advance')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-093')
  const values = about(rules, piece)
  if (!state.winners.includes(piece)) return no('C-093', 'not-winner', { values })
  if (state.follow >= 0 && state.cell[piece] !== state.follow) return no('C-110', 'must-follow', { values })
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('C-094')
  if (rules.seats[rules.pieces.seat[piece]].id !== attempt.seat)
    return no('C-093', 'other-player', { values })
  const details = { values: { ...values, ...at(rules, cell) }, cells: [cell] }
  if (!state.vacated.includes(cell)) return no('C-094', 'not-vacated', details)
  const closed = closedCell(attempt, cell, details, piece)
  if (closed) return closed
  if (!hasRoom(rules, piece, cell)) return fullCell(attempt, cell, details, piece)
  return canEnter(rules, state, piece, cell) ? undefined : no('C-093', 'advance-far', details)
}

export function stay({ state }: Attempt): Refusal | undefined {
  if (state.phase !== 'advance') return no('C-093', 'no-advance')
  return state.follow >= 0 ? no('C-110', 'must-follow') : undefined
}

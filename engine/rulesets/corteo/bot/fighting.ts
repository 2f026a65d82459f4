/** Choices around clashes: the Head, attacks, joins, retreats and advances. */
import type { Choice } from '../../../types'
import { pieceNamed } from '../names'
import { clashOdds } from '../rules/fighting/clash'
import { stackOf } from '../rules/fighting/launch'
import { opponentOf } from '../rules/foes'
import { bandOf } from '../rules/link'
import type { CorteoState } from '../state'
import { enemiesAround } from './contact'
import { hemmedLoss, panicLoss, placeLoss, retreatLoss } from './losses'
import { inColumn } from './odds'
import type { Outlook } from './outlook-type'
import { placeWorth } from './place-worth'

const NEVER = -1_000_000
/** Factor for a piece next to an enemy, which makes a better Head. */
const IN_TOUCH = 2

/** Prefers pieces with many linked pieces and an adjacent enemy. */
export function scoreHead(outlook: Outlook, state: CorteoState, choices: readonly Choice[]): number[] {
  const { rules, weights, side } = outlook
  return choices.map(({ action }) => {
    const piece = pieceNamed(rules, state, action.unit)
    const linked = bandOf(rules, state, [piece]).length
    const touches = enemiesAround(rules, state, side, state.cell[piece]).length > 0
    return linked * weights.link * (touches ? IN_TOUCH : 1) + rules.pieces.power[piece]
  })
}

export function scoreAttack(outlook: Outlook, state: CorteoState, choices: readonly Choice[]): number[] {
  const { rules } = outlook
  const stack = (unit: unknown) => stackOf(rules, state, pieceNamed(rules, state, unit))
  return choices.map(({ action }) => clashValue(outlook, state, stack(action.unit), stack(action.target)))
}

export function scoreJoin(outlook: Outlook, state: CorteoState, choices: readonly Choice[]): number[] {
  const { rules } = outlook
  const { attackers, defenders } = state
  return choices.map(({ action }) => {
    if (action.type !== 'join') return clashValue(outlook, state, attackers, defenders)
    const joining = stackOf(rules, state, pieceNamed(rules, state, action.unit))
    return rules.pieces.side[joining[0]] === state.turn
      ? clashValue(outlook, state, [...attackers, ...joining], defenders)
      : clashValue(outlook, state, attackers, [...defenders, ...joining])
  })
}

/** Returns the worth of a clash to the bot, as attacker or as defender. */
function clashValue(
  outlook: Outlook,
  state: CorteoState,
  attackers: readonly number[],
  defenders: readonly number[],
): number {
  const { rules, side } = outlook
  const sign = (pieces: readonly number[]) => (rules.pieces.side[pieces[0]] === side ? -1 : 1)
  const sum = (pieces: readonly number[], loss: typeof retreatLoss) =>
    pieces.reduce((total, piece) => total + loss(outlook, state, beatenAt(outlook, state, piece)), 0) *
    sign(pieces)
  const { column } = clashOdds(rules, state, attackers, defenders)
  if (column < 0) return 0
  return inColumn(rules.clash.table, column, {
    firstRetreats: sum(attackers, retreatLoss),
    firstPanics: sum(attackers, panicLoss),
    secondRetreats: sum(defenders, retreatLoss),
    secondPanics: sum(defenders, panicLoss),
  })
}

const beatenAt = ({ rules }: Outlook, state: CorteoState, piece: number, cell = state.cell[piece]) => ({
  cell,
  side: rules.pieces.side[piece],
  walk: rules.pieces.walk[piece],
  power: rules.pieces.power[piece],
  arrivalCell: -1,
})

/** Own pieces go to their best place, enemies to their worst. */
export function scoreRetreat(outlook: Outlook, state: CorteoState, choices: readonly Choice[]): number[] {
  const { rules, side } = outlook
  const piece = state.going[0]
  return choices.map(({ at }) => {
    if (at.kind !== 'cell') return NEVER
    if (rules.pieces.side[piece] === side) return placeWorth(outlook, state, piece, at.cell)
    const beaten = beatenAt(outlook, state, piece, at.cell)
    const hemmed = rules.arrests.sides.includes(beaten.side) ? hemmedLoss(outlook, beaten) : 0
    return hemmed - placeLoss(outlook, state, beaten)
  })
}

/** Prefers the base farthest from the enemies that sent the piece back. */
export function scoreBase(
  { rules, weights }: Outlook,
  state: CorteoState,
  choices: readonly Choice[],
): number[] {
  const { board, pieces } = rules
  const side = opponentOf(rules, state, pieces.side[state.homeless[0]])
  return choices.map(({ at }) => {
    if (at.kind !== 'cell') return NEVER
    let nearest = board.grid.size
    for (let piece = 0; piece < pieces.count; piece++)
      if (pieces.side[piece] === side && state.cell[piece] >= 0)
        nearest = Math.min(nearest, board.grid.distance(state.cell[piece], at.cell))
    return nearest * weights.base
  })
}

/** Prefers cells that the enemy reaches with more power than we do. */
export function scoreJam({ danger, reach }: Outlook, choices: readonly Choice[]): number[] {
  return choices.map(({ at }) => (at.kind === 'cell' ? danger[at.cell] - reach[at.cell] : NEVER))
}

export function scoreAdvance(outlook: Outlook, state: CorteoState, choices: readonly Choice[]): number[] {
  const { rules, weights } = outlook
  return choices.map(({ action, at }) => {
    if (at.kind !== 'cell') return 0
    const piece = pieceNamed(rules, state, action.unit)
    const here = placeWorth(outlook, state, piece, state.cell[piece])
    return placeWorth(outlook, state, piece, at.cell) - here + weights.advance
  })
}

/** The choices of step 2: figures near an enemy move first, each to its best cell. */
import type { Choice } from '../../../types'
import { pieceNamed } from '../names'
import { behind } from '../rules/beasts'
import { distanceOf, isCaptive, isFoe, isMounted } from '../rules/figures'
import { type CryHavocState, WAITING } from '../state'
import { FAR } from './fields'
import { type Errand, errandOf, wantsOut } from './goals'
import { SCALE } from './odds'
import { caution, type Outlook } from './outlook'
import { standingWorth } from './standing'
import { type Threats, threatsTo } from './threats'

const SURE = 1_000_000

export function scoreMovement(outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] {
  return state.active < 0 ? scoreTaking(outlook, state, choices) : scoreWalking(outlook, state, choices)
}

/** A piece that was evaluated and left in place is not selected again. */
function scoreTaking(outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] {
  return choices.map(({ action }) => {
    if (action.type === 'escape') return SURE
    if (action.type !== 'select') return 0
    const piece = pieceNamed(outlook.rules, state, action.unit)
    if (outlook.settled.has(piece)) return -1
    if (state.cell[piece] === WAITING) return SURE
    return 1 + FAR - nearestFoe(outlook, state, piece)
  })
}

/** Returns the steps to the nearest enemy. Figures in front move first and make room. */
function nearestFoe({ rules, side }: Outlook, state: CryHavocState, piece: number): number {
  let least = FAR
  for (let foe = 0; foe < rules.pieces.count; foe++)
    if (isFoe(rules, state, side, foe)) least = Math.min(least, distanceOf(rules, state, piece, foe))
  return least
}

function scoreWalking(outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] {
  const piece = state.active
  outlook.settled.add(piece)
  const errand = errandOf(outlook, state, piece)
  const threats = threatsTo(outlook, state)
  const here =
    state.cell[piece] < 0 ? 0 : standingWorth(outlook, state, threats, errand, piece, state.cell[piece])
  const scores = choices.map((choice) => {
    const act = actionWorth(outlook, state, errand, choice)
    return act === undefined ? walkWorth(outlook, state, threats, errand, choice) : here + act
  })
  remember(outlook, piece, choices[scores.indexOf(Math.max(...scores))].action.type)
  return scores
}

/** Records the move. A piece walks once to its best cell, and again only with a beast or a captive in tow. */
function remember({ arrived }: Outlook, piece: number, act: string): void {
  if (act === 'move') arrived.add(piece)
  if (act === 'lead') arrived.delete(piece)
}

/** Rates moves and entries by their cell, and excludes all other actions. */
function walkWorth(
  outlook: Outlook,
  state: CryHavocState,
  threats: Threats,
  errand: Errand,
  { action, at }: Choice,
): number {
  // Without an active piece, settled pieces let the others go first.
  if (action.type === 'select')
    return outlook.settled.has(pieceNamed(outlook.rules, state, action.unit)) ? -SURE : 2 - SURE
  if (action.type === 'done') return 1 - SURE
  if (at.kind !== 'cell') return -SURE
  if (action.type === 'enter') return SURE - errand.field[at.cell]
  if (action.type !== 'move' || outlook.arrived.has(state.active)) return -SURE
  return standingWorth(outlook, state, threats, errand, state.active, at.cell)
}

/** Returns the gain of an action over staying here, or `undefined` if it is another kind of action or not wanted. */
function actionWorth(
  outlook: Outlook,
  state: CryHavocState,
  { field }: Errand,
  { action }: Choice,
): number | undefined {
  const { rules, weights } = outlook
  const piece = state.active
  const other = pieceNamed(rules, state, action.unit)
  switch (action.type) {
    case 'stop':
      return 1
    case 'turn':
      // The piece has not arrived, so it tries the other facing, which costs nothing.
      return field[state.cell[piece]] > 0 && !outlook.arrived.has(piece) ? 2 : undefined
    case 'deliver':
      return SURE
    case 'exit':
      return wantsOut(outlook, piece) || leadsOut(outlook, state, piece) ? SURE : undefined
    case 'lead':
      return leadWorth(outlook, state, other)
    case 'mount':
      return weights.mount * SCALE * (caution(state) > 0 ? 2 : 1)
    case 'dismount':
      return isMounted(state, piece) && field[state.cell[piece]] === FAR && caution(state) < 50
        ? SCALE
        : undefined
    case 'take':
      return state.arrows[piece] === 0 ? weights.shoot * SCALE * 2 : undefined
    default:
      return undefined
  }
}

const leadsOut = (outlook: Outlook, state: CryHavocState, piece: number): boolean => {
  const beast = behind(state, piece)
  return beast >= 0 && wantsOut(outlook, beast)
}

function leadWorth(outlook: Outlook, state: CryHavocState, other: number): number | undefined {
  const { weights } = outlook
  if (isCaptive(state, other)) return weights.capture * SCALE
  return wantsOut(outlook, other) ? weights.lead * SCALE : undefined
}

/** The requirements for a component or a piece that leads (B-5, B-12). */

import { inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { leaders } from '../phases/component'
import { marchToLead } from '../phases/head'
import { choosable } from '../phases/march'
import { componentOf, marchOfPiece, unnamedMarch } from '../rules/marches'
import { HEAD, has } from '../state'
import { type Attempt, about, inScenario, no, noSuchPiece, offMap, pieceIn } from './attempt'
import { notInGame } from './moving'

export function component({ rules, state, action }: Attempt): Refusal | undefined {
  if (state.phase !== 'component')
    return state.hand === 0 && unnamedMarch(rules, state) >= 0
      ? no('C-022', 'component-later')
      : no('C-126', 'component-chosen')
  const index = rules.components.indexOf(String(action.component))
  if (leaders(rules, state).includes(index)) return undefined
  return no('C-022', 'component-not-allowed', { source: inScenario(rules, 'head', 'components') })
}

/** C-122: only a Head represents its group, and only while there are several groups. */
export function march(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'march') return no('C-122', 'no-march-now')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-122')
  const values = about(rules, piece)
  if (!has(state, piece, HEAD)) return no('C-122', 'march-no-head', { values })
  const off = offMap(attempt, piece, 'C-122')
  if (off) return off
  return choosable(rules, state).includes(piece) ? undefined : no('C-122', 'march-other-head', { values })
}

export function head(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'head') return no('C-115', 'no-head-now')
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('C-115')
  const values = about(rules, piece)
  if (has(state, piece, HEAD)) return no('C-115', 'head-already', { values })
  const march = marchToLead(rules, state)
  const component = componentOf(state, march)
  const name = rules.components[component]
  if (rules.pieces.component[piece] !== component)
    return no('C-115', 'head-component', { values: { ...values, component: { text: `components.${name}` } } })
  if (rules.pieces.passive[piece] !== 0)
    return no('C-150', 'passive', { values, source: inUnits(rules, piece, 'passive') })
  if (marchOfPiece(rules, piece) !== march) return no('C-115', 'not-yours', { values })
  return offMap(attempt, piece, 'C-115') ?? notInGame(attempt, piece)
}

/** After the movement of the Head's side each march names its leading pieces (B-12, C-115). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { headsNow } from '../blocks/numbers'
import { report } from '../events'
import { choicesOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { componentOf, marchOfPiece, speakerOfMarch } from '../rules/marches'
import { type CorteoState, HEAD, has, setFlag } from '../state'

/** Returns the pieces that may still become a Head of a march. */
export function candidates(rules: Rules, state: CorteoState, march: number): number[] {
  const { pieces } = rules
  const component = componentOf(state, march)
  const found: number[] = []
  for (let piece = 0; piece < pieces.count; piece++)
    if (
      component >= 0 &&
      pieces.component[piece] === component &&
      marchOfPiece(rules, piece) === march &&
      state.cell[piece] >= 0 &&
      pieces.passive[piece] === 0 &&
      !state.waiting.includes(piece) &&
      !has(state, piece, HEAD)
    )
      found.push(piece)
  return found
}

/** Returns the number of Heads that a march still lacks. */
function missing(rules: Rules, state: CorteoState, march: number): number {
  let left = headsNow(rules, state, speakerOfMarch(rules, state, march))
  for (let piece = 0; piece < rules.pieces.count; piece++)
    if (has(state, piece, HEAD) && marchOfPiece(rules, piece) === march) left--
  return left
}

/** Returns the first march with more candidates than Heads to name, or -1. */
export const marchToLead = (rules: Rules, state: CorteoState): number =>
  rules.head.marches.findIndex((_, march) => {
    const left = missing(rules, state, march)
    return left > 0 && candidates(rules, state, march).length > left
  })

function lead(turn: CorteoTurn, piece: number): void {
  setFlag(turn, piece, HEAD)
  report(turn, 'head', piece, turn.state.cell[piece])
  moment(turn, 'head-named', { it: piece, cell: turn.state.cell[piece] })
}

export const head: Phase = {
  begin(turn): PhaseId | undefined {
    const { state, rules } = turn
    for (const march of rules.head.marches.keys()) {
      const able = candidates(rules, state, march)
      const left = missing(rules, state, march)
      if (left > 0 && able.length <= left) for (const piece of able) lead(turn, piece)
    }
    if (marchToLead(rules, state) >= 0) return undefined
    moment(turn, 'clashes-began')
    return 'march'
  },
  asked: (rules, state) => only(speakerOfMarch(rules, state, marchToLead(rules, state))),
  prompt(rules, state) {
    const march = marchToLead(rules, state)
    const component = { text: `components.${rules.components[componentOf(state, march)]}` }
    return { key: 'corteo.prompt.head', values: { left: missing(rules, state, march), component } }
  },
  choices: (rules, state) =>
    candidates(rules, state, marchToLead(rules, state)).map((piece) =>
      choicesOf(rules, state).piece('head', piece),
    ),
  on: {
    head(turn, action) {
      lead(turn, pieceOf(turn, action))
      return 'head'
    },
  },
}

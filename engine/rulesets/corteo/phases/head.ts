/** After its movement the side of the Head names the pieces that lead (B-12, C-115). */

import { only } from '../../../kernel/phases'
import { report } from '../events'
import { choicesOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { speakerOf } from '../rules/seats'
import { type CorteoState, HEAD, has, setFlag } from '../state'

function candidates({ pieces, head }: Rules, state: CorteoState): number[] {
  const found: number[] = []
  for (let piece = 0; piece < pieces.count; piece++)
    if (
      pieces.side[piece] === head.side &&
      state.component >= 0 &&
      pieces.component[piece] === state.component &&
      state.cell[piece] >= 0 &&
      pieces.passive[piece] === 0 &&
      !state.waiting.includes(piece) &&
      !has(state, piece, HEAD)
    )
      found.push(piece)
  return found
}

function named({ pieces }: Rules, state: CorteoState): number {
  let count = 0
  for (let piece = 0; piece < pieces.count; piece++) if (has(state, piece, HEAD)) count++
  return count
}

function lead(turn: CorteoTurn, piece: number): void {
  setFlag(turn, piece, HEAD)
  report(turn, 'head', piece, turn.state.cell[piece])
}

export const head: Phase = {
  begin(turn): PhaseId | undefined {
    const { rules } = turn.def
    const missing = rules.head.units - named(rules, turn.state)
    const able = candidates(rules, turn.state)
    if (missing > 0 && able.length > missing) return undefined
    if (missing > 0) for (const piece of able) lead(turn, piece)
    return 'march'
  },
  asked: (rules, state) => only(speakerOf(rules, state, rules.head.side)),
  prompt: (rules, state) => ({
    key: 'corteo.prompt.head',
    values: {
      left: rules.head.units - named(rules, state),
      component: { text: `components.${rules.components[state.component]}` },
    },
  }),
  choices: (rules, state) =>
    candidates(rules, state).map((piece) => choicesOf(rules, state).piece('head', piece)),
  on: {
    head(turn, action) {
      lead(turn, pieceOf(turn, action))
      return 'head'
    },
  },
}

/** The placement of units: all sides at once and in secret, or one after the other (K-13, K-14). */
import { marked } from '../../../geometry/cells'
import { NOBODY_ASKED, only } from '../../../kernel/phases'
import type { Choice, Message } from '../../../types'
import { happens } from '../blocks/happening'
import { emit, report } from '../events'
import { cellOf, focusOn, type Phase, type PhaseId, pieceOf } from '../phase'
import { put } from '../position/cache'
import { nextAlike, opening, ready, waiting } from '../requirements/placing'
import type { KriegspielTurn, Rules } from '../rules'
import { type KriegspielState, NOBODY, RESERVE } from '../state'

export const placement: Phase = {
  asked(rules, state) {
    const first = state.ready.indexOf(0)
    if (first < 0) return NOBODY_ASKED
    if (!rules.placement.isSecret) return only(first)
    return [...state.ready.keys()].filter((side) => state.ready[side] === 0)
  },
  prompt(rules, state, side): Message {
    const piece = state.hand[side]
    if (piece >= 0)
      return {
        key: 'kriegspiel.prompt.place',
        values: { unit: { text: `units.${rules.types[rules.pieces.type[piece]].id}` } },
      }
    return { key: 'kriegspiel.prompt.placement', values: { left: waiting(rules, state, side) } }
  },
  choices: choicesOf,
  focus: (rules, state, side) =>
    state.hand[side] < 0 ? { places: marked(rules.territory[side]) } : focusOn(rules, state.hand[side]),
  on: {
    select(turn, action, side) {
      take(turn, side, pieceOf(turn, action))
    },
    drop(turn, _, side) {
      take(turn, side, NOBODY)
    },
    place(turn, action, side) {
      const { rules } = turn
      const piece = turn.state.hand[side]
      const cell = cellOf(turn, action)
      const isNew = turn.state.cell[piece] === RESERVE
      put(turn, piece, cell)
      if (!rules.placement.isSecret) report(turn, 'placed', piece, cell)
      take(turn, side, isNew ? nextAlike(rules, turn.state, piece) : NOBODY)
    },
    opening(turn, _, side) {
      layOpening(turn, side)
      take(turn, side, NOBODY)
      if (!turn.rules.placement.isSecret) emitSide(turn, 'opening', side)
    },
    ready(turn, _, side): PhaseId | undefined {
      turn.list('ready')[side] = 1
      take(turn, side, NOBODY)
      emitSide(turn, 'ready', side)
      if (turn.state.ready.includes(0)) return undefined
      const { isSecret } = turn.rules.placement
      if (isSecret) emit(turn, 'revealed', {}, { reveals: true })
      happens(turn, 'set-up-ended')
      return 'roll'
    },
  },
}

function choicesOf(rules: Rules, state: KriegspielState, side: number): Choice[] {
  const { pieces, choices, territory, cache } = rules
  const inHand = state.hand[side]
  const list: Choice[] = []
  let last = -1
  for (const piece of pieces.of[side]) {
    const waits = state.cell[piece] === RESERVE
    if (piece !== inHand && !(waits && pieces.type[piece] === last)) list.push(choices.piece('select', piece))
    if (waits) last = pieces.type[piece]
  }
  if (inHand >= 0) {
    for (let cell = 0; cell < territory[side].length; cell++)
      if (territory[side][cell] === 1 && cache.at[cell] < 0) list.push(choices.cell('place', cell))
    list.push(choices.button('drop'))
    return list
  }
  const moment = { rules, state, side }
  if (!opening(moment)) list.push(choices.button('opening'))
  if (!ready(moment)) list.push(choices.button('ready'))
  return list
}

const take = (turn: KriegspielTurn, side: number, piece: number): void => {
  turn.list('hand')[side] = piece
}

/** Puts the pieces of a side where the scenario writes them. */
export function layOpening(turn: KriegspielTurn, side: number): void {
  const { pieces, placement: written } = turn.rules
  for (const to of ['off', 'on'] as const)
    for (const piece of pieces.of[side])
      put(turn, piece, to === 'off' ? RESERVE : (written.opening?.[piece] ?? RESERVE))
}

function emitSide(turn: KriegspielTurn, type: string, side: number): void {
  const { rules } = turn
  emit(turn, type, { side: { text: `sides.${rules.sides[side]}` } }, { side: rules.sides[side] })
}

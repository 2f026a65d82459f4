/** Custody: before the set-up a player picks units of another side to hold (C-181), and may fly them out in its movement (C-183). */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { emit, report, seatName } from '../events'
import { choicesOf } from '../names'
import { type Phase, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { type CorteoState, CUSTODY, RESERVE } from '../state'

export const custody: Phase = {
  begin: ({ rules, state }) =>
    missing(rules, state) > 0 && candidates(rules, state).length > 0 ? undefined : 'set-up',
  asked: (rules) => only(rules.custody?.seat ?? 0),
  prompt: (rules, state) => ({
    key: 'corteo.prompt.custody',
    values: { side: seatName(rules, rules.custody?.seat ?? 0), left: missing(rules, state) },
  }),
  choices: (rules, state) =>
    candidates(rules, state).map((piece) => choicesOf(rules, state).piece('hold', piece)),
  on: {
    hold(turn, action) {
      const piece = pieceOf(turn, action)
      turn.list('cell')[piece] = CUSTODY
      layDown(turn, turn.rules.custody?.cells(turn.rules, turn.state) ?? [])
      report(turn, 'in-custody', piece, turn.state.lies[piece])
      return 'custody'
    },
  },
}

/** Returns the number of units that remain to be picked. */
const missing = ({ custody: block }: Rules, state: CorteoState): number =>
  block === undefined ? 0 : block.units - held(state).length

export const candidates = (rules: Rules, state: CorteoState): number[] =>
  rules.custody === undefined
    ? []
    : state.cell.flatMap((cell, piece) => (cell === RESERVE && isOfSide(rules, piece) ? [piece] : []))

const isOfSide = ({ pieces, custody: block }: Rules, piece: number): boolean =>
  pieces.side[piece] === block?.side

const held = (state: CorteoState): number[] =>
  state.cell.flatMap((cell, piece) => (cell === CUSTODY ? [piece] : []))

/** Puts the captives on the cells in order, several on a cell if there are fewer cells. */
export function layDown(turn: CorteoTurn, cells: readonly number[]): void {
  if (cells.length === 0) return
  const lies = turn.list('lies')
  for (const [index, piece] of held(turn.state).entries()) lies[piece] = cells[index % cells.length]
}

export function fly(turn: CorteoTurn): undefined {
  const { rules } = turn
  turn.state.flown = 1
  layDown(turn, rules.custody?.transfer?.(rules, turn.state) ?? [])
  const seat = rules.custody?.seat ?? 0
  emit(turn, 'flown', { side: seatName(rules, seat) }, { seat: rules.seats[seat].id })
  moment(turn, 'flown', { seat })
}

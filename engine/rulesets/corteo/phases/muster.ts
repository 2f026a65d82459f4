/** Before the set-up a player leaves units out until its force has exactly the required number and power (C-149, C-160, C-171). */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { emit, seatName } from '../events'
import { choicesOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn } from '../rules'
import { canMuster, mayTakeUsual, mustered, musterOf, powerOf, spareable } from '../rules/muster'
import { AWAY, RESERVE } from '../state'

export const muster: Phase = {
  begin(turn): PhaseId | undefined {
    const { rules } = turn
    if (musterOf(rules, turn.state) === undefined) return 'custody'
    if (canMuster(rules, turn.state)) return undefined
    close(turn)
    return 'muster'
  },
  asked: (rules, { mustering }) => only(rules.musters[mustering].seat),
  prompt(rules, state) {
    const { seat, units, points } = rules.musters[state.mustering]
    const force = mustered(rules, state)
    const now = { units: force.length, points: powerOf(rules, force) }
    return {
      key: 'corteo.prompt.muster',
      values: { side: seatName(rules, seat), units, points, nowUnits: now.units, nowPoints: now.points },
    }
  },
  choices(rules, state) {
    const choices = choicesOf(rules, state)
    const spare = spareable(rules, state).map((piece) => choices.piece('dismiss', piece))
    return mayTakeUsual(rules, state) ? [choices.button('usual'), ...spare] : spare
  },
  on: {
    dismiss(turn, action) {
      turn.list('dismissed').push(pieceOf(turn, action))
      return 'muster'
    },
    usual(turn) {
      const { pieces } = turn.rules
      const roster = mustered(turn.rules, turn.state)
      turn.list('dismissed').push(...roster.filter((piece) => pieces.pool[piece] >= 0))
      return 'muster'
    },
  },
}

/** Closes the force, which waits in the reserve. Pieces that were left out are not in this game. */
function close(turn: CorteoTurn): void {
  const { state, rules } = turn
  const force = isMade(turn)
    ? mustered(rules, state)
    : mustered(rules, state).filter((piece) => rules.pieces.pool[piece] < 0)
  const cells = turn.list('cell')
  for (const piece of state.dismissed) cells[piece] = AWAY
  for (const piece of force) cells[piece] = RESERVE
  const { seat } = rules.musters[state.mustering]
  const facts = { units: force.length, points: powerOf(rules, force) }
  emit(turn, 'mustered', { side: seatName(rules, seat), ...facts }, { seat: rules.seats[seat].id, ...facts })
  state.dismissed = []
  state.mustering += 1
  moment(turn, 'force-chosen', { seat })
}

/** True if the force has the required number and power. Otherwise no such force exists, and the roster is used as it is. */
function isMade({ rules, state }: CorteoTurn): boolean {
  const { units, points } = rules.musters[state.mustering]
  const force = mustered(rules, state)
  return force.length === units && powerOf(rules, force) === points
}

/** Step 7, or step 9 after a long lunch: money moves to Switzerland and back, one note at a time and hidden (J-91 to J-94, J-104). */
import { moment } from '../../../blocks/interpreter'
import type { Action } from '../../../types'
import { button, ofNote, prompt } from '../choices'
import { emit } from '../events'
import type { Phase, PhaseId } from '../phase'
import type { Rules } from '../rules'
import { add, notesOf, oneNote, type Pocket, take, valuesIn } from '../rules/money'
import { isAt, isPresent } from '../rules/seats'
import { stepAfter } from '../rules/steps'
import { BANK, type JuntaState, type JuntaTurn, OPEN } from '../state'

export const bank: Phase = {
  begin(turn) {
    if (turn.state.stage < BANK) turn.state.stage = BANK
    turn.state.banked = turn.rules.seats.map(() => 0)
    if (turn.state.stage === BANK) moment(turn, 'phase-began')
  },
  enter(turn): PhaseId | undefined {
    if (customers(turn.rules, turn.state).length > 0) return undefined
    return turn.state.stage === BANK ? stepAfter(turn, 'bank') : 'close'
  },
  asked: customers,
  prompt: (rules, _, seat) => prompt(rules, 'bank', { family: seat }),
  choices: (rules, state, seat) => [
    ...valuesIn(notesOf(state, seat)).map((value) => ofNote(rules, 'deposit', value)),
    ...valuesIn(notesOf(state, seat, 'swiss')).map((value) => ofNote(rules, 'withdraw', value)),
    button(rules, 'done'),
  ],
  on: {
    deposit: (turn, action, seat) => transfer(turn, action, seat, 'hand', 'swiss'),
    withdraw: (turn, action, seat) => transfer(turn, action, seat, 'swiss', 'hand'),
    done(turn, _, seat) {
      turn.list('banked')[seat] = 1
      moment(turn, 'banked', { seat })
    },
  },
}

/** Returns the living families at the bank that have not finished: in step 7 if it is open, in step 9 if it opens after lunch. */
export function customers(rules: Rules, state: JuntaState): number[] {
  if (state.bank !== OPEN) return []
  return rules.seats.flatMap((_, seat) =>
    isPresent(state, seat) && isAt(state, seat, rules.locations.bank) && state.banked[seat] === 0
      ? [seat]
      : [],
  )
}

/** Moves a note; only its owner sees the event. */
function transfer(turn: JuntaTurn, { note }: Action, seat: number, from: Pocket, to: Pocket): undefined {
  const notes = oneNote(Number(note))
  take(turn, seat, notes, from)
  add(turn, seat, notes, to)
  const only = [turn.rules.seats[seat]]
  emit(turn, to === 'swiss' ? 'deposited' : 'withdrew', { family: seat, count: Number(note) }, { only })
  return undefined
}

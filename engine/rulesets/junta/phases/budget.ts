/** J-53 to J-59: the aid, the budget, and its payment. */
import { isStopped } from '../../../blocks/asking'
import { moment } from '../../../blocks/interpreter'
import { passing } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { aidNotes } from '../blocks/numbers'
import { button, familyIn, make, say } from '../choices'
import { interiorOf } from '../coup/rules/command'
import { occupyParliament } from '../coup/rules/muster'
import { emit, emitOnly, notesText } from '../events'
import { memo } from '../memo'
import type { Phase, PhaseId } from '../phase'
import type { Rules } from '../rules'
import { isExact, layable, openAmounts, payees, payRest, proposerOf, restOf, unseen } from '../rules/budget'
import { draw, give, oneNote, sumOf } from '../rules/money'
import { stepAfter } from '../rules/steps'
import { openVote } from '../rules/votes'
import { BUDGET, HOLIDAY, type JuntaState, type JuntaTurn, LUNCH, NO, NOBODY, OPEN, YES } from '../state'

export const aid: Phase = {
  ...passing(),
  begin(turn) {
    turn.state.stage = 3
    moment(turn, 'phase-began')
  },
  /** J-138: the game ends if the notes do not suffice. */
  enter(turn) {
    const { state, rules } = turn
    if (isStopped(state)) return undefined
    const count = aidNotes(rules, state)
    if (state.aid.length < count) {
      state.ending = 0
      return 'over'
    }
    const family = state.president
    const notes = draw(turn, family, count)
    emitOnly(
      turn,
      [family],
      'aid-seen',
      { family, count },
      { notes: notesText(notes), sum: sumOf(notes) },
      { type: 'aid', about: { family, count } },
    )
    moment(turn, 'aid-drawn', { seat: family })
    return 'budget'
  },
}

export const budget: Phase = {
  begin(turn) {
    const { state, rules } = turn
    state.stage = 4
    state.proposer = NOBODY
    state.budget = rules.seats.map(() => 0)
    state.paid = rules.seats.map(() => 0)
    moment(turn, 'phase-began')
  },
  asked: (_, state) => [proposerOf(state)],
  prompt: (_, { budget: promised }) =>
    say('budget', { count: promised.reduce((sum, amount) => sum + amount, 0) }),
  choices: (rules, state, seat) => [
    ...(isExact(state) ? [button(rules, 'propose')] : []),
    ...promises(rules, state, seat),
  ],
  on: {
    promise(turn, action) {
      turn.list('budget')[familyIn(turn.rules, action)] = action.amount as number
    },
    propose(turn) {
      const { state, rules } = turn
      rules.seats.forEach((_, family) => {
        if (state.budget[family] > 0)
          emit(turn, 'promised', { family, count: state.budget[family] }, { reveals: true })
      })
      emit(
        turn,
        'proposed',
        {
          family: proposerOf(state),
          count: state.budget.reduce((sum, amount) => sum + amount, 0),
        },
        { reveals: true },
      )
      moment(turn, 'budget-proposed', { seat: proposerOf(state) })
      openVote(turn, BUDGET, [NO, YES])
      return 'vote'
    },
  },
}

/** The amounts still open can go to any family without a promise. Zero withdraws a promise. */
function promises(rules: Rules, state: JuntaState, seat: number): Choice[] {
  const open = openAmounts(rules, state, seat)
  const found: Choice[] = []
  for (const family of payees(rules, state)) {
    if (state.budget[family] > 0) found.push(promise(rules, family, 0))
    else for (const amount of open) found.push(promise(rules, family, amount))
  }
  return found
}

const promise = memo((rules, family, amount) =>
  make(
    rules,
    { type: 'promise', family: rules.seats[family], amount },
    { kind: 'seat', seat: rules.seats[family] },
    { family, count: amount },
  ),
)

const lay = memo((rules, family, note) =>
  make(
    rules,
    { type: 'lay', family: rules.seats[family], note },
    { kind: 'seat', seat: rules.seats[family] },
    { family, count: note },
  ),
)

/** J-58: the Interior Minister may send the police into the Parliament. A bank that a card has closed stays closed (J-93). */
export const force: Phase = {
  enter: (turn) => (interiorOf(turn.rules, turn.state) === NOBODY ? rejected(turn) : undefined),
  asked: (rules, state) => [interiorOf(rules, state)],
  prompt: () => say('force'),
  choices: (rules) => [button(rules, 'refrain'), button(rules, 'force')],
  on: {
    refrain: (turn) => rejected(turn),
    force(turn, _, seat) {
      const { state, rules } = turn
      state.occupied = 1
      state.pretext = 1
      if (state.bank === OPEN) state.bank = rules.ruleOptions.forcedBank === 'lunch' ? LUNCH : HOLIDAY
      occupyParliament(turn)
      emit(turn, 'forced', { family: seat })
      moment(turn, 'budget-forced', { seat })
      return 'pay'
    },
  },
}

/** J-59: the President keeps all the aid, and the bank is closed. */
function rejected(turn: JuntaTurn): PhaseId {
  turn.state.bank = HOLIDAY
  emit(turn, 'kept', { family: turn.state.president })
  return stepAfter(turn, 'budget')
}

/** J-56: the President pays at least the promises, and may give more to any family, in notes of their choice or in those with the least loss. */
export const pay: Phase = {
  asked: (_, { president }) => [president],
  prompt: (_, state) => say('pay', { count: restOf(state).reduce((sum, amount) => sum + amount, 0) }),
  choices: (rules, state) => [
    button(rules, 'done', {}, 'pay-rest'),
    ...layable(rules, state).map(([family, note]) => lay(rules, family, note)),
  ],
  on: {
    lay(turn, action, seat) {
      const family = familyIn(turn.rules, action)
      const note = action.note as number
      give(turn, seat, family, oneNote(note))
      turn.list('paid')[family] += note
      emitOnly(turn, [seat, family], 'paid-note', { family, count: note }, {}, unseen(family))
    },
    done(turn) {
      payRest(turn)
      turn.list('paid').fill(0)
      return stepAfter(turn, 'budget')
    },
  },
}

/** A wave of fire: each family there chooses its target and weapons in secret, then all dice are rolled (J-127). */
import type { Choice } from '../../../../types'
import { firingWaves } from '../../blocks/numbers'
import { button, familyIn, ofFamily, ofUnit, prompt, unitIn } from '../../choices'
import { emit } from '../../events'
import type { Phase, PhaseId } from '../../phase'
import type { Rules } from '../../rules'
import { HOLD, type JuntaState, type JuntaTurn, NOBODY } from '../../state'
import { hitsOf, oweLosses } from '../losses'
import { isRevolt, makeRebel } from '../rebels'
import { diceFor } from '../rules/dice'
import { fightersAt, fightingSeatsAt, oneOfEach } from '../rules/field'
import { mustLeave } from '../rules/retreats'
import { throwDice } from './bombard'
import { clearPlans } from './order'

export const fire: Phase = {
  enter(turn): PhaseId | undefined {
    const { state, rules } = turn
    const there = fightingSeatsAt(rules, state, state.field)
    if (there.length < 2 || state.wave > firingWaves(rules, state)) return withdraw(turn)
    return choosers(rules, state).length > 0 ? undefined : volley(turn)
  },
  asked: choosers,
  prompt: (rules, state, seat) =>
    prompt(rules, state.coup === 0 ? 'fire-rebellion' : 'fire', {
      family: seat,
      cell: state.field,
      count: state.wave,
    }),
  choices(rules, state, seat): Choice[] {
    const firing = shooters(rules, state, seat)
    const dice = diceFor(rules, state, seat, firing)
    const others = fightingSeatsAt(rules, state, state.field).filter((other) => other !== seat)
    return [
      ...others.map((other) => ofFamily(rules, 'fire', other, { cell: state.field, count: dice })),
      ...restable(rules, state, seat).map((unit) => ofUnit(rules, 'rest', unit, state.field)),
      button(rules, 'hold'),
    ]
  },
  focus: (_, { field }) => ({ cells: [field] }),
  on: {
    fire: (turn, action, seat) => choose(turn, seat, familyIn(turn.rules, action)),
    hold: (turn, _, seat) => choose(turn, seat, HOLD),
    rest(turn, action) {
      turn.list('rest')[unitIn(turn.rules, action)] = 1
    },
  },
}

/** Returns the families with dice that have not chosen. In the rebellion phase the President is excluded (J-109). */
function choosers(rules: Rules, state: JuntaState): number[] {
  return fightingSeatsAt(rules, state, state.field).filter(
    (seat) =>
      state.plan[seat] === NOBODY &&
      !(state.coup === 0 && seat === state.president) &&
      diceFor(rules, state, seat, fightersAt(rules, state, state.field, seat)) > 0,
  )
}

/** Returns the units of a seat there that do not hold their fire. */
export const shooters = (rules: Rules, state: JuntaState, seat: number): number[] =>
  fightersAt(rules, state, state.field, seat).filter((unit) => state.rest[unit] === 0)

/** Returns one unit of each kind that may hold its fire; at least one die must be left. */
function restable(rules: Rules, state: JuntaState, seat: number): number[] {
  const firing = shooters(rules, state, seat)
  return oneOfEach(rules, state, firing).filter(
    (unit) =>
      diceFor(
        rules,
        state,
        seat,
        firing.filter((one) => one !== unit),
      ) > 0,
  )
}

function choose(turn: JuntaTurn, seat: number, target: number): undefined {
  turn.list('plan')[seat] = target
}

/** Fires all shots at once: dice are counted before any unit falls. */
function volley(turn: JuntaTurn): PhaseId {
  const { state, rules } = turn
  const shots = fightingSeatsAt(rules, state, state.field).flatMap((seat) => {
    const target = state.plan[seat]
    if (target === NOBODY || target === HOLD) return []
    const dice = diceFor(rules, state, seat, shooters(rules, state, seat))
    return [{ seat, target, dice, isRevolt: isRevolt(rules, state, state.field, target) }]
  })
  for (const { seat, target, dice } of shots) {
    const rolled = throwDice(turn, dice)
    const hits = hitsOf(rules, state, seat, rolled)
    emit(
      turn,
      'fired',
      { family: seat, other: target, cell: state.field, dice: rolled, count: hits },
      { reveals: true },
    )
    oweLosses(turn, state.field, target, hits)
  }
  for (const shot of shots) if (shot.isRevolt) makeRebel(turn, shot.seat)
  if (shots.length === 0) emit(turn, 'silence', { cell: state.field, count: state.wave }, { reveals: true })
  state.wave += 1
  clearPlans(rules, state)
  return 'losses'
}

/** Ends the combat after the last wave and determines who must leave. */
function withdraw(turn: JuntaTurn): PhaseId {
  const { state } = turn
  state.routed = mustLeave(turn.rules, state, state.field)
  return 'consent'
}

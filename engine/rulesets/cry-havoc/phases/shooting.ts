/** Steps 1 and 3: shooters shoot one at a time (CH-02, CH-04, CH-05, CH-12 to CH-14). */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Choice, Message } from '../../../types'
import { effectWords, report, sideName, unitName } from '../events'
import { choicesOf, idsOf } from '../names'
import { focusOn, type Phase, type PhaseId, pieceOf } from '../phase'
import type { Rules } from '../rules'
import { shotAt } from '../rules/aim'
import { isAble } from '../rules/figures'
import {
  type Aim,
  aimsOf,
  dieAdds,
  dieNeeded,
  isCrossfire,
  mayBeShot,
  type ShotStep,
  shooters,
  shotEffect,
  weaponOf,
} from '../rules/missile'
import { settleDown } from '../rules/ransom'
import { suffer } from '../rules/results'
import type { Shot } from '../rules/sight/sight'
import { nextStep } from '../rules/steps'
import { checkVictory } from '../rules/victory'
import { type CryHavocState, type CryHavocTurn, PENDING, SHOT_FIRST, SHOT_SECOND, setFlag } from '../state'

const shooting = (step: ShotStep, next: PhaseId): Phase => ({
  enter(turn) {
    const { state, rules } = turn
    state.shooter = -1
    state.target = -1
    if (checkVictory(turn)) return 'over'
    if (state.active >= 0) return undefined
    // The movement is over, so captives can no longer use their chance to run (CH-101).
    if (step === 'second-shots') settleDown(turn)
    return shooters(rules, state, step).length > 0 ? undefined : nextStep(turn, next)
  },
  asked: (_, state) => only(state.side),
  prompt: (rules, state): Message =>
    state.active < 0
      ? { key: `cry-havoc.prompt.${step}`, values: { side: sideName(rules, state.side) } }
      : { key: 'cry-havoc.prompt.shoot', values: { unit: unitName(rules, state.active) } },
  choices(rules, state) {
    const choices = choicesOf(rules, state)
    const aims = state.active < 0 ? [] : aimsOf(rules, state, state.active)
    return [
      ...aims.map((aim) => shotChoice(rules, state, aim)),
      ...shooters(rules, state, step)
        .filter((piece) => piece !== state.active)
        .map((piece) => choices.piece('select', piece)),
      choices.button(state.active < 0 ? 'done' : 'cancel'),
    ]
  },
  focus: (rules, state) => focusOn(rules, state, state.active),
  on: {
    select(turn, action) {
      turn.state.active = pieceOf(turn, action)
    },
    cancel({ state }) {
      state.active = -1
    },
    done: (turn) => nextStep(turn, next),
    shoot(turn, action) {
      const { state, rules } = turn
      state.shooter = state.active
      state.active = -1
      state.target = pieceOf(turn, action)
      const shot = shotAt(rules, state, state.shooter, state.target)
      setFlag(turn, state.shooter, step === 'first-shots' ? SHOT_FIRST : SHOT_SECOND)
      if (shot.side >= 0 && isCrossfire(rules, state, state.shooter, state.target, shot, step))
        turn.list('pending').push(PENDING.cover, state.target, shot.side, 0)
      else resolveShot(turn, true)
    },
  },
})

export const firstShots = shooting('first-shots', 'movement')
export const secondShots = shooting('second-shots', 'fights')

/** Returns the choice of a target, labelled with range, cover and the required die. */
function shotChoice(rules: Rules, state: CryHavocState, { target, shot }: Aim): Choice {
  const { action, at, group } = choicesOf(rules, state).piece('shoot', target)
  const { range, bracket, cover } = aimValues(rules, state.active, shot)
  const die = dieNeeded(rules, state, state.active, target, shot)
  const values = {
    unit: unitName(rules, target),
    id: idsOf(rules, state)[target],
    range,
    bracket,
    cover,
    die,
  }
  return { action, at, label: { key: 'cry-havoc.choice.shoot', values }, group }
}

export const COVERS = ['none', 'light', 'medium'] as const

export const aimValues = (rules: Rules, shooter: number, { range, bracket, cover }: Shot) => ({
  range,
  bracket: { text: `ranges.${weaponOf(rules, shooter).brackets[bracket].id}` },
  cover: COVERS[cover],
})

/** Rolls the die and applies its effect. A one-sided cover that is used keeps its direction for the phase (CH-53). */
export function resolveShot(turn: CryHavocTurn, covered: boolean): void {
  const { state, rules } = turn
  const { shooter, target } = state
  const at = state.cell[target]
  moment(turn, 'shot-aimed', { it: shooter, other: target, cell: at })
  if (!isAble(rules, state, shooter) || !mayBeShot(rules, state, target) || state.cell[target] !== at) return
  const shot = shotAt(rules, state, shooter, target)
  if (!shot.possible) return
  const cover = covered ? shot.cover : shot.bare
  if (covered && shot.side >= 0) turn.list('taken')[target] = 1 + shot.side
  if (state.arrows[shooter] > 0) turn.list('arrows')[shooter] -= 1
  const die = turn.roll(rules.missiles.die)
  const total = die + dieAdds(rules, state, shooter, shot)
  const effect = shotEffect(rules, state, shooter, target, cover, total)
  const result = { message: effectWords(effect, true) }
  report(
    turn,
    'shot',
    shooter,
    state.cell[target],
    { target: unitName(rules, target), ...aimValues(rules, shooter, { ...shot, cover }), die, total, result },
    { target: idsOf(rules, state)[target], die, total, cover: COVERS[cover], result: effect?.letter ?? '-' },
  )
  const about = { it: shooter, other: target, cell: at }
  moment(turn, 'shot-decided', { ...about, rolled: die })
  moment(turn, effect ? 'hit' : 'missed', about)
  if (effect) suffer(turn, target, effect)
  if (state.arrows[shooter] === 0) moment(turn, 'out-of-missiles', { it: shooter, cell: state.cell[shooter] })
  moment(turn, 'shot', about)
}

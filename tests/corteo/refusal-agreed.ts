/** Reasons about what comes before the set-up and beside the play: options, musters, custody, more hands. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import { named } from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

const UNMADE = -1

/** The option that is asked about. */
const asked = ({ def, state }: Scene) =>
  def.rules.options.find(({ choices }, index) => state.chosen[index] === UNMADE && choices.length > 0)

/** An option of the player in their own turn, to be changed, by its number. */
function changing({ def, state, step, seat }: Scene, { option }: Action): number {
  const index = def.rules.options.findIndex(({ id }) => id === option)
  const isOwn = index >= 0 && def.rules.seats[def.rules.options[index].seat].id === seat
  return step === 'movement' && isOwn && state.mover === def.rules.options[index].seat ? index : -1
}
const change =
  (is: (scene: Scene, index: number, action: Action) => boolean): Reason<Scene>['holds'] =>
  (scene, action) => {
    const index = changing(scene, action)
    return index >= 0 && is(scene, index, action)
  }

/** Units among which the force is chosen: those of the roster of the player, and those lying ready for it. */
function force({ def, state, men }: Scene): Man[] {
  const { pieces, musters } = def.rules
  const muster = musters[state.mustering]
  if (!muster) return []
  const seat = def.rules.seats[muster.seat].id
  return [...men.values()].filter(({ index, ...man }) =>
    pieces.pool[index] >= 0
      ? pieces.pool[index] === state.mustering
      : man.seat === seat && pieces.arrival[index] < 0,
  )
}
const isOut = ({ state }: Scene, { index }: Man) => state.dismissed.includes(index)

/** Whether so many of them have that power in all: every sum is tried. */
function canMake(men: readonly Man[], units: number, points: number): boolean {
  let sums = new Set(['0 0'])
  for (const { power } of men) {
    const more = [...sums]
      .map((sum) => sum.split(' ').map(Number))
      .map(([n, sum]) => `${n + 1} ${sum + power}`)
    sums = new Set([...sums, ...more])
  }
  return sums.has(`${units} ${points}`)
}

const dismissing =
  (is: (scene: Scene, man: Man) => boolean): Reason<Scene>['holds'] =>
  (scene, action) => {
    const man = named(scene, action)
    return scene.step === 'muster' && man !== undefined && is(scene, man)
  }
const isCandidate = (scene: Scene, man: Man) => force(scene).some(({ id }) => id === man.id)

const isHeld = ({ men }: Scene) => [...men.values()].some(({ where }) => where === 'custody')
const flight: (is: (scene: Scene) => boolean) => Reason<Scene>['holds'] = (is) => (scene) =>
  scene.scenario.rules.custody?.transfer !== undefined && is(scene)

/** C-183: those come to open the door by force. */
const isReady = ({ def, state }: Scene) =>
  def.rules.options.some(({ choices }, index) => choices[state.chosen[index]] === 'force')

export const agreed: Record<string, Reason<Scene>> = {
  'option-none': { rules: ['C-173'], types: ['choose'], holds: ({ step }) => step !== 'option' },
  'option-other': {
    rules: ['C-173'],
    types: ['choose'],
    holds: (scene, { option }) => scene.step === 'option' && asked(scene)?.id !== option,
  },
  'option-choice': {
    rules: ['C-173'],
    types: ['choose'],
    holds: (scene, { choice }) => scene.step === 'option' && !asked(scene)?.choices.includes(String(choice)),
  },
  'change-none': {
    rules: ['C-184'],
    types: ['change'],
    holds: (scene, action) => changing(scene, action) < 0,
  },
  'change-late': {
    rules: ['C-184'],
    types: ['change'],
    holds: change(
      ({ active, men, seat }) =>
        active !== undefined ||
        [...men.values()].some((man) => man.seat === seat && (man.hasMoved || man.hasThrown)),
    ),
  },
  'change-again': {
    rules: ['C-184'],
    types: ['change'],
    holds: change(({ state }, index) => state.changed.includes(index)),
  },
  'change-way': {
    rules: ['C-184'],
    types: ['change'],
    holds: change(({ scenario, def, state }, index, { choice }) => {
      const now = def.rules.options[index].choices[state.chosen[index]]
      return !(scenario.options?.[index].changes ?? []).some(({ from, to }) => from === now && to === choice)
    }),
  },
  'muster-none': { rules: ['C-149'], types: ['dismiss', 'usual'], holds: ({ step }) => step !== 'muster' },
  'muster-other': {
    rules: ['C-149'],
    types: ['dismiss'],
    holds: dismissing((scene, man) => !isCandidate(scene, man)),
  },
  'muster-out': { rules: ['C-149'], types: ['dismiss'], holds: dismissing(isOut) },
  'muster-alike': {
    rules: ['C-149'],
    types: ['dismiss'],
    holds: dismissing((scene, man) =>
      force(scene).some(
        (other) =>
          other.index > man.index &&
          other.type === man.type &&
          other.component === man.component &&
          !isOut(scene, other),
      ),
    ),
  },
  'muster-sum': {
    rules: ['C-149'],
    types: ['dismiss'],
    holds: dismissing((scene, man) => {
      const { units, points } = scene.def.rules.musters[scene.state.mustering]
      const left = force(scene).filter((other) => other.id !== man.id && !isOut(scene, other))
      return !canMake(left, units, points)
    }),
  },
  'muster-begun': {
    rules: ['C-149'],
    types: ['usual'],
    holds: ({ step, state }) => step === 'muster' && state.dismissed.length > 0,
  },
  'muster-unusual': {
    rules: ['C-149'],
    types: ['usual'],
    holds(scene) {
      if (scene.step !== 'muster') return false
      const { units, points } = scene.def.rules.musters[scene.state.mustering]
      const roster = force(scene).filter(({ index }) => scene.def.rules.pieces.pool[index] < 0)
      return roster.length !== units || roster.reduce((sum, { power }) => sum + power, 0) !== points
    },
  },
  'custody-none': { rules: ['C-181'], types: ['hold'], holds: ({ step }) => step !== 'custody' },
  'custody-other': {
    rules: ['C-181'],
    types: ['hold'],
    holds(scene, action) {
      const man = named(scene, action)
      const isTheirs = man?.side === scene.scenario.rules.custody?.side && man?.where === 'reserve'
      return scene.step === 'custody' && man !== undefined && !isTheirs
    },
  },
  'transfer-never': {
    rules: ['C-183'],
    types: ['transfer'],
    holds: ({ scenario }) => scenario.rules.custody?.transfer === undefined,
  },
  'transfer-again': {
    rules: ['C-183'],
    types: ['transfer'],
    holds: flight(({ state }) => state.flown === 1),
  },
  'transfer-nobody': { rules: ['C-183'], types: ['transfer'], holds: flight((scene) => !isHeld(scene)) },
  'transfer-unready': { rules: ['C-183'], types: ['transfer'], holds: flight((scene) => !isReady(scene)) },
  'transfer-busy': {
    rules: ['C-183'],
    types: ['transfer'],
    holds: flight(({ step, active }) => step === 'movement' && active !== undefined),
  },
  'transfer-later': {
    rules: ['C-183'],
    types: ['transfer'],
    holds: flight(
      ({ step, scenario, seat, def, state }) =>
        step !== 'movement' ||
        seat !== scenario.rules.custody?.seat ||
        def.rules.seats[state.mover].id !== seat,
    ),
  },
  'prolong-never': {
    rules: ['C-170'],
    types: ['prolong'],
    holds: ({ scenario }) => scenario.rules.prolong === undefined,
  },
  'prolong-most': {
    rules: ['C-170'],
    types: ['prolong'],
    holds({ scenario, step, state }, { hands }) {
      const { most } = scenario.rules.prolong ?? { most: 0 }
      const isFit = Number.isInteger(hands) && Number(hands) >= 0 && Number(hands) <= most
      return step === 'prolong' && state.proposal < 0 && !isFit && { most }
    },
  },
  'prolong-hand': {
    rules: ['C-170'],
    types: ['prolong'],
    holds: ({ scenario, step, state }) =>
      scenario.rules.prolong !== undefined &&
      (step !== 'prolong' || state.proposal >= 0) && { hand: scenario.rules.prolong.turn },
  },
  'answer-none': {
    rules: ['C-170'],
    types: ['agree', 'decline'],
    holds: ({ step, state }) => step !== 'prolong' || state.proposal < 0,
  },
}

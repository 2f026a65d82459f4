/** Reasons for which this is not the moment: of a hand, a clash, a run. */
import type { Reason } from '../support/refusals/judge'
import { ANY, IN_MOVEMENT } from './refusal-facts'
import type { Scene } from './refusal-scene'

/** The component before it is named. */
const UNNAMED = -1

export const moments: Record<string, Reason<Scene>> = {
  'no-movement': {
    rules: ['C-030', 'C-055', 'C-056', 'C-060', 'C-062', 'C-154', 'C-161'],
    types: [...IN_MOVEMENT, 'select', 'stop', 'done', 'exit', 'run'],
    holds({ step }, { type }) {
      if (step === 'movement') return false
      if (type === 'select') return !['set-up', 'reinforcements', 'retreat'].includes(step)
      return type !== 'exit' || 'perhaps'
    },
  },
  'take-first': {
    rules: ANY,
    types: ['move', 'launch', 'barricade', 'remove', 'exit', 'stop', 'done', 'place'],
    holds({ step, active }, { type }) {
      if (active !== undefined) return false
      if (type === 'place') return step === 'set-up' || step === 'reinforcements'
      return step === 'movement' && (type === 'done' ? 'perhaps' : true)
    },
  },
  'not-placing': {
    rules: ['C-018'],
    types: ['place'],
    holds: ({ step }) => step !== 'set-up' && step !== 'reinforcements',
  },
  'component-chosen': {
    rules: ['C-126'],
    types: ['component'],
    holds: ({ step, state }) => step !== 'component' && (state.hand > 0 || state.component !== UNNAMED),
  },
  'component-later': {
    rules: ['C-022'],
    types: ['component'],
    holds: ({ step, state }) => step !== 'component' && state.hand === 0 && state.component === UNNAMED,
  },
  'component-not-allowed': {
    rules: ['C-022'],
    types: ['component'],
    holds: ({ step, scenario, men }, { component }) => {
      const { components, side } = scenario.rules.head!
      const isThere = [...men.values()].some((man) => man.side === side && man.component === component)
      return (
        step === 'component' && !(isThere && (components === 'any' || components.includes(String(component))))
      )
    },
  },
  'no-head-now': { rules: ['C-115'], types: ['head'], holds: ({ step }) => step !== 'head' },
  'no-march-now': { rules: ['C-122'], types: ['march'], holds: ({ step }) => step !== 'march' },
  'no-clash': {
    rules: ['C-082', 'C-087'],
    types: ['attack', 'join', 'fight'],
    holds: ({ step }, { type }) =>
      type === 'attack' ? step !== 'clash' && step !== 'join' : step !== 'join',
  },
  'clash-forming': { rules: ['C-087'], types: ['attack'], holds: ({ step }) => step === 'join' },
  'clash-first': {
    rules: ['C-082'],
    types: ['stop', 'done'],
    holds: ({ step, seatSide, side }) => (step === 'clash' || step === 'join') && seatSide === side,
  },
  'no-retreat': { rules: ['C-092'], types: ['retreat'], holds: ({ step }) => step !== 'retreat' },
  'no-panic': { rules: ['C-099'], types: ['base'], holds: ({ step }) => step !== 'base' },
  'no-advance': {
    rules: ['C-093'],
    types: ['advance', 'stay'],
    holds: ({ step }) => step !== 'advance',
  },
  'run-side': {
    rules: ['C-054'],
    types: ['run'],
    holds: ({ scenario, seatSide }) => seatSide !== scenario.rules.run?.side,
  },
  'run-hand': {
    rules: ['C-054'],
    types: ['run'],
    holds: ({ scenario, state }) =>
      (scenario.rules.run?.notInTurns ?? []).includes(state.hand) && { hand: state.hand },
  },
  'run-already': { rules: ['C-055'], types: ['run'], holds: ({ state }) => state.running !== 0 },
  'run-none': { rules: ['C-054'], types: ['run'], holds: ({ state }) => state.runs <= 0 },
  'run-late': {
    rules: ['C-055'],
    types: ['run'],
    holds: ({ step, state, men, side }) =>
      step === 'movement' &&
      (state.acted === 1 ||
        [...men.values()].some((man) => man.side === side && (man.hasMoved || man.hasThrown))),
  },
}

/** Reasons for which this is not the moment: of a hand, a clash, a run. */
import type { Reason } from '../support/refusals/judge'
import { ANY, IN_MOVEMENT } from './refusal-facts'
import type { Scene } from './refusal-scene'
import { SHAPES } from './refusal-shapes'

export const moments: Record<string, Reason<Scene>> = {
  unknown: { rules: ['C-003'], holds: (_, { type }) => !Object.hasOwn(SHAPES, type) },
  'no-movement': {
    rules: ['C-030', 'C-056', 'C-060', 'C-062', 'C-154', 'C-161'],
    types: [...IN_MOVEMENT, 'select', 'stop', 'done', 'exit'],
    holds({ step }, { type }) {
      if (step === 'movement') return false
      if (type === 'select') return !['set-up', 'reinforcements', 'retreat'].includes(step)
      return IN_MOVEMENT.includes(type) || type === 'stop' || 'perhaps'
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
  'component-chosen': { rules: ['C-126'], types: ['component'], holds: ({ step }) => step !== 'component' },
  'component-not-allowed': {
    rules: ['C-022'],
    types: ['component'],
    holds: ({ step }) => step === 'component' && 'perhaps',
    least: 0,
  },
  'no-head-now': { rules: ['C-115'], types: ['head'], holds: ({ step }) => step !== 'head' || 'perhaps' },
  'no-march-now': { rules: ['C-122'], types: ['march'], holds: ({ step }) => step !== 'march' },
  'no-clash': {
    rules: ['C-082', 'C-087'],
    types: ['attack', 'join', 'fight'],
    holds: ({ step }) => (step === 'clash' || step === 'join' ? 'perhaps' : true),
  },
  'clash-first': {
    rules: ['C-082'],
    types: ['stop', 'done'],
    holds: ({ step }) => (step === 'clash' || step === 'join') && 'perhaps',
    least: 0,
  },
  'no-retreat': {
    rules: ['C-092'],
    types: ['retreat'],
    holds: ({ step }) => step !== 'retreat' || 'perhaps',
  },
  'no-panic': {
    rules: ['C-099'],
    types: ['base'],
    holds: ({ step }) => (step === 'base' ? 'perhaps' : true),
  },
  'no-advance': {
    rules: ['C-093'],
    types: ['advance', 'stay'],
    holds: ({ step }) => step !== 'advance' || 'perhaps',
  },
  'run-side': {
    rules: ['C-054'],
    types: ['run'],
    holds: ({ def, state }) => state.turn !== def.rules.run.side,
  },
  'run-already': { rules: ['C-055'], types: ['run'], holds: ({ state }) => state.running !== 0, least: 0 },
  'run-none': { rules: ['C-054'], types: ['run'], holds: ({ state }) => state.runs <= 0, least: 0 },
  'run-late': {
    rules: ['C-055'],
    types: ['run'],
    holds: ({ step }) => step !== 'movement' || 'perhaps',
  },
}

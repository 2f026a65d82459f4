/**
 * The differences of format 2 from format 1, step by step (`docs/decisions/0046`). Each step reads the result of the previous ones.
 * A step leaves new notation unchanged.
 */
import { boundsOnce } from './bounds'
import { renamesKey, renamesValue, type Step, together } from './step'

/** Rulesets whose scenarios named their rule options `options`, like the choices of players. */
const READINGS = ['kriegspiel', 'cry-havoc', 'wir-sind-das-volk', 'junta']

export const STEPS: readonly Step[] = [
  {
    id: 'rules',
    rulesets: READINGS,
    roles: ['scenario'],
    edits: renamesKey('options', 'rules'),
  },
  {
    id: 'endings',
    rulesets: ['kriegspiel'],
    roles: ['scenario'],
    edits: renamesKey('victory', 'endings'),
  },
  {
    id: 'moments',
    rulesets: ['corteo'],
    roles: ['scenario'],
    edits: renamesValue('triggers.*.at', {
      'hand-start': 'turn-began',
      'hand-end': 'turn-ended',
      'turn-start': 'phase-began',
      'turn-end': 'phase-ended',
      'movement-end': 'movement-ended',
      'game-end': 'game-ended',
      exited: 'piece-left',
    }),
  },
  {
    id: 'turns',
    rulesets: ['corteo'],
    roles: ['scenario'],
    edits: together(
      renamesKey('hands', 'turns'),
      renamesKey('reinforcements.*.hand', 'turn'),
      renamesKey('rules.arrivals.*.hand', 'turn'),
      renamesKey('rules.prolong.hand', 'turn'),
      renamesKey('rules.leaving.hands', 'turns'),
      renamesKey('rules.run.notInHands', 'notInTurns'),
      renamesValue('**.type', { hand: 'turn', hands: 'turns' }),
    ),
  },
  {
    id: 'bounds',
    rulesets: ['corteo', ...READINGS],
    roles: ['scenario'],
    edits: boundsOnce,
  },
]

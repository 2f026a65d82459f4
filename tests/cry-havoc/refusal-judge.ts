/**
 * Every reason of Cry Havoc's "why not?", written from `docs/rules/cry-havoc.md` and the files of the pack. Ways of those who lead somebody,
 * and lines of fire, have slow readings of their own (`naive-walk`, `naive-sight`).
 */
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { GameState } from '../../engine/types'
import { type Judge, type Reason, withRare } from '../support/refusals/judge'
import { keysUnder } from '../support/refusals/suite'
import { aftermath } from './refusal-aftermath'
import { hexes } from './refusal-moving'
import { otherActions } from './refusal-other-actions'
import { loyalty, type Scene, sceneOf } from './refusal-scene'
import { STEPS, steps } from './refusal-steps'
import { strikes } from './refusal-strikes'

const WORDS = 'cry-havoc.refuse.'
const ONE = [
  'hurt',
  'select',
  'shoot',
  'against',
  'lead',
  'release',
  'mount',
  'untie',
  'deliver',
  'escape',
  'take',
]
const HEXES = ['place', 'face', 'move', 'enter', 'dismount', 'retreat', 'fall']

/** Strength against strength, read from the units (CH-74, CH-75). */
const sums: Record<string, Reason<Scene>> = {
  'below-first': {
    rules: ['CH-75'],
    types: ['strike'],
    holds({ step, state, men }) {
      if (step !== 'fights' || state.attackers.length === 0 || state.defenders.length === 0) return false
      const sum = (pieces: readonly number[], which: 'attack' | 'defence') =>
        pieces.reduce((total, piece) => total + strength(state, men[piece], which), 0)
      const [attack, defence] = [sum(state.attackers, 'attack'), sum(state.defenders, 'defence')]
      return attack < Math.max(defence, 1) && { attack, defence }
    },
    least: 0,
  },
}

function strength(
  state: CryHavocState,
  { unit, isWounded, mount, piece }: Scene['men'][number],
  which: 'attack' | 'defence',
) {
  const { values } = unit
  if ((state.flags[piece] & 256) !== 0)
    return (isWounded ? values.captiveWounded : values.captive)?.[which] ?? 0
  return (mount >= 0 ? values.mounted : isWounded ? values.wounded : values.healthy)?.[which] ?? 0
}

function askedSide(def: CryHavocDef, state: CryHavocState): number {
  const { side } = def.rules.pieces
  switch (state.phase) {
    case 'set-up':
      return def.rules.setup[state.stage].side
    case 'cover':
      return side[state.target]
    case 'hurt':
      return state.pending[1]
    case 'retreat':
      return ownerOf(def, state, state.pending[1])
    case 'fall':
      return side[state.pending[1]]
    case 'advance':
      return ownerOf(def, state, state.winners[0])
    default:
      return state.side
  }
}

function ownerOf(def: CryHavocDef, state: CryHavocState, piece: number): number {
  const scene = sceneOf(def, state)
  return loyalty(scene, scene.men[piece])
}

const shots = keysUnder(WORDS).filter(
  (key) => key.startsWith('shot-') && key !== 'shot-already' && key !== 'shot-before',
)

/** Of fights, ropes and missiles in the middle of a long game. */
const RARE = [
  ...[
    'gone',
    'busy-ropes',
    'engaged',
    'struck-already',
    'many-on-many',
    'wall-between',
    'leader-first',
    'no-rear',
  ],
  ...[
    'turned',
    'cannot-follow',
    'dead-in-file',
    'beast-moved',
    'no-rider',
    'no-knot',
    'no-taker',
    'other-weapon',
  ],
  ...['in-contact', 'not-in-fight', 'retreat-beside', 'not-vacated'],
]

export const cryHavocJudge: Judge<CryHavocDef, Scene> = {
  words: WORDS,
  shapes: {
    ...Object.fromEntries(Object.keys(STEPS).map((type) => [type, [[]]])),
    ...Object.fromEntries(ONE.map((type) => [type, [['unit']]])),
    ...Object.fromEntries(HEXES.map((type) => [type, [['cell']]])),
    tie: [['unit', 'to']],
    give: [['unit', 'count']],
    advance: [['unit', 'cell']],
  },
  values: { count: 1 },
  reasons: withRare({ ...steps, ...strikes, ...hexes, ...otherActions, ...aftermath, ...sums }, RARE),
  elsewhere: {
    ...Object.fromEntries(
      shots.map((key) => [key, 'sight.test.ts holds each against the long way round, over 10,000 lines']),
    ),
    'shifted-below': 'naive-fights.test.ts holds the column against a second sum',
    'too-few-guards': 'a runaway who is caught again is too rare for chance; see ransom.test.ts',
    closed: 'no ground of the pack is closed to everybody',
  },
  asked(def, state: GameState) {
    const at = state as CryHavocState
    return at.phase === 'over' ? [] : [def.rules.sides[askedSide(def, at)]]
  },
  scene: (def, state) => sceneOf(def, state as CryHavocState),
}

/** Corteo's second judge of "why not?", from `docs/rules/corteo.md` with its slow reading (`naive-*.ts`), subject by subject. */
import { decisions } from '../../engine/game'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import { type Judge, withRare } from '../support/refusals/judge'
import { agreed } from './refusal-agreed'
import { barricades } from './refusal-barricades'
import { clashes } from './refusal-clashes'
import { falls } from './refusal-falls'
import { goings } from './refusal-goings'
import { moments } from './refusal-moments'
import { pieces } from './refusal-pieces'
import { placing } from './refusal-placing'
import { type Scene, sceneOf } from './refusal-scene'
import { SHAPES } from './refusal-shapes'
import { throws } from './refusal-throws'
import { ways } from './refusal-ways'

const WORDS = 'corteo.refuse.'
const reasons = {
  ...moments,
  ...pieces,
  ...goings,
  ...throws,
  ...barricades,
  ...clashes,
  ...falls,
  ...placing,
  ...ways,
  ...agreed,
}

/** Too rare for a hundred games: the cases show them, and the night's ten thousand positions count them. */
const RARE = [
  'head-already',
  'jam',
  'throw-apart',
  'joined',
  'join-apart',
  'late-there',
  'run-none',
  'arrested',
  'in-custody',
  'out',
  'away',
  'march-other-head',
  'smoke',
  'guarded',
  'sheltered',
  'throw-blocked',
  'too-weak',
  'barricade-ground',
  'barricade-control',
  'barricade-points',
  'jam-clearer',
  'clash-shelter',
  'clash-ground',
  'clash-count',
  'first-of-stack',
  'cannot-join',
  'must-follow',
  'advance-far',
  'no-room',
  'too-dear',
  'per-cell',
  'shared',
  'escort',
  'escort-there',
  'exit-later',
  'exit-points',
  'home-only',
  'homeward',
  'asleep',
  'waiting',
  'rouse-again',
  'rouse-far',
  'rouse-busy',
  'change-again',
  'muster-unusual',
  'transfer-busy',
  'prolong-most',
]

export const corteoJudge: Judge<CorteoDef, Scene> = {
  words: WORDS,
  shapes: SHAPES,
  reasons: withRare(reasons, RARE),
  elsewhere: { 'throws-closed': 'no bundled scenario closes throws; see tests/blocks/language.test.ts' },
  form: (_, action) => action.type === 'launch' && action.with !== undefined,
  values: { hands: 0 },
  asked: (def, state) => [...new Set(decisions(def, state).map(({ seat }) => seat))],
  scene: (def, state, seat) => sceneOf(def, state as CorteoState, seat),
}

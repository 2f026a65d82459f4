/** Corteo's second judge of "why not?", from `docs/rules/corteo.md` with its slow reading (`naive-*.ts`), subject by subject. */
import { decisions } from '../../engine/game'
import type { CorteoDef, CorteoState } from '../../engine/rulesets/corteo/state'
import type { Judge } from '../support/refusals/judge'
import { keysUnder } from '../support/refusals/suite'
import { barricades } from './refusal-barricades'
import { goings } from './refusal-goings'
import { moments } from './refusal-moments'
import { pieces } from './refusal-pieces'
import { type Scene, sceneOf } from './refusal-scene'
import { SHAPES } from './refusal-shapes'
import { throws } from './refusal-throws'

const WORDS = 'corteo.refuse.'
const reasons = { ...moments, ...pieces, ...goings, ...throws, ...barricades }
const BLOCKS = 'not judged a second time yet: its cases and agreement.test.ts'

export const corteoJudge: Judge<CorteoDef, Scene> = {
  words: WORDS,
  shapes: SHAPES,
  reasons,
  elsewhere: Object.fromEntries(
    keysUnder(WORDS)
      .filter((key) => !Object.hasOwn(reasons, key))
      .map((key) => [key, BLOCKS]),
  ),
  asked: (def, state) => [...new Set(decisions(def, state).map(({ seat }) => seat))],
  scene: (def, state) => sceneOf(def, state as CorteoState),
}

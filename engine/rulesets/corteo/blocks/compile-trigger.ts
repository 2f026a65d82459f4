/** A trigger of a scenario, as play reads it. */
import type { Trigger as RawTrigger } from '../../../../schemas/generated/content'
import type { Trigger } from '../rules'
import { testIf } from './condition'
import type { Blocks } from './context'
import { effectOf } from './effects'
import { unitTest } from './units'

export const compileTrigger = (blocks: Blocks, raw: RawTrigger): Trigger => ({
  id: raw.id,
  at: raw.at,
  turn: raw.turn === undefined ? -1 : blocks.sides.indexOf(raw.turn),
  from: raw.from ?? 0,
  to: raw.to ?? Number.MAX_SAFE_INTEGER,
  once: raw.once === true,
  quiet: raw.quiet === true,
  who: raw.who && unitTest(blocks, raw.who),
  when: testIf(blocks, raw.when),
  effects: raw.do.map((effect) => effectOf(blocks, effect)),
})

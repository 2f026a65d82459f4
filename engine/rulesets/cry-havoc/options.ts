import type { CryHavocOptions } from '../../../schemas/generated/content'

/** The rule options with their usual values; every scenario sets its own. */
export const USUAL: Pick<CryHavocOptions, 'engaged' | 'advanceRounding' | 'riderReach'> = {
  engaged: 'fought',
  advanceRounding: 'down',
  riderReach: 'either',
}

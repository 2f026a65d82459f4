import type { CryHavocRuleOptions } from '../../../schemas/generated/content'

/** The defaults of the rule options that a statement names. */
export const USUAL: Pick<CryHavocRuleOptions, 'engaged' | 'advanceRounding' | 'riderReach'> = {
  engaged: 'fought',
  advanceRounding: 'down',
  riderReach: 'either',
}

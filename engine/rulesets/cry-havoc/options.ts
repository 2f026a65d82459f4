import type { CryHavocOptions } from '../../../schemas/generated/content'

/** The open questions of the rules and their usual answers; every scenario writes its own. */
export const USUAL: Pick<CryHavocOptions, 'engaged' | 'advanceRounding' | 'riderReach'> = {
  engaged: 'fought',
  advanceRounding: 'down',
  riderReach: 'either',
}

/** The open questions of the rules and their usual answers. */
import type { JuntaOptions } from '../../../schemas/generated/content'

/** What counts where a scenario does not answer a question of its own. */
export const USUAL: Required<JuntaOptions> = {
  handLimit: 'draw',
  backing: 'nominator',
  declined: 'lost',
  firstTie: 'redeal',
  bankAtStart: 'shooting',
  airStrikes: 'air',
  forcedBank: 'lunch',
  juntaMembers: 'steadfast',
  presidentSide: 'own',
  retreatToOwn: 'free',
  bonusDice: 'group',
  retreatTie: 'stay',
  landing: 'rebel',
  gunboatRange: 'anywhere',
  coups: 'anyone',
  afterCoup: 0,
  spentNotes: 'face-up',
  mostReturned: 10,
  seconds: 0,
}

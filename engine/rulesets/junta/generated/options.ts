// Generated from `schemas/junta/scenario.schema.json` by `npm run schemas:build`: do not edit.
import type { JuntaOptions } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
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

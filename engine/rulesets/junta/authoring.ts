/** What authors want of Junta and players do not: what is wrong between the files of a pack, and what may never happen. */
import type { Authoring } from '../../types'
import { checks } from './checks'
import type { JuntaShapes, Rules } from './rules'
import type { JuntaState } from './state'
import { trial } from './trial'

export const authoring: Authoring<JuntaState, Rules, JuntaShapes> = { checks, trial }

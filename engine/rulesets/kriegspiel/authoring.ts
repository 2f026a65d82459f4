/** What authors want of Kriegspiel and players do not: what is wrong between the files of a pack, and what may never happen. */
import type { Authoring } from '../../types'
import { checks } from './checks'
import type { KriegspielShapes, Rules, Tables } from './rules'
import type { KriegspielState } from './state'
import { trial } from './trial'

export const authoring: Authoring<KriegspielState, Rules, KriegspielShapes, Tables> = { checks, trial }

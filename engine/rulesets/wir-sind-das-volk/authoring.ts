/** What authors want of Wir sind das Volk! and players do not: what is wrong between the files of a pack, and what may never happen. */
import type { Authoring } from '../../types'
import { checks } from './checks'
import type { Rules, Tables, VolkShapes } from './rules'
import type { VolkState } from './state'
import { trial } from './trial'

export const authoring: Authoring<VolkState, Rules, VolkShapes, Tables> = { checks, trial }

/** What authors want of Cry Havoc and players do not: what is wrong between the files of a pack, and what may never happen. */
import type { Authoring } from '../../types'
import { checks } from './checks'
import type { CryHavocShapes, Rules, Tables } from './rules'
import type { CryHavocState } from './state'
import { trial } from './trial'

export const authoring: Authoring<CryHavocState, Rules, CryHavocShapes, Tables> = { checks, trial }

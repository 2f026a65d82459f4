/** What authors want of Corteo and players do not: what is wrong between the files of a pack, and what may never happen. */
import type { Authoring } from '../../types'
import { checks } from './checks'
import type { CorteoShapes } from './pack'
import type { Rules, Tables } from './rules'
import type { CorteoState } from './state'
import { trial } from './trial'

export const authoring: Authoring<CorteoState, Rules, CorteoShapes, Tables> = { checks, trial }

/** The authoring part of Corteo: written positions, checks of files, and trials of content that may never occur. */
import type { Authoring } from '../../types'
import { around } from './around'
import { checks } from './checks'
import { positionUnits } from './compile/position-units'
import { differences, writing } from './observables'
import type { CorteoShapes } from './pack'
import { position } from './position'
import type { Rules, Tables } from './rules'
import type { CorteoState } from './state'
import { trial } from './trial'

export const authoring: Authoring<CorteoState, Rules, CorteoShapes, Tables> = {
  position,
  differences,
  positionUnits,
  checks,
  around,
  trial,
  writing,
}

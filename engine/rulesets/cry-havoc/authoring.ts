/** The authoring part of Cry Havoc: written positions, checks of files, and trials of content that may never occur. */
import type { Authoring } from '../../types'
import { around } from './around'
import { checks } from './checks'
import { positionUnits, startUnits } from './compile/position-units'
import { differences } from './observables'
import { position } from './position'
import type { CryHavocShapes, Rules, Tables } from './rules'
import type { CryHavocState } from './state'
import { trial } from './trial'
import { writing } from './writing'

export const authoring: Authoring<CryHavocState, Rules, CryHavocShapes, Tables> = {
  position,
  differences,
  positionUnits,
  startUnits,
  checks,
  around,
  trial,
  writing,
}

/** The authoring part of Kriegspiel: written positions, checks of files, and trials of content that may never occur. */
import type { Authoring } from '../../types'
import { around } from './around'
import { checks } from './checks'
import { positionUnits, startUnits } from './compile/position-units'
import { differences, writing } from './observables'
import { position } from './position'
import type { KriegspielShapes, Rules, Tables } from './rules'
import type { KriegspielState } from './state'
import { trial } from './trial'

export const authoring: Authoring<KriegspielState, Rules, KriegspielShapes, Tables> = {
  position,
  differences,
  positionUnits,
  startUnits,
  checks,
  around,
  trial,
  writing,
}

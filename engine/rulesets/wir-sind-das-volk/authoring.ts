/**
 * The authoring part of Wir sind das Volk!: written positions, checks of files, and trials of content that may never
 * occur.
 */
import type { Authoring } from '../../types'
import { checks } from './checks'
import { townSides } from './checks/places'
import { positionUnits, startUnits } from './compile/position-units'
import { differences } from './observables'
import { position } from './position'
import type { Rules, Tables, VolkShapes } from './rules'
import type { VolkState } from './state'
import { trial } from './trial'
import { writing } from './writing'

export const authoring: Authoring<VolkState, Rules, VolkShapes, Tables> = {
  position,
  differences,
  positionUnits,
  startUnits,
  checks,
  joined: townSides,
  trial,
  writing,
}

/** The authoring part of Junta: written positions, checks of files, and trials of content that may never occur. */
import type { Authoring } from '../../types'
import { checks } from './checks'
import { positionUnits } from './compile/position-units'
import { differences } from './observables'
import { position } from './position'
import type { JuntaShapes, Rules } from './rules'
import type { JuntaState } from './state'
import { trial } from './trial'
import { writing } from './writing'

export const authoring: Authoring<JuntaState, Rules, JuntaShapes> = {
  position,
  differences,
  positionUnits,
  checks,
  trial,
  writing,
}

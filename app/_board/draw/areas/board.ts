/** Drawing that only maps of areas need, loaded on demand; see `loaded-boards.ts`. */

import { putAreas } from '../ground'
import { makeAreas } from './areas'

putAreas(makeAreas)

export { linkAt, linkGlow, strandsBetween } from './lines'
export { paintAreaMap } from './paint'
export { layOnAreas } from './stacks'

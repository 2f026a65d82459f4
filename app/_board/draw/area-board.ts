/** Drawing that only maps of areas need, loaded on demand; see `boards-at-hand.ts`. */
import { makeAreas } from './areas'
import { putAreas } from './ground'

putAreas(makeAreas)

export { linkAt, linkGlow, strandsBetween } from './area-lines'
export { paintAreaMap } from './area-paint'
export { layOnAreas } from './area-stacks'

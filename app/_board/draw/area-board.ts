/** What a board does on maps of areas alone; fetched apart, see `boards-at-hand.ts`. */
import { makeAreas } from './areas'
import { putAreas } from './ground'

putAreas(makeAreas)

export { linkAt, linkGlow, strandsBetween } from './area-lines'
export { paintAreaMap } from './area-paint'
export { layOnAreas } from './area-stacks'

/** What a board does on maps of areas alone; fetched apart, see `boards-at-hand.ts`. */
export { linkAt, linkGlow, strandsBetween } from './area-lines'
export { paintAreaMap } from './area-paint'
export { layOnAreas } from './area-stacks'
export { makeAreas } from './areas'

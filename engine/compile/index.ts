/** From a pack whose files have the right shape to a game that can be played, or to findings that say why not. */
export { boardMap } from './board-map'
export { compile } from './compile'
export { crossCheck, crossChecker } from './cross-check'

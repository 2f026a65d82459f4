/** Compiles a valid pack to a playable game, or to findings that prevent it. */
export { boardMap } from './board-map'
export { compile } from './compile'
export { crossCheck, crossChecker } from './cross-check'

/** The layers over the map and links to places, loaded on demand. */
export { placeIn } from '../document/place-link'
export { faded, veil } from './faded'
export { gridOverlay, piecesOverlay, sidesOverlay } from './faint-layers'
export { copyLink, openPlace, placesHere } from './linked-places'
export { numberPins } from './number-pins'
export { problemMarks } from './problem-marks'

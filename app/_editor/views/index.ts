/** What is shown over the map beside its ground, and links to places: fetched when it is first wanted. */
export { placeIn } from '../model/place-link'
export { faded, veil } from './faded'
export { gridOverlay, piecesOverlay, sidesOverlay } from './faint-layers'
export { copyLink, openPlace, placesHere } from './linked-places'
export { numberPins } from './number-pins'
export { problemMarks } from './problem-marks'

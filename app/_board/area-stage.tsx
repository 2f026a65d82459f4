'use client'
import * as drawn from './draw/areas/board'
import { areaBoard } from './draw/loaded-boards'

/** A stage for maps of areas, bundled with their drawing code. */
areaBoard.put(drawn)

export { default } from './stage'

'use client'
import * as drawn from './draw/area-board'
import { areaBoard } from './draw/boards-at-hand'

/** A stage for maps of areas, bundled with their drawing code. */
areaBoard.put(drawn)

export { default } from './stage'

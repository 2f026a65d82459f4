'use client'
import * as drawn from './draw/cell-board'
import { cellBoard } from './draw/loaded-boards'

/** A stage for maps of hexes and squares, bundled with their drawing code. */
cellBoard.put(drawn)

export { default } from './stage'

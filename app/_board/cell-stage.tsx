'use client'
import { cellBoard } from './draw/boards-at-hand'
import * as drawn from './draw/cell-board'

/** A stage for maps of hexes and squares, bundled with their drawing code. */
cellBoard.put(drawn)

export { default } from './stage'

'use client'
import { cellBoard } from './draw/boards-at-hand'
import * as drawn from './draw/cell-board'

/** A stage that can show maps of hexes and squares: it comes with what draws them. */
cellBoard.put(drawn)

export { default } from './stage'

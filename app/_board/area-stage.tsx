'use client'
import * as areaBoard from './draw/area-board'
import { putAreaBoard } from './draw/area-board-at-hand'

/** A stage that can show maps of areas: it comes with what draws them. */
putAreaBoard(areaBoard)

export { default } from './stage'

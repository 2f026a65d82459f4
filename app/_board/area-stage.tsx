'use client'
import * as drawn from './draw/area-board'
import { areaBoard } from './draw/boards-at-hand'

/** A stage that can show maps of areas: it comes with what draws them. */
areaBoard.put(drawn)

export { default } from './stage'

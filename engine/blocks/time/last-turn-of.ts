import type { BlockState } from '../port'

/** The last turn of a game, 0 without one. @param plain that of the scenario */
export const lastTurnOf = ({ finalTurn }: BlockState, plain: number): number => finalTurn ?? plain

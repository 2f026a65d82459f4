import type { Tool } from '../tool'
import { idle } from './idle'

/** Presses, not strokes: a drag moves the map, so that a wall is never drawn by a slip of the hand. */
export const edgeTool: Tool = { id: 'edge', draws: false, states: [idle] }

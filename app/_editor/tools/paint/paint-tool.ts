import type { Tool } from '../tool'
import { idle } from './idle'
import { painting } from './painting'

export const paintTool: Tool = { id: 'paint', draws: true, states: [idle, painting] }

import type { Tool } from '../tool'
import { drawing } from './drawing'
import { idle } from './idle'

export const edgeTool: Tool = { id: 'edge', draws: true, states: [idle, drawing] }

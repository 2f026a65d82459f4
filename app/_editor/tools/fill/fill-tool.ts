import type { Tool } from '../tool'
import { idle } from './idle'

export const fillTool: Tool = { id: 'fill', draws: true, states: [idle] }

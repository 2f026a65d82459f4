import type { Tool } from '../tool'
import { idle } from './idle'

export const pickTool: Tool = { id: 'pick', draws: true, states: [idle] }

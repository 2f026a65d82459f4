import type { Tool } from '../tool'
import { idle } from './idle'

export const selectTool: Tool = { id: 'select', draws: false, states: [idle] }

import { edgeTool } from './edge/edge-tool'
import { fillTool } from './fill/fill-tool'
import { paintTool } from './paint/paint-tool'
import { pickTool } from './pick/pick-tool'
import { selectTool } from './select/select-tool'
import type { Tool, ToolId } from './tool'

/** Every tool of the studio, in the order of the toolbar. */
export const TOOLS: readonly Tool[] = [selectTool, paintTool, fillTool, pickTool, edgeTool]

export function toolById(id: ToolId): Tool {
  const tool = TOOLS.find((candidate) => candidate.id === id)
  if (!tool) throw new Error(`there is no tool ${id}`)
  return tool
}

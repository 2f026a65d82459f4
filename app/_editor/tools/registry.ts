import type { Tool } from './tool'

/**
 * Every tool of the studio, in the order of the toolbar: whatever `*-tool.ts` of this folder exports as `tool`. Whole
 * modules are asked for: a production build renames exports that are picked by glob's own `import` option.
 */
export const TOOLS: readonly Tool[] = Object.values(
  import.meta.glob<{ readonly tool: Tool }>('./*-tool.ts', { eager: true }),
)
  .map(({ tool }) => tool)
  .sort((one, other) => one.place - other.place)

export function toolById(id: string): Tool {
  const tool = TOOLS.find((candidate) => candidate.id === id)
  if (!tool) throw new Error(`there is no tool ${id}`)
  return tool
}

/** The first tool of the toolbar that puts down ground, or sides: the one in the hand when such a thing is chosen. */
export function toolThatPuts(what: NonNullable<Tool['puts']>): Tool {
  const tool = TOOLS.find(({ puts }) => puts === what)
  if (!tool) throw new Error(`no tool puts down ${what}`)
  return tool
}

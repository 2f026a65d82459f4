import type { Tool } from './tool'

/**
 * Every tool of the studio in the order of the toolbar: the export `tool` of each `*-tool.ts` in this folder. Whole modules are
 * imported, because production builds rename exports picked by the glob's `import` option.
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

/** The first tool of the toolbar that paints ground, or sides; it is selected with such a paint. */
export function toolThatPuts(what: NonNullable<Tool['puts']>): Tool {
  const tool = TOOLS.find(({ puts }) => puts === what)
  if (!tool) throw new Error(`no tool puts down ${what}`)
  return tool
}

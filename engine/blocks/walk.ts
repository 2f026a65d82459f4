/** Every block within a value. */

export type Block = Readonly<Record<string, unknown>>

/** Everything that has a `type`, however deep, from the outside in. */
export function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (typeof value !== 'object' || value === null) return []
  const block = value as Block
  return [...(typeof block.type === 'string' ? [block] : []), ...Object.values(block).flatMap(blocksIn)]
}

/** States of units that some effect gives, each once, in the order of the file. */
export const statusesIn = (value: unknown): string[] => [
  ...new Set(
    blocksIn(value).flatMap(({ type, status }) =>
      type === 'status' && typeof status === 'string' ? [status] : [],
    ),
  ),
]

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
export const statusesIn = (value: unknown): string[] => namedBy(value, 'status')

/** What some effect puts on cells, each once, in the order of the file; a zone that only asks for it names none. */
export const featuresIn = (value: unknown): string[] => namedBy(value, 'feature')

/** Names that effects of a kind have under the key of that name: they have a zone or a filter beside it. */
const namedBy = (value: unknown, word: 'status' | 'feature'): string[] => [
  ...new Set(
    blocksIn(value).flatMap((block) => {
      const name = block[word]
      const isEffect = block.type === word && ('zone' in block || 'who' in block)
      return isEffect && typeof name === 'string' ? [name] : []
    }),
  ),
]

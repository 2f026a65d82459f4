/** Every block within a value. */

export type Block = Readonly<Record<string, unknown>>

/** Every object with a `type`, at any depth, outermost first. */
export function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (typeof value !== 'object' || value === null) return []
  const block = value as Block
  return [...(typeof block.type === 'string' ? [block] : []), ...Object.values(block).flatMap(blocksIn)]
}

/** Effects that put a question to a seat, or to several. */
const QUESTIONS: readonly unknown[] = [
  ...['ask', 'ask-unit', 'ask-cell', 'ask-card', 'ask-seat', 'ask-number'],
  ...['propose', 'bid'],
]

export const isQuestion = ({ type }: Block): boolean => QUESTIONS.includes(type)

/** States of units that effects give, each once, in the order of the file. */
export const statusesIn = (value: unknown): string[] => namedBy(value, 'status')

/** Features that effects put on cells, each once, in the order of the file. Zones that only read a feature are ignored. */
export const featuresIn = (value: unknown): string[] => namedBy(value, 'feature')

/** Names under a key in effects. An effect has a zone or a filter beside that key. */
const namedBy = (value: unknown, word: 'status' | 'feature'): string[] => [
  ...new Set(
    blocksIn(value).flatMap((block) => {
      const name = block[word]
      const isEffect = block.type === word && ('zone' in block || 'who' in block)
      return isEffect && typeof name === 'string' ? [name] : []
    }),
  ),
]

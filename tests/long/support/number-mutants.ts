/** Whole numbers of a pack's YAML, each raised: costs, strengths, tables, limits. Positions of a map's drawing are no rules. */
import { type Document, isScalar, parseDocument, visit } from 'yaml'
import type { Mutant } from './mutants'

/** An outline, a line or a label in a map's drawing. */
const IS_LOOK = /^areas\/.*\/(at|label|shape)\/|^links\/.*\/(via|points)\/|^scenery\//

/** Returns the keys and indices of a node, as `table/3/attack`. */
const pathOf = (path: readonly unknown[]): string => {
  const steps: string[] = []
  path.forEach((node, index) => {
    const parent = path[index - 1] as { items?: unknown[] } | undefined
    const key = (node as { key?: { value?: unknown } }).key
    if (key && typeof key === 'object') steps.push(String(key.value))
    else if (parent?.items && !('key' in (node as object)))
      steps.push(nameIn(node, parent.items.indexOf(node)))
  })
  return steps.join('/')
}

/** Names an entry of a list by its id if it has one, so that the name stays if the list grows. */
function nameIn(node: unknown, index: number): string {
  const id = (node as { get?: (key: string) => unknown }).get?.('id')
  return typeof id === 'string' ? id : String(index)
}

export function numberMutantsOf(file: string, source: string): Mutant[] {
  const document: Document = parseDocument(source)
  const found: Mutant[] = []
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'number' || !Number.isInteger(node.value) || !node.range)
        return
      if (!isScalar(node) || node.source === undefined) return
      const [start, end] = node.range
      const parent = path.at(-1) as { items?: unknown[] } | undefined
      const place = parent?.items?.includes(node) ? `/${parent.items.indexOf(node)}` : ''
      const text = String(node.value + 1)
      const was = `${pathOf(path)}${place}: ${node.source}`
      if (IS_LOOK.test(was)) return
      found.push({ file, was, becomes: text, start, end, text })
    },
  })
  return found
}

import type { ValuePath } from '../diagnostic'

/**
 * A parsed value with its places. Offsets count UTF-16 units.
 * Inside an item of a list or map with `shifts` they count from that item's shift, so that an edit before it moves the item without touching
 * it.
 */
export type Node = ScalarNode | ListNode | MapNode

export type Span = { readonly start: number; readonly end: number }

export type ScalarNode = {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  readonly start: number
  readonly end: number
  /** The reader has already reported this value, so that further findings about it are dropped. */
  readonly reported?: true
}

export type ListNode = {
  readonly kind: 'list'
  readonly value: unknown[]
  readonly start: number
  end: number
  readonly items: Node[]
  /** Added to every offset inside the item of the same index. */
  shifts?: number[]
  /** With `shifts`: the number of values in each item, itself included. */
  counts?: number[]
}

export type MapNode = {
  readonly kind: 'map'
  readonly value: Record<string, unknown>
  readonly start: number
  end: number
  readonly keys: string[]
  /** Two offsets for each key: its start and end, quotes included. */
  readonly keySpans: number[]
  readonly nodes: Node[]
  /** Added to every offset inside the value of the same index, but not to those of the keys. */
  shifts?: number[]
}

/** Keys of built-in objects: refused, so that no lookup in a pack can hit them. */
const OBJECT_WORDS = new Set(Object.getOwnPropertyNames(Object.prototype).concat('prototype'))
export const isObjectWord = (key: string): boolean => OBJECT_WORDS.has(key)

/** The node at a path, as deep as it exists, and the shift of its offsets. */
export function find(root: Node, path: ValuePath): { node: Node; shift: number; depth: number } {
  let node = root
  let shift = 0
  let depth = 0
  for (; depth < path.length; depth++) {
    const step = path[depth]
    let next: Node | undefined
    const index = node.kind === 'map' ? node.keys.indexOf(String(step)) : Number(step)
    if (node.kind === 'map') next = node.nodes[index]
    else if (node.kind === 'list') next = node.items[index]
    if (!next) break
    if (node.kind !== 'scalar') shift += node.shifts?.[index] ?? 0
    node = next
  }
  return { node, shift, depth }
}

/** The span of a value or its key. A path that does not exist gives the nearest enclosing value. */
export function spanOf(root: Node, path: ValuePath, on: 'key' | 'value'): Span {
  if (on === 'key' && path.length > 0) {
    const { node, shift, depth } = find(root, path.slice(0, -1))
    if (depth === path.length - 1 && node.kind === 'map') {
      const index = node.keys.indexOf(String(path.at(-1)))
      if (index >= 0)
        return { start: node.keySpans[2 * index] + shift, end: node.keySpans[2 * index + 1] + shift }
    }
  }
  const { node, shift } = find(root, path)
  return { start: node.start + shift, end: node.end + shift }
}

/** What is written in a file, each value with the way that leads to it, also under `change` and in `without`, whose words are ways themselves. */
import type { Role } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import type { MapNode, Node, Span } from '../yaml/node'

/** A key with its value. Steps of a way are keys, ids or numbers of entries. */
export type Entry = {
  readonly way: readonly string[]
  readonly path: ValuePath
  /** Where the key is written. */
  readonly key: Span
  readonly value: Node
  /** The map that it is in, and its number there. */
  readonly map: MapNode
  readonly index: number
}

/** A text that is a way: a key of `change`, an entry of `without`. */
export type WrittenWay = { readonly way: readonly string[]; readonly path: ValuePath; readonly span: Span }

export type Written = { readonly entries: readonly Entry[]; readonly ways: readonly WrittenWay[] }

/**
 * Everything that is written under the root, from the top to the bottom. Of a file of cases only what they change of their scenario, with ways
 * as in a scenario.
 */
export function writtenIn(root: Node, role: Role): Written {
  const entries: Entry[] = []
  const ways: WrittenWay[] = []
  const visit = (node: Node, way: readonly string[], path: ValuePath): void => {
    if (node.kind === 'list')
      node.items.forEach((item, index) => {
        visit(item, [...way, String(index)], [...path, index])
      })
    if (node.kind !== 'map') return
    node.keys.forEach((name, index) => {
      const value = node.nodes[index]
      const here = [...path, name]
      const key = { start: node.keySpans[2 * index], end: node.keySpans[2 * index + 1] }
      const isAtTop = path.length === 0
      const isChange = path.length === 1 && path[0] === 'change'
      const steps = isChange ? name.split('.') : [...way, name]
      if (isChange) ways.push({ way: steps, path: here, span: key })
      else entries.push({ way: steps, path: here, key, value, map: node, index })
      if (isChange) entries.push({ way: steps, path: here, key: NOWHERE, value, map: node, index })
      if (isAtTop && name === 'without') ways.push(...waysOut(value))
      visit(value, isAtTop && name === 'change' ? [] : steps, here)
    })
  }
  if (role !== 'case') visit(root, [], [])
  else for (const { node, path } of changesIn(root)) visit(node, [], path)
  return { entries, ways }
}

/** What each case changes of its scenario. */
function changesIn(root: Node): { readonly node: Node; readonly path: ValuePath }[] {
  const cases = root.kind === 'map' ? root.nodes[root.keys.indexOf('cases')] : undefined
  if (cases?.kind !== 'list') return []
  return cases.items.flatMap((item, index) => {
    const node = item.kind === 'map' ? item.nodes[item.keys.indexOf('change')] : undefined
    return node ? [{ node, path: ['cases', index, 'change'] }] : []
  })
}

/** The key of a value whose way is its key is renamed as a way. */
export const NOWHERE: Span = { start: -1, end: -1 }

const waysOut = (without: Node): WrittenWay[] =>
  without.kind !== 'list'
    ? []
    : without.items.flatMap((item, index) =>
        item.kind === 'scalar' && typeof item.value === 'string'
          ? [{ way: item.value.split('.'), path: ['without', index], span: item }]
          : [],
      )

/** Whether a way is one that a pattern means: `*` is any step, `**` any number of them. */
export function isMeant(pattern: readonly string[], way: readonly string[]): boolean {
  const [first, ...rest] = pattern
  if (first === undefined) return way.length === 0
  if (first === '**') return way.some((_, at) => isMeant(rest, way.slice(at)))
  return way.length > 0 && (first === '*' || first === way[0]) && isMeant(rest, way.slice(1))
}

/** Lists the values of a file with their paths, including those under `change` and in `without`, whose strings are paths themselves. */
import type { Role } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import type { MapNode, Node, Span } from '../yaml/node'

/** A key with its value. Steps of a path are keys, ids or indices of entries. */
export type Entry = {
  readonly way: readonly string[]
  readonly path: ValuePath
  /** The place of the key. */
  readonly key: Span
  readonly value: Node
  /** Its map, and its index there. */
  readonly map: MapNode
  readonly index: number
}

/** A string that is a path: a key of `change`, an entry of `without`. */
export type WrittenWay = { readonly way: readonly string[]; readonly path: ValuePath; readonly span: Span }

export type Written = { readonly entries: readonly Entry[]; readonly ways: readonly WrittenWay[] }

/** Everything under the root, from top to bottom. For a file of cases, only the changes of their scenarios, with paths as in a scenario. */
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

/** The changes that each case makes to its scenario. */
function changesIn(root: Node): { readonly node: Node; readonly path: ValuePath }[] {
  const cases = root.kind === 'map' ? root.nodes[root.keys.indexOf('cases')] : undefined
  if (cases?.kind !== 'list') return []
  return cases.items.flatMap((item, index) => {
    const node = item.kind === 'map' ? item.nodes[item.keys.indexOf('change')] : undefined
    return node ? [{ node, path: ['cases', index, 'change'] }] : []
  })
}

/** The key span of a value under `change`, whose key is a path. Renaming edits the path instead. */
export const NOWHERE: Span = { start: -1, end: -1 }

const waysOut = (without: Node): WrittenWay[] =>
  without.kind !== 'list'
    ? []
    : without.items.flatMap((item, index) =>
        item.kind === 'scalar' && typeof item.value === 'string'
          ? [{ way: item.value.split('.'), path: ['without', index], span: item }]
          : [],
      )

/** Whether a path matches a pattern: `*` is any step, `**` any number of them. */
export function isMeant(pattern: readonly string[], way: readonly string[]): boolean {
  const [first, ...rest] = pattern
  if (first === undefined) return way.length === 0
  if (first === '**') return way.some((_, at) => isMeant(rest, way.slice(at)))
  return way.length > 0 && (first === '*' || first === way[0]) && isMeant(rest, way.slice(1))
}

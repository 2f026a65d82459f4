/**
 * Parses a text again after an edit. If the edit is inside one item of a top-level list (one unit, one row, one case),
 * only that item is parsed. All others keep their values and nodes, with shifted offsets.
 */

import { byteLength, type Limits } from '../limits'
import { changeBetween } from './change-between'
import { FastPath } from './fast-path'
import type { ListNode, MapNode } from './node'
import { type Parsed, parsedOf } from './parsed'
import { withSameParts } from './same-parts'

/** A text parsed by the fast path. */
export type Read = {
  readonly parsed: Parsed
  readonly root: MapNode
  readonly bytes: number
  readonly nodes: number
}

/** Parses the whole text for later edits; `undefined` if only `parse` can read it. */
export function readWhole(text: string, limits: Limits): Read | undefined {
  const bytes = byteLength(text)
  if (bytes > limits.bytes) return undefined
  const reader = new FastPath(text, limits)
  const root = reader.document(true)
  return root?.kind === 'map'
    ? { parsed: parsedOf(text, root, []), root, bytes, nodes: reader.nodes }
    : undefined
}

/** Same result as `readWhole` of the next text; `undefined` if the edit is not inside one item. */
export function reread({ parsed, root, bytes, nodes }: Read, text: string, limits: Limits): Read | undefined {
  const old = parsed.text
  const { start, oldEnd, newEnd } = changeBetween(old, text)
  const spot = spotOf(root, old, start, oldEnd)
  if (!spot) return undefined
  const delta = text.length - old.length
  const reader = new FastPath(text, limits)
  const read = reader.item(spot.dash, spot.column, spot.end + delta)
  if (read?.end !== spot.end + delta) return undefined
  const now = {
    bytes: bytes + byteLength(text, start, newEnd) - byteLength(old, start, oldEnd),
    nodes: nodes - spot.list.counts![spot.index] + read.nodes,
  }
  if (now.bytes > limits.bytes || now.nodes > limits.nodes) return undefined
  const value = withSameParts(spot.list.value[spot.index], read.node.value)
  const list = withItem(spot, delta, { ...read, value })
  const next = withList(root, spot.pair, list, delta)
  return { parsed: parsedOf(text, next, []), root: next, ...now }
}

type Item = Pick<NonNullable<ReturnType<FastPath['item']>>, 'node' | 'nodes'> & { readonly value: unknown }

function withItem({ list, index }: Spot, delta: number, { node, nodes, value }: Item): ListNode {
  const { items, counts, shifts } = list
  const moved = shifts!.map((shift, at) => (at > index ? shift + delta : shift))
  const next = items.with(index, node)
  const values = value === list.value[index] ? list.value : list.value.with(index, value)
  const end = next.at(-1)!.end + moved.at(-1)!
  return { ...list, value: values, items: next, counts: counts!.with(index, nodes), shifts: moved, end }
}

function withList(root: MapNode, pair: number, list: ListNode, delta: number): MapNode {
  const key = root.keys[pair]
  const isSame = root.value[key] === list.value
  const shifts = root.shifts!.map((shift, at) => (at > pair ? shift + delta : shift))
  const nodes = root.nodes.with(pair, list)
  return {
    ...root,
    value: isSame ? root.value : { ...root.value, [key]: list.value },
    keySpans: root.keySpans.map((at, index) => (index >= 2 * pair + 2 ? at + delta : at)),
    ...{ nodes, shifts, end: nodes.at(-1)!.end + shifts.at(-1)! },
  }
}

type Spot = {
  readonly list: ListNode
  /** Index of the list among the values of the root. */
  readonly pair: number
  readonly index: number
  /** The place of the item's dash. */
  readonly dash: number
  readonly column: number
  /** The start of the next dash or key, or the end of the text. */
  readonly end: number
}

/** The item that contains the whole change after its dash, before the line of the next one. */
function spotOf(root: MapNode, text: string, start: number, end: number): Spot | undefined {
  const pair = lastAtMost(root.shifts!, start)
  const list = root.nodes[pair]
  if (list?.kind !== 'list' || !list.shifts || list.items.length === 0) return undefined
  const base = root.shifts![pair]
  const index = lastAtMost(list.shifts, start - base)
  if (index < 0) return undefined
  const dash = base + list.shifts[index]
  const after = list.shifts[index + 1]
  const next = after === undefined ? (root.shifts![pair + 1] ?? text.length) : base + after
  const lineOfNext = next === text.length ? next + 1 : text.lastIndexOf('\n', next - 1) + 1
  if (start <= dash || start >= lineOfNext || end > lineOfNext) return undefined
  const column = dash - text.lastIndexOf('\n', dash) - 1
  return { list, pair, index, dash, column, end: next }
}

/** The last index whose number is at most `limit`, in ascending numbers. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = -1
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (numbers[middle] <= limit) low = middle
    else high = middle - 1
  }
  return low
}

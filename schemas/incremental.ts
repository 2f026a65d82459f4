/**
 * Checks one file again and again while it is typed. The same diagnostics as `checkFile`, at the price of what has changed: when an edit
 * stays inside one item of a list at the top of the file (one unit, one terrain, one site), only that item is read and
 * validated again; the others keep their nodes and move by a number.
 *
 * For the bench: `createChecker(path, { limits?, ruleset? })` makes a checker without memory of any text. The first `update(text)` reads the whole file
 * (compare it with `yaml` + LineCounter + ajv on the whole text); an `update` with a text that differs inside one item is the keystroke.
 * `stats` says how the last update was done: 'whole' (fast path), 'item', or 'careful' (through `yaml`).
 * Files above 256 kB (a map: 1 MB) or 20,000 values need wider `limits`: `{ bytes: 8e6, depth: 32, nodes: 1e6 }`.
 */

import { type Kind, roleOf, schemaFor } from './catalogue'
import { checkFile } from './check'
import type { FileOptions } from './checking'
import type { Diagnostic } from './diagnostic'
import { limited } from './findings'
import { foreignOf } from './foreign'
import { byteLength, LIMITS, type Limits, limitsOf } from './limits'
import { parsedOf } from './parsed'
import { place } from './place'
import { fileProblems, itemProblems, type Problem } from './validate'
import { FastPath } from './yaml/fast-path'
import type { ListNode, MapNode, Node } from './yaml/node'

export type Checker = {
  /** The diagnostics of this text; compare with the text of the update before. */
  update(text: string): Diagnostic[]
  readonly stats: { readonly last: 'none' | 'same' | 'item' | 'whole' | 'careful' }
}

/** A checker for one file; a path without a schema never has findings. */
export function createChecker(path: string, { limits = LIMITS, ruleset }: FileOptions = {}): Checker {
  const kind = schemaFor(path, ruleset)
  const stats: { last: Checker['stats']['last'] } = { last: 'none' }
  let session: Session | undefined
  let text: string | undefined
  let found: Diagnostic[] = []
  return {
    stats,
    update(next) {
      if (!kind) return []
      if (next === text) {
        stats.last = 'same'
        return found
      }
      const edited = session?.edit(next) ?? false
      stats.last = 'item'
      if (!edited) {
        session = Session.open(path, kind, next, limitsOf(roleOf(path), limits))
        stats.last = session ? 'whole' : 'careful'
      }
      text = next
      found = session ? session.diagnostics() : checkFile(path, next, { limits, ruleset })
      return found
    },
  }
}

/** A text that the fast path reads, with its nodes and problems. */
class Session {
  private constructor(
    private readonly path: string,
    private readonly kind: Kind,
    private text: string,
    private readonly root: MapNode,
    private bytes: number,
    private nodes: number,
    private readonly limits: Limits,
    private shell: readonly Problem[],
    /** By list, then by item: what is wrong inside it. */
    private readonly items: Map<string, (readonly Problem[])[]>,
  ) {}

  static open(path: string, kind: Kind, text: string, limits: Limits): Session | undefined {
    const bytes = byteLength(text)
    if (bytes > limits.bytes) return undefined
    const reader = new FastPath(text, limits)
    const root = reader.document(true)
    if (root?.kind !== 'map' || foreignOf(text, root.value)) return undefined
    const items = new Map<string, (readonly Problem[])[]>()
    root.keys.forEach((key, index) => {
      const node = root.nodes[index]
      if (node.kind === 'list')
        items.set(
          key,
          node.value.map((value, i) => itemProblems(kind, key, i, value)),
        )
    })
    const shell = fileProblems(kind, root.value)
    return new Session(path, kind, text, root, bytes, reader.nodes, limits, shell, items)
  }

  /** Takes over a new text when the edit is inside one item; false when the whole file must be read. */
  edit(next: string): boolean {
    const change = changeBetween(this.text, next)
    const spot = this.spotOf(change.start, change.oldEnd)
    if (!spot) return false
    const bytes =
      this.bytes +
      byteLength(next, change.start, change.newEnd) -
      byteLength(this.text, change.start, change.oldEnd)
    if (bytes > this.limits.bytes) return false
    const delta = next.length - this.text.length
    const reader = new FastPath(next, this.limits)
    const read = reader.item(spot.dash, spot.column, spot.end + delta)
    if (read?.end !== spot.end + delta) return false
    const nodes = this.nodes - spot.list.counts![spot.index] + read.nodes
    if (nodes > this.limits.nodes) return false
    this.bytes = bytes
    this.nodes = nodes
    this.text = next
    spot.list.counts![spot.index] = read.nodes
    this.replace(spot, read.node, delta)
    return true
  }

  private replace({ list, pair, index }: Spot, node: Node, delta: number): void {
    const { root } = this
    const key = root.keys[pair]
    list.items[index] = node
    list.value[index] = node.value
    for (let i = index + 1; i < list.items.length; i++) list.shifts![i] += delta
    list.end = list.items.at(-1)!.end + list.shifts!.at(-1)!
    for (let i = pair + 1; i < root.nodes.length; i++) {
      root.shifts![i] += delta
      root.keySpans[2 * i] += delta
      root.keySpans[2 * i + 1] += delta
    }
    root.end = root.nodes.at(-1)!.end + root.shifts!.at(-1)!
    this.items.get(key)![index] = itemProblems(this.kind, key, index, node.value)
    this.shell = fileProblems(this.kind, root.value)
  }

  /** The item that holds the whole change behind its dash, before the line of the next thing. */
  private spotOf(start: number, end: number): Spot | undefined {
    const { root } = this
    let pair = root.nodes.length - 1
    while (pair >= 0 && root.shifts![pair] > start) pair--
    const list = root.nodes[pair]
    if (list?.kind !== 'list' || !list.shifts || list.items.length === 0) return undefined
    const base = root.shifts![pair]
    const index = lastAtMost(list.shifts, start - base)
    if (index < 0) return undefined
    const dash = base + list.shifts[index]
    const after = list.shifts[index + 1]
    const next = after === undefined ? (root.shifts![pair + 1] ?? this.text.length) : base + after
    const lineOfNext = next === this.text.length ? next + 1 : this.text.lastIndexOf('\n', next - 1) + 1
    if (start <= dash || start >= lineOfNext || end > lineOfNext) return undefined
    return { list, pair, index, dash, column: this.columnOf(dash), end: next }
  }

  /** Reads an item with all its places, when so far only its outline is known. */
  private readInside([property, index]: Problem['path']): void {
    const pair = this.root.keys.indexOf(String(property))
    const list = this.root.nodes[pair]
    if (list?.kind !== 'list' || typeof index !== 'number' || list.items[index]?.kind !== 'scalar') return
    if (typeof list.value[index] !== 'object') return
    const dash = this.root.shifts![pair] + list.shifts![index]
    const end = dash + list.items[index].end
    const read = new FastPath(this.text, this.limits).item(dash, this.columnOf(dash), end)
    if (read) list.items[index] = read.node
  }

  private columnOf(offset: number): number {
    return offset - this.text.lastIndexOf('\n', offset) - 1
  }

  diagnostics(): Diagnostic[] {
    const found: Problem[] = this.shell.slice()
    for (const items of this.items.values())
      for (const problems of items) if (problems.length > 0) found.push(...problems)
    if (found.length === 0) return []
    for (const { path } of found) this.readInside(path)
    const parsed = parsedOf(this.text, this.root, [])
    return limited(found.map((problem) => place({ file: this.path, ...problem }, parsed)))
  }
}

type Spot = {
  readonly list: ListNode
  /** Index of the list among the values of the root. */
  readonly pair: number
  readonly index: number
  /** Where the item's dash stands. */
  readonly dash: number
  readonly column: number
  /** Where the next thing begins: a dash, a key, or the end of the text. */
  readonly end: number
}

/** The last index whose number is at most `limit`; the numbers rise. */
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

const CHUNK = 1024

/** The smallest span that differs: what comes before and after it is the same in both texts. */
export function changeBetween(old: string, next: string): { start: number; oldEnd: number; newEnd: number } {
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start + CHUNK <= shorter && old.slice(start, start + CHUNK) === next.slice(start, start + CHUNK))
    start += CHUNK
  while (start < shorter && old.charCodeAt(start) === next.charCodeAt(start)) start++
  let tail = 0
  const most = shorter - start
  while (
    tail + CHUNK <= most &&
    old.slice(old.length - tail - CHUNK, old.length - tail) ===
      next.slice(next.length - tail - CHUNK, next.length - tail)
  )
    tail += CHUNK
  while (tail < most && old.charCodeAt(old.length - tail - 1) === next.charCodeAt(next.length - tail - 1))
    tail++
  return { start, oldEnd: old.length - tail, newEnd: next.length - tail }
}

/**
 * Reads any text through the guards and `yaml`, and turns what came out into nodes with places, faults included.
 * A broken text still gives what could be read.
 */
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  Scalar,
  type YAMLError,
  type YAMLSeq,
} from 'yaml'
import type { Limits } from '../limits'
import { type Fault, fault } from './fault'
import { guard } from './guard'
import { isObjectWord, type ListNode, type MapNode, type Node, type ScalarNode, type Span } from './node'
import { readWord } from './numbers'
import { syntaxFault } from './syntax'

export type Reading = {
  /** Missing when there is nothing to read: an empty file, or one refused whole. */
  readonly root?: Node
  readonly faults: Fault[]
}

export function readByFallback(text: string, limits: Limits): Reading {
  const { faults, document } = guard(text, limits)
  if (!document) return { faults }
  const converter = new Converter(text, faults, limits)
  const root = document.contents ? converter.node(document.contents, { start: 0, end: 0 }) : undefined
  const first = firstError(document)
  if (first && !faults.some((known) => known.breaks && known.start <= first.pos[0]))
    faults.push(syntaxFault(text, first, root))
  faults.sort((a, b) => a.start - b.start)
  return { root: root && isEmptyDocument(document, root) ? undefined : root, faults }
}

const isEmptyDocument = (document: Document.Parsed, root: Node): boolean =>
  root.kind === 'scalar' &&
  root.value === null &&
  isScalar(document.contents) &&
  document.contents.source === ''

/** Later syntax errors mostly come from the first: one cause, one finding. */
function firstError(document: Document.Parsed): YAMLError | undefined {
  return document.errors.reduce<YAMLError | undefined>(
    (first, error) => (first && first.pos[0] <= error.pos[0] ? first : error),
    undefined,
  )
}

class Converter {
  private count = 0

  constructor(
    private readonly text: string,
    private readonly faults: Fault[],
    private readonly limits: Limits,
  ) {}

  /** @param empty Where a value that is not there would stand. */
  node(source: unknown, empty: Span): Node {
    if (++this.count === this.limits.nodes + 1) {
      const start = rangeOf(source)?.[0] ?? empty.start
      this.faults.push(
        fault('E-YAML-NODES', { start, end: start }, { limit: this.limits.nodes }, { breaks: true }),
      )
    }
    if (this.count > this.limits.nodes) return { kind: 'scalar', value: null, ...empty, reported: true }
    if (isMap(source)) return this.map(source.items as Pair[], rangeOf(source)!, source.flow === true)
    if (isSeq(source)) return this.list(source, rangeOf(source)!)
    if (isScalar(source)) return this.scalar(source, empty)
    // An alias: refused by the guard.
    const range = rangeOf(source)
    return {
      kind: 'scalar',
      value: null,
      start: range?.[0] ?? empty.start,
      end: range?.[1] ?? empty.end,
      ...(range ? { reported: true as const } : {}),
    }
  }

  private map(items: readonly Pair[], range: readonly number[], flow: boolean): MapNode {
    const map: MapNode = {
      kind: 'map',
      value: {},
      start: range[0],
      end: range[0],
      keys: [],
      keySpans: [],
      nodes: [],
    }
    for (const pair of items) this.pair(map, pair)
    if (flow) map.end = range[1]
    return map
  }

  private pair(map: MapNode, pair: Pair): void {
    const range = rangeOf(pair.key)
    if (!range) return
    const span = { start: range[0], end: range[1] }
    const afterColon = this.afterColon(span.end)
    const node = this.node(pair.value, { start: afterColon, end: afterColon })
    map.end = Math.max(map.end, node.end, afterColon)
    const key = this.key(pair.key, span)
    if (key === undefined) return
    if (Object.hasOwn(map.value, key)) {
      this.faults.push(fault('E-KEY-DUPLICATE', span, { key }))
      return
    }
    map.keys.push(key)
    map.keySpans.push(span.start, span.end)
    map.nodes.push(node)
    map.value[key] = node.value
  }

  private key(source: unknown, span: Span): string | undefined {
    if (!isScalar(source)) {
      if (!this.faults.some(({ code }) => code === 'E-YAML-KEY-MARK'))
        this.faults.push(fault('E-KEY-TEXT', span, {}, { breaks: true }))
      return undefined
    }
    const written = this.text.slice(span.start, span.end)
    const key = typeof source.value === 'string' ? source.value : written
    if (written === '<<') {
      this.faults.push(fault('E-YAML-MERGE', span, {}, { breaks: true }))
      return undefined
    }
    if (isObjectWord(key)) {
      this.faults.push(fault('E-KEY-RESERVED', span, { key }))
      return undefined
    }
    if (source.type === Scalar.PLAIN && typeof readWord(written).value !== 'string')
      this.faults.push(fault('E-KEY-TEXT', span, {}, { fix: quote(span, written) }))
    else if (readWord(written).surprise && source.type === Scalar.PLAIN)
      this.faults.push(fault('E-KEY-TEXT', span, {}, { fix: quote(span, written) }))
    return key
  }

  private list(source: YAMLSeq, range: readonly number[]): ListNode {
    const list: ListNode = { kind: 'list', value: [], start: range[0], end: range[0], items: [] }
    for (const item of source.items) {
      const at = this.emptyItem(item, list)
      const node = isPair(item) ? this.onePairMap(item) : this.node(item, { start: at, end: at })
      list.items.push(node)
      list.value.push(node.value)
      list.end = Math.max(list.end, node.end)
    }
    if (source.flow === true) list.end = range[1]
    return list
  }

  /** `[a: 1]`: a map of one pair without braces. */
  private onePairMap(pair: Pair): Node {
    return this.map([pair], rangeOf(pair.key) ?? [0, 0], false)
  }

  private scalar(source: Scalar, empty: Span): ScalarNode {
    const range = source.range!
    if (range[0] === range[1] && source.type === Scalar.PLAIN)
      return { kind: 'scalar', value: null, ...empty }
    const span = { start: range[0], end: range[1] }
    if (source.type !== Scalar.PLAIN || source.tag !== undefined)
      return { kind: 'scalar', value: asValue(source.value), ...span }
    const written = source.source ?? ''
    const word = readWord(written)
    if (word.surprise === undefined) return { kind: 'scalar', value: word.value, ...span }
    this.faults.push(
      fault(
        word.surprise,
        span,
        { found: written, read: String(source.value) },
        { fix: quote(span, written) },
      ),
    )
    return { kind: 'scalar', value: written, ...span, reported: true }
  }

  private afterColon(from: number): number {
    let at = from
    while (this.text[at] === ' ' || this.text[at] === '\t') at++
    return this.text[at] === ':' ? at + 1 : from
  }

  /** After the dash, or after the comma, of an item without a value. */
  private emptyItem(item: unknown, list: ListNode): number {
    let at = rangeOf(item)?.[0] ?? list.end
    while (at > list.start && /\s/.test(this.text[at - 1])) at--
    return at
  }
}

const quote = (span: Span, written: string): NonNullable<Fault['fix']> => ({
  ...span,
  text: JSON.stringify(written),
  title: { key: 'fixes.quote' },
})

const asValue = (value: unknown): ScalarNode['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

function rangeOf(source: unknown): readonly number[] | undefined {
  return (source as { range?: readonly number[] | null } | null)?.range ?? undefined
}

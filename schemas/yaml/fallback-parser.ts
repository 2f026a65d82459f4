/**
 * Reads any text through the guards and `yaml`, and converts the result to nodes with places and faults.
 * A broken text still gives its readable part.
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
import { oddFault } from './characters'
import { type Fault, fault } from './fault'
import { guard } from './guard'
import { isObjectWord, type ListNode, type MapNode, type Node, type ScalarNode, type Span } from './node'
import { readWord } from './numbers'
import { syntaxFault } from './syntax'

export type Reading = {
  /** Absent for an empty file, or one refused as a whole. */
  readonly root?: Node
  readonly faults: Fault[]
}

export function readByFallback(text: string, limits: Limits): Reading {
  const { faults, document } = guard(text, limits)
  if (!document) return { faults }
  const converter = new Converter(text, faults, limits)
  const root = document.contents ? converter.node(document.contents, { start: 0, end: 0 }) : undefined
  const first = firstError(document)
  const all = first ? withSyntax(faults, syntaxFault(text, first, root), first.pos[0]) : faults
  all.sort((a, b) => a.start - b.start)
  return { root: root && isEmptyDocument(document, root) ? undefined : root, faults: all }
}

/** The syntax error, unless an earlier fault is its cause. A list or a map that looks like a key is only indented wrongly. */
function withSyntax(faults: Fault[], syntax: Fault, at: number): Fault[] {
  if (syntax.code === 'E-YAML-INDENT')
    return [...faults.filter(({ code, start }) => code !== 'E-KEY-TEXT' || start < syntax.start), syntax]
  return faults.some((known) => known.breaks && known.start <= at) ? faults : [...faults, syntax]
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
  #count = 0

  constructor(
    private readonly text: string,
    private readonly faults: Fault[],
    private readonly limits: Limits,
  ) {}

  /** @param empty the place of a missing value */
  node(source: unknown, empty: Span): Node {
    if (++this.#count === this.limits.nodes + 1) {
      const start = rangeOf(source)?.[0] ?? empty.start
      this.faults.push(
        fault('E-YAML-NODES', { start, end: start }, { limit: this.limits.nodes }, { breaks: true }),
      )
    }
    if (this.#count > this.limits.nodes) return { kind: 'scalar', value: null, ...empty, reported: true }
    if (isMap(source)) return this.#map(source.items as Pair[], rangeOf(source)!, source.flow === true)
    if (isSeq(source)) return this.#list(source, rangeOf(source)!)
    if (isScalar(source)) return this.#scalar(source, empty)
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

  #map(items: readonly Pair[], range: readonly number[], flow: boolean): MapNode {
    const map: MapNode = {
      kind: 'map',
      value: {},
      start: range[0],
      end: range[0],
      keys: [],
      keySpans: [],
      nodes: [],
    }
    for (const pair of items) if (!flow || !this.#isAfterComma(map, pair)) this.#pair(map, pair)
    if (flow) map.end = range[1]
    return map
  }

  /** `{ en: One, two }`: the part after a comma without a colon continues the text before it, which needs quotes. */
  #isAfterComma(map: MapNode, pair: Pair): boolean {
    const before = map.nodes.at(-1)
    const key = pair.key
    const range = rangeOf(key)
    if (before?.kind !== 'scalar' || !range || !isScalar(key) || key.type !== Scalar.PLAIN) return false
    const known = this.faults.findLast(({ code }) => code === 'E-YAML-TEXT-COMMA')
    const isQuoted = /^["']/.test(this.text.slice(before.start))
    if (isQuoted || typeof before.value !== 'string' || before.value === '') return false
    if (this.#afterColon(range[1]) !== range[1] || rangeOf(pair.value)) return false
    const span = { start: before.start, end: range[1] }
    const written = this.text.slice(span.start, span.end)
    const value = written.replace(/\s*\n\s*/g, ' ')
    if (known?.start === span.start) this.faults.splice(this.faults.indexOf(known), 1)
    this.faults.push(fault('E-YAML-TEXT-COMMA', span, { found: value }, { fix: quote(span, value) }))
    map.nodes[map.nodes.length - 1] = { ...before, value, end: span.end }
    map.value[map.keys[map.keys.length - 1]] = value
    return true
  }

  #pair(map: MapNode, pair: Pair): void {
    const range = rangeOf(pair.key)
    if (!range) return
    const span = { start: range[0], end: range[1] }
    const afterColon = this.#afterColon(span.end)
    const node = this.node(pair.value, { start: afterColon, end: afterColon })
    map.end = Math.max(map.end, node.end, afterColon)
    const key = this.#key(pair.key, span)
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

  #key(source: unknown, span: Span): string | undefined {
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

  #list(source: YAMLSeq, range: readonly number[]): ListNode {
    const list: ListNode = { kind: 'list', value: [], start: range[0], end: range[0], items: [] }
    for (const item of source.items) {
      const at = this.#emptyItem(item, list)
      const node = isPair(item) ? this.#onePairMap(item) : this.node(item, { start: at, end: at })
      list.items.push(node)
      list.value.push(node.value)
      list.end = Math.max(list.end, node.end)
    }
    if (source.flow === true) list.end = range[1]
    return list
  }

  /** `[a: 1]`: a map of one pair without braces. */
  #onePairMap(pair: Pair): Node {
    return this.#map([pair], rangeOf(pair.key) ?? [0, 0], false)
  }

  #scalar(source: Scalar, empty: Span): ScalarNode {
    const range = source.range!
    if (range[0] === range[1] && source.type === Scalar.PLAIN)
      return { kind: 'scalar', value: null, ...empty }
    const span = { start: range[0], end: range[1] }
    if (source.type === Scalar.QUOTE_DOUBLE) this.#escapes(span)
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

  /** A mark that reverses the direction of writing, as an escape. */
  #escapes({ start, end }: Span) {
    for (const { 0: written, 1: code, index } of this.text.slice(start, end).matchAll(TURNING_ESCAPE)) {
      const span = { start: start + index, end: start + index + written.length }
      this.faults.push(oddFault(String.fromCharCode(Number.parseInt(code, 16)), span, { ...span, text: '' }))
    }
  }

  #afterColon(from: number): number {
    let at = from
    while (this.text[at] === ' ' || this.text[at] === '\t') at++
    return this.text[at] === ':' ? at + 1 : from
  }

  /** After the dash, or after the comma, of an item without a value. */
  #emptyItem(item: unknown, list: ListNode): number {
    let at = rangeOf(item)?.[0] ?? list.end
    while (at > list.start && /\s/.test(this.text[at - 1])) at--
    return at
  }
}

const TURNING_ESCAPE = /(?<=(?:^|[^\\])(?:\\\\)*)\\u(202[a-e]|206[6-9])/gi

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

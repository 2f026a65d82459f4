/** The documentation of a key or a value: description, type, limits, example, and the source of allowed names. */
import { type Kind, schemaFor } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import { isLoaded } from '../library'
import type { Schema } from '../part'
import type { Placed } from '../resolve'
import { writtenSchemaAt } from '../short/short-keys'
import { branches, settle } from '../walk'
import { type Node, spanOf } from '../yaml/node'
import { parse } from '../yaml/parse'
import { keySchema } from './complete'
import { contextAt } from './context'
import { describe, type Language, typeName, wordsOf } from './words'

export type Hover = { readonly text: string; readonly from: number; readonly to: number }
export type PathAt = { readonly path: ValuePath; readonly on: 'key' | 'value' }

export function hover(
  path: string,
  text: string,
  offset: number,
  language: Language = 'en',
  ruleset?: string,
): Hover | undefined {
  const kind = schemaFor(path, ruleset)
  if (!kind || !isLoaded(kind)) return undefined
  return hoverParsed(kind, text, offset, language) ?? hoverLine(kind, text, offset, language)
}

function hoverParsed(kind: Kind, text: string, offset: number, language: Language): Hover | undefined {
  const { root, value, broken } = parse(text)
  const at = root && pathIn(root, offset)
  if (broken || !root || !at || at.path.length === 0) return undefined
  const about = typeof at.path.at(-1) === 'number' ? at.path.slice(0, -1) : at.path
  const placed = writtenSchemaAt(kind, value, about)
  if (!placed) return undefined
  const span = spanOf(root, at.path, at.on)
  if (at.on === 'value' && text.slice(span.start, span.end).includes('\n')) return undefined
  return { text: card(placed, at.path, language), from: span.start, to: span.end }
}

/** In invalid text: the key of the line, by indentation. */
function hoverLine(kind: Kind, text: string, offset: number, language: Language): Hover | undefined {
  const context = contextAt(text, offset)
  const level = context?.levels.at(-1)
  if (!context || level?.kind !== 'map') return undefined
  const key = context.at === 'key' ? text.slice(context.from, context.to) : level.key
  const placed = key === '' ? undefined : keySchema(kind, context, key)
  if (!placed) return undefined
  return { text: card(settle(placed, undefined), [key], language), from: context.from, to: context.to }
}

function card(placed: Placed, path: ValuePath, language: Language): string {
  const { schema } = placed
  const words = wordsOf(language)
  const name = path.findLast((step) => typeof step === 'string')
  const description = describe(schema, language)
  const facts = [typeName(schema, language), limits(schema)].filter(Boolean).join(', ')
  const allowed = allowedNames(placed)
  const source = schema['x-names']
  const lines = [
    `**${name}**${facts ? ` · ${facts}` : ''}`,
    description,
    allowed.length > 0 ? `${words.allowed}: ${allowed.map((value) => `\`${value}\``).join(', ')}` : undefined,
    source ? `${words.names}: ${sourceOf(source, words.sources)}` : undefined,
    schema.examples?.length ? `${words.example}: \`${inline(schema.examples[0])}\`` : undefined,
  ]
  return lines.filter((line) => line !== undefined).join('\n\n')
}

function limits(schema: Schema): string | undefined {
  if (schema.minimum !== undefined && schema.maximum !== undefined)
    return `${schema.minimum}–${schema.maximum}`
  return undefined
}

function allowedNames(placed: Placed): string[] {
  const { schema } = placed
  const fixed = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  const tag = schema.discriminator?.propertyName
  const shapes = tag ? branches(placed).map((branch) => branch.schema.properties?.[tag]?.const) : []
  return [...fixed, ...(schema['x-also'] ?? []), ...shapes].map(String)
}

const sourceOf = (names: string, sources: Readonly<Record<string, string>>): string =>
  Object.hasOwn(sources, names) ? sources[names] : names

/** An example on one line, in YAML. */
function inline(example: unknown): string {
  if (Array.isArray(example)) return `[${example.map(inline).join(', ')}]`
  if (typeof example === 'object' && example !== null)
    return `{ ${Object.entries(example)
      .map(([key, value]) => `${key}: ${inline(value)}`)
      .join(', ')} }`
  if (typeof example === 'string')
    return /^[A-Za-z][A-Za-z0-9 ._-]*$/.test(example) ? example : JSON.stringify(example)
  return String(example)
}

/** The path of the key or value at an offset; `undefined` outside all of them. */
export function pathAt(text: string, offset: number): PathAt | undefined {
  const { root } = parse(text)
  return root && pathIn(root, offset)
}

function pathIn(root: Node, offset: number): PathAt | undefined {
  const path: (string | number)[] = []
  let node: Node = root
  if (offset < root.start || offset > root.end) return undefined
  for (;;) {
    if (node.kind === 'scalar') return { path, on: 'value' }
    const step = node.kind === 'map' ? inMap(node, offset) : inList(node, offset)
    if (!step) return { path, on: 'value' }
    path.push(step.step)
    if (step.on === 'key') return { path, on: 'key' }
    node = step.node
  }
}

type Step = { step: string | number; node: Node; on: 'key' | 'value' }

function inMap(map: Extract<Node, { kind: 'map' }>, offset: number): Step | undefined {
  for (let i = 0; i < map.keys.length; i++) {
    const node = map.nodes[i]
    if (offset >= map.keySpans[2 * i] && offset <= map.keySpans[2 * i + 1])
      return { step: map.keys[i], node, on: 'key' }
    if (offset >= node.start && offset <= node.end) return { step: map.keys[i], node, on: 'value' }
  }
  return undefined
}

function inList(list: Extract<Node, { kind: 'list' }>, offset: number): Step | undefined {
  const index = list.items.findIndex((node) => offset >= node.start && offset <= node.end)
  return index < 0 ? undefined : { step: index, node: list.items[index], on: 'value' }
}

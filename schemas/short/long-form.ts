/** Makes the long form of one block. Its nodes keep the places of the short one in the text. */
import { nearest } from '../suggest'
import type { MapNode, Node, ScalarNode } from '../yaml/node'
import type { Shape } from './shapes'
import { type ShortWord, type ShortWords, wordNamed } from './words'

/** The name of a word that needs no other key: `here` for `{ type: here }`. Any other value is unchanged. */
export function asWord(shape: Shape, node: ScalarNode): Node {
  const { words } = shape.ofMap
  return typeof node.value === 'string' && words?.alone.has(node.value)
    ? new Entries(node).add('type', node, [node.start, node.end]).map()
    : node
}

/** The long form of a map; any other value, and a block that is already long, is unchanged. */
export function inLongForm(shape: Shape, node: Node): Node {
  const { words } = shape.ofMap
  if (!words || node.kind !== 'map') return node
  const type = node.keys.includes('type') ? node.value.type : undefined
  if (type === undefined) return node.keys.includes('type') ? node : fromKeys(words, node)
  const word = typeof type === 'string' && !words.names.has(type) ? words.within.get(type) : undefined
  return word ? withType(words, word, node, word.main) : node
}

function fromKeys(words: ShortWords, node: MapNode): Node {
  const word = wordNamed(words, node.keys)
  if (word) return withType(words, word, node, word.name)
  return misspelt(words, node) ?? node
}

/** A block whose only unknown key is like the name of a word. It keeps the wrong name as its type, and the checks suggest the right one. */
function misspelt(words: ShortWords, node: MapNode): Node | undefined {
  for (const key of node.keys) {
    const likely = nearest(key, [...words.words.keys()])
    const word = likely === undefined ? undefined : words.words.get(likely)
    const isFit = word && node.keys.every((one) => one === key || word.keys.has(one))
    if (word && isFit) return withType(words, word, node, key)
  }
  return undefined
}

/** `key`: the written key that names the word. */
function withType(words: ShortWords, word: ShortWord, node: MapNode, key: string): Node {
  const at = node.keys.indexOf(key)
  const span = spanAt(node, at)
  const inner = new Entries(node)
  const outer = word.inside ? new Entries(node) : inner
  if (word.main !== 'type') inner.add('type', nameAt(key, span), span)
  for (const [index, name] of node.keys.entries()) {
    const isBound = word.inside !== undefined && isBoundOf(words, word, name)
    const into = index === at || !isBound ? inner : outer
    into.take(index, index === at ? word.main : name)
  }
  if (!word.inside) return inner.map()
  return new Entries(node)
    .add('type', nameAt(word.inside.name, span), span)
    .add(word.inside.main, inner.map(), span)
    .join(outer)
    .map()
}

/** Whether a key belongs to the condition around a measure. A key like a bound does too, so that the checks suggest it. */
const isBoundOf = ({ bounds }: ShortWords, { keys, inside }: ShortWord, name: string): boolean =>
  bounds.has(name) || (inside !== undefined && !keys.has(name) && nearest(name, [...bounds]) !== undefined)

const spanAt = ({ keySpans }: MapNode, index: number): [number, number] => [
  keySpans[2 * index],
  keySpans[2 * index + 1],
]

const nameAt = (value: string, [start, end]: [number, number]): ScalarNode => ({
  kind: 'scalar',
  value,
  start,
  end,
})

/** The entries of a new map in the place of another node. */
class Entries {
  readonly #keys: string[] = []
  readonly #spans: number[] = []
  readonly #nodes: Node[] = []
  readonly #shifts: number[] = []
  readonly #values: unknown[] = []

  constructor(private readonly from: Node) {}

  add(key: string, node: Node, span: readonly number[]): this {
    return this.#put(key, node, span, 0, node.value)
  }

  /** Takes an entry of the original map under this key. */
  take(index: number, key: string): void {
    const from = this.from as MapNode
    const written = from.keys[index]
    this.#put(key, from.nodes[index], spanAt(from, index), from.shifts?.[index] ?? 0, from.value[written])
  }

  join(other: Entries): this {
    other.#keys.forEach((key, index) => {
      const span = other.#spans.slice(2 * index, 2 * index + 2)
      this.#put(key, other.#nodes[index], span, other.#shifts[index], other.#values[index])
    })
    return this
  }

  #put(key: string, node: Node, span: readonly number[], shift: number, value: unknown): this {
    this.#keys.push(key)
    this.#spans.push(...span)
    this.#nodes.push(node)
    this.#shifts.push(shift)
    this.#values.push(value)
    return this
  }

  map(): MapNode {
    const { start, end } = this.from
    const value = Object.fromEntries(this.#keys.map((key, index) => [key, this.#values[index]]))
    const map: MapNode = {
      kind: 'map',
      value,
      start,
      end,
      keys: this.#keys,
      keySpans: this.#spans,
      nodes: this.#nodes,
    }
    return this.#shifts.some((shift) => shift !== 0) ? { ...map, shifts: this.#shifts } : map
  }
}

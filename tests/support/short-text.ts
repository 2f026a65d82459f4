/** Rewrites the blocks of a text in the short notation, wherever they have one. */
import type { Kind } from '../../schemas/catalogue'
import { type Shape, shapeOfFile, shapeOfWay } from '../../schemas/short/shapes'
import type { ShortWord } from '../../schemas/short/words'
import type { MapNode, Node } from '../../schemas/yaml/node'
import { parse } from '../../schemas/yaml/parse'

type Edit = { readonly start: number; readonly end: number; readonly text: string }

export function inShort(kind: Kind, text: string): string {
  const { root } = parse(text)
  const edits: Edit[] = []
  if (root) new Shortener(text, edits).visit(shapeOfFile(kind), root)
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((so, { start, end, text: now }) => so.slice(0, start) + now + so.slice(end), text)
}

class Shortener {
  constructor(
    private readonly text: string,
    private readonly edits: Edit[],
  ) {}

  visit(shape: Shape, node: Node): void {
    if (!shape.isOpen || node.kind === 'scalar') return
    if (node.kind === 'list') {
      for (const [index, item] of node.items.entries()) this.#child(shape.child(index, undefined), item)
      return
    }
    const isWord = this.#word(shape, node)
    if (isWord) return
    node.nodes.forEach((one, index) => {
      const key = node.keys[index]
      if (shape.isRoot && key === 'change') this.#ways(shape, one)
      else this.#child(shape.child(key, node.value.type), one)
    })
  }

  #child(shape: Shape | undefined, node: Node): void {
    if (shape) this.visit(shape, node)
  }

  #ways(root: Shape, node: Node): void {
    if (node.kind !== 'map') return
    for (const [index, one] of node.nodes.entries())
      this.#child(shapeOfWay(root, node.keys[index].split('.')), one)
  }

  /** Whether the whole word was replaced by its name, so that nothing is left to visit. */
  #word(shape: Shape, node: MapNode): boolean {
    const { words } = shape.ofMap
    const { type } = node.value
    if (!words || typeof type !== 'string') return false
    if (words.alone.has(type) && node.keys.length === 1) {
      this.#put(node.start, node.end, type)
      return true
    }
    const inner = node.nodes[node.keys.indexOf(MAIN)]
    if (this.#inline(shape, node, inner)) return true
    const word = words.words.get(type)
    if (word && !word.inside && node.keys.includes(word.main)) this.#shorten(node, word)
    return false
  }

  /** A condition with its measure in the same object: the measure must be written in braces. */
  #inline(shape: Shape, node: MapNode, inner: Node | undefined): boolean {
    const { words } = shape.ofMap
    if (node.value.type !== 'measure' || inner?.kind !== 'map' || this.text[inner.start] !== '{') return false
    const isFlow = this.text[node.start] === '{'
    const word = words?.words.get(String(inner.value.type))
    if (!word?.inside || !inner.keys.includes(word.main) || !(isFlow || inner.keys.length === 2)) return false
    this.#without(node, node.keys.indexOf('type'))
    const at = node.keys.indexOf(MAIN)
    this.#put(node.keySpans[2 * at], inner.start + 1 + this.#spaceAt(inner.start + 1), '')
    this.#shorten(inner, word)
    const last = inner.nodes.at(-1)!.end
    this.#put(last, inner.end, '')
    const branch = shape.ofMap.branch('measure')
    node.nodes.forEach((one, index) => {
      if (one === inner) this.#inside(branch?.child(MAIN, 'measure'), inner)
      else this.#child(branch?.child(node.keys[index], 'measure'), one)
    })
    return true
  }

  #inside(shape: Shape | undefined, inner: MapNode): void {
    const branch = shape?.ofMap.branch(inner.value.type)
    inner.nodes.forEach((one, index) => {
      this.#child(branch?.child(inner.keys[index], undefined), one)
    })
  }

  /** Removes the type, and gives its name to the main key. */
  #shorten(node: MapNode, { name, main }: ShortWord): void {
    this.#without(node, node.keys.indexOf('type'))
    const at = node.keys.indexOf(main)
    if (name !== main) this.#put(node.keySpans[2 * at], node.keySpans[2 * at + 1], name)
  }

  #without(node: MapNode, at: number): void {
    const next = node.keySpans[2 * at + 2]
    if (next !== undefined) this.#put(node.keySpans[2 * at], next, '')
    else this.#put(node.nodes[at - 1].end, node.nodes[at].end, '')
  }

  readonly #spaceAt = (at: number): number => /^\s*/.exec(this.text.slice(at))![0].length

  #put(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text })
  }
}

/** The key of the measure of a condition. */
const MAIN = 'of'

/**
 * The short notation of blocks: `{ counter: c, least: 1 }` for `{ type: measure, of: { type: counter, counter: c }, least: 1 }`.
 * A text is expanded right after parsing, so that all other readers know the long form only. The expanded nodes keep their places
 * in the text. The words and their main keys (`x-short`) come from the schemas.
 */
import type { Kind } from './catalogue'
import { isLoaded } from './library'
import { asWord, inLongForm } from './short/long-form'
import { type Shape, shapeOfFile, shapeOfWay } from './short/shapes'
import type { ListNode, MapNode, Node } from './yaml/node'
import { type Parsed, parsedOf } from './yaml/parsed'

/** The same text with its blocks in the long form; the same object if nothing is short. */
export function inFull(kind: Kind, parsed: Parsed): Parsed {
  const { root } = parsed
  if (!root || !isLoaded(kind)) return parsed
  const full = expanded(shapeOfFile(kind), root)
  return full === root ? parsed : parsedOf(parsed.text, full, parsed.faults)
}

const known = new WeakMap<Node, Map<Shape, Node>>()

/** Expands a node, cached by node, because an edit replaces few nodes. */
function expanded(shape: Shape, node: Node): Node {
  if (node.kind === 'scalar') return asWord(shape, node)
  if (!shape.isOpen) return node
  const ofNode = known.get(node) ?? new Map<Shape, Node>()
  known.set(node, ofNode)
  const found = ofNode.get(shape) ?? withInside(shape, inLongForm(shape, node))
  ofNode.set(shape, found)
  return found
}

function withInside(shape: Shape, node: Node): Node {
  if (node.kind === 'list')
    return withNodes(node, (one, index) => inChild(shape.child(index, undefined), one))
  if (node.kind === 'scalar') return node
  const { type } = node.value
  return withNodes(node, (one, index) => {
    const key = node.keys[index]
    return shape.isRoot && key === 'change' ? withWays(shape, one) : inChild(shape.child(key, type), one)
  })
}

const inChild = (shape: Shape | undefined, node: Node): Node => (shape ? expanded(shape, node) : node)

/** The values under `change` of a file: each key is a way into the file below. */
const withWays = (root: Shape, node: Node): Node =>
  node.kind === 'map'
    ? withNodes(node, (one, index) => inChild(shapeOfWay(root, node.keys[index].split('.')), one))
    : node

/** The same list or map with other nodes; the same object if they are the same. */
function withNodes(node: ListNode | MapNode, make: (one: Node, index: number) => Node): Node {
  const before = node.kind === 'map' ? node.nodes : node.items
  const nodes = before.map(make)
  if (nodes.every((one, index) => one === before[index])) return node
  if (node.kind === 'list') {
    const value = nodes.map((one, index) => (one === before[index] ? node.value[index] : one.value))
    return { ...node, items: nodes, value }
  }
  const entries = nodes.map((one, index) => {
    const key = node.keys[index]
    return [key, one === before[index] ? node.value[key] : one.value]
  })
  return { ...node, nodes, value: Object.fromEntries(entries) }
}

/** The places of values in a text. */
import type { Range, ValuePath } from '../diagnostic'
import { type Node, spanOf } from '../yaml/node'
import type { Parsed } from '../yaml/parsed'

/** The place of a path in the text; `undefined` if it does not exist. */
export function rangeOf(
  { root, lines }: Parsed,
  path: ValuePath,
  on: 'key' | 'value' = 'value',
): (Range & { from: number; to: number }) | undefined {
  if (!root || !leads(root, path)) return undefined
  const span = spanOf(root, path, on)
  return { ...lines.range(span), from: span.start, to: span.end }
}

function leads(root: Node, path: ValuePath): boolean {
  let node: Node | undefined = root
  for (const step of path) {
    if (node?.kind === 'map') node = node.nodes[node.keys.indexOf(String(step))]
    else if (node?.kind === 'list') node = node.items[Number(step)]
    else node = undefined
  }
  return node !== undefined
}

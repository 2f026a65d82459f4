/** A parsed text, and the reader for plain YAML alone. `parse` reads any text but is large. */
import type { Range, ValuePath } from '../diagnostic'
import { byteLength, LIMITS, type Limits } from '../limits'
import { FastPath } from './fast-path'
import type { Fault } from './fault'
import { Lines } from './lines'
import { type Node, spanOf } from './node'

export type Parsed = {
  readonly text: string
  /** The parsed value; `undefined` if there is none. */
  readonly value: unknown
  readonly root?: Node
  readonly faults: readonly Fault[]
  /** Whether parts can be missing because the text could not be read completely. */
  readonly broken: boolean
  readonly lines: Lines
  /** The place of a key or a value, or of the nearest enclosing value if the path does not exist. */
  locate(path: ValuePath, on?: 'key' | 'value'): Range
}

/** The result of `parse` for plain YAML; `undefined` for texts that only `parse` can read or diagnose. */
export function quickParse(text: string, limits: Limits = LIMITS): Parsed | undefined {
  if (byteLength(text) > limits.bytes) return undefined
  const root = new FastPath(text, limits).document(false)
  return root && parsedOf(text, root, [])
}

export function parsedOf(text: string, root: Node | undefined, faults: readonly Fault[]): Parsed {
  let lines: Lines | undefined
  return {
    text,
    value: root?.value,
    root,
    faults,
    broken: faults.some((fault) => fault.breaks),
    get lines() {
      lines ??= new Lines(text)
      return lines
    },
    locate(path, on = 'value') {
      return this.lines.range(root ? spanOf(root, path, on) : { start: 0, end: 0 })
    },
  }
}

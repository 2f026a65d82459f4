/** A text that was read, and the reader of plain YAML alone. `parse` reads any text, and is large. */
import type { Range, ValuePath } from './diagnostic'
import { byteLength, LIMITS, type Limits } from './limits'
import { FastPath } from './yaml/fast-path'
import type { Fault } from './yaml/fault'
import { Lines } from './yaml/lines'
import { type Node, spanOf } from './yaml/node'

export type Parsed = {
  readonly text: string
  /** What could be read; undefined when there is nothing. */
  readonly value: unknown
  readonly root?: Node
  readonly faults: readonly Fault[]
  /** Whether something may only look missing, because the text could not be read to its end. */
  readonly broken: boolean
  readonly lines: Lines
  /** The place of a key or a value; of the nearest value around it when the path leads nowhere. */
  locate(path: ValuePath, on?: 'key' | 'value'): Range
}

/** What `parse` answers for YAML as packs are written; undefined for a text that only `parse` can read or say what is wrong with it. */
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

import type { ValuePath } from '../../../schemas/diagnostic'
import { find, type Span, spanOf } from '../../../schemas/yaml/node'
import { parseText } from './parse-text'

export type ReadYaml = {
  /** False if a mistake hides a part of the text. */
  readonly ok: boolean
  readonly value: unknown
  /** The range of the value at a path, in offsets of the given text. */
  spanOf(path: ValuePath): Span | undefined
}

/** Parses a part of a file by itself. */
export function readYaml(text: string): ReadYaml {
  const { root, value, faults } = parseText(text)
  const ok = !faults.some((fault) => fault.severity === 'error')
  return {
    ok,
    value: ok ? value : undefined,
    spanOf: (path) =>
      root && find(root, path).depth === path.length ? spanOf(root, path, 'value') : undefined,
  }
}

import { isNode, parseDocument } from 'yaml'

export type Span = { readonly start: number; readonly end: number }
export type ReadYaml = {
  readonly ok: boolean
  readonly value: unknown
  /** Where the value at a path is written, in offsets of the text given. */
  spanOf(path: readonly (string | number)[]): Span | undefined
}

/** Reads a part of a file by itself. */
export function readYaml(text: string): ReadYaml {
  const document = parseDocument(text, { logLevel: 'silent' })
  if (document.errors.length > 0) return { ok: false, value: undefined, spanOf: () => undefined }
  return {
    ok: true,
    value: document.toJS({ maxAliasCount: 0 }),
    spanOf(path) {
      const node = document.getIn(path, true)
      return isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined
    },
  }
}

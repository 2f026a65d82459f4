/**
 * Parses the text of one YAML file to values with places. All guards come first (size, characters, depth, anchors, tags ...).
 * A broken file still gives its readable part, with its faults, each treated as if edited.
 */
import type { Diagnostic, ValuePath } from '../diagnostic'
import { LIMITS, type Limits } from '../limits'
import { readAsMeant } from './as-meant'
import { readByFallback } from './fallback-parser'
import type { Fault } from './fault'
import { type Lines, withLineEnds } from './lines'
import { find, type Node } from './node'
import { type Parsed, parsedOf, quickParse } from './parsed'

export type { Parsed } from './parsed'

export function parse(text: string, limits: Limits = LIMITS): Parsed {
  const quick = quickParse(text, limits)
  return quick ?? readAsMeant(withLineEnds(text), limits)
}

/** The same without the edits of its faults: the original text. */
export function parseAsWritten(text: string, limits: Limits = LIMITS): Parsed {
  const { root, faults } = readByFallback(text, limits)
  return parsedOf(text, root, faults)
}

/** Whether the reader has already reported a fault of this value. */
export function isReported(root: Node | undefined, path: ValuePath): boolean {
  if (!root) return false
  const { node, depth } = find(root, path)
  return depth === path.length && node.kind === 'scalar' && node.reported === true
}

/** Decodes the bytes of a file. Invalid UTF-8 gives the first bad byte, and the text with replacement characters. */
export function decode(bytes: Uint8Array): { text: string; badAt?: number; utf16?: boolean } {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (utf16) return { text: '', badAt: 0, utf16 }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text }
  } catch {
    return { text, badAt: text.indexOf('\ufffd') }
  }
}

/** A fault with its place in lines and columns. */
export function faultDiagnostic(file: string, fault: Fault, lines: Lines): Diagnostic {
  return {
    file,
    path: [],
    code: fault.code,
    severity: fault.severity,
    message: fault.message,
    ...(fault.expected === undefined ? {} : { expected: fault.expected }),
    ...lines.firstLine(fault),
    ...(fault.fix
      ? { fix: { range: lines.range(fault.fix), text: fault.fix.text, title: fault.fix.title } }
      : {}),
  }
}

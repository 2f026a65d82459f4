/**
 * The fallback parser: every guard runs before the text is composed. `yaml` composes recursively, and deep nesting can end the process.
 * Depth is therefore measured on its token stream, which is not recursive, and reading stops at the limit.
 */
import { Composer, CST, type Document, Lexer, Parser } from 'yaml'
import { byteLength, type Limits } from '../limits'
import { oddFault } from './characters'
import { type Fault, fault } from './fault'
import type { Span } from './node'

export type Guarded = { readonly faults: Fault[]; readonly document?: Document.Parsed }

/** Characters that are forbidden in text files of a pack: C0 and C1 controls except tab and line ends, lone surrogates, non-characters. */
const BAD_CHARACTER =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** A quick test before it: everything but plain text of the first plane. */
const UNUSUAL_CHARACTER = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/

/** Faults of the raw text: size, characters. `stop` if it must not even be tokenised. */
export function textFaults(text: string, limits: Limits): { faults: Fault[]; stop: boolean } {
  const faults: Fault[] = []
  const bytes = byteLength(text)
  if (bytes > limits.bytes) {
    const values = { found: Math.ceil(bytes / 1024), limit: Math.floor(limits.bytes / 1024) }
    return {
      faults: [
        fault('E-FILE-SIZE', { start: 0, end: 0 }, values, {
          breaks: true,
          expected: `≤ ${values.limit} kB`,
        }),
      ],
      stop: true,
    }
  }
  const bad = UNUSUAL_CHARACTER.test(text) ? BAD_CHARACTER.exec(text) : null
  if (bad) {
    const span = { start: bad.index, end: bad.index + bad[0].length }
    faults.push(oddFault(bad[0], span, { ...span, text: '' }, true))
  }
  return { faults, stop: bad !== null }
}

/** Tokens that packs must not use, with the fault for each. */
const REFUSED: Partial<Record<string, string>> = {
  anchor: 'E-YAML-ANCHOR',
  alias: 'E-YAML-ALIAS',
  tag: 'E-YAML-TAG',
  'directive-line': 'E-YAML-DIRECTIVE',
  'explicit-key-ind': 'E-YAML-KEY-MARK',
}

/** Tokens that begin a value or a key; words without quotes have a token of their own. */
const VALUES = new Set([
  'alias',
  'single-quoted-scalar',
  'double-quoted-scalar',
  'block-scalar-header',
  'flow-seq-start',
  'flow-map-start',
])
/** The maximum number of refused tokens; the rest of the text is skipped. */
const MANY_FAULTS = 200

/** Anchors, tags and directives have no meaning in a pack, so they can be removed. */
function removal(type: string | null, text: string, span: Span): Pick<Fault, 'fix'> {
  if (type !== 'anchor' && type !== 'tag' && type !== 'directive-line') return {}
  const end = text[span.end] === ' ' ? span.end + 1 : span.end
  return { fix: { start: span.start, end, text: '', title: { key: 'fixes.remove' } } }
}

/** Reads text through all guards. Without a document, the text must not be composed. */
export function guard(text: string, limits: Limits): Guarded {
  const { faults, stop } = textFaults(text, limits)
  if (stop) return { faults }
  const tokens: CST.Token[] = []
  const parser = new Parser()
  let values = 0
  let content: 'none' | 'started' | 'ended' = 'none'
  let afterScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    const type: string | null = afterScalar ? 'scalar' : CST.tokenType(lexeme)
    const mark: boolean = !afterScalar && type === 'scalar'
    afterScalar = mark
    const span = { start: parser.offset, end: parser.offset + lexeme.trimEnd().length }
    const refused = type ? REFUSED[type] : undefined
    if (refused)
      faults.push(
        fault(refused, span, { found: lexeme.trim() }, { breaks: true, ...removal(type, text, span) }),
      )
    if (isContent(type)) {
      const another = content === 'ended' || (content === 'started' && type === 'doc-start')
      if (another) {
        faults.push(fault('E-YAML-DOCUMENTS', span, {}, { breaks: true }))
        return { faults, ...documentOf(tokens) }
      }
      content = 'started'
    } else if (type === 'doc-end') content = 'ended'
    if (mark || (type !== null && VALUES.has(type))) values++
    if (faults.length > MANY_FAULTS) return { faults }
    // Each value can have a key; both are counted here.
    if (values > 2 * limits.nodes) {
      faults.push(
        fault('E-YAML-NODES', span, { limit: limits.nodes }, { breaks: true, expected: `≤ ${limits.nodes}` }),
      )
      return { faults }
    }
    tokens.push(...parser.next(lexeme))
    if (parser.stack.length > limits.depth && depthOf(parser.stack) > limits.depth) {
      faults.push(
        fault('E-YAML-DEPTH', span, { limit: limits.depth }, { breaks: true, expected: `≤ ${limits.depth}` }),
      )
      return { faults }
    }
  }
  tokens.push(...parser.end())
  return { faults, ...documentOf(tokens) }
}

const LAYOUT = new Set<string | null>([
  'byte-order-mark',
  'comment',
  'directive-line',
  'doc-end',
  'doc-mode',
  'flow-error-end',
  'newline',
  'space',
])
const isContent = (type: string | null): boolean => !LAYOUT.has(type)

function depthOf(stack: readonly CST.Token[]): number {
  let depth = 0
  for (const token of stack) if ('items' in token) depth++
  return depth
}

function documentOf(tokens: CST.Token[]): { document?: Document.Parsed } {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    keepSourceTokens: true,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
  })
  const documents = [...composer.compose(tokens, true, 0)] as Document.Parsed[]
  return { document: documents[0] }
}

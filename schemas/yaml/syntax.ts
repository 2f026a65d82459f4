/** Translates syntax errors of `yaml` and moves them to the place that the author must look at. */
import type { YAMLError } from 'yaml'
import { oddFault } from './characters'
import { type Fault, fault } from './fault'
import { indentFault } from './indent'
import type { Node, Span } from './node'

const CODES: Partial<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'E-YAML-ESCAPE',
  BAD_SCALAR_START: 'E-YAML-START',
  BLOCK_AS_IMPLICIT_KEY: 'E-YAML-NESTED',
  BLOCK_IN_FLOW: 'E-YAML-BLOCK-IN-FLOW',
  KEY_OVER_1024_CHARS: 'E-YAML-LONG-KEY',
  UNEXPECTED_TOKEN: 'E-YAML-UNEXPECTED',
}

export function syntaxFault(text: string, error: YAMLError, root: Node | undefined): Fault {
  const [from, to] = error.pos
  const span = { start: Math.min(from, text.length), end: Math.min(Math.max(to, from), text.length) }
  const found = text.slice(span.start, span.end)
  const message = error.message
  if (message.startsWith('Missing closing')) return unclosedQuote(text, span, message, root)
  if (/^Flow (?:map|sequence)|Expected flow (?:map|sequence) to end|must end with a [\]}]/.test(message))
    return unclosedBracket(text, span)
  const indent = indentFault(text, span.start)
  if (indent) return indent
  if (error.code === 'MULTILINE_IMPLICIT_KEY') return colonMissing(text, span)
  if (error.code === 'MISSING_CHAR') return missing(text, span, message)
  if (error.code === 'TAB_AS_INDENT') {
    const tabs = tabsAt(text, span.start)
    return oddFault('\t', tabs, { ...tabs, text: '  ' }, true)
  }
  if (error.code === 'BAD_SCALAR_START') {
    const end = endOfLine(text, span.start)
    const written = text
      .slice(span.start, end)
      .replace(/\s+#.*$/, '')
      .trimEnd()
    const fix = {
      start: span.start,
      end: span.start + written.length,
      text: JSON.stringify(written),
      title: { key: 'fixes.quote' },
    }
    return fault('E-YAML-START', span, { found }, { breaks: true, fix })
  }
  const code = CODES[error.code] ?? 'E-YAML-SYNTAX'
  return fault(code, span, { found }, { breaks: true, ...fixFor(code, text, span, found) })
}

/** The likely edit: remove an extra bracket, double a backslash, or quote a text with a colon. */
function fixFor(code: string, text: string, span: Span, found: string): Pick<Fault, 'fix'> {
  if (code === 'E-YAML-UNEXPECTED' && /^[\]}]$/.test(found))
    return { fix: { ...span, text: '', title: { key: 'fixes.remove' } } }
  if (code === 'E-YAML-ESCAPE')
    return { fix: { start: span.start, end: span.start, text: '\\', title: { key: 'fixes.backslash' } } }
  if (code !== 'E-YAML-NESTED') return {}
  const end = trimmedEnd(text, span.start)
  const rest = text.slice(span.start, end)
  if (!rest.includes(': ')) return {}
  return { fix: { start: span.start, end, text: JSON.stringify(rest), title: { key: 'fixes.quote' } } }
}

/** `yaml` reports the missing quote at the end of the swallowed text; the author needs its start. */
function unclosedQuote(text: string, span: Span, message: string, root: Node | undefined): Fault {
  const quote = message.includes("'") ? "'" : '"'
  const opened = root && openedAt(root, span.start, (start) => text[start] === quote)
  const start = opened ?? Math.max(0, text.lastIndexOf(quote, span.start - 1))
  const at = trimmedEnd(text, start)
  const fix = { start: at, end: at, text: quote, title: { key: 'fixes.close', values: { close: quote } } }
  return fault('E-YAML-QUOTE', { start, end: endOfLine(text, start) }, { quote }, { breaks: true, fix })
}

/** The start of the text or the key that ends at `end`. */
function openedAt(node: Node, end: number, fits: (start: number) => boolean): number | undefined {
  if (node.kind === 'scalar') return node.end === end && fits(node.start) ? node.start : undefined
  if (node.kind === 'map') {
    for (let i = 0; i < node.keys.length; i++) {
      const start = node.keySpans[2 * i]
      if (node.keySpans[2 * i + 1] === end && fits(start)) return start
    }
  }
  for (const child of node.kind === 'map' ? node.nodes : node.items) {
    const found = openedAt(child, end, fits)
    if (found !== undefined) return found
  }
  return undefined
}

/** The innermost bracket still open at the error. */
function unclosedBracket(text: string, span: Span): Fault {
  const open: number[] = []
  let quote = ''
  for (let at = 0; at < span.start; at++) {
    const char = text[at]
    if (quote) {
      if (char === '\\' && quote === '"') at++
      else if (char === quote) quote = ''
    } else if (char === '#' && (at === 0 || /\s/.test(text[at - 1]))) at = endOfLine(text, at)
    else if ((char === '"' || char === "'") && /[\s[{,:]/.test(text[at - 1] ?? ' ')) quote = char
    else if (
      open.length > 0
        ? '[{'.includes(char)
        : '[{'.includes(char) && /(?:^|[:-])\s*$/.test(lineBefore(text, at))
    )
      open.push(at)
    else if (open.length > 0 && ']}'.includes(char)) open.pop()
  }
  const start = open.at(-1)
  if (start === undefined) return fault('E-YAML-SYNTAX', span, {}, { breaks: true })
  const bracket = text[start]
  const values = { open: bracket, close: bracket === '[' ? ']' : '}' }
  const comment = /[:,[{] *(#[^\s,\]}]+)/.exec(text.slice(start, endOfLine(text, start)))
  if (comment) {
    const from = start + comment.index + comment[0].length - comment[1].length
    const word = { start: from, end: from + comment[1].length }
    const fix = { ...word, text: JSON.stringify(comment[1]), title: { key: 'fixes.quote' } }
    return fault('E-YAML-BRACKET-COMMENT', word, values, { breaks: true, fix })
  }
  const at = closingPlace(text, start, values.close)
  const fix = {
    start: at,
    end: at,
    text: values.close,
    title: { key: 'fixes.close', values: { close: values.close } },
  }
  return fault('E-YAML-BRACKET', { start, end: start + 1 }, values, { breaks: true, fix })
}

/** The likely place of the missing bracket: before a closing one of the other kind, otherwise at the end of the line. */
function closingPlace(text: string, start: number, close: string): number {
  const end = trimmedEnd(text, start)
  const other = text.slice(start + 1, end).indexOf(close === ']' ? '}' : ']')
  return other < 0 ? end : start + 1 + other
}

function missing(text: string, span: Span, message: string): Fault {
  const found = text.slice(span.start, span.end)
  if (message.startsWith('Implicit map keys')) return colonMissing(text, span)
  if (message.includes(',')) return fault('E-YAML-COMMA', span, { found }, { breaks: true })
  return fault('E-YAML-SYNTAX', span, { found }, { breaks: true })
}

function colonMissing(text: string, { start }: Span): Fault {
  const line = { start, end: trimmedEnd(text, start) }
  const found = text.slice(line.start, line.end)
  const fix = {
    start: line.end,
    end: line.end,
    text: ':',
    title: { key: 'fixes.close', values: { close: ':' } },
  }
  return fault('E-YAML-COLON', line, { found }, { breaks: true, ...(/\s/.test(found) ? {} : { fix }) })
}

function tabsAt(text: string, at: number): Span {
  let start = at
  while (start > 0 && text[start - 1] === '\t') start--
  let end = start
  while (text[end] === '\t') end++
  return { start, end: Math.max(end, start + 1) }
}

const lineBefore = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at - 1) + 1, at)

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from)
  return newline < 0 ? text.length : newline
}

const trimmedEnd = (text: string, from: number): number =>
  from + text.slice(from, endOfLine(text, from)).trimEnd().length

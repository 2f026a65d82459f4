/**
 * Reads a text with faults as its author meant it. Each fault with an edit is fixed in memory and the rest read again,
 * so that one typing error does not hide the rest. Places refer to the original text.
 */
import { byteLength, type Limits } from '../limits'
import { readByFallback } from './fallback-parser'
import type { Fault } from './fault'
import { applied, oddities } from './meant'
import type { Node, Span } from './node'
import { type Parsed, parsedOf } from './parsed'

/** The maximum number of fixed faults that stop the reader. */
const MOST = 6

type Edit = NonNullable<Fault['fix']>
type Places = (offset: number) => number

export function readAsMeant(text: string, limits: Limits): Parsed {
  if (byteLength(text) > limits.bytes) return parsedOf(text, undefined, readByFallback(text, limits).faults)
  let odd = oddities(text, false)
  const readWith = (edits: readonly Edit[]) => readByFallback(applied(text, edits), limits)
  let reading = readWith(odd.map(editOf))
  if (reading.faults.some(isEnd)) {
    const all = oddities(text, true)
    if (all.length > odd.length) reading = readWith(all.map(editOf))
    odd = all
  }
  const faults: Fault[] = [...odd]
  const edits: Edit[] = odd.map(editOf)
  for (let round = 0; round < MOST; round++) {
    const places = placesOf(edits)
    const end = reading.faults.find(isEnd)
    const edit = end?.fix && atPlaces(end.fix, places)
    if (!end || !edit || edits.some((known) => edit.start < known.end && known.start < edit.end)) break
    const next = readWith([...edits, edit])
    const after = next.faults.find(isEnd)
    if (after && placesOf([...edits, edit])(after.start) <= places(end.start)) break
    faults.push(faultAt(end, places))
    edits.push(edit)
    reading = next
  }
  const places = placesOf(edits)
  const rest = reading.faults.map((fault) => faultAt(fault, places))
  const all = [...faults.map(mended), ...rest].sort((a, b) => a.start - b.start)
  return parsedOf(text, reading.root && nodeAt(reading.root, places), all)
}

const editOf = ({ fix }: Fault): Edit => fix!
/** Faults after which a text is misread or unreadable. */
const isEnd = ({ breaks }: Fault): boolean => breaks
/** A fixed fault hides nothing. */
const mended = (fault: Fault): Fault => ({ ...fault, breaks: false, isMended: true })

/** Maps places in the edited text to the original text. A place inside an inserted text maps to its start. */
function placesOf(edits: readonly Edit[]): Places {
  if (edits.length === 0) return (offset) => offset
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  return (offset) => {
    let moved = 0
    for (const { start, end, text } of inOrder) {
      if (start + moved >= offset) break
      if (start + moved + text.length > offset) return start
      moved += text.length - (end - start)
    }
    return offset - moved
  }
}

const atPlaces = <T extends Span>(span: T, places: Places): T => ({
  ...span,
  start: places(span.start),
  end: places(span.end),
})

const faultAt = (fault: Fault, places: Places): Fault => ({
  ...atPlaces(fault, places),
  ...(fault.fix ? { fix: atPlaces(fault.fix, places) } : {}),
})

function nodeAt(node: Node, places: Places): Node {
  const at = atPlaces(node, places)
  if (at.kind === 'list') return { ...at, items: at.items.map((item) => nodeAt(item, places)) }
  if (at.kind === 'scalar') return at
  return { ...at, keySpans: at.keySpans.map(places), nodes: at.nodes.map((inner) => nodeAt(inner, places)) }
}

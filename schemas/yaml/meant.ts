/**
 * Finds unusual characters that change how a text is read. The places are: indentation, after a dash, around the colon of a key,
 * inside a key, and around a text with signs of YAML. Inside texts they are allowed, except marks of direction.
 */
import { oddFault, oddOf } from './characters'
import { INVISIBLE, isDoubtful, isPlain, LOOKALIKES, lookalikes, ODD, TURNING } from './doubtful'
import type { Fault } from './fault'
import type { Span } from './node'
import { indentOf, keyLength, Outline } from './outline'

const DASHES = lookalikes('-')

/**
 * The findings in order, each with an edit that fixes it. With `isBroken` the text cannot be parsed as it is,
 * so that lookalike colons and line breaks count too.
 */
export function oddities(text: string, isBroken: boolean): Fault[] {
  if (isPlain(text) || !(isBroken || isDoubtful(text))) return []
  const outline = new Outline()
  const faults: Fault[] = []
  let start = 0
  for (const written of text.split('\n')) {
    const line = written.replace(/\r$/, '')
    const found = isPlain(line)
      ? []
      : [
          ...each(line, start, TURNS, ''),
          ...(isBroken ? each(line, start, BREAKS, '\n') : []),
          ...new OddLine(line, start, outline, isBroken).faults(),
        ]
    const kept = withoutOverlaps(found)
    faults.push(...kept)
    for (const one of mended(line, start, kept).split('\n')) outline.take(one)
    start += written.length + 1
  }
  return faults
}

/** In order; the first of two overlapping edits wins. */
function withoutOverlaps(found: readonly Fault[]): Fault[] {
  let end = -1
  return found
    .toSorted((a, b) => a.fix!.start - b.fix!.start)
    .filter(({ fix }) => {
      const isFree = fix!.start >= end
      if (isFree) end = fix!.end
      return isFree
    })
}

const TURNS = new RegExp(`[${TURNING}]`, 'gu')
/** Unicode line separators before a key or a dash. */
const BREAKS = /[\u2028\u2029](?= *(?:[\w.$/+-]+:(?: |$)|- |$))/gu

const each = (line: string, start: number, odd: RegExp, text: string): Fault[] =>
  [...line.matchAll(odd)].map(({ 0: char, index }) => {
    const span = { start: start + index, end: start + index + 1 }
    return oddFault(char, span, { ...span, text })
  })

function mended(line: string, start: number, faults: readonly Fault[]): string {
  const edits = faults.map(({ fix }) => ({ ...fix!, start: fix!.start - start, end: fix!.end - start }))
  return applied(line, edits)
}

/** Applies edits that do not overlap. */
export function applied(text: string, edits: readonly (Span & { readonly text: string })[]): string {
  let out = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    out += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return out + text.slice(at)
}

const LEAD = new RegExp(`^(?:[ \\t]|${ODD})+`, 'u')
const RUN = new RegExp(`${ODD}+`, 'gu')
const DASH = new RegExp(`^([-${DASHES}])(?= |${ODD}|$)`, 'u')
const HASH = new RegExp(`^[${lookalikes('#')}](?= |${ODD})`, 'u')
const LETTERS = '[\\w.$/+-]*'
/** A key of plain letters, possibly with unusual characters in it or before its colon. */
const ODD_KEY = new RegExp(`^[\\w.$/+]${LETTERS}(?:${INVISIBLE}${LETTERS}){0,40}(?: |${ODD}){0,40}(?=:)`, 'u')
const COLON_LIKE = new RegExp(`^(\\w[\\w-]*)(?: |${ODD})*([${lookalikes(':')}])`, 'u')
const AFTER = new RegExp(`^(?: |${ODD})+`, 'u')
const HIDDEN = new RegExp(INVISIBLE, 'u')
/** Marks of direction are legitimate before a right-to-left text. */
const MARKS = /^[\u061c\u200e\u200f]/
const FLOW_SPACE = new RegExp(`(?<=[[{,] *)${ODD}+|(?<=:)${ODD}+`, 'gu')
const QUOTED_TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g

/** The maximum length of a text between lookalike quotes. */
const LONGEST = 4000

/** One line, from left to right. */
class OddLine {
  readonly #found: Fault[] = []
  #at = 0

  constructor(
    private readonly line: string,
    private readonly start: number,
    private readonly outline: Outline,
    private readonly isBroken: boolean,
  ) {}

  faults(): Fault[] {
    const flat = this.line.replace(LEAD, (lead) => ' '.repeat(widthOf(lead)))
    const kind = this.outline.kindOf(flat)
    const isRest = this.outline.isRest(flat)
    if (flat.trim() === '') this.#blank()
    else if (kind === 'flow') this.#flow(0)
    // A text cannot continue with a key.
    else if (kind === 'structure' || (isRest && keyLength(flat.trimStart()) > 0)) this.#structure()
    else if (isRest) this.#lead(indentOf(flat))
    return this.#found
  }

  /** A visually empty line ends the text of a block. */
  #blank() {
    if (this.outline.kindOf(this.line.replace(RUN, 'x')) !== 'text') this.#lead(0)
  }

  #structure() {
    const lead = LEAD.exec(this.line)?.[0] ?? ''
    const rest = this.line.slice(lead.length)
    this.#at = lead.length
    this.#lead(this.#column(widthOf(lead), DASH.test(rest)))
    if (HASH.test(rest)) return this.#put(this.#at, this.#at + 1, '#')
    this.#dashes()
    this.#key()
  }

  /** Indentation: its visible width if it fits, otherwise a valid column for the line. */
  #column(width: number, isDash: boolean): number {
    if (this.outline.fits(width, isDash)) return width
    const columns = this.outline.columnsFor(isDash)
    return columns.toSorted((a, b) => Math.abs(a - width) - Math.abs(b - width))[0] ?? width
  }

  #lead(column: number) {
    const lead = LEAD.exec(this.line)?.[0] ?? ''
    const runs = [...lead.matchAll(RUN)]
    let missing = column - lead.replace(new RegExp(RUN, 'gu'), '').length
    for (const { 0: run, index } of runs) {
      const text = ' '.repeat(Math.max(0, missing))
      this.#put(index, index + run.length, text)
      missing = 0
    }
  }

  #dashes() {
    const { line } = this
    for (let dash = DASH.exec(line.slice(this.#at)); dash; dash = DASH.exec(line.slice(this.#at))) {
      if (dash[1] !== '-') {
        const column = widthOf(LEAD.exec(line)?.[0] ?? '')
        if (!this.outline.isDue && !this.outline.columnsFor(true).includes(column)) return
        this.#put(this.#at, this.#at + 1, '-')
      }
      this.#at += 1
      this.#after()
    }
  }

  #key() {
    const rest = this.line.slice(this.#at)
    const odd = ODD_KEY.exec(rest)?.[0]
    if (odd !== undefined) {
      for (const { 0: run, index } of odd.matchAll(RUN))
        this.#put(this.#at + index, this.#at + index + run.length, HIDDEN.test(run) ? '' : ' ')
      this.#at += odd.length + 1
      return this.#value()
    }
    const like = this.isBroken && keyLength(rest) === 0 ? COLON_LIKE.exec(rest) : null
    if (like) {
      const at = this.#at + like[0].length - 1
      this.#put(at, at + 1, /^\s/u.test(this.line.slice(at + 1)) || at + 1 === this.line.length ? ':' : ': ')
      this.#at = at + 1
      return this.#value()
    }
    const key = keyLength(rest.replace(new RegExp(`:${ODD}`, 'u'), ': '))
    this.#at += key
    if (key > 0) this.#value()
    else this.#quotes(this.#at)
  }

  #value() {
    if (this.line.slice(this.#at).match(/^\s*[[{]/u)) {
      this.#after()
      this.#flow(this.#at)
    } else {
      this.#after()
      this.#quotes(this.#at)
    }
  }

  /** Spaces after a dash or a colon; invisible marks of direction belong to a text. */
  #after() {
    const run = AFTER.exec(this.line.slice(this.#at))?.[0] ?? ''
    for (const { 0: odd, index } of run.matchAll(RUN)) {
      if (index > 0 && MARKS.test(odd)) continue
      const isFirst = index === 0 && run.length === odd.length
      this.#put(this.#at + index, this.#at + index + odd.length, isFirst ? ' ' : '')
    }
    this.#at += run.length
  }

  /** Unusual spaces inside brackets, and texts there with lookalike quotes. */
  #flow(from: number) {
    const blank = this.line.slice(from).replace(QUOTED_TEXT, (text) => '_'.repeat(text.length))
    for (const { 0: run, index } of blank.matchAll(FLOW_SPACE))
      this.#put(from + index, from + index + run.length, ' ')
    for (const { index, 0: before } of blank.matchAll(/[[{,:] */g))
      this.#quotes(from + index + before.length, true)
  }

  /** A text that starts with a lookalike quote, if quotes were meant: it contains signs of YAML, or ends with a real quote. */
  #quotes(at: number, isFlow = false) {
    const open = this.line[at] ?? ''
    const plain = ['"', "'"].find((quote) => LOOKALIKES[quote].includes(open))
    if (open === '' || plain === undefined) return
    const rest = this.line.slice(at + 1, at + LONGEST)
    const end = isFlow ? ' *(?=[,\\]}:]|$)' : ' *(?= #|$)'
    const closing = new RegExp(`[${plain}${lookalikes(plain)}]${end}`, 'u').exec(rest)
    if (!closing) return
    const inner = rest.slice(0, closing.index)
    const isMeant = closing[0][0] === plain || (isFlow ? /[,[\]{}]|: /.test(inner) : /: | #/.test(inner))
    if (isMeant) this.#put(at, at + 1 + closing.index + 1, quotedBy(plain, inner))
  }

  #put(from: number, to: number, text: string) {
    const [char] = this.line.slice(from, to)
    const span = { start: this.start + from, end: this.start + from + char.length }
    const fix = { start: this.start + from, end: this.start + to, text }
    if (!oddOf(char) || this.#found.some((one) => one.start <= span.start && fix.start < one.fix!.end)) return
    this.#found.push(oddFault(char, span, fix))
  }
}

export const quotedBy = (quote: string, text: string): string =>
  quote === '"' ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`

const widthOf = (lead: string): number =>
  [...lead].reduce((sum, char) => sum + (oddOf(char)?.plain.length ?? 1), 0)

/** Lists of points in YAML: only differences are written, and the author's line breaks stay. */
import type { ValuePath } from '../../../../schemas/diagnostic'
import type { spansOf } from '../../objects/model/text-edits'
import { lineBreak, lineEnd } from '../../yaml/sections'
import { isSameSpot, type Spot, writtenSpot } from './sheet'

/** A range of a text with its replacement. */
export type Piece = { readonly start: number; readonly end: number; readonly by: string }
type Span = { readonly start: number; readonly end: number }
type SpanOf = ReturnType<typeof spansOf>

/** Longest line that is written. */
const MOST_LETTERS = 120

type List = {
  readonly text: string
  readonly steps: number
  readonly spans: readonly Span[]
  readonly isFlow: boolean
}

/** The replacements that turn the list of points at a path into another one. */
export function pointPieces(
  text: string,
  spanOf: SpanOf,
  path: ValuePath,
  before: readonly Spot[],
  after: readonly Spot[],
  steps: number,
): Piece[] {
  const list = spanOf(path)
  const spans = before.map((_, at) => spanOf([...path, at]) ?? { start: 0, end: 0 })
  if (!list) return []
  const own: List = { text, steps, spans, isFlow: text[list.start] === '[' }
  const { kept, moved } = aligned(before, after)
  const taken = new Set([...kept, ...moved].map(([at]) => at))
  const pieces = moved.flatMap(([at, to]) =>
    scalarPieces(spanOf, [...path, at], before[at], after[to], steps),
  )
  const gone = before.map((_, at) => at).filter((at) => !taken.has(at))
  pieces.push(...removals(own, gone))
  pieces.push(...insertions(own, [...kept, ...moved], after))
  return pieces
}

/** The replacements for the coordinates of a point that differ. */
export function scalarPieces(spanOf: SpanOf, path: ValuePath, from: Spot, to: Spot, steps: number): Piece[] {
  return [0, 1].flatMap((axis) => {
    const span = spanOf([...path, axis])
    return span && from[axis] !== to[axis] ? [{ ...span, by: String(to[axis] / steps) }] : []
  })
}

type Pair = readonly [before: number, after: number]

/** Finds the points that are equal in both lists, in order, and the ones that replace another. */
function aligned(before: readonly Spot[], after: readonly Spot[]) {
  const kept = longestInBoth(before, after)
  const moved: Pair[] = []
  let [from, to] = [0, 0]
  for (const [one, other] of [...kept, [before.length, after.length] as const]) {
    for (; from < one && to < other; from++, to++) moved.push([from, to])
    ;[from, to] = [one + 1, other + 1]
  }
  return { kept, moved }
}

/** The longest common subsequence, as pairs of indices. */
function longestInBoth(before: readonly Spot[], after: readonly Spot[]): readonly Pair[] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one * width + other] = isSameSpot(before[one], after[other])
        ? lengths[(one + 1) * width + other + 1] + 1
        : Math.max(lengths[(one + 1) * width + other], lengths[one * width + other + 1])
  const pairs: Pair[] = []
  for (let one = 0, other = 0; one < before.length && other < after.length; ) {
    if (isSameSpot(before[one], after[other])) pairs.push([one++, other++])
    else if (lengths[(one + 1) * width + other] >= lengths[one * width + other + 1]) one++
    else other++
  }
  return pairs
}

/** Removes points line by line; a line that held no others is removed whole. */
function removals({ text, spans }: List, gone: readonly number[]): Piece[] {
  const isGone = new Set(gone)
  const lineOf = (at: number) => lineStart(text, spans[at].start)
  const lines = [...new Set(gone.map(lineOf))].map((line) => gone.filter((at) => lineOf(at) === line))
  return lines.flatMap((own) => {
    const [first, last] = [own[0], own[own.length - 1]]
    const [start, end] = [lineOf(first), lineEnd(text, spans[last].end)]
    const before = /^\s*-?\s*$/.exec(text.slice(start, spans[first].start))
    const after = /^\s*,?\s*(#.*)?\s*$/.exec(text.slice(spans[last].end, end))
    if (before && after && own.length === last - first + 1) return [lineWithout(text, start, end, after[1])]
    return runsOf(own).map((run): Piece => {
      const [from, to] = [run[0], run[run.length - 1]]
      const next = spans[to + 1]
      if (next && (lineOf(to + 1) === start || from === 0))
        return { start: spans[from].start, end: next.start, by: '' }
      const before = from > 0 && !isGone.has(from - 1) ? spans[from - 1].end : spans[from].start
      return { start: before, end: spans[to].end, by: '' }
    })
  })
}

/** Removes a line, or keeps only its comment. */
function lineWithout(text: string, start: number, end: number, comment: string | undefined): Piece {
  if (comment === undefined) return { start, end, by: '' }
  const margin = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0
  return { start: start + margin, end: start + text.slice(start, end).indexOf(comment), by: '' }
}

/** Groups consecutive numbers. */
function runsOf(numbers: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const one of numbers)
    if (runs.at(-1)?.at(-1) === one - 1) runs.at(-1)?.push(one)
    else runs.push([one])
  return runs
}

/** Inserts points behind the ones that they follow. */
function insertions(list: List, taken: readonly Pair[], after: readonly Spot[]): Piece[] {
  const held = new Map(taken.map(([before, at]) => [at, before]))
  const pieces: Piece[] = []
  for (let at = 0; at < after.length; at++) {
    if (held.has(at)) continue
    const run: Spot[] = []
    const behind = at === 0 ? undefined : held.get(at - 1)
    for (; at < after.length && !held.has(at); at++) run.push(after[at])
    pieces.push(behind === undefined ? atTheHead(list, run) : behindPoint(list, behind, run))
  }
  return pieces
}

function atTheHead({ text, spans, steps, isFlow }: List, run: readonly Spot[]): Piece {
  const { start } = spans[0]
  const prefix = text.slice(lineStart(text, start), start)
  const separator = isFlow ? ', ' : lineBreak(text) + prefix
  return { start, end: start, by: run.map((spot) => writtenSpot(spot, steps) + separator).join('') }
}

function behindPoint({ text, spans, steps, isFlow }: List, at: number, run: readonly Spot[]): Piece {
  const { start } = spans[at]
  const end = text.slice(0, spans[at].end).trimEnd().length
  const margin = text.slice(lineStart(text, start), start)
  const eol = lineBreak(text)
  if (!isFlow) {
    const last = lineEnd(text, end)
    const closed = text[last - 1] === '\n' ? last - eol.length : last
    return {
      start: closed,
      end: closed,
      by: run.map((spot) => eol + margin + writtenSpot(spot, steps)).join(''),
    }
  }
  const line = text.slice(lineStart(text, start), lineEnd(text, end)).trimEnd()
  const indent = /^[ \t]*(?=\[)/.exec(line)?.[0]
  let length = line.length
  const pieces = run.map((spot) => {
    const written = writtenSpot(spot, steps)
    length += written.length + 2
    if (indent === undefined || length <= MOST_LETTERS) return `, ${written}`
    length = line.length - (end - lineStart(text, start)) + indent.length + written.length
    return `,${eol}${indent}${written}`
  })
  return { start: end, end, by: pieces.join('') }
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

/** Wraps points over as many lines as they need. */
export function wrapped(points: readonly string[], indent: string): readonly string[] {
  const lines: string[] = []
  for (const point of points) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + point.length + 2 <= MOST_LETTERS - 1)
      lines[lines.length - 1] = `${last} ${point},`
    else lines.push(`${indent}${point},`)
  }
  return lines
}

/** A bound of a measure had two keys, one for a number and one for a measure. */
import { type FileView, renamesKey, type StepEdit } from './step'
import type { Entry } from './ways'

/** The key of a bound by a measure, that of one by a number, and the measure of two that holds where both do. */
const BOUNDS = [
  ['atLeast', 'least', 'most'],
  ['atMost', 'most', 'least'],
] as const

/** `atLeast` and `atMost` become `least` and `most`; where both stand, the stricter of the two is asked for. */
export const boundsOnce = (file: FileView): StepEdit[] =>
  BOUNDS.flatMap(([from, to, both]) => [
    ...renamesKey(`**.${from}`, to)(file),
    ...file.written.entries
      .filter(({ way, map }) => way.at(-1) === from && map.keys.includes(to))
      .flatMap((entry) => joined(file, entry, to, both)),
  ])

function joined(
  { text }: FileView,
  { map, index, path, value }: Entry,
  to: string,
  both: string,
): StepEdit[] {
  const other = map.nodes[map.keys.indexOf(to)]
  const parts = [other.value, value.value].map((part) => JSON.stringify(part))
  const of = `{ type: ${both}, of: [${parts.join(', ')}] }`
  const way = [...path.slice(0, -1), to]
  return [
    { start: other.start, end: other.end, text: of, path: way },
    { ...spanOut(text, map, index), text: '', path },
  ]
}

/** What goes with an entry of a map, so that the entries around it stay as they are. */
function spanOut(text: string, map: Entry['map'], index: number): { start: number; end: number } {
  const start = map.keySpans[2 * index]
  const { end } = map.nodes[index]
  const next = map.keySpans[2 * (index + 1)]
  // Before another entry: up to that one, so that the first of them stands where this one stood.
  if (next !== undefined) return { start, end: next }
  // The last one: from the end of the one before, with the comma or the line between them.
  const previous = map.nodes[index - 1]
  return { start: previous?.end ?? start, end: text[end - 1] === '\n' ? end - 1 : end }
}

/** Merges the two keys of a bound, one for a number and one for a measure, into one. */
import { type FileView, renamesKey, type StepEdit } from './step'
import type { Entry } from './ways'

/** The old key for a measure, the new key for a number, and the measure that combines both. */
const BOUNDS = [
  ['atLeast', 'least', 'most'],
  ['atMost', 'most', 'least'],
] as const

/** `atLeast` and `atMost` become `least` and `most`; if both exist, the stricter of the two applies. */
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

/** The span to remove with an entry of a map, so that its neighbours stay as they are. */
function spanOut(text: string, map: Entry['map'], index: number): { start: number; end: number } {
  const start = map.keySpans[2 * index]
  const { end } = map.nodes[index]
  const next = map.keySpans[2 * (index + 1)]
  // Before another entry: up to its start, so that it moves to this place.
  if (next !== undefined) return { start, end: next }
  // The last entry: from the end of the previous one, with the comma or the line between them.
  const previous = map.nodes[index - 1]
  return { start: previous?.end ?? start, end: text[end - 1] === '\n' ? end - 1 : end }
}

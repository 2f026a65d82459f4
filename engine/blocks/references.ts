/** Names that the blocks of a scenario use, wherever they stand: the key says what kind of thing is named. */
import { within } from '../compile/finding'
import { type Reference, refer } from '../compile/references/reference'
import type { At } from '../types/pack'

/** What a key of a block names. */
const KINDS: Readonly<Record<string, string>> = {
  side: 'side',
  turn: 'side',
  winner: 'winner',
  seat: 'seat',
  unit: 'unit',
  units: 'unit',
  figure: 'figure',
  component: 'component',
  components: 'component',
  option: 'option',
  counter: 'counter',
  beyond: 'counter',
  terrain: 'terrain',
  place: 'place',
  region: 'region',
}

/** By kind of thing, the names that there are; kinds that are not there are not asked about. */
export type KnownNames = Readonly<Record<string, readonly string[]>>

/**
 * Every name within a value and what it should name; `side` is known as `winner` too, beside `draw`.
 * @param at where the value stands
 */
export function namesInBlocks(value: unknown, at: At, known: KnownNames): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => namesInBlocks(entry, within(at, index), known))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
    const place = within(at, key)
    return [
      ...(kind === undefined ? [] : inKey(kind, inner, place, known)),
      ...namesInBlocks(inner, place, known),
    ]
  })
}

/** One name, or a list of them. */
function inKey(kind: string, value: unknown, at: At, known: KnownNames): Reference[] {
  const isWinner = kind === 'winner'
  const names = isWinner && known.side ? [...known.side, 'draw'] : known[kind]
  if (names === undefined) return []
  if (typeof value === 'string') return refer(isWinner ? 'side' : kind, names, at, value)
  if (!Array.isArray(value)) return []
  return value.flatMap((name, index) =>
    typeof name === 'string' ? refer(kind, names, within(at, index), name) : [],
  )
}

/** Current zones, cached until something that they depend on changes. */
import type { UnitFilter, Zone } from '../../../schemas/generated/content'
import { marked } from '../../geometry/cells'
import type { BoardMap, CellIndex } from '../../types'
import type { Blocks } from '../context'
import type { GameOption } from '../options/options'
import { type Live, type LiveZone, NO_SUBJECT } from '../port'
import { seldomWord } from '../seldom/loaded'
import { boardNow } from './ground'
import { partsOfZone, zoneMask } from './zones'

/** The cells of a zone. A zone that names options has a mask for each of their choices. */
export const liveZone = (blocks: Blocks, zone: Zone, pieces?: FindPieces): LiveZone =>
  liveOf(blocks, zone, (mask) => mask, pieces)

/** The same as a list, in index order. */
export const liveCells = (blocks: Blocks, zone: Zone, pieces?: FindPieces): Live<readonly CellIndex[]> =>
  liveOf(blocks, zone, marked, pieces)

/** Finds the cells of the units that a filter selects; supplied by games with units. */
export type FindPieces = (blocks: Blocks, who: UnitFilter) => Live<readonly CellIndex[]>

/**
 * Applies `make` to a zone and caches the result. A zone with options is computed for each choice on first use.
 * A zone that reads the ground is computed for each ground. A zone that depends on the moment or on units is computed each time.
 */
export function liveOf<T>(
  blocks: Blocks,
  zone: Zone,
  make: (mask: Uint8Array, board: BoardMap) => T,
  pieces?: FindPieces,
): Live<T> {
  const { board, options } = blocks
  const parts = partsOfZone(zone)
  if (parts.some((part) => MOVING.includes(part.zone.type))) return movingZone(blocks, zone, make, pieces)
  const names = parts.flatMap((part) => (part.zone.type === 'chosen' ? [part.zone.option] : []))
  const meant = options.flatMap(({ id }, index) => (names.includes(id) ? [index] : []))
  const known = new WeakMap<BoardMap, Map<number, T>>()
  const now: Live<T> = (rules, state) => {
    const { chosen = [] } = state
    const lies = boardNow(rules, state)
    let byKey = known.get(lies)
    if (byKey === undefined) {
      byKey = new Map()
      known.set(lies, byKey)
    }
    let key = 0
    for (const option of meant) key = key * MOST_CHOICES + chosen[option] + NOT_CHOSEN
    let made = byKey.get(key)
    if (made === undefined) {
      made = make(zoneMask(lies, zone, { chosen: chosenZone(options, chosen) }), lies)
      byKey.set(key, made)
    }
    return made
  }
  if (meant.length > 0) return now
  const always = make(zoneMask(board, zone), board)
  return (rules, state) => (state.laid === undefined ? always : now(rules, state))
}

const cellsWord = ({ words }: Blocks, { type }: Zone) => words.cells?.[type] ?? seldomWord('cells', type)

const chosenZone = (options: readonly GameOption[], chosen: readonly number[]) => (id: string) => {
  const option = options.findIndex((one) => one.id === id)
  return options[option]?.zones[chosen[option]]
}

/** Zones that change during a game. */
const MOVING: readonly string[] = [
  'here',
  'there',
  'of',
  'feature',
  'control',
  'answered',
] satisfies Zone['type'][]

function movingZone<T>(
  blocks: Blocks,
  zone: Zone,
  make: (mask: Uint8Array, board: BoardMap) => T,
  pieces?: FindPieces,
): Live<T> {
  const finders = new Map<Zone, Live<readonly CellIndex[]>>(
    partsOfZone(zone).flatMap(({ zone: part }) => {
      const find = part.type === 'of' ? pieces?.(blocks, part.who) : cellsWord(blocks, part)?.(blocks, part)
      return find ? [[part, find] as const] : []
    }),
  )
  return (rules, state, subject = NO_SUBJECT) => {
    const board = boardNow(rules, state)
    const mask = zoneMask(board, zone, {
      chosen: chosenZone(blocks.options, state.chosen ?? []),
      cells: (part) => {
        if (part.type !== 'here' && part.type !== 'there')
          return finders.get(part)?.(rules, state, subject) ?? []
        const cell = part.type === 'here' ? subject.cell : subject.there
        return cell >= 0 ? [cell] : []
      },
    })
    return make(mask, board)
  }
}

/** The base for encoding choices, above the number of choices of an option; then the offset for UNMADE and UNKNOWN. */
const MOST_CHOICES = 1024
const NOT_CHOSEN = 2

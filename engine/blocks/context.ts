/** What the blocks of a scenario are compiled against: names become indices and zones become masks, once. */
import type { UnitFilter, Zone } from '../../schemas/generated/content'
import { marked } from '../geometry/cells'
import type { BoardMap, CellIndex } from '../types'
import type { Deck } from './deck'
import { boardNow } from './ground'
import type { GameOption } from './options'
import type {
  Ask,
  BlockPort,
  DoEffect,
  GroundNames,
  Hold,
  Live,
  LiveZone,
  Measure,
  Modifier,
  PieceTest,
  Test,
} from './port'
import { NO_SUBJECT } from './port'
import { partsOfZone, zoneMask } from './zones'

/** A block of any ruleset. */
export type Typed = { readonly type: string }

/** Names that blocks use, by index. */
export type Names = GroundNames & {
  readonly sides: readonly string[]
  readonly seats: readonly { readonly id: string; readonly side: number }[]
  /** Types of units. */
  readonly units: readonly string[]
  readonly components?: readonly string[]
}

/** The words that a ruleset adds: by type, what makes of a block what is asked or done. Methods, so that each may take the form of its own block. */
export type OwnWords = {
  readonly measures?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): Measure }['of']>>
  readonly conditions?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): Test }['of']>>
  readonly effects?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): DoEffect }['of']>>
  /** Tests of the keys that its filters have beside the common ones. */
  filter?(blocks: Blocks, raw: UnitFilter): readonly PieceTest[]
}

export type Blocks = Names & {
  readonly port: BlockPort
  readonly own: OwnWords
  readonly options: readonly GameOption[]
  readonly counters: readonly string[]
  /** States of units that some effect of the scenario gives. */
  readonly statuses: readonly string[]
  readonly decks: readonly Deck[]
  /** What is collected while blocks are compiled. */
  readonly made: {
    readonly lists: DoEffect[][]
    readonly asks: Ask[]
    readonly modifiers: Modifier[]
    readonly holds: Hold[]
  }
  /** Numbers the list, compiled. Written here so that files of one kind of block need not know the others. */
  listOf(effects: readonly Typed[] | undefined): number
}

/** The cells of a zone; one that names options has them for each of their choices. */
export const liveZone = (blocks: Blocks, zone: Zone, pieces?: FindPieces): LiveZone =>
  liveOf(blocks, zone, (mask) => mask, pieces)

/** The same as a list, in index order. */
export const liveCells = (blocks: Blocks, zone: Zone, pieces?: FindPieces): Live<readonly CellIndex[]> =>
  liveOf(blocks, zone, marked, pieces)

/** Cells of the units that a filter means: given by who can read filters. */
export type FindPieces = (blocks: Blocks, who: UnitFilter) => Live<readonly CellIndex[]>

/**
 * What is made of a zone: once; where it names options once for each choice, when that is first asked for; where it reads the ground anew for
 * each ground; where it hangs on the moment or on units, each time.
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

const chosenZone = (options: readonly GameOption[], chosen: readonly number[]) => (id: string) => {
  const option = options.findIndex((one) => one.id === id)
  return options[option]?.zones[chosen[option]]
}

/** Zones that are not the same for a whole game. */
const MOVING: readonly string[] = ['here', 'there', 'of'] satisfies Zone['type'][]

function movingZone<T>(
  blocks: Blocks,
  zone: Zone,
  make: (mask: Uint8Array, board: BoardMap) => T,
  pieces?: FindPieces,
): Live<T> {
  const finders = new Map(
    partsOfZone(zone).flatMap(({ zone: part }) =>
      part.type === 'of' && pieces ? [[part, pieces(blocks, part.who)] as const] : [],
    ),
  )
  return (rules, state, subject = NO_SUBJECT) => {
    const board = boardNow(rules, state)
    const mask = zoneMask(board, zone, {
      chosen: chosenZone(blocks.options, state.chosen ?? []),
      cells: (part) => {
        if (part.type === 'of') return finders.get(part)?.(rules, state, subject) ?? []
        const cell = part.type === 'here' ? subject.cell : subject.there
        return cell >= 0 ? [cell] : []
      },
    })
    return make(mask, board)
  }
}

/** More than an option has choices; and what makes a choice that is not made, or not known, count from 0. */
const MOST_CHOICES = 1024
const NOT_CHOSEN = 2

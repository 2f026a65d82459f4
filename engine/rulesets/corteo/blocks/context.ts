/** What the blocks of a scenario are compiled against: names become indices and zones become masks, once. */
import type { ScenarioFile, Zone } from '../../../../schemas/generated/content'
import { marked } from '../../../geometry/cells'
import type { BoardMap, CellIndex } from '../../../types'

import type { CorteoPack } from '../pack'
import { partsOfZone, zoneMask } from '../rules/zones'
import type { CorteoState } from '../state'
import type { GameOption, Seats } from './compile'

export type Blocks = {
  readonly pack: CorteoPack
  readonly scenario: ScenarioFile
  readonly board: BoardMap
  readonly sides: readonly string[]
  readonly seats: Seats
  readonly components: readonly string[]
  readonly options: readonly GameOption[]
  readonly counters: readonly string[]
}

/** The cells of a zone; one that names options has them for each of their choices. */
export const liveZone = (blocks: Blocks, zone: Zone): LiveZone => liveOf(blocks, zone, (mask) => mask)

/** The same as a list, in index order. */
export const liveCells = (blocks: Blocks, zone: Zone): Live<readonly CellIndex[]> =>
  liveOf(blocks, zone, marked)

/** What is made of a zone: once, or where it names options once for each choice, when that is first asked for. */
export function liveOf<T>({ board, options }: Blocks, zone: Zone, make: (mask: Uint8Array) => T): Live<T> {
  const names = partsOfZone(zone).flatMap((part) => (part.zone.type === 'chosen' ? [part.zone.option] : []))
  const meant = options.flatMap(({ id }, index) => (names.includes(id) ? [index] : []))
  if (meant.length === 0) {
    const made = make(zoneMask(board, zone))
    return () => made
  }
  const known = new Map<number, T>()
  return ({ chosen }) => {
    const key = meant.reduce((sum, option) => sum * MOST_CHOICES + chosen[option] + NOT_CHOSEN, 0)
    let made = known.get(key)
    if (made === undefined) {
      const meaning = (id: string) => {
        const option = options.findIndex((one) => one.id === id)
        return options[option]?.zones[chosen[option]]
      }
      made = make(zoneMask(board, zone, meaning))
      known.set(key, made)
    }
    return made
  }
}

/** More than an option has choices; and what makes a choice that is not made, or not known, count from 0. */
const MOST_CHOICES = 1024
const NOT_CHOSEN = 2

/** Cells that may depend on a choice made in the game. */
export type Live<T> = (state: Pick<CorteoState, 'chosen'>) => T

export type LiveZone = Live<Uint8Array>

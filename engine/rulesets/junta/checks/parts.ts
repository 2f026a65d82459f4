/** The parts of a pack of this game, as its checks read them. */

import type { JuntaCard, JuntaScenarioFile } from '../../../../schemas/generated/content'
import { cardsOf } from '../../../compile/deck-cards'
import { within } from '../../../compile/finding'
import { fileOf, type Placed } from '../../../compile/pack-parts'
import type { RawPack, Sourced } from '../../../types'
import type { At } from '../../../types/pack'
import type { JuntaPack } from '../rules'

export const ownPack = (raw: RawPack): JuntaPack => raw as JuntaPack

export const inTables = (...path: (string | number)[]): At => ({ file: 'tables.yaml', path })
export const inUnits = (...path: (string | number)[]): At => ({ file: 'units.yaml', path })
export const inTerrain = (...path: (string | number)[]): At => ({ file: 'terrain.yaml', path })

export const areaNames = ({ maps }: RawPack): string[] =>
  Object.values(maps).flatMap(({ areas = [] }) => areas.map(({ id }) => id))

export const scenariosOf = (raw: RawPack): Placed<Sourced<JuntaScenarioFile>>[] =>
  Object.values(ownPack(raw).scenarios).map((value) => ({ value, at: fileOf(value) }))

/** Returns every card of every deck with its place. */
export const cardsIn = (raw: RawPack): { deck: string; card: JuntaCard; at: At }[] =>
  Object.values(raw.decks ?? {}).flatMap(({ id }) =>
    cardsOf<JuntaCard>(raw, id).map(({ card, at }) => ({ deck: id, card, at })),
  )

export type Block = Readonly<Record<string, unknown>>

/** Returns everything within a value that has a `type`, with its place. */
export function placedBlocks(value: unknown, at: At): Placed<Block>[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => placedBlocks(one, within(at, index)))
  if (typeof value !== 'object' || value === null) return []
  const block = value as Block
  const inner = Object.entries(block).flatMap(([key, one]) => placedBlocks(one, within(at, key)))
  return typeof block.type === 'string' ? [{ value: block, at }, ...inner] : inner
}

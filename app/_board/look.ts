import type { TerrainFile, UnitsFile } from '../../engine/types'
import type { Component, Side } from '../../schemas/generated/content'

/** How the things of a pack look: the parts of its files that drawing reads, whatever game they belong to. */
export type BoardLook = {
  /** `cost` only tells solid blocks from open ground. */
  readonly terrain: NonNullable<TerrainFile['terrain']>
  readonly edges?: TerrainFile['edges']
  readonly sides?: readonly Side[]
  readonly components?: readonly Component[]
  readonly units?: readonly Pick<UnitsFile['units'][number], 'id' | 'side' | 'look'>[]
}

export type Theme = 'light' | 'dark'

/** Icons of cards and spaces of tracks: their names become indices, what is not written its default. */
import type { VolkEffect } from '../../../../schemas/generated/content'
import type { Source } from '../../../types'
import { type Cities, type Effect, POLICE, type Provinces, TRACKS, WALL } from '../rules'
import { EAST, NOBODY } from '../state'
import { indices, inside } from './parts'

/** Any effect, each field as one that may be missing. */
export type Loose = {
  readonly type: VolkEffect['type']
  readonly on?: string
  readonly count?: number
  readonly steps?: number
  readonly by?: string
  readonly provinces?: readonly string[]
  readonly except?: readonly string[]
  readonly share?: { readonly province: string; readonly count: number }
  readonly track?: string
  readonly town?: string
  readonly wall?: keyof typeof WALL
}

/** Compiles the effects written at a place of the pack. */
export type CompileEffects = (effects: readonly VolkEffect[], source: Source) => Effect[]

export const effectsBy =
  (sides: readonly string[], provinces: Provinces, cities: Cities): CompileEffects =>
  (effects, source) =>
    effects.map((effect, at) => {
      const loose: Loose = effect
      const on = loose.on === undefined ? EAST : Math.max(0, sides.indexOf(loose.on))
      const { share } = loose
      return {
        verb: loose.type,
        on,
        count: loose.count ?? loose.steps ?? 1,
        flag: loose.by === undefined ? NOBODY : sides.indexOf(loose.by),
        where: whereOf(provinces, on, loose),
        share: share?.count ?? 0,
        shareIn: share ? provinces.ids.indexOf(share.province) : NOBODY,
        what: whatOf(cities, loose),
        wall: WALL[loose.wall ?? 'any'],
        arrows: loose.type === 'track',
        source: inside(source, at),
      }
    })

/** A police card's own icon (W-67): it comes after those that are written. */
export const policeIcon = ({ of }: Provinces, colour: keyof typeof POLICE, source: Source): Effect => ({
  verb: 'police',
  on: EAST,
  count: 1,
  flag: NOBODY,
  where: of[EAST],
  share: 0,
  shareIn: NOBODY,
  what: POLICE[colour],
  wall: WALL.any,
  arrows: false,
  source,
})

function whereOf(provinces: Provinces, on: number, { provinces: named, except }: Loose): readonly number[] {
  const left = indices(except, provinces.ids)
  const all = named ? indices(named, provinces.ids) : provinces.of[on]
  return left.length === 0 ? all : all.filter((province) => !left.includes(province))
}

function whatOf(cities: Cities, { type, track, town }: Loose): number {
  if (type === 'track') return TRACKS.indexOf(track as (typeof TRACKS)[number])
  return type === 'special' ? (cities.indexOf.get(town ?? '') ?? NOBODY) : 0
}

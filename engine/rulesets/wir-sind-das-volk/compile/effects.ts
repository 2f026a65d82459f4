/** Compiles icons of cards and spaces of tracks: names become indices, and missing fields get their defaults. */
import type { VolkEffect, WirSindDasVolkEffect } from '../../../../schemas/generated/content'
import type { Blocks } from '../../../blocks/context'
import type { Message, Source } from '../../../types'
import { isIcon } from '../blocks/icon-names'
import { inARow } from '../choices'
import { type Cities, type Effect, POLICE, type Provinces, TRACKS, WALL } from '../rules'
import { EAST, NOBODY } from '../state'
import { indices, inside } from './parts'

/** Any effect, with all fields optional. */
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

/** Compiles one effect of an icon. */
export type CompileIcon = (effect: VolkEffect, source: Source) => Effect

/** Compiles the effects written at a place of the pack. */
export type CompileEffects<Written> = (effects: readonly Written[], source: Source) => Effect[]

/** The defaults for fields that are left out. */
const PLAIN: Omit<Effect, 'verb' | 'source'> = {
  on: EAST,
  count: 1,
  flag: NOBODY,
  where: [],
  share: 0,
  shareIn: NOBODY,
  what: 0,
  wall: WALL.any,
  arrows: false,
  list: NOBODY,
  label: undefined,
}

export const iconBy =
  (sides: readonly string[], provinces: Provinces, cities: Cities): CompileIcon =>
  (effect, source) => {
    const loose: Loose = effect
    const on = loose.on === undefined ? EAST : Math.max(0, sides.indexOf(loose.on))
    const { share } = loose
    return {
      ...PLAIN,
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
      source,
    }
  }

/** Compiles the effects of a track: only icons of the map. */
export const inTracks =
  (compileIcon: CompileIcon): CompileEffects<VolkEffect> =>
  (effects, source) =>
    effects.map((effect, at) => compileIcon(effect, inside(source, at)))

/** Compiles the effects of a card. Adjacent effects that triggers may use too become one icon. */
export const inCards =
  (compileIcon: CompileIcon, { listOf }: Blocks): CompileEffects<WirSindDasVolkEffect> =>
  (effects, source) =>
    together(effects).map((part): Effect => {
      const at = inside(source, part.at)
      if ('icon' in part) return compileIcon(part.icon, at)
      return {
        ...PLAIN,
        verb: 'blocks',
        list: listOf(part.said),
        label: inARow(part.said.map(labelOf)),
        source: at,
      }
    })

type Part =
  | { readonly at: number; readonly icon: VolkEffect }
  | { readonly at: number; readonly said: WirSindDasVolkEffect[] }

function together(effects: readonly WirSindDasVolkEffect[]): Part[] {
  const parts: Part[] = []
  for (const [at, effect] of effects.entries()) {
    const last = parts.at(-1)
    if (isIcon(effect)) parts.push({ at, icon: effect })
    else if (last && 'said' in last) last.said.push(effect)
    else parts.push({ at, said: [effect] })
  }
  return parts
}

/** The label of an effect on a button and on the face of a card. The texts of the pack explain the details. */
function labelOf(effect: WirSindDasVolkEffect): Message {
  const key = `volk.effect.${effect.type}`
  const question = questionOf(effect)
  if (question !== undefined) return { key, values: { question: { text: `asks.${question}` } } }
  if (effect.type === 'say') return { key, values: { what: { text: `triggers.${effect.text}` } } }
  if (effect.type === 'count' || effect.type === 'set')
    return { key, values: { counter: { text: `counters.${effect.counter}` } } }
  return { key }
}

/** Returns the id of the question that an effect puts or reads. */
function questionOf(effect: WirSindDasVolkEffect): string | undefined {
  switch (effect.type) {
    case 'ask':
    case 'ask-seat':
    case 'ask-number':
    case 'propose':
    case 'bid':
      return effect.id
    case 'for-answer':
    case 'reveal-answer':
      return effect.of
    default:
      return undefined
  }
}

/** Returns the additional icon of a police card (W-67), which comes after the written ones. */
export const policeIcon = ({ of }: Provinces, colour: keyof typeof POLICE, source: Source): Effect => ({
  ...PLAIN,
  verb: 'police',
  where: of[EAST],
  what: POLICE[colour],
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

/** The four tracks with the effects of their spaces. */
import type { VolkBand, VolkEffect, VolkTrack } from '../../../../schemas/generated/content'
import { sourceOf } from '../../../kernel/sources'
import { err, type Finding, ok, type Result, type Source } from '../../../types'
import { type Effect, type Rules, TRACKS, type Track, type VolkPack } from '../rules'
import type { CompileEffects } from './effects'
import { finding } from './finding'
import { inside } from './parts'

type Tracks = Pick<Rules, 'prestige' | 'currency' | 'socialism' | 'flight'>

export function compileTracks(
  raw: VolkPack,
  { setup }: Rules['scenario'],
  compileEffects: CompileEffects<VolkEffect>,
): Result<Tracks, Finding[]> {
  const written = raw.tracks?.tracks ?? []
  const found = TRACKS.map((kind) => written.findIndex((track) => track.kind === kind))
  const missing = TRACKS.find((_, at) => found[at] < 0)
  if (missing) return err([finding('tracks.yaml', ['tracks'], 'track', missing)])
  const [prestige, currency, socialism, flight] = found.map((index) => ({
    track: written[index],
    source: sourceOf(raw, 'tracks', index),
  }))
  return ok({
    prestige: {
      ...trackOf(prestige, compileEffects, setup.prestige),
      spaces: spacesOf(prestige, compileEffects),
    },
    currency: trackOf(currency, compileEffects, setup.currency),
    socialism: { ...trackOf(socialism, compileEffects, setup.socialism), gain: bands(socialism.track.gains) },
    flight: { ...trackOf(flight, compileEffects, undefined), price: bands(flight.track.prices) },
  })
}

type Placed = { readonly track: VolkTrack; readonly source: Source }

function trackOf(
  { track, source }: Placed,
  compileEffects: CompileEffects<VolkEffect>,
  start: number | undefined,
): Track {
  const { id, least, most, beyond = [] } = track
  const past = (end: 'least' | 'most'): Effect[] =>
    beyond.flatMap((one, at) =>
      one.end === end ? compileEffects(one.effects, inside(source, 'beyond', at, 'effects')) : [],
    )
  return { id, least, most, start: start ?? track.start, beyond: [past('most'), past('least')], source }
}

const spacesOf = (
  { track, source }: Placed,
  compileEffects: CompileEffects<VolkEffect>,
): ReadonlyMap<number, readonly Effect[]> =>
  new Map(
    (track.spaces ?? []).map(({ at, effects }, index) => [
      at,
      compileEffects(effects, inside(source, 'spaces', index, 'effects')),
    ]),
  )

/** Returns a number for each space of the bands. The last of overlapping bands counts. */
function bands(list: readonly VolkBand[] = []): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { from, to, count } of list) for (let at = from; at <= to; at++) found.set(at, count)
  return found
}

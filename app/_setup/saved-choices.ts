/** The settings of a game that has not begun, stored in this tab so that they survive a reload. */
import { campaignNamed } from '../../engine/campaign/campaign'
import { seatsOf } from '../../engine/kernel/seats'
import { CONTROLS } from '../../engine/match/port/controls'
import { isObject } from '../../engine/match/saved/saved-shape'
import type { RawPack } from '../../engine/types'
import type { Begun } from '../_play/host/asked'

const keyOf = ({ manifest, digest }: RawPack) => `ludoteca:set-up ${manifest.id} ${digest}`

export function keepChoices(pack: RawPack, begun: Begun): void {
  try {
    sessionStorage.setItem(keyOf(pack), JSON.stringify(begun))
  } catch {
    // Without storage they last until the page is left.
  }
}

export function forgetChoices(pack: RawPack): void {
  try {
    sessionStorage.removeItem(keyOf(pack))
  } catch {
    // Storage is unavailable.
  }
}

/** Undefined if there are none for this pack, or if they are for another scenario than the offered one. */
export function savedChoices(pack: RawPack, scenario?: string): Begun | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(pack)) ?? 'null')
    return isBegun(pack, kept) && (scenario === undefined || kept.scenario === scenario) ? kept : undefined
  } catch {
    return undefined
  }
}

function isBegun(pack: RawPack, kept: unknown): kept is Begun {
  if (!isObject(kept) || !isObject(kept.seats) || !isObject(kept.options)) return false
  const scenario = pack.scenarios[String(kept.scenario)]
  const { seats } = kept
  return (
    scenario !== undefined &&
    seatsOf(scenario).seats.join() === Object.keys(seats).join() &&
    Object.values(seats).every((control) => CONTROLS.some((one) => one === control)) &&
    Object.values(kept.options).every((choice) => typeof choice === 'string') &&
    (kept.campaign === undefined || campaignNamed(pack, String(kept.campaign)) !== undefined) &&
    (kept.seed === undefined || typeof kept.seed === 'string')
  )
}

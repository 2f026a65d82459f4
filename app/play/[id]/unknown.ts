/** Checks an address against its pack. */
import { seatsOf } from '../../../engine/kernel/seats'
import type { RawPack } from '../../../engine/types'
import type { ScenarioOption } from '../../../schemas/generated/content'
import type { Asked, AskedName } from '../../_play/host/asked'

/** Names of the parameters with unreadable or unknown values. A saved game has its own scenario, players and options. */
export function unknownIn(pack: RawPack, { unread, ...asked }: Asked): readonly AskedName[] {
  const { scenario = Object.keys(pack.scenarios)[0] } = asked
  if (asked.game !== undefined) return unread
  if (!Object.hasOwn(pack.scenarios, scenario)) return [...new Set<AskedName>(['scenario', ...unread])]
  const { seats } = seatsOf(pack.scenarios[scenario])
  const isOtherCount = asked.seats !== undefined && asked.seats.length !== seats.length
  return [
    ...unread,
    ...(isOtherCount ? (['seats'] as const) : []),
    ...(hasOptions(pack, scenario, asked.options) ? [] : (['options'] as const)),
  ]
}

function hasOptions(pack: RawPack, scenario: string, asked: Asked['options'] = {}): boolean {
  const { options = [] } = pack.scenarios[scenario] as { readonly options?: readonly ScenarioOption[] }
  return Object.entries(asked).every(([id, choice]) =>
    options.some((option) => option.id === id && option.choices?.some((one) => one.id === choice)),
  )
}

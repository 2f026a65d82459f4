/** Masks of zones for checks, cached by board and never written to. */
import type { Zone } from '../../../schemas/generated/content'
import { wholeOf } from '../../compile/traced'
import { memoise } from '../../memoise'
import type { BoardMap } from '../../types'
import { type Meaning, zoneMask } from '../zones/zones'

/** Zones that depend on a choice, on the moment or on units. */
const HANGING = /"type":"(?:chosen|here|there|of|feature|control|answered)"/

const hangs = memoise((zone: Zone) => [HANGING.test(JSON.stringify(zone))] as const)
const masksOn = memoise((_: BoardMap) => new WeakMap<Zone, Uint8Array>())

export function knownMask(board: BoardMap, zone: Zone, meaning: Meaning = {}): Uint8Array {
  const own = wholeOf(zone)
  const chosen = own.type === 'chosen' ? meaning.chosen?.(own.option) : undefined
  if (chosen && !hangs(wholeOf(chosen))[0]) return knownMask(board, chosen)
  if (hangs(own)[0]) return zoneMask(board, own, meaning)
  const masks = masksOn(board)
  const mask = masks.get(own) ?? zoneMask(board, own)
  masks.set(own, mask)
  return mask
}

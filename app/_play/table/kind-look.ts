/** The look of a kind of cards: a colour and always a band of its own. */
import type { TableCard } from '../../../engine/types'
import type { BoardLook } from '../../_board/types'

export type KindLook = { readonly colour: string; readonly band: number }

/** Kinds named after their colour. */
const NAMED: Readonly<Record<string, KindLook>> = {
  red: { colour: '#b4362c', band: 1 },
  yellow: { colour: '#e3b53c', band: 2 },
  dual: { colour: '#d0813a', band: 3 },
  special: { colour: '#54406e', band: 4 },
}
const SPARE: readonly KindLook[] = [
  { colour: '#2f6f8f', band: 0 },
  { colour: '#8b3a3a', band: 1 },
  { colour: '#3f7a4a', band: 2 },
  { colour: '#6b4b8a', band: 3 },
  { colour: '#a86a1f', band: 4 },
  { colour: '#4a5568', band: 5 },
  { colour: '#9a4777', band: 0 },
  { colour: '#2c7a74', band: 3 },
]
const PLAIN: KindLook = { colour: '#6a6152', band: 0 }

export function kindLook({ kind, side, faceDown }: TableCard, look: BoardLook): KindLook {
  if (faceDown) return PLAIN
  const at = look.sides?.findIndex(({ id }) => id === side) ?? -1
  const colour = look.sides?.[at]?.look.colour
  if (kind !== undefined && NAMED[kind]) return NAMED[kind]
  if (colour !== undefined) return { colour, band: (at % 5) + 1 }
  if (kind === undefined) return PLAIN
  let sum = 0
  for (let letter = 0; letter < kind.length; letter++) sum = (sum * 33 + kind.charCodeAt(letter)) >>> 0
  return SPARE[sum % SPARE.length]
}

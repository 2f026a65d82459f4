/** Runs the triggers of the scenario at moments of the game. */

import { isAwaited, moment } from '../../../blocks/interpreter'
import type { Subject } from '../../../blocks/port'
import { forget } from '../position/cache'
import type { KriegspielTurn, Rules } from '../rules'
import { attackOn, type Share } from '../rules/combat'
import { isConnected, isOnLine, loadNetworks } from '../rules/network'

/** Runs triggers at a moment. Numbers of the rules may change, so the values derived from them are dropped. */
export function happens(turn: KriegspielTurn, at: string, subject?: Partial<Subject>): void {
  const { rules } = turn
  if (!isAwaited(rules.blocks, at)) return
  moment(turn, at, subject)
  forget(rules.cache)
}

/** By piece, 1 if it is on the board, if it is connected, and if it is a relay on a line. */
export type Links = Readonly<Record<'on' | 'connected' | 'sending', Uint8Array>>

/** Each moment of a link, with the part that it compares and the new value. */
const LINK_MOMENTS = [
  ['cut-off', 'connected', 0],
  ['connected-again', 'connected', 1],
  ['relay-silent', 'sending', 0],
  ['relay-working', 'sending', 1],
] as const

/** Returns the links before a change, or `undefined` if no trigger waits for them. */
export function linksNow({ rules, state }: KriegspielTurn): Links | undefined {
  if (!LINK_MOMENTS.some(([at]) => rules.blocks.waiting[at] !== undefined)) return undefined
  loadNetworks(rules, state)
  const { cell } = state
  const of = (is: (piece: number) => boolean) =>
    Uint8Array.from(cell, (at, piece) => (at >= 0 && is(piece) ? 1 : 0))
  return {
    on: of(() => true),
    connected: of((piece) => isConnected(rules, piece)),
    sending: of((piece) => rules.cache.emits[piece] !== 0 && isOnLine(rules, piece)),
  }
}

/** Reports each piece whose links have changed and that stood on the board before and still does. */
export function tellLinks(turn: KriegspielTurn, before: Links | undefined): void {
  if (before === undefined) return
  const now = linksNow(turn) ?? before
  const changed = LINK_MOMENTS.map(([at, part, value]) => {
    const isMeant = (piece: number) =>
      before.on[piece] === 1 && before[part][piece] !== value && now[part][piece] === value
    return { at, pieces: [...before.on.keys()].filter(isMeant) }
  })
  for (const { at, pieces } of changed)
    for (const piece of pieces) {
      const cell = turn.state.cell[piece]
      if (cell >= 0) happens(turn, at, { it: piece, cell })
    }
}

/** Reports that a piece has moved, and the ground with a bonus that it left and entered. */
export function tellMoved(turn: KriegspielTurn, piece: number, there: number): void {
  const cell = turn.state.cell[piece]
  happens(turn, 'piece-moved', { it: piece, cell, there })
  if (isCover(turn.rules, there)) happens(turn, 'cover-left', { it: piece, cell: there })
  if (isCover(turn.rules, cell)) happens(turn, 'cover-entered', { it: piece, cell })
}

/** True for ground that helps the defence of some units, such as a fort or a pass. */
const isCover = ({ ground, pack }: Rules, cell: number): boolean =>
  ground.terrain[cell] >= 0 && pack.terrain.terrain[ground.terrain[cell]].defence !== undefined

/** The units of an attack that moments name: those that charge, and the one that adds the most points. */
export type Attackers = { readonly strongest: number; readonly charging: readonly number[] }

const ATTACK_MOMENTS = [
  'attack-declared',
  'attacked',
  'charged',
  'attack-held',
  'retreat-ordered',
  'attack-captured',
]

/** Returns the attackers of a cell, or `undefined` if no trigger waits for an attack. */
export function attackersOf({ rules, state }: KriegspielTurn, cell: number): Attackers | undefined {
  if (!ATTACK_MOMENTS.some((at) => isAwaited(rules.blocks, at))) return undefined
  const shares: Share[] = []
  attackOn(rules, state.turn, cell, shares)
  const strongest = shares.reduce((best, share) => (share.points > best.points ? share : best), shares[0])
  return {
    strongest: strongest.piece,
    charging: shares.filter(({ as }) => as === 'charge').map(({ piece }) => piece),
  }
}

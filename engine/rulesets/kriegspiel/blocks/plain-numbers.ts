/** The numbers of Kriegspiel without modifiers, as the measure `number` reads them. */
import type { Whose } from '../../../blocks/port'
import type { Rules } from '../rules'
import { plainBonus } from '../rules/combat'
import { loadNetworks } from '../rules/network'
import type { KriegspielState } from '../state'
import { NUMBER_IDS, type NumberId } from './numbers'

type Plain = (rules: Rules, state: KriegspielState, piece: number, whose: Whose) => number

const cellOf = (state: KriegspielState, piece: number, { cell }: Whose): number => cell ?? state.cell[piece]

/** The numbers of units. A number without an entry is a shift of 0. */
const OF_PIECE: Partial<Record<NumberId, Plain>> = {
  movement: ({ pieces }, _, piece) => pieces.speed[piece],
  attack: ({ pieces }, _, piece) => pieces.attack[piece],
  defence: ({ pieces }, _, piece) => pieces.defence[piece],
  support: ({ pieces }, _, piece) => pieces.defence[piece],
  range: ({ pieces }, _, piece) => pieces.range[piece],
  'unit-moves': () => 1,
  charge: ({ pieces }, _, piece) => pieces.charge[piece],
  'charge-from': ({ ground }, state, piece, whose) => ground.charges[cellOf(state, piece, whose)] ?? 0,
  'charge-against': ({ ground }, state, piece, whose) => ground.charged[cellOf(state, piece, whose)] ?? 0,
  'ground-bonus': (rules, state, piece, whose) => plainBonus(rules, piece, cellOf(state, piece, whose)),
  connection(rules, state, piece) {
    loadNetworks(rules, state)
    const { linked, connected } = rules.cache
    return state.cell[piece] >= 0 ? (rules.isNetworkModified ? linked : connected)[piece] : 0
  },
  relays: ({ pieces }, _, piece) => pieces.emits[piece],
  'stops-lines': ({ pieces }, _, piece) => pieces.stopsLines[piece],
}

/** The numbers of sides and of cells, and those of a unit that are the same for all. */
const OF_ALL: Partial<Record<NumberId, (rules: Rules, whose: Whose) => number>> = {
  moves: ({ moves }) => moves,
  attacks: ({ attacks }) => attacks,
  'supply-range': ({ ground }) => ground.size,
  'retreat-at': ({ results }) => results.retreat,
  'capture-at': ({ results }) => results.capture,
  'charge-against': ({ ground }, { cell = -1 }) => ground.charged[cell] ?? 0,
  'arsenal-points': ({ scenario }) => scenario.scoring.arsenal,
  'combat-points': ({ scenario }) => scenario.scoring.combat,
  'relay-points': ({ scenario }) => scenario.scoring.relay,
}

/** Returns a number without modifiers; 0 if it needs an owner and has none. */
export function plainNumber(rules: Rules, state: KriegspielState, number: number, whose: Whose): number {
  const id = NUMBER_IDS[number]
  const ofPiece = whose.piece < 0 ? undefined : OF_PIECE[id]
  return ofPiece?.(rules, state, whose.piece, whose) ?? OF_ALL[id]?.(rules, whose) ?? 0
}

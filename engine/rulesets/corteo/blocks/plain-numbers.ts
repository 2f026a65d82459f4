/** The numbers of Corteo without modifiers, as the measure `number` reads them. */
import type { Whose } from '../../../blocks/port'
import type { Rules } from '../rules'
import { launchCost, runFactor } from '../rules/fighting/launch'
import { isPlayed } from '../rules/foes'
import { ownPower, plainPower } from '../rules/link'
import { type CorteoState, has, PANICKED } from '../state'
import { NEVER, NUMBER_IDS, type NumberId } from './numbers'

type Plain = (rules: Rules, state: CorteoState, piece: number, whose: Whose) => number

/** The numbers of units. A number without an entry is a shift of 0. */
const OF_PIECE: Partial<Record<NumberId, Plain>> = {
  movement: ({ pieces }, _, piece) => pieces.speed[piece] / 2,
  'run-factor': (rules, _, piece) => runFactor(rules, piece),
  'leave-cost': ({ disengage, pieces }, _, piece) => {
    const price = disengage[pieces.side[piece]] ?? 0
    return price < 0 ? NEVER : price
  },
  control: ({ sides, pieces }, state, piece) =>
    isPlayed({ sides }, pieces.side[piece]) && !has(state, piece, PANICKED) && pieces.passive[piece] === 0
      ? 1
      : 0,
  stacking: ({ stacking }) => stacking,
  'barricade-cost': ({ barricades }) => barricades.cost / 2,
  'removal-cost': ({ barricades }) => barricades.cost / 2,
  'throw-range': ({ pieces }, _, piece) => pieces.range[piece],
  throws: ({ launch, pieces }, _, piece) => (pieces.range[piece] > 0 ? launch.perPhase : 0),
  'throw-cost': launchCost,
  'throw-power': ownPower,
  'throw-defence': ownPower,
  power: plainPower,
  'head-bonus': ({ head }) => head.bonus,
  'attack-power': ownPower,
  'defence-power': ownPower,
  'ground-power': ({ ground, pieces }, state, piece, { cell = state.cell[piece] }) =>
    ground.factor[pieces.side[piece]]?.[cell] ?? 0,
  'panic-reach': () => NEVER,
  arrests: ({ arrests, pieces }, _, piece) => (arrests.sides.includes(pieces.side[piece]) ? 1 : 0),
  'turns-away': ({ leaving }) => leaving?.hands ?? 0,
  'retreat-cells': (_, state, piece) => state.goes[state.going.indexOf(piece)] ?? 0,
  'escort-units': ({ convoys, pieces }, _, piece) => convoys[pieces.convoy[piece]]?.escort?.units ?? 0,
  'escort-distance': ({ convoys, pieces }, _, piece) => convoys[pieces.convoy[piece]]?.escort?.distance ?? 0,
  'clear-distance': ({ convoys, pieces }, _, piece) => Math.max(0, convoys[pieces.convoy[piece]]?.clear ?? 0),
  'arrest-points': ({ pieces }, _, piece) => pieces.power[piece],
  'map-points': ({ pieces }, _, piece) => pieces.power[piece],
}

/** The numbers of players and of cells. */
const OF_OTHERS: Partial<Record<NumberId, (rules: Rules, state: CorteoState, whose: Whose) => number>> = {
  heads: ({ head, seats }, _, { seat }) => (seats[seat]?.side === head.side ? head.units : 0),
  'column-size': ({ columns }) => Math.min(columns.minimum, NEVER),
  'jam-tries': ({ jams }) => (jams ? 1 : 0),
  'entry-points': (_, { budget }) => budget,
  'objective-points': ({ ground }, _, { cell = -1 }) => ground.value[cell] ?? 0,
  stacking: ({ stacking }) => stacking,
}

/** Returns a number without modifiers; 0 if it needs an owner and has none. */
export function plainNumber(rules: Rules, state: CorteoState, number: number, whose: Whose): number {
  const id = NUMBER_IDS[number]
  const ofPiece = whose.piece < 0 ? undefined : OF_PIECE[id]
  return ofPiece?.(rules, state, whose.piece, whose) ?? OF_OTHERS[id]?.(rules, state, whose) ?? 0
}

/** The parts of Cry Havoc that blocks read and change. */
import { type BlockPort, HIDDEN } from '../../../blocks/port'
import { lastTurnOf } from '../../../blocks/time/last-turn-of'
import { idsOf } from '../../../kernel/piece-names'
import { sideName } from '../events'
import { load } from '../position/cache'
import type { Rules } from '../rules'
import { pointsOf } from '../rules/scoring'
import { type CryHavocState, type CryHavocTurn, GONE, WAITING } from '../state'
import { figures } from './figures'
import { NUMBERS } from './numbers'
import {
  afterwards,
  canHide,
  fitsThere,
  leaveMap,
  putThere,
  takeAside,
  takeOut,
  withoutTurncoats,
} from './places'
import { plainNumber } from './plain-numbers'
import { seesCell } from './sight'

export const port: BlockPort = {
  ruleset: 'cry-havoc',
  numbers: NUMBERS,
  turnEnds: 'turn-ended',
  // The modifier of the die depends on weapon and distance. Without a shot it is 0.
  plain: (rules: Rules, state: CryHavocState, number, whose) => plainNumber(rules, state, number, whose),
  turnOf: (_: Rules, { turn }: CryHavocState) => turn,
  sideInTurn: (_: Rules, { side }: CryHavocState) => side,
  seatName: (rules: Rules, seat) => sideName(rules, seat),
  figures,
  score: (rules: Rules, state: CryHavocState, seat) => pointsOf(rules, state, seat),
  load: (rules: Rules, state: CryHavocState) => load(rules, state),
  lastTurn: {
    of: (rules: Rules, state: CryHavocState) => lastTurnOf(state, rules.ends.turns),
    set({ state }: CryHavocTurn, last) {
      state.finalTurn = last
    },
  },
  endWithTurn({ state }: CryHavocTurn) {
    state.ending = 1
  },
  ground: { changed: (turn: CryHavocTurn) => afterwards(turn) },
  pieces: {
    where: { waiting: WAITING, out: GONE, hidden: HIDDEN },
    count: ({ pieces }: Rules) => pieces.count,
    side: ({ pieces }: Rules, _, piece) => pieces.side[piece],
    seat: ({ pieces }: Rules, _, piece) => pieces.side[piece],
    id: (rules: Rules, state: CryHavocState, piece) => idsOf(rules, state)[piece],
    unit: ({ pieces }: Rules, _, piece) => pieces.type[piece],
    cell: (_, { cell }: CryHavocState, piece) => cell[piece],
    fits: (rules: Rules, state: CryHavocState, piece, cell) => fitsThere(rules, state, piece, cell),
    put: (turn: CryHavocTurn, piece, cell) => putThere(turn, piece, cell),
    remove: (turn: CryHavocTurn, piece) => takeOut(turn, piece),
    takeOff: (turn: CryHavocTurn, piece, place) => takeAside(turn, piece, place),
    canHide: (rules: Rules, state: CryHavocState, piece) => canHide(rules, state, piece),
    sees: (rules: Rules, state: CryHavocState, piece, cell) => seesCell(rules, state, piece, cell),
    exit: (turn: CryHavocTurn, piece) => leaveMap(turn, piece),
    changed: (turn: CryHavocTurn) => withoutTurncoats(turn),
  },
}

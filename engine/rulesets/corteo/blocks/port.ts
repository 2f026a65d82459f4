/** The parts of Corteo that blocks read and change. */
import { type BlockPort, HIDDEN } from '../../../blocks/port'
import { idsOf } from '../../../kernel/piece-names'
import { seatName } from '../events'
import { load, reload } from '../position/cache'
import type { CorteoTurn, Rules } from '../rules'
import { fitsThere } from '../rules/arrivals'
import { handsOf } from '../rules/hands'
import { leaveForGood, putOut, putPiece, takeOff } from '../rules/place'
import { ARRESTED, type CorteoState, CUSTODY, OUT, RESERVE } from '../state'
import { figures, pointsOf } from './figures'
import { NUMBERS } from './numbers'
import { plainNumber } from './plain-numbers'

export const port: BlockPort = {
  ruleset: 'corteo',
  numbers: NUMBERS,
  turnEnds: 'turn-ended',
  plain: (rules: Rules, state: CorteoState, number, whose) => plainNumber(rules, state, number, whose),
  turnOf: (_: Rules, { hand }: CorteoState) => hand,
  sideInTurn: (_: Rules, { turn }: CorteoState) => turn,
  seatName: (rules: Rules, seat) => seatName(rules, seat),
  figures,
  score: (rules: Rules, state: CorteoState, seat) => pointsOf(rules, state, seat),
  load: (rules: Rules, state: CorteoState) => load(rules, state),
  lastTurn: {
    of: (rules: Rules, state: CorteoState) => handsOf(rules, state),
    set({ state, rules }: CorteoTurn, last) {
      state.extra = last - rules.hands
    },
  },
  endWithTurn({ state }: CorteoTurn) {
    state.ended = 1
  },
  pieces: {
    where: { arrested: ARRESTED, custody: CUSTODY, out: OUT, reserve: RESERVE, hidden: HIDDEN },
    count: ({ pieces }: Rules) => pieces.count,
    side: ({ pieces }: Rules, _, piece) => pieces.side[piece],
    seat: ({ pieces }: Rules, _, piece) => pieces.seat[piece],
    id: (rules: Rules, state: CorteoState, piece) => idsOf(rules, state)[piece],
    unit: ({ pieces }: Rules, _, piece) => pieces.type[piece],
    component: ({ pieces }: Rules, _, piece) => pieces.component[piece],
    cell: (_, { cell }: CorteoState, piece) => cell[piece],
    lies: (_, { lies }: CorteoState, piece) => lies[piece] ?? -1,
    power: ({ pieces }: Rules, _, piece) => pieces.power[piece],
    fits: (rules: Rules, state: CorteoState, piece, cell) =>
      rules.ground.standable[rules.pieces.walk[piece]][cell] === 1 && fitsThere(rules, state, piece, cell),
    passes: ({ ground, pieces }: Rules, _, piece, from, direction) =>
      ground.costs[pieces.walk[piece]][from * ground.width + direction] >= 0,
    put(turn: CorteoTurn, piece, cell) {
      if (turn.state.lies.length > 0) turn.list('lies')[piece] = -1
      putPiece(turn, piece, cell)
    },
    remove: (turn: CorteoTurn, piece) => putOut(turn, piece, -1),
    takeOff: (turn: CorteoTurn, piece, place) => takeOff(turn, piece, place),
    exit: (turn: CorteoTurn, piece) => leaveForGood(turn, piece),
    changed: (turn: CorteoTurn) => letGo(turn),
  },
  ground: {
    changed: ({ state, rules }: CorteoTurn) => {
      reload(rules, state)
    },
  },
}

/** Deselects a piece that has changed sides, so it is neither active nor in a fight. */
function letGo({ state, rules }: CorteoTurn): void {
  const { pieces } = reloaded(rules, state)
  if (state.active >= 0 && pieces.seat[state.active] !== state.mover) state.active = -1
}

const reloaded = (rules: Rules, state: CorteoState): Rules => {
  reload(rules, state)
  return rules
}

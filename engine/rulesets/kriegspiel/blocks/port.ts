/** The parts of Kriegspiel that blocks read and change, and its words in the language of blocks. */
import type { KriegspielUnitFilter } from '../../../../schemas/generated/content'
import { type Blocks, speaking, type Words } from '../../../blocks/context'
import { change } from '../../../blocks/interpreter'
import { ASKED_OPTION_WORDS } from '../../../blocks/options/words'
import { type BlockPort, HIDDEN } from '../../../blocks/port'
import { lastTurnOf } from '../../../blocks/time/last-turn-of'
import { UNIT_WORDS } from '../../../blocks/units/words'
import { report, sideName } from '../events'
import { put, reload } from '../position/cache'
import type { KriegspielTurn, Rules } from '../rules'
import { isAnnihilated, lastWithout, leaveBoard, pointsOf, putAside, takeOff } from '../rules/endings'
import { isConnected, loadNetworks } from '../rules/network'
import { isOut } from '../rules/sides'
import { CAPTURED, type KriegspielState, LEFT, NOBODY, RESERVE } from '../state'
import { figures } from './figures'
import { happens, linksNow, tellLinks, tellMoved } from './happening'
import { NUMBERS } from './numbers'
import { plainNumber } from './plain-numbers'

export const port: BlockPort = {
  ruleset: 'kriegspiel',
  numbers: NUMBERS,
  isTurnOfSide: true,
  turnEnds: 'turn-ended',
  plain: (rules: Rules, state: KriegspielState, number, whose) => plainNumber(rules, state, number, whose),
  turnOf: (_: Rules, { number }: KriegspielState) => number,
  sideInTurn: (_: Rules, { turn }: KriegspielState) => turn,
  seatName: (rules: Rules, seat) => sideName(rules, seat),
  figures,
  score: (rules: Rules, state: KriegspielState, side) => pointsOf(rules, state, side),
  load: (rules: Rules, state: KriegspielState) => loadNetworks(rules, state),
  lastTurn: {
    of: (rules: Rules, state: KriegspielState) => lastTurnOf(state, rules.limit?.turns ?? 0),
    set({ state }: KriegspielTurn, last) {
      state.finalTurn = last
    },
  },
  endWithTurn({ state }: KriegspielTurn) {
    state.ends = 1
  },
  pieces: {
    where: { reserve: RESERVE, captured: CAPTURED, hidden: HIDDEN, left: LEFT },
    count: ({ pieces }: Rules) => pieces.count,
    side: ({ pieces }: Rules, _, piece) => pieces.side[piece],
    seat: ({ pieces }: Rules, _, piece) => pieces.side[piece],
    id: ({ pieces }: Rules, _, piece) => pieces.ids[piece],
    unit: ({ pieces }: Rules, _, piece) => pieces.type[piece],
    cell: ({ cache }: Rules, state: KriegspielState, piece) =>
      cache.of === state ? cache.cell[piece] : state.cell[piece],
    fits: (rules: Rules, state: KriegspielState, _, cell) =>
      !state.cell.includes(cell) && isOpen(rules, cell) && !isStandingArsenal(rules, state, cell),
    put: putOnBoard,
    takeOff: putAside,
    exit: (turn: KriegspielTurn, piece) => leaveBoard(turn, piece),
    remove(turn: KriegspielTurn, piece) {
      const { rules } = turn
      const side = rules.pieces.side[piece]
      takeOff(turn, piece, 'captured')
      endIfAnnihilated(turn, side)
    },
    changed: (turn: KriegspielTurn) => {
      const before = turn.rules.pieces.of
      withLinks(turn, () => reload(turn.rules, turn.state))
      letGo(turn)
      for (const [side, { length }] of turn.rules.pieces.of.entries())
        if (length < before[side].length && !isOut(turn.state, side)) endIfAnnihilated(turn, side)
    },
  },
  ground: {
    changed: (turn: KriegspielTurn) => withLinks(turn, () => reload(turn.rules, turn.state)),
  },
}

/** Applies a change of ground or units. The units that it cuts off or connects are reported. */
function withLinks(turn: KriegspielTurn, act: () => void): void {
  // The networks are still those before the change: `load` does not look at the ground of a state that it holds.
  const before = linksNow(turn)
  act()
  tellLinks(turn, before)
}

/** Drops pieces that have changed sides from the hands that hold them. */
function letGo(turn: KriegspielTurn): void {
  const { state, rules } = turn
  const { side } = rules.pieces
  if (state.active >= 0 && side[state.active] !== state.turn) state.active = NOBODY
  for (const [owner, piece] of state.hand.entries())
    if (piece >= 0 && side[piece] !== owner) turn.list('hand')[owner] = NOBODY
}

function endIfAnnihilated(turn: KriegspielTurn, side: number): void {
  if (!isAnnihilated(turn.rules, turn.state, side)) return
  const winner = lastWithout(turn, side, 'annihilation')
  if (winner !== undefined) change(turn, { verdict: { winner, level: 'annihilation' } })
}

function putOnBoard(turn: KriegspielTurn, piece: number, cell: number): void {
  const { rules } = turn
  const there = turn.state.cell[piece]
  put(turn, piece, cell)
  if (there >= 0) {
    report(turn, 'moved', piece, cell, {}, { from: rules.board.grid.names[there] })
    tellMoved(turn, piece, there)
  } else {
    report(turn, 'placed', piece, cell)
    happens(turn, 'piece-entered', { it: piece, cell })
  }
}

const isOpen = ({ ground, pack }: Rules, cell: number): boolean =>
  ground.terrain[cell] >= 0 && pack.terrain.terrain[ground.terrain[cell]].cost !== 'closed'

/** Only a move of the rules takes an arsenal. */
const isStandingArsenal = ({ arsenals }: Rules, state: KriegspielState, cell: number): boolean =>
  arsenals.at[cell] >= 0 && state.arsenals[arsenals.at[cell]] === 1

const ownWords: Words = {
  filter(_: Blocks, { connected }: KriegspielUnitFilter) {
    if (connected === undefined) return []
    return [
      (rules: Rules, state: KriegspielState, piece: number) => {
        loadNetworks(rules, state)
        return isConnected(rules, piece) === connected
      },
    ]
  },
}

/** The words of Kriegspiel, with those that every game has. */
export const words: Words = speaking(UNIT_WORDS, ASKED_OPTION_WORDS, ownWords)

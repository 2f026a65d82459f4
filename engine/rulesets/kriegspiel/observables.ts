/** The values that a position of Kriegspiel shows, for the expectations of cases and for their starting positions. */
import type { KriegspielExpectation, KriegspielPosition } from '../../../schemas/generated/content'
import { counters } from '../../blocks/counters'
import { statusesOf } from '../../blocks/units/unit-effects'
import { answers, control, features, hidingCell } from '../../blocks/written-parts'
import {
  byName,
  byPiece,
  type Differences,
  names,
  type Observables,
  observing,
  value,
} from '../../kernel/observables'
import { movesOf } from './blocks/numbers'
import { pieceNamed } from './phase'
import { decisions } from './phases'
import type { KriegspielDef } from './rules'
import { attackOn, defenceOf, resultOf } from './rules/combat'
import { pointsOf } from './rules/endings'
import { isConnected, loadNetworks } from './rules/network'
import { networkOf } from './rules/rays'
import { opponentOf } from './rules/sides'
import { CAPTURED, type KriegspielState, LEFT, RESERVE } from './state'

const observables: Observables<KriegspielDef, KriegspielState, KriegspielExpectation> = {
  turn: value('turn', ({ rules }, state) => rules.sides[state.turn]),
  number: value('number of the turn', (_, state) => state.number),
  phase: value('phase', (_, state) => state.phase),
  asked: {
    read: (def, state) => decisions(def, state)[0]?.seat ?? 'nobody',
    // Both sides may have to decide at once; one of them must be the expected one.
    compare({ compare }, wanted, def, state) {
      const seats = decisions(def, state).map(({ seat }) => seat)
      compare('side asked', wanted, seats.includes(wanted) ? wanted : (seats[0] ?? 'nobody'))
    },
  },
  movesLeft: value('moves left', ({ rules }, state) => Math.max(0, movesOf(rules, state) - state.moves)),
  ...{ counters, features, control, answers },
  destroyed: names('destroyed', ({ rules, grid }, state) =>
    rules.arsenals.cell.flatMap((cell, index) => (state.arsenals[index] === 0 ? [grid.names[cell]] : [])),
  ),
  scores: byName(
    'score of',
    ({ rules }) => rules.sides,
    ({ rules }, state, side) => pointsOf(rules, state, side),
    (id) => `there is no side "${id}"`,
  ),
  units: byPiece(
    ({ rules }) => rules.pieces.ids,
    ({ rules }, _, id) => pieceNamed(rules, id),
    {
      at: ({ grid }, state, piece) => OFF_MAP[state.cell[piece]] ?? grid.names[cellOf(state, piece)],
      hidden: (_, state, piece) => hidingCell(state, piece) !== undefined,
      moved: (_, state, piece) => state.moved.includes(piece),
      retreating: (_, state, piece) => state.retreating.includes(piece),
      status: ({ rules }, state, piece) => [...statusesOf(rules, state, piece)].sort(),
      connected({ rules }, state, piece) {
        loadNetworks(rules, state)
        return state.cell[piece] >= 0 && isConnected(rules, piece)
      },
    },
    ['at'],
  ),
  network: { compare: compareNetworks },
  combat: { compare: compareCombats },
}

const { differences, holds } = observing(observables)

/** The cell of a unit, also of a hidden one. */
const cellOf = (state: KriegspielState, piece: number) => hidingCell(state, piece) ?? state.cell[piece]

const OFF_MAP: Readonly<Record<number, string>> = {
  [CAPTURED]: 'captured',
  [RESERVE]: 'reserve',
  [LEFT]: 'left',
}

function compareNetworks(
  { compare }: Differences,
  all: NonNullable<KriegspielExpectation['network']>,
  { rules, grid }: KriegspielDef,
  state: KriegspielState,
): void {
  for (const wanted of all) {
    const side = rules.sides.indexOf(wanted.side)
    if (side < 0) {
      compare('side', wanted.side, 'nobody')
      continue
    }
    const network = networkOf(rules, state, side)
    const lit = new Set(network.lit.map((cell) => grid.names[cell]))
    compare(`lit squares of ${wanted.side}`, wanted.count, lit.size)
    compare(`connected units of ${wanted.side}`, wanted.connected, network.connected.length)
    compare(`units of ${wanted.side} on a line`, wanted.onLine, network.onLine.length)
    for (const name of wanted.lit ?? []) compare(`${name} lit for ${wanted.side}`, true, lit.has(name))
    for (const name of wanted.dark ?? [])
      compare(
        `${name} lit for ${wanted.side}`,
        false,
        grid.indexOf(name) < 0 ? 'not on the map' : lit.has(name),
      )
  }
}

function compareCombats(
  { compare }: Differences,
  all: NonNullable<KriegspielExpectation['combat']>,
  { rules }: KriegspielDef,
  state: KriegspielState,
): void {
  for (const { target, ...wanted } of all) {
    const piece = pieceNamed(rules, target)
    const cell = piece < 0 ? -1 : state.cell[piece]
    if (cell < 0) {
      compare(`${target} on the board`, true, false)
      continue
    }
    loadNetworks(rules, state)
    const attack = attackOn(rules, opponentOf(rules, state, rules.pieces.side[piece]), cell)
    const defence = defenceOf(rules, piece)
    compare(`attack on ${target}`, wanted.attack, attack)
    compare(`defence of ${target}`, wanted.defence, defence)
    compare(`result for ${target}`, wanted.result, resultOf(rules, piece, attack, defence))
  }
}

const PHASES: readonly string[] = ['placement', 'moves', 'attack']

function given(def: KriegspielDef, state: KriegspielState): KriegspielPosition | undefined {
  if (!PHASES.includes(state.phase)) return undefined
  const { pieces, types, sides } = def.rules
  const { turn, number, phase, destroyed, counters, features, control, answers } = holds(def, state)
  return {
    ...{ turn, number, phase: phase as KriegspielPosition['phase'], destroyed, counters },
    ...{ features, control, answers },
    moves: state.moves || undefined,
    attacks: state.attacks || undefined,
    units: pieces.ids.flatMap((id, piece) => {
      const cell = cellOf(state, piece)
      if (cell < 0) return []
      const kind = { unit: types[pieces.type[piece]].id, side: sides[pieces.side[piece]] }
      const at = def.grid.names[cell]
      const hidden = hidingCell(state, piece) !== undefined || undefined
      const moved = state.moved.includes(piece) || undefined
      return [{ id, ...kind, at, hidden, moved, retreating: state.retreating.includes(piece) || undefined }]
    }),
  }
}

export const writing = { given, holds }
export { differences }

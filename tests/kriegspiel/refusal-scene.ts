/** A position of the engine in the words of the second writing (`naive.ts`), read from the public state and the pack's files. */

import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import {
  type Answers,
  type Ground,
  groundAt,
  isRelay,
  type Kind,
  type Networks,
  networks,
  type Position,
  SIDES,
  type Side,
  square,
  type Unit,
} from './naive'
import type { MoveAnswers } from './naive-moves'
import { KINDS, PROPOSED } from './naive-positions'

export type Scene = {
  readonly position: Position
  readonly nets: Networks
  readonly side: Side
  readonly phase: string
  /** Side in turn, as long as there are turns. */
  readonly turn: Side
  /** Names of all units of the game, and of those that were taken. */
  readonly names: ReadonlySet<string>
  readonly captured: ReadonlySet<string>
  readonly waiting: readonly string[]
  readonly inHand: string | undefined
  readonly moved: ReadonlySet<string>
  readonly made: { readonly moves: number; readonly attacks: number; readonly offers: number }
  readonly allowed: {
    readonly moves: number
    readonly attacks: number
    readonly draw: boolean
    readonly dice: boolean
  }
  readonly answers: Answers & MoveAnswers
  /** The square of a name as it is written, when it is on the board. */
  squareOf(name: unknown): readonly [number, number] | undefined
  /** Rows of the own territory. */
  isHome(column: number, row: number): boolean
  /** Own units by name on the squares of the written placement; nothing without one. */
  readonly opening: ReadonlyMap<string, string> | undefined
}

const USUAL: Answers & MoveAnswers = {
  ...PROPOSED,
  relayCutOff: 'free',
  arsenalTaker: 'connected',
  passThroughDark: 'free',
}
const GROUND: Readonly<Record<string, Ground>> = {
  'mountain-range': 'mountain',
  'mountain-pass': 'pass',
  'stone-fort': 'fort',
}
const kindOf = (name: string): Kind =>
  (Object.keys(KINDS) as Kind[]).find((kind) => name.includes(`-${KINDS[kind].id}-`))!
const sideOf = (name: string): Side => SIDES.find((side) => name.startsWith(`${side}-`))!
const split = (name: string): [number, number] => [Number(name.slice(0, 2)), Number(name.slice(2))]

export function sceneOf(def: KriegspielDef, state: KriegspielState, seat: string): Scene {
  const { grid, map, rules } = def
  const { scenario } = rules
  const names = rules.pieces.ids
  const side = seat as Side
  const answers = { ...USUAL, ...scenario.rules } as Answers & MoveAnswers
  const ground = Object.fromEntries(
    grid.names.map((name, cell) => [square(...split(name)), GROUND[map.terrain[cell] ?? ''] ?? 'plain']),
  )
  const units = names.flatMap((name, piece): Unit[] => {
    if (state.cell[piece] < 0) return []
    const [column, row] = split(grid.names[state.cell[piece]])
    return [
      {
        name,
        side: sideOf(name),
        kind: kindOf(name),
        column,
        row,
        mustRetreat: state.retreating.includes(piece),
      },
    ]
  })
  const position: Position = {
    columns: Math.max(...grid.names.map((name) => split(name)[0])),
    rows: Math.max(...grid.names.map((name) => split(name)[1])),
    ground,
    arsenals: rules.arsenals.cell.map((cell, index) => ({
      side: SIDES[rules.arsenals.side[index]],
      column: split(grid.names[cell])[0],
      row: split(grid.names[cell])[1],
      destroyed: state.arsenals[index] === 0,
    })),
    units,
    answers,
  }
  const named = (piece: number): string | undefined => (piece < 0 ? undefined : names[piece])
  const isSetUp = state.phase === 'placement'
  const region = map.regions.find(
    ({ id }) => id === scenario.territories.find((one) => one.side === side)?.region,
  )
  return {
    position,
    nets: networks(position),
    side,
    phase: state.phase,
    turn: SIDES[state.turn],
    names: new Set(names),
    captured: new Set(names.filter((_, piece) => state.cell[piece] === -2)),
    waiting: names.filter((name, piece) => state.cell[piece] === -1 && sideOf(name) === side),
    inHand: named(isSetUp ? state.hand[SIDES.indexOf(side)] : state.active),
    moved: new Set(state.moved.map((piece) => names[piece])),
    made: { moves: state.moves, attacks: state.attacks, offers: state.offered },
    allowed: {
      moves: scenario.moves,
      attacks: scenario.attacks,
      draw: scenario.endings.agreement,
      dice: scenario.first.by === 'roll',
    },
    answers,
    squareOf: (name) => (typeof name === 'string' && grid.names.includes(name) ? split(name) : undefined),
    isHome: (column, row) =>
      region?.cells.some((cell) => square(...split(grid.names[cell])) === square(column, row)) ?? false,
    opening: scenario.opening && writtenPlacement(scenario.opening, side),
  }
}

type Opening = NonNullable<KriegspielDef['rules']['scenario']['opening']>

function writtenPlacement(opening: Opening, side: Side): Map<string, string> {
  const lines = opening.filter((one) => one.side === side).flatMap(({ units }) => units)
  const counts = new Map<string, number>()
  return new Map(
    lines.flatMap(({ unit, at }) =>
      at.map((cell): [string, string] => {
        const number = (counts.get(unit) ?? 0) + 1
        counts.set(unit, number)
        return [`${side}-${unit}-${number}`, square(...split(cell))]
      }),
    ),
  )
}

export const unitNamed = ({ position }: Scene, name: unknown): Unit | undefined =>
  position.units.find((unit) => unit.name === name)

/** K-38, K-41: whether orders that a move needs reach it. */
export const isBound = ({ nets, answers }: Scene, unit: Unit): boolean =>
  (!isRelay(unit) || answers.relayCutOff === 'needs-supply') && !nets[unit.side].connected.has(unit.name)

export const isMountain = ({ position }: Scene, [column, row]: readonly [number, number]): boolean =>
  groundAt(position, column, row) === 'mountain'

/** Builds the table: pieces, lines of communication, trays and the points so far. */

import { phaseLabel } from '../../../blocks/asking'
import { countersShown } from '../../../blocks/counters'
import { arrivalsInOrder, scheduledArrivals } from '../../../blocks/schedule'
import { secretsShown } from '../../../blocks/secrets-shown'
import { cardsShown, marksShown } from '../../../blocks/seldom/loaded'
import { lastTurnOf } from '../../../blocks/time/last-turn-of'
import { statusesShown } from '../../../blocks/units/unit-effects'
import { groundShown } from '../../../blocks/zones/ground'
import type { Message, Table, TablePiece } from '../../../types'
import { attackPoints, attacksOf, defencePoints, movesOf, speedOf } from '../blocks/numbers'
import { sideName } from '../events'
import { askedFirst } from '../phases'
import type { KriegspielDef, Rules } from '../rules'
import { leadOf, pointsOf, scoresOf, sheetOf } from '../rules/endings'
import { isConnected, loadNetworks } from '../rules/network'
import { networkOf } from '../rules/rays'
import { CAPTURED, type KriegspielState, RESERVE } from '../state'
import { about } from './about'

export function table(def: KriegspielDef, state: KriegspielState): Table {
  const { rules } = def
  loadNetworks(rules, state)
  const sheet = sheetOf(rules, state)
  const networks = rules.sides.map((_, side) => networkOf(rules, state, side))
  const written = marksShown(rules, state, rules.sides)
  return {
    round: roundOf(rules, state),
    seat: askedFirst(def, state),
    phase: { key: phaseLabel('kriegspiel', state.phase) },
    pieces: [...units(rules, state), ...ruins(rules, state), ...written.pieces],
    marks: [
      ...networks.flatMap(({ lit }, side) =>
        lit.map((cell) => ({ cell, kind: 'lit', side: rules.sides[side] })),
      ),
      ...written.marks,
    ],
    lines: networks.flatMap(({ rays }, side) =>
      rays.map((ray) => ({ kind: 'communication', side: rules.sides[side], ...ray })),
    ),
    trays: trays(rules, state),
    counters: countersOf(rules, state),
    ...groundShown(rules, state),
    ...secretsShown(rules, state),
    ...cardsShown(rules, state),
    score: {
      total: leadOf(rules, state),
      sheet,
      scores: scoresOf(rules, state),
    },
    about: about(rules, state),
    ...arrivals(rules, state),
  }
}

function arrivals(rules: Rules, state: KriegspielState): Pick<Table, 'arrivals'> {
  const show = (piece: number) => unit(rules, state, piece)
  return arrivalsInOrder(scheduledArrivals(rules.scenario.schedule, rules, state, show))
}

function roundOf({ limit }: Rules, state: KriegspielState): Message {
  const { number } = state
  const last = lastTurnOf(state, limit?.turns ?? 0)
  if (number === 0) return { key: 'kriegspiel.table.placement' }
  return last > 0
    ? { key: 'kriegspiel.table.turn-of', values: { number, turns: last } }
    : { key: 'kriegspiel.table.turn', values: { number } }
}

const units = (rules: Rules, state: KriegspielState): TablePiece[] =>
  rules.pieces.ids.flatMap((_, piece) =>
    state.cell[piece] < 0 ? [] : [{ ...unit(rules, state, piece), cell: state.cell[piece] }],
  )

function unit(rules: Rules, state: KriegspielState, piece: number): TablePiece {
  const { pieces, types, sides } = rules
  return {
    id: pieces.ids[piece],
    kind: 'unit',
    type: types[pieces.type[piece]].id,
    ...(pieces.named.has(piece) ? { name: `pieces.${pieces.named.get(piece)}` } : {}),
    side: sides[pieces.side[piece]],
    level: 0,
    numbers: [attackPoints(rules, piece), defencePoints(rules, piece), speedOf(rules, piece)],
    badges: badges(rules, state, piece),
    ...statusesShown(rules, state, piece),
  }
}

function badges(rules: Rules, state: KriegspielState, piece: number): string[] {
  const shown: string[] = []
  if (state.active === piece || state.hand.includes(piece)) shown.push('active')
  if (state.moved.includes(piece)) shown.push('moved')
  if (state.retreating.includes(piece)) shown.push('retreating')
  if (state.cell[piece] >= 0 && !isConnected(rules, piece)) shown.push('cut-off')
  return shown
}

/** Returns the ruins of destroyed arsenals. */
function ruins({ arsenals, sides }: Rules, state: KriegspielState): TablePiece[] {
  return arsenals.cell.flatMap((cell, index): TablePiece[] => {
    if (state.arsenals[index] === 1) return []
    const side = sides[arsenals.side[index]]
    const label = { key: 'kriegspiel.marker.ruin' }
    return [{ id: `ruin-${cell}`, kind: 'marker', type: 'ruin', label, side, cell, level: 0, badges: [] }]
  })
}

function trays(rules: Rules, state: KriegspielState): Table['trays'] {
  const { pieces, sides } = rules
  const lying = (place: number, side: number) =>
    pieces.ids.flatMap((_, piece) =>
      state.cell[piece] === place && pieces.side[piece] === side ? [unit(rules, state, piece)] : [],
    )
  const tray = (id: string, side: number, content: readonly TablePiece[]) => ({
    id,
    side: sides[side],
    label: { key: `kriegspiel.tray.${id}`, values: { side: sideName(rules, side) } },
    pieces: content,
  })
  return [...sides.keys()].flatMap((side) => {
    const waiting = lying(RESERVE, side)
    const captured = tray('captured', side, lying(CAPTURED, side))
    return waiting.length > 0 ? [tray('reserve', side, waiting), captured] : [captured]
  })
}

export function countersOf(rules: Rules, state: KriegspielState): Table['counters'] {
  const counter = (id: string, value: number, of?: number, side?: number) => ({
    id: side === undefined ? id : `${id}-${rules.sides[side]}`,
    label: {
      key: `kriegspiel.counter.${id}`,
      ...(side === undefined ? {} : { values: { side: sideName(rules, side) } }),
    },
    value,
    ...(of === undefined ? {} : { of }),
    ...(side === undefined ? {} : { side: rules.sides[side] }),
  })
  return [
    counter('turn', state.number, lastTurnOf(state, rules.limit?.turns ?? 0) || undefined),
    counter('moves', Math.max(0, movesOf(rules, state) - state.moves), movesOf(rules, state)),
    counter('attacks', Math.max(0, attacksOf(rules, state) - state.attacks), attacksOf(rules, state)),
    ...rules.sides.map((_, side) => counter('points', pointsOf(rules, state, side), undefined, side)),
    ...countersShown(rules.blocks, state),
  ]
}

/** Features on cells and owners of cells: effects that set them, zones that read them, and their display on a table. */
import type { Effect, Zone } from '../../schemas/generated/content'
import type { CellIndex, Table, TablePiece } from '../types'
import type { Blocks, Words } from './context'
import { pieceCells } from './filters'
import { amountIf } from './measures'
import type { BlockRules, BlockState, DoEffect, Feature } from './port'
import { lastTurn } from './units/unit-effects'
import { liveCells } from './zones/dynamic-zones'

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>

/** The part of the language for games with features on cells and owned cells. */
export const MARK_WORDS: Words = {
  effects: { feature: featureEffect, control: controlEffect },
  cells: { feature: featureCells, control: controlCells },
}

const isStanding = (rules: BlockRules, state: BlockState, { until }: Feature): boolean =>
  until >= rules.blocks.port.turnOf(rules, state)

function featureEffect(blocks: Blocks, raw: Of<'feature'>): DoEffect {
  const cells = liveCells(blocks, raw.zone, pieceCells)
  const turns = amountIf(blocks, raw.turns)
  const feature = blocks.features.indexOf(raw.feature)
  return (turn, subject) => {
    const { state, rules } = turn
    const meant = cells(rules, state, subject)
    if (meant.length === 0) return
    const until = lastTurn(turns, turn, subject)
    const left = (state.features ?? []).filter(
      (one) => isStanding(rules, state, one) && !(one.feature === feature && meant.includes(one.cell)),
    )
    const fresh = raw.off ? [] : meant.map((cell) => ({ feature, cell, until }))
    const all = [...left, ...fresh].sort((a, b) => a.cell - b.cell || a.feature - b.feature)
    if (all.length > 0) state.features = all
    else delete state.features
  }
}

function controlEffect(blocks: Blocks, raw: Of<'control'>): DoEffect {
  const cells = liveCells(blocks, raw.zone, pieceCells)
  const side = raw.side === undefined ? undefined : blocks.sides.indexOf(raw.side)
  return ({ state, rules }, subject) => {
    // An unknown side owns no cell; the checks report the name.
    if (side !== undefined && side < 0) return
    const meant = cells(rules, state, subject)
    const left = (state.owned ?? []).filter(([cell]) => !meant.includes(cell))
    const fresh = side === undefined ? [] : meant.map((cell) => [cell, side] as const)
    const all = [...left, ...fresh].sort((a, b) => a[0] - b[0])
    if (all.length > 0) state.owned = all
    else delete state.owned
  }
}

function featureCells(
  { features }: Blocks,
  zone: Extract<Zone, { type: 'feature' }>,
): (rules: BlockRules, state: BlockState) => readonly CellIndex[] {
  const feature = features.indexOf(zone.feature)
  return (rules, state) =>
    (state.features ?? []).flatMap((one) =>
      one.feature === feature && isStanding(rules, state, one) ? [one.cell] : [],
    )
}

function controlCells(
  { sides }: Blocks,
  zone: Extract<Zone, { type: 'control' }>,
): (rules: BlockRules, state: BlockState) => readonly CellIndex[] {
  const meant = sides.indexOf(zone.side)
  return (_, { owned = [] }) => owned.flatMap(([cell, side]) => (side === meant ? [cell] : []))
}

/** Features on cells as markers. A feature with the name of a symbol is drawn with it. */
export const featuresShown = (rules: BlockRules, state: BlockState): TablePiece[] =>
  (state.features ?? [])
    .filter((one) => isStanding(rules, state, one))
    .map(({ feature, cell }) => {
      const type = rules.blocks.features[feature]
      const label = { key: 'blocks.marker.feature', values: { feature: { text: `features.${type}` } } }
      return { id: `feature-${type}-${cell}`, kind: 'marker', type, label, cell, level: 0, badges: [] }
    })

/** Cells of a side, as marks in its colour. @param sides by index */
export const controlShown = ({ owned = [] }: BlockState, sides: readonly string[]): Table['marks'] =>
  owned.map(([cell, side]) => ({ cell, kind: 'control', side: sides[side] }))

/** The part of the language for games with units on a map: filters, counts, places, changes. */
import type { Condition, Measure as RawMeasure } from '../../../schemas/generated/content'
import { marked } from '../../geometry/cells'
import type { Blocks, Words } from '../context'
import { pieceCells, piecesOf, unitsThat, unitTest } from '../filters'
import { counterMeasure } from '../measures'
import { type Measure, NOTHING, type Test } from '../port'
import { liveCells, liveZone } from '../zones/dynamic-zones'
import { eachEffect, moveEffect, placeEffect, removeEffect } from './moving'
import { turnsHeld } from './zone-control'

type Of<T extends RawMeasure['type']> = Extract<RawMeasure, { type: T }>

export const UNIT_WORDS: Words = {
  measures: {
    units: unitsMeasure,
    power: unitsMeasure,
    cells: cellsMeasure,
    distance: distanceMeasure,
    held: heldMeasure,
  },
  conditions: { present: presentTest },
  effects: {
    place: placeEffect,
    move: moveEffect,
    remove: removeEffect,
    each: eachEffect,
  },
  units: { who: unitTest, zone: (blocks, zone) => liveZone(blocks, zone, pieceCells) },
}

function unitsMeasure(blocks: Blocks, raw: Of<'units' | 'power'>): Measure {
  const port = piecesOf(blocks)
  const who = unitTest(blocks, raw.who)
  if (raw.type === 'power')
    return (rules, state, subject) =>
      unitsThat(port, rules, state, who, subject).reduce(
        (sum, piece) => sum + (port.power?.(rules, state, piece) ?? 0),
        0,
      )
  const beyond = raw.beyond === undefined ? undefined : counterMeasure(blocks, raw.beyond)
  return (rules, state, subject) =>
    unitsThat(port, rules, state, who, subject).length - (beyond?.(rules, state) ?? 0)
}

function cellsMeasure(blocks: Blocks, raw: Of<'cells'>): Measure {
  const cells = liveCells(blocks, raw.zone, pieceCells)
  return (rules, state, subject) => cells(rules, state, subject).length
}

/** The smallest distance between two zones on an empty grid; -1 if one of them has no cells. */
function distanceMeasure(blocks: Blocks, raw: Of<'distance'>): Measure {
  const { grid } = blocks.board
  const from = liveCells(blocks, raw.from, pieceCells)
  const to = liveZone(blocks, raw.to, pieceCells)
  return (rules, state, subject) => {
    const goals = marked(to(rules, state, subject))
    let least = NOTHING
    for (const cell of from(rules, state, subject))
      for (const goal of goals) {
        const steps = grid.distance(cell, goal)
        if (least === NOTHING || steps < least) least = steps
      }
    return least
  }
}

function heldMeasure(blocks: Blocks, raw: Of<'held'>): Measure {
  const { holds } = blocks.made
  const side = blocks.sides.indexOf(raw.side)
  const hold = holds.push({ zone: liveZone(blocks, raw.zone, pieceCells), side }) - 1
  return (_, state) => turnsHeld(state, hold)
}

function presentTest(blocks: Blocks, raw: Extract<Condition, { type: 'present' }>): Test {
  const port = piecesOf(blocks)
  const who = unitTest(blocks, raw.who)
  return (rules, state, subject) => unitsThat(port, rules, state, who, subject).length > 0
}

/** The words that Corteo adds to the language of blocks: the march, its Head, convoys, custody. */

import type {
  BarricadeEffect,
  ConvoyCondition,
  CorteoUnitFilter,
  FreeEffect,
  HeadStepsMeasure,
  MarchCondition,
  SplitCondition,
  SuppliesEffect,
  TakenMeasure,
} from '../../../../schemas/generated/content'
import { type Blocks, speaking, type Words } from '../../../blocks/context'
import { pieceCells } from '../../../blocks/filters'
import { OPTION_WORDS } from '../../../blocks/options/words'
import type { DoEffect, Measure, PieceTest, Test } from '../../../blocks/port'
import { UNIT_WORDS } from '../../../blocks/units/words'
import { liveCells, liveZone } from '../../../blocks/zones/dynamic-zones'
import { reload } from '../position/cache'
import type { CorteoTurn, Rules } from '../rules'
import { isInMarch, isSplit, linkedTo, marchOf, walksWithLastMarch } from '../rules/link'
import { type CorteoState, HEAD, has } from '../state'
import { convoyDid } from './convoy-facts'
import { release } from './custody'

/** The words of Corteo, with those that every game has. @param convoys names of the convoys of the scenario */
export const wordsWith = (convoys: readonly string[]): Words =>
  speaking(UNIT_WORDS, OPTION_WORDS, ownWords(convoys))

const ownWords = (convoys: readonly string[]): Words => ({
  measures: { taken: takenMeasure, 'head-steps': headSteps },
  conditions: {
    march: marchTest,
    split: splitTest,
    convoy(_: Blocks, { convoy, did }: ConvoyCondition): Test {
      const index = convoys.indexOf(convoy)
      return (rules: Rules, state: CorteoState) => convoyDid(rules, state, index, did)
    },
  },
  effects: {
    free: freeEffect,
    barricade: barricadeEffect,
    supplies(_: Blocks, { of, by }: SuppliesEffect): DoEffect {
      const supply = of === 'runs' ? 'runs' : 'blocks'
      return ({ state }: CorteoTurn) => {
        state[supply] = Math.max(0, state[supply] + by)
      }
    },
  },
  filter: filterTests,
})

function takenMeasure(blocks: Blocks, raw: TakenMeasure): Measure {
  const zone = liveZone(blocks, raw.zone, pieceCells)
  return (rules: Rules, state: CorteoState, subject) => {
    const mask = zone(rules, state, subject)
    return [...state.covered, ...state.held].filter((cell) => mask[cell] === 1).length
  }
}

/** C-179: cells walked in this hand by the Head that went farthest. */
function headSteps({ seats }: Blocks, raw: HeadStepsMeasure): Measure {
  const seat = seats.findIndex(({ id }) => id === raw.seat)
  return ({ pieces }: Rules, state: CorteoState) => {
    let most = 0
    for (let piece = 0; piece < pieces.count; piece++)
      if (has(state, piece, HEAD) && (seat < 0 || pieces.seat[piece] === seat))
        most = Math.max(most, state.walked[piece] ?? 0)
    return most
  }
}

/** C-173, C-178: tests the size of a march and the cells of a zone that it covers. Without a seat any march may pass. */
function marchTest(blocks: Blocks, raw: MarchCondition): Test {
  const zone = raw.zone && liveZone(blocks, raw.zone, pieceCells)
  const { units, cells = 1 } = raw
  const seat = blocks.seats.findIndex(({ id }) => id === raw.seat)
  return (rules: Rules, state: CorteoState, subject) =>
    rules.head.marches.some((led, index) => {
      if (!isOf(led, seat)) return false
      const march = marchOf(rules, state, index)
      if (march.length < units) return false
      if (!zone) return true
      const mask = zone(rules, state, subject)
      return new Set(march.map((piece) => state.cell[piece]).filter((cell) => mask[cell] === 1)).size >= cells
    })
}

/** C-177: tests whether a march is split. Without a seat any march may pass. */
function splitTest({ seats }: Blocks, raw: SplitCondition): Test {
  const seat = seats.findIndex(({ id }) => id === raw.seat)
  return (rules: Rules, state: CorteoState) =>
    rules.head.marches.some((led, march) => isOf(led, seat) && isSplit(rules, state, march))
}

/** True if the player leads that march. A march of the whole side is every player's; without a player any march counts. */
const isOf = (led: Rules['head']['marches'][number], seat: number): boolean =>
  seat < 0 || led.seat < 0 || led.seat === seat

function freeEffect(blocks: Blocks, raw: FreeEffect): DoEffect {
  const zone = liveZone(blocks, raw.zone, pieceCells)
  return (turn: CorteoTurn, subject) =>
    release(turn, zone(turn.rules, turn.state, subject), raw.faces, raw.others === 'arrest')
}

/** Puts a barricade as if it had stood before the game; it may be removed like any other. */
function barricadeEffect(blocks: Blocks, { zone: raw, off }: BarricadeEffect): DoEffect {
  const zone = liveCells(blocks, raw, pieceCells)
  return (turn: CorteoTurn, subject) => {
    const { state, rules } = turn
    const { ground, cache } = rules
    const cells = zone(rules, state, subject)
    if (off) {
      const left = [...state.barricades.keys()].filter((index) => !cells.includes(state.barricades[index]))
      state.builtIn = left.map((index) => state.builtIn[index])
      state.barricades = left.map((index) => state.barricades[index])
    } else {
      const open = cells.filter(
        (cell) => ground.buildable[cell] === 1 && cache.count[cell] === 0 && cache.marker[cell] === 0,
      )
      turn.list('barricades').push(...open)
      turn.list('builtIn').push(...open.map(() => 0))
    }
    reload(rules, state)
  }
}

function filterTests({ sides }: Blocks, raw: CorteoUnitFilter): PieceTest[] {
  const { controlledBy, linked, march, lastMarch, head, waiting } = raw
  const tests: PieceTest[] = []
  const add = (test: (rules: Rules, state: CorteoState, piece: number) => boolean) => tests.push(test)
  if (controlledBy !== undefined) {
    const side = sides.indexOf(controlledBy)
    add(({ cache }, state, piece) => cache.zone[side]?.[state.cell[piece]] === 1)
  }
  if (linked !== undefined)
    add((rules, state, piece) => linkedTo(rules, state, [piece]).length > 1 === linked)
  if (march !== undefined) add((rules, state, piece) => isInMarch(rules, state, piece) === march)
  if (lastMarch !== undefined)
    add((rules, state, piece) => walksWithLastMarch(rules, state, piece) === lastMarch)
  if (head !== undefined) add((_, state, piece) => has(state, piece, HEAD) === head)
  if (waiting !== undefined) add((_, state, piece) => state.waiting.includes(piece) === waiting)
  return tests
}

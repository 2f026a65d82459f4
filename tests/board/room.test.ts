/** In real positions, neither the counters of different cells nor the names of places lie over each other. */
import { describe, expect, test } from 'vitest'
import { type Ground, makeGround } from '../../app/_board/draw/ground'
import { type Label, layLabels } from '../../app/_board/draw/labels/layout'
import { cellBoard } from '../../app/_board/draw/loaded-boards'
import { COUNTER } from '../../app/_board/draw/units/face'
import type { Placed } from '../../app/_board/draw/units/placed'
import { layPieces } from '../../app/_board/draw/units/stacks'
import { lookOf } from '../../app/_play/board/look-of'
import { packNames } from '../../app/_play/pack-names'
import { table } from '../../engine/game'
import type { GameDef, GameState } from '../../engine/types'
import { gamesOf, loadPack } from '../engine/support/content'
import { playRandomly } from '../engine/support/random-play'

await cellBoard.load()

const GAMES = ['corteo', 'cry-havoc', 'kriegspiel']
/** CSS pixels of a cell: on a phone, in a window of 1440 pixels, and near. */
const SCALES = [22, 34, 60]
/** Drawing units that neighbours may share: borders and shadows. */
const SHARED = 2

const groundOf = (pack: string, { map }: GameDef): Ground => makeGround(map, lookOf(loadPack(pack)), 'light')

/** Positions of a game in the set-up, in the middle and near the end. */
function positionsOf(def: GameDef): readonly GameState[] {
  const { actions } = playRandomly(def, 1, { most: 900, busy: true })
  const shares = new Set([0.1, 0.5, 0.95].map((share) => Math.floor(actions.length * share)))
  const states: GameState[] = []
  let step = 0
  playRandomly(def, 1, {
    most: 900,
    busy: true,
    watch: (state) => {
      if (shares.has(step)) states.push(structuredClone(state))
      step += 1
    },
  })
  return states
}

/** Whether two counters that are not turned lie over each other. */
function crosses(a: Placed, b: Placed): boolean {
  const reach = ((a.scale ?? 1) + (b.scale ?? 1)) * (COUNTER / 2) - SHARED
  return Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach
}

function crossingCounters(placed: readonly Placed[]): string[] {
  const square = placed.filter(({ piece, facing }) => facing === undefined && piece.rear === undefined)
  return square.flatMap((one, at) =>
    square
      .slice(at + 1)
      .filter((other) => other.cell !== one.cell && crosses(one, other))
      .map((other) => `${one.piece.id} and ${other.piece.id}`),
  )
}

function crossingNames(labels: readonly Label[]): string[] {
  const meets = (one: Label, other: Label) =>
    one.spots.some((a) => other.spots.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - SHARED))
  return labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter((other) => meets(one, other))
      .map((other) => `${one.id} and ${other.id}`),
  )
}

describe.each(GAMES)('%s', (pack) => {
  const [def] = gamesOf(pack)
  const ground = groundOf(pack, def)

  test('counters of different cells keep apart in the set-up, in the middle and near the end', () => {
    const positions = positionsOf(def)
    expect(positions).toHaveLength(3)
    for (const state of positions)
      expect(crossingCounters(layPieces(ground, table(def, state).pieces))).toEqual([])
  })

  test.each(['en', 'it'])('names in %s keep apart at every size at which they are printed', (language) => {
    const labelsAt = layLabels(ground, packNames(loadPack(pack), language))
    for (const scale of SCALES) expect(crossingNames(labelsAt(scale))).toEqual([])
  })
})

/** Two games that began as one, side by side. */
import { beforeAll, describe, expect, test } from 'vitest'
import { branchesOf } from '../../app/_play/compare/branches-of'
import { openPair } from '../../app/_play/compare/open-pair'
import { savedFrom } from '../../app/_play/host/saved-game'
import { compile, table, view } from '../../engine/game'
import { branchViewer } from '../../engine/match/history/branch-viewer'
import { differenceBetween } from '../../engine/match/history/story'
import { commonSteps, seenAfter, sideBySide } from '../../engine/match/local/branches'
import { LocalMatch } from '../../engine/match/local/local-match'
import { branch, recordOf, stateOf, stepCount } from '../../engine/replay/session'
import type { GameDef, RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'

let pack: RawPack
let open: GameDef
let secret: GameDef
const gameOf = (from: RawPack, scenario: string): GameDef => {
  const made = compile(from, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}
beforeAll(() => {
  pack = loadPack('kriegspiel')
  open = gameOf(pack, 'opening')
  secret = gameOf(loadPack('junta'), 'four-families')
}, 60_000)

function goOn(match: LocalMatch, steps: number) {
  while (match.frame().step < steps) {
    const { handover, botsTurn } = match.frame()
    if (handover !== undefined) match.send({ type: 'take-screen', seat: handover })
    else if (botsTurn) match.botSteps(1)
    else match.send({ type: 'choose-for-me', whole: false })
  }
}
/** A game of this many steps, and another that continues from one of its steps with another choice. */
function parted(def: GameDef, steps: number, at: number, people = def.seats.length) {
  const controls = Object.fromEntries(def.seats.slice(people).map((seat) => [seat, 'random' as const]))
  const one = new LocalMatch(def, { seed: 5, controls })
  goOn(one, steps)
  const other = new LocalMatch(def, { seed: 5, controls, session: branch(one.session, at) })
  const { decision } = other.frame()
  const before = recordOf(one.session).actions[at]
  const choice = decision?.choices.find(
    ({ action }) => JSON.stringify(action) !== JSON.stringify(before?.action),
  )
  if (decision && choice) other.send({ type: 'act', id: 1, seat: decision.seat, action: choice.action })
  goOn(other, at + 4)
  return { one, other }
}
const keptAs = (match: LocalMatch, id: string, updated: number) =>
  savedFrom(match, { id, at: 'kriegspiel', status: 'on', rev: 1 }, updated)

describe('branches of a game', () => {
  test('are those of one beginning, the nearest first', () => {
    const { one, other } = parted(open, 20, 12)
    const game = keptAs(one, 'one', 1)
    const near = keptAs(other, 'near', 2)
    const far = keptAs(parted(open, 20, 5).other, 'far', 3)
    const stranger = keptAs(new LocalMatch(open, { seed: 6 }), 'stranger', 4)
    expect(branchesOf([game, far, stranger, near], game).map(({ id }) => id)).toEqual(['near', 'far'])
    expect(commonSteps(game.record, near.record)).toBe(12)
    expect(commonSteps(game.record, { ...near.record, scenario: 'other' })).toBeUndefined()
    expect(commonSteps(game.record, game.record)).toBe(20)
  })

  test('are played again from their pack', async () => {
    const { one, other } = parted(open, 20, 12)
    const pair = await openPair(pack, keptAs(one, 'one', 1), keptAs(other, 'other', 2))
    expect([pair?.common, pair?.viewer]).toEqual([12, 'spectator'])
    expect(pair && [stepCount(pair.one), stepCount(pair.other)]).toEqual([20, 16])
  })
})

describe('side by side', () => {
  test('every move since they parted has its place, turn beside turn', () => {
    const { one, other } = parted(open, 60, 12)
    const [left, right] = [one, other].map(({ session }) => seenAfter(session, 'spectator', 99).log)
    const rows = sideBySide(left, right, 12)
    const pairs = rows.flatMap((row) => row.pairs)
    const counts = (side: 'one' | 'other') => pairs.flatMap((pair) => pair[side]?.count ?? [])
    const since = (log: typeof left) => log.flatMap(({ count }) => (count > 12 ? [count] : [])).reverse()
    expect(counts('one')).toEqual(since(left))
    expect(counts('other')).toEqual(since(right))
    expect(pairs[0]?.one?.heading.round).toEqual(pairs[0]?.other?.heading.round)
    for (const { of, pairs: inTurn } of rows)
      for (const step of inTurn.flatMap(({ one: a, other: b }) => [a, b]))
        if (step) expect(step.heading.round).toEqual(of.heading.round)
  })

  test('a turn that only one of them has stands alone', () => {
    const step = (count: number, turn: number) => ({
      ...{ seat: 'a', count, events: [], moves: [] },
      heading: { round: { key: 'turn', values: { turn } }, phase: { key: 'p' } },
    })
    const rows = sideBySide([step(3, 3), step(1, 1)], [step(2, 2), step(1, 1)], 0)
    expect(rows.map(({ pairs }) => pairs.map(({ one, other }) => [one?.count, other?.count]))).toEqual([
      [[1, 1]],
      [[3, undefined]],
      [[undefined, 2]],
    ])
  })

  test('what differs: nothing where they are the same, then pieces and numbers', () => {
    const { one, other } = parted(open, 40, 12)
    const at = (match: LocalMatch, steps: number) => seenAfter(match.session, 'spectator', steps).table
    expect(differenceBetween(at(one, 12), at(other, 12))).toEqual({
      elsewhere: [],
      otherwise: [],
      changes: [],
    })
    const { elsewhere, otherwise, changes } = differenceBetween(at(one, 40), at(other, 40))
    expect(elsewhere.length + otherwise.length + changes.length).toBeGreaterThan(0)
    const places = new Map(at(other, 40).pieces.map(({ id, cell }) => [id, cell]))
    for (const { piece, to } of elsewhere) expect(places.get(piece.id)).toBe(to)
  })
})

describe('where something is hidden', () => {
  test('only who plays alone sees their own; several people see what everybody may', () => {
    const alone = parted(secret, 14, 10, 1)
    const both = [alone.one, alone.other]
    const viewer = branchViewer(
      both.map(({ session }) => session),
      both.map(({ controls }) => controls),
    )
    expect(viewer).toBe(secret.seats[0])
    const several = parted(secret, 14, 10, 2).one
    expect(branchViewer([alone.one.session, several.session], [alone.one.controls, several.controls])).toBe(
      'spectator',
    )
    for (const { session } of both)
      for (const steps of [3, 10, 14]) {
        const state = stateOf(branch(session, Math.min(steps, stepCount(session))))
        expect(seenAfter(session, viewer, steps).table).toEqual(table(secret, view(secret, state, viewer)))
      }
  })
})

/** Bookmarks of moments in a game. They are saved with it, and shown only to seats that may read them. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GameKeeper } from '../../app/_play/host/game-keeper'
import { browserStore, type GameStore } from '../../app/_play/host/game-store'
import { resumedAt } from '../../app/_play/host/saved-game'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import { LONGEST_NOTE, MOST_BOOKMARKS } from '../../engine/match/port/match'
import { isSavedGame } from '../../engine/match/saved/saved-shape'
import type { GameDef } from '../../engine/types'
import { loadPack } from '../engine/support/content'

let open: GameDef
let secret: GameDef
const gameOf = (pack: string, scenario: string): GameDef => {
  const made = compile(loadPack(pack), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}
beforeAll(() => {
  open = gameOf('kriegspiel', 'opening')
  secret = gameOf('junta', 'four-families')
}, 60_000)

/** Plays a game with people on all seats and random choices. */
function played(def: GameDef, steps: number): LocalMatch {
  const match = new LocalMatch(def, { seed: 5 })
  goOn(match, steps)
  return match
}
function goOn(match: LocalMatch, steps: number) {
  while (match.frame().step < steps) {
    const { handover } = match.frame()
    if (handover !== undefined) match.send({ type: 'take-screen', seat: handover })
    else match.send({ type: 'choose-for-me', whole: false })
  }
}
const mark = (match: LocalMatch, step: number, note?: string) => match.send({ type: 'bookmark', step, note })
const marks = (match: LocalMatch) => match.frame().bookmarks.map(({ step, note }) => `${step} ${note}`)

describe('a moment of a game', () => {
  test('is marked with a few words, which can be others, and is marked no more', () => {
    const match = played(open, 6)
    mark(match, 4, ' the line breaks ')
    mark(match, 2, '')
    expect(marks(match)).toEqual(['2 ', '4 the line breaks'])
    const [, four] = match.frame().bookmarks
    match.send({ type: 'look', to: 4 })
    expect(four.heading).toEqual({
      round: match.frame().table.round,
      phase: match.frame().table.phase,
    })
    mark(match, 4, 'x'.repeat(LONGEST_NOTE + 5))
    expect(match.frame().bookmarks[1].note).toHaveLength(LONGEST_NOTE)
    mark(match, 4)
    expect(marks(match)).toEqual(['2 '])
  })

  test('that the game has not, and one too many, is not', () => {
    const match = played(open, 3)
    for (const step of [-1, 4, 1.5, Number.NaN]) mark(match, step, 'no')
    expect(marks(match)).toEqual([])
    expect(MOST_BOOKMARKS).toBeGreaterThan(3)
  })

  test('stays marked while its steps can be had again, and is gone when the game went on otherwise', () => {
    const match = played(open, 6)
    mark(match, 2, 'two')
    mark(match, 6, 'six')
    match.send({ type: 'undo' })
    expect(marks(match)).toEqual(['2 two'])
    match.send({ type: 'redo' })
    expect(marks(match)).toEqual(['2 two', '6 six'])
    match.send({ type: 'undo' })
    match.send({ type: 'choose-for-me', whole: false })
    goOn(match, 6)
    expect(marks(match)).toEqual(['2 two'])
    match.send({ type: 'look', to: 1 })
    match.send({ type: 'branch' })
    expect(marks(match)).toEqual([])
  })
})

describe('in a game with secrets', () => {
  test('a mark is read by who made it, until the game is over, and nobody makes one behind a curtain', () => {
    const match = played(secret, 12)
    const read = new Map<string, string[]>()
    for (const seat of secret.seats) {
      match.send({ type: 'take-screen', seat })
      if (match.frame().viewer === seat) mark(match, 3, `of ${seat}`)
    }
    for (const seat of secret.seats) {
      match.send({ type: 'take-screen', seat })
      if (match.frame().viewer === seat) read.set(seat, marks(match))
    }
    expect(read.size).toBeGreaterThan(1)
    for (const [seat, own] of read) expect(own).toEqual([`3 of ${seat}`])
    const [one] = read.keys()
    const other = [...read.keys()][1]
    match.send({ type: 'take-screen', seat: one })
    match.send({ type: 'bookmark', step: 3, note: 'mine now', by: other })
    expect(match.bookmarks.all.find(({ by }) => by === other)?.note).toBe(`of ${other}`)
  })

  test('the file that a player carries out has their own alone', async () => {
    const match = played(secret, 12)
    const [one, two] = secret.seats
    for (const seat of [one, two]) {
      match.send({ type: 'take-screen', seat })
      mark(match, 2, `of ${match.frame().viewer}`)
    }
    const { viewer } = match.frame()
    const file = await match.ask('file', 'table')
    expect(file?.type).toBe('export')
    expect(file?.content.bookmarks?.map(({ by }) => by)).toEqual([viewer])
  })
})

describe('what was marked is kept', () => {
  let store: GameStore
  let ids = 0
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
    store = browserStore()
  })
  const ports = () => ({
    store,
    newId: () => `game-${++ids}`,
    now: () => ++ids,
    later: () => 0,
    forget: () => {},
  })
  const keeping = async (match: LocalMatch, more = {}) => {
    const keeper = new GameKeeper(match, 'kriegspiel', ports(), more)
    keeper.subscribe(() => match.changed())
    keeper.begin()
    goOn(match, match.frame().step + 1)
    await keeper.flush()
    return keeper
  }
  const kept = async () => (await store.list())[0]

  test('with the game, without another act', async () => {
    const match = played(open, 2)
    const keeper = await keeping(match)
    mark(match, 2, 'here')
    await keeper.flush()
    const game = await kept()
    expect(game.bookmarks).toMatchObject([{ step: 2, note: 'here' }])
    expect(isSavedGame(game)).toBe(true)
    expect(
      isSavedGame({ ...game, bookmarks: [{ step: 2, by: 'x', note: 'x'.repeat(LONGEST_NOTE + 1) }] }),
    ).toBe(false)
    expect(isSavedGame({ ...game, bookmarks: [{ step: 'two' }] })).toBe(false)
  })

  test('and in its file, from which it comes back', async () => {
    const match = played(open, 4)
    mark(match, 3, 'three')
    const file = await match.ask('file', 'table')
    const again = new LocalMatch(open, { seed: 9 })
    expect(await again.ask('load', JSON.stringify(file?.content))).toMatchObject({ ok: true })
    expect(marks(again)).toEqual(['3 three'])
    await again.ask('load', JSON.stringify({ ...file?.content, bookmarks: 'x' }))
    expect(marks(again)).toEqual([])
  })

  test('by two tabs with one game: both have all of them, and what one took away is gone', async () => {
    const first = played(open, 4)
    const keeper = await keeping(first)
    mark(first, 1, 'both know')
    await keeper.flush()
    const resumed = resumedAt(open, await store.list(), { at: 'kriegspiel' })
    if (resumed.type !== 'resumed') throw new Error(resumed.type)
    const { session, kept: game } = resumed
    const second = new LocalMatch(open, { seed: 5, session, bookmarks: game.bookmarks })
    const other = new GameKeeper(second, 'kriegspiel', ports(), { resumed: game })
    other.begin()
    mark(second, 2, 'the second')
    await other.flush()
    mark(first, 1)
    mark(first, 3, 'the first')
    await keeper.flush()
    expect(marks(first)).toEqual(['2 the second', '3 the first'])
    expect((await kept()).bookmarks).toMatchObject([{ step: 2 }, { step: 3 }])
    expect(await store.list()).toHaveLength(1)
  })
})

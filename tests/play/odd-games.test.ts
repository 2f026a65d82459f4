/** The list of games shows odd games without raw ids and without reversed text, and loses none. */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { openDB } from 'idb'
import { createFormatter } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { rulesetsOf, shownGame } from '../../app/_home/games/shown-game'
import { browserStore } from '../../app/_play/host/game-store'
import { GAMES_DATABASE } from '../../app/_play/host/games-database'
import { plainName } from '../../app/_text/plain-name'
import { past } from '../../app/_text/use-ago'
import type { SavedGame } from '../../engine/match/saved/saved-game'

const canSay = (key: string) => key === 'corteo.round'
const TURNS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/u

describe('a saved game', () => {
  const summary = {
    ruleset: 'corteo',
    round: { key: 'corteo.round' },
    asked: [{ section: 'sides', id: 'a' }],
  }

  test('is told as it is, where it is whole', () => {
    const game = { name: 'Sunday', summary } as unknown as SavedGame
    expect(shownGame(game, canSay)).toEqual({ name: 'Sunday', summary })
    expect(rulesetsOf([game, game])).toEqual(['corteo'])
  })

  test('of any name and any summary is told without what is damaged or has no words', () => {
    const odd = fc.record({
      name: fc.anything(),
      summary: fc.oneof(
        fc.anything(),
        fc.record({
          ruleset: fc.constantFrom('corteo', 7),
          round: fc.constantFrom({ key: 'nope.nope' }, { key: 3 }, null),
          asked: fc.constantFrom([], ['x'], 'x', [{ section: 'sides' }]),
        }),
      ),
    })
    fc.assert(
      fc.property(odd, (game) => {
        const shown = shownGame(game as unknown as SavedGame, canSay)
        expect(shown.summary).toBeUndefined()
        expect(shown.name === undefined || (shown.name.length <= 200 && !TURNS.test(shown.name))).toBe(true)
        expect(rulesetsOf([game as unknown as SavedGame]).every((id) => typeof id === 'string')).toBe(true)
      }),
    )
  })

  test('that cannot be read stays where it is, and is counted', async () => {
    const store = browserStore()
    const there = await store.list()
    const database = await openDB(GAMES_DATABASE)
    await database.put('games', { id: 'old', format: 99 })
    expect(await store.list()).toEqual(there)
    expect(await store.unreadable()).toEqual([{ id: 'old', format: 99 }])
    database.close()
  })
})

describe('a name', () => {
  test('from left to right is as it was written, without what is not seen', () => {
    expect(plainName('Città dell’Ovest')).toBe('Città dell’Ovest')
    expect(plainName('a\u202egnp.exe')).toBe('agnp.exe')
  })

  test('never turns what stands beside it', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'א', 'ب', '\u202e', '\u2066', '\u2069', '\n', '7') })
    fc.assert(
      fc.property(name, (text) => {
        const plain = plainName(text)
        expect(TURNS.test(plain)).toBe(false)
        const isKeptApart = plain.startsWith('\u2068') && plain.indexOf('\u2069') === plain.length - 1
        expect(isKeptApart).toBe(/[אب]/.test(text))
      }),
    )
  })
})

describe('how long ago', () => {
  const { relativeTime } = createFormatter({ locale: 'en' })
  const now = Date.UTC(2026, 10, 27)

  test('is never in the future, and is said of every number', () => {
    fc.assert(
      fc.property(fc.double(), (time) => {
        expect(relativeTime(past(time, now), now)).toMatch(/^now$|ago$|^yesterday$|^last /)
      }),
    )
    expect(relativeTime(past(now + 2_000_000, now), now)).toBe('now')
    expect(relativeTime(past(now - 120_000, now), now)).toBe('2 minutes ago')
  })
})

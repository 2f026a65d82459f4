/** The set-up of a game: its choices, its address, and the started game. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressToBegin, readAsked } from '../../app/_play/host/asked'
import { hostGame } from '../../app/_play/host/host'
import { startedWith } from '../../app/_play/host/started-with'
import { forgetChoices, keepChoices, savedChoices } from '../../app/_setup/saved-choices'
import {
  againstBot,
  numbersOf,
  openOptions,
  opponentOf,
  peopleOf,
  seatedWith,
  usualSetUp,
  withScenario,
} from '../../app/_setup/set-up'
import { unknownIn } from '../../app/play/[id]/unknown'
import { compile } from '../../engine/game'
import { stepCount } from '../../engine/replay/session'
import type { GameDef, RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { corteoPack } from './table'

const GAME = '0123456789abcdef0123456789abcdef'
let pack: RawPack
let def: GameDef
beforeAll(() => {
  pack = corteoPack()
  const made = compile(pack, 'antifascist')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  def = made.value
}, 60_000)
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('what is chosen', () => {
  test('begins as the one-click way does', () => {
    expect(usualSetUp(pack)).toEqual({
      scenario: Object.keys(pack.scenarios)[0],
      seats: { march: 'human', power: 'greedy' },
      options: {},
    })
    expect(usualSetUp(pack, 'social').scenario).toBe('social')
    expect(usualSetUp(pack, 'nowhere').scenario).toBe(Object.keys(pack.scenarios)[0])
  })

  test('another scenario keeps who plays where the seats are the same, and the kind of opponent elsewhere', () => {
    const begun = againstBot(usualSetUp(pack, 'base'), 'search')
    expect(withScenario(pack, begun, 'social').seats).toEqual({ march: 'human', power: 'search' })
    const three = withScenario(pack, begun, 'antirepressive')
    expect(Object.values(three.seats)).toEqual(['human', 'search', 'search'])
    const all = { ...begun, seats: seatedWith(['march', 'power'], 'all', 'greedy') }
    expect(Object.values(withScenario(pack, all, 'antirepressive').seats)).toEqual([
      'human',
      'human',
      'human',
    ])
  })

  test('who is a person, and whom they play against', () => {
    const begun = usualSetUp(pack)
    const as = (march: 'human' | 'random', power: 'human' | 'greedy') => ({
      ...begun,
      seats: { march, power },
    })
    expect(peopleOf(as('human', 'greedy'))).toEqual({ seat: 'march' })
    expect(peopleOf(as('human', 'human'))).toBe('all')
    expect(peopleOf(as('random', 'greedy'))).toBe('none')
    expect(opponentOf(as('human', 'greedy'))).toBe('greedy')
    expect(opponentOf(as('random', 'greedy'))).toBeUndefined()
  })

  test('options are those that somebody chooses first and that are no secret', () => {
    expect(openOptions(pack, 'antifascist').map(({ id, choices }) => [id, choices.length])).toEqual([
      ['rally-place', 4],
    ])
    for (const scenario of ['base', 'social', 'antirepressive'])
      expect(openOptions(pack, scenario), scenario).toEqual([])
  })

  test('the length of a scenario is in its numbers, also of its parts and lists', () => {
    expect(numbersOf(pack.scenarios.base)).toMatchObject({ turns: 10 })
    expect(numbersOf(loadPack('cry-havoc').scenarios['street-brawl'])).toMatchObject({ turns: 40 })
    expect(numbersOf(loadPack('wir-sind-das-volk').scenarios['four-decades'])).toMatchObject({ decks: 4 })
  })
})

describe('its address', () => {
  test('says all of it, and is read again', () => {
    const begun = {
      scenario: 'antifascist',
      seats: { march: 'search-long', power: 'human' },
      options: { 'rally-place': 'rally-odio' },
      seed: '77',
    } as const
    const address = addressToBegin('corteo', GAME, begun)
    expect(address.startsWith('/play/corteo?')).toBe(true)
    expect(readAsked(address.slice(address.indexOf('?')))).toMatchObject({
      scenario: 'antifascist',
      seats: ['search-long', 'human'],
      options: { 'rally-place': 'rally-odio' },
      seed: 77,
      begin: GAME,
      game: undefined,
    })
  })

  test.each(['seats=human,nobody', 'seats=', 'begin=7', 'seats=human&seats=greedy'])(
    '%s asks for nothing, and is said to',
    (asked) => {
      expect(readAsked(asked)).toMatchObject({ seats: undefined, begin: undefined })
      expect(readAsked(asked).unread).toEqual([asked.split('=')[0]])
    },
  )

  const wrong = fc.string({ minLength: 1 }).map((text) => `?${text}`)
  test.each(['scenario', 'seed', 'seats', 'options', 'begin', 'at', 'pack', 'compute'])(
    'whatever %s says that this pack does not know is named',
    (name) => {
      fc.assert(
        fc.property(wrong, (value) => {
          const asked = readAsked(`${new URLSearchParams({ [name]: value })}`)
          expect(unknownIn(pack, asked)).toEqual([name])
        }),
      )
    },
  )

  test("what the sheet writes is known, and parts that are somebody else's are left alone", () => {
    for (const scenario of Object.keys(pack.scenarios)) {
      const begun = usualSetUp(pack, scenario)
      for (const { id, choices } of openOptions(pack, scenario))
        Object.assign(begun, { options: { ...begun.options, [id]: choices[0] } })
      const address = addressToBegin('corteo', GAME, { ...begun, seed: '7' })
      expect(unknownIn(pack, readAsked(address.slice(address.indexOf('?') + 1)))).toEqual([])
    }
    const other = 'utm_source=mail&compute=worker&at=3&pack=now&scenario=base'
    expect(unknownIn(pack, readAsked(other))).toEqual([])
    expect(unknownIn(pack, readAsked('seats=human'))).toEqual(['seats'])
    expect(unknownIn(pack, readAsked('scenario=antifascist&options=rally-place:nowhere'))).toEqual([
      'options',
    ])
  })
})

describe('choices that were made and not yet played', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', storage)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('are there again after a reload, until the game begins', () => {
    const begun = { ...usualSetUp(pack, 'antifascist'), options: { 'rally-place': 'rally-odio' }, seed: '7' }
    keepChoices(pack, begun)
    expect(savedChoices(pack)).toEqual(begun)
    expect(savedChoices({ ...pack, digest: 'another' })).toBeUndefined()
    forgetChoices(pack)
    expect(savedChoices(pack)).toBeUndefined()
  })

  test('that do not fit the pack, or are none, are passed over', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        for (const key of ['a', ...kept.keys()]) kept.set(key, text)
        keepChoices(pack, usualSetUp(pack))
        for (const key of [...kept.keys()]) kept.set(key, text)
        expect(savedChoices(pack)).toBeUndefined()
      }),
    )
  })
})

describe('the game that begins', () => {
  test('has its options chosen, by the seats that are asked; what is no choice is asked at the table', () => {
    const session = startedWith(def, 7, { 'rally-place': 'rally-odio' })
    expect(stepCount(session)).toBe(1)
    expect(session.last).toMatchObject({
      seat: 'power',
      action: { option: 'rally-place', choice: 'rally-odio' },
    })
    const others: Record<string, string>[] = [{}, { 'rally-place': 'nowhere' }, { other: 'rally-odio' }]
    for (const options of others) expect(stepCount(startedWith(def, 7, options))).toBe(0)
  })

  const asked = {
    at: 'corteo',
    scenario: 'antifascist',
    seats: { march: 'greedy', power: 'human' },
    options: { 'rally-place': 'rally-odio' },
    begin: GAME,
  } as const

  test('is kept from its beginning under its own id, is the same after a reload, and no other goes on instead', async () => {
    const first = await hostGame(def, { ...asked, pack })
    first.begin()
    await expect.poll(() => first.match.frame().kept.id).toBe(GAME)
    const { seed } = first.match.session
    first.end()
    const again = await hostGame(def, { ...asked, pack, seats: undefined, options: undefined })
    expect(again.match.session.seed).toBe(seed)
    expect(stepCount(again.match.session)).toBe(1)
    expect(again.match.controls).toEqual(asked.seats)
    again.end()
    const other = await hostGame(def, { ...asked, pack, begin: GAME.replace('0', 'f') })
    expect(other.match.session.seed).not.toBe(seed)
    expect(stepCount(other.match.session)).toBe(1)
    other.end()
  })
})

/** Presses on cards, tracks, players and piles. Each gets an answer, with a refusal of the rules if there is one. */
import { describe, expect, test } from 'vitest'
import { compile } from '../../engine/game'
import { CARD, NUMBER, oneOf, SEAT } from '../../engine/kernel/forms'
import { attemptsOn } from '../../engine/match/local/why-not'
import type { ComponentKind } from '../../engine/match/port/press'
import type { Choice, TableDisplay } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { LocalGame } from './local-game'

/** Starts a game with a person as the first player and random bots. */
function sitDown(pack: string, scenario: string): LocalGame {
  const made = compile(loadPack(pack), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const [first, ...others] = made.value.seats
  const controls = Object.fromEntries(others.map((seat) => [seat, 'random' as const]))
  return new LocalGame(made.value, { seed: 7, controls: { ...controls, [first as string]: 'human' } })
}

/** Plays at random until the person is asked in a phase. */
function upTo(game: LocalGame, phase: string): LocalGame {
  for (let guard = 0; guard < 400; guard++) {
    game.botSteps(5000)
    if (game.view().decision?.phase === phase && !game.view().botsTurn) return game
    game.chooseForMe(false)
  }
  throw new Error(`nobody is asked in ${phase}`)
}

const laid = (game: LocalGame, wanted: (display: TableDisplay) => boolean): string[] =>
  (game.view().table.displays ?? []).filter(wanted).flatMap(({ cards }) => cards.map(({ id }) => id))
const isOffered = (game: LocalGame, name: string): boolean =>
  [
    ...(game.view().decision?.choices ?? []),
    ...game.view().optionalActions.flatMap(({ choices }) => choices),
  ].some(({ at }) => Object.values(at).includes(name))
const ruleOf = (game: LocalGame): string | undefined => game.view().refusal?.rule

describe('a press on something that fits no choice', () => {
  const game = upTo(sitDown('wir-sind-das-volk', 'four-decades'), 'task')

  test('is refused by the rules where an action would be natural: a card while something else is asked', () => {
    const before = game.view()
    const { session } = game
    const [card] = laid(game, ({ kind }) => kind === 'open')
    expect(isOffered(game, card)).toBe(false)
    game.pressComponent('card', card)
    expect([ruleOf(game), game.view().idlePress]).toEqual(['W-13', undefined])
    expect(game.view().refusal?.section).toBeTruthy()
    expect([game.view().step, game.session]).toEqual([before.step, session])
    game.dismiss()
    expect(game.view().refusal).toBeUndefined()
  })

  test('is answered plainly where no action is: tracks, players, piles, cards that lie covered', () => {
    for (const [kind, id] of [
      ['track', 'prestige-track'],
      ['seat', 'ddr'],
      ['pile', 'discard'],
      ['covered', 'hand-1'],
    ] as const) {
      game.pressComponent(kind, id)
      expect([ruleOf(game), game.view().idlePress]).toEqual([undefined, kind])
    }
    game.chooseForMe(false)
    expect(game.view().idlePress).toBeUndefined()
  })

  test('says nothing while a bot is to move', () => {
    const watched = sitDown('wir-sind-das-volk', 'four-decades')
    watched.setControl('brd', 'random')
    watched.pressComponent('track', 'prestige-track')
    expect([ruleOf(watched), watched.view().idlePress]).toEqual([undefined, undefined])
  })
})

describe('at the table of Junta', () => {
  test('a card of the own hand that has no use now, one already played, and the own mat are told apart', () => {
    const game = upTo(sitDown('junta', 'five-families'), 'budget')
    const own = game.view().viewer
    const idle = laid(game, ({ kind, seat }) => kind === 'hand' && seat === own).find(
      (card) => !isOffered(game, card),
    )
    game.pressComponent('card', idle ?? '')
    expect(ruleOf(game)).toBe('J-11')
    game.pressComponent('card', laid(game, ({ id }) => id === 'discards')[0])
    expect(ruleOf(game)).toBe('J-10')
    game.pressComponent('seat', own)
    expect(ruleOf(game)).toBe('J-54')
  })

  test('who is offered a deal is not refused one for being pressed', () => {
    const game = upTo(sitDown('junta', 'five-families'), 'shed')
    game.pressComponent('seat', game.view().viewer)
    expect([ruleOf(game), game.view().idlePress]).toEqual([undefined, 'seat'])
  })
})

test('what is natural is what was offered for another thing of its kind', () => {
  const choice = (type: string, at: Choice['at'], more: object): Choice => ({
    ...{ action: { type, ...more }, at, label: { key: 'x' }, group: type },
  })
  const asked = (choices: Choice[]) => ({ seat: 'red', phase: 'go', prompt: { key: 'x' }, choices })
  const forms = {
    play: { card: CARD, use: oneOf('event', 'points') },
    pay: { to: SEAT, note: NUMBER },
    deal: { with: SEAT },
    unnamed: { step: NUMBER },
    pass: { card: CARD, to: SEAT },
    keep: { card: CARD },
  }
  const decisions = [
    asked([
      choice('play', { kind: 'card', card: 'a' }, { card: 'a', use: 'event' }),
      choice('play', { kind: 'card', card: 'b' }, { card: 'b', use: 'points' }),
      choice('pay', { kind: 'seat', seat: 'blue' }, { to: 'blue', note: 2 }),
      { ...choice('deal', { kind: 'seat', seat: 'blue' }, { with: 'blue' }), group: 'deal' },
      choice('unnamed', { kind: 'track', track: 'bank' }, { step: 1 }),
    ]),
  ]
  const attempts = (kind: ComponentKind, id: string) => attemptsOn(forms, decisions, kind, id)
  // A card is also tried with the card actions of other times, unless those need another target.
  expect(attempts('card', 'c')).toEqual([
    { type: 'play', card: 'c', use: 'points' },
    { type: 'keep', card: 'c' },
  ])
  expect(attempts('seat', 'red')).toEqual([{ type: 'pay', to: 'red', note: 2 }])
  for (const kind of ['track', 'pile', 'covered'] as const) expect(attempts(kind, 'bank')).toEqual([])
})

test('an offer of a bot leaves the answer and the menu of who is asked the same; another question takes them away', () => {
  const made = compile(loadPack('junta'), 'seven-families')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const [first, ...others] = made.value.seats
  const controls = Object.fromEntries(others.map((seat) => [seat, 'greedy' as const]))
  const game = new LocalGame(made.value, { seed: 5, controls: { ...controls, [first as string]: 'human' } })
  const idle = laid(game, ({ kind, seat }) => kind === 'hand' && seat === first).find(
    (card) => !isOffered(game, card),
  )
  game.pressComponent('card', idle ?? '')
  expect(ruleOf(game)).toBe('J-11')
  const { step } = game.view()
  expect(game.botSteps(1)).toBe(1)
  expect([game.view().step > step, ruleOf(game)]).toEqual([true, 'J-11'])
  game.pressComponent('seat', others[0] as string)
  const menu = game.view().menu
  game.botSteps(1)
  expect(game.view().menu).toBe(menu)
  game.pressComponent('track', 'bank')
  game.chooseForMe(false)
  expect([game.view().idlePress, game.view().menu]).toEqual([undefined, undefined])
})

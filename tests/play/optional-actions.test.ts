/** Games with hands of cards at one screen: access, optional actions, and deals. */
import { beforeEach, describe, expect, test } from 'vitest'
import { compile } from '../../engine/game'
import type { Choice, GameDef } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { LocalGame } from './local-game'

const game = compile(loadPack('junta'), 'four-families')
if (!game.ok) throw new Error(JSON.stringify(game.error))
const def: GameDef = game.value
const [first, second, third] = def.seats

const handOf = (play: LocalGame, seat: string): string[] =>
  (play.view().table.displays ?? [])
    .filter(({ kind, seat: owner }) => kind === 'hand' && owner === seat)
    .flatMap(({ cards }) => cards.map(({ id, faceDown }) => (faceDown ? '' : id)))

const optionalActions = (play: LocalGame, type: string): Choice[] =>
  play.view().optionalActions.flatMap(({ choices }) => choices.filter(({ action }) => action.type === type))

describe('people with hands of cards at one screen', () => {
  let play: LocalGame
  beforeEach(() => {
    play = new LocalGame(def, { seed: 5 })
  })

  test('see their own hand only once they have taken the screen', () => {
    expect(play.view()).toMatchObject({ handover: first, viewer: 'spectator', optionalActions: [] })
    for (const seat of def.seats) expect(handOf(play, seat).join('')).toBe('')
    play.takeScreen(first)
    expect(handOf(play, first).every((card) => card !== '')).toBe(true)
    for (const seat of [second, third]) expect(handOf(play, seat).join('')).toBe('')
  })

  test('who is not asked may look, and gives the screen back', () => {
    play.takeScreen(third)
    expect(play.view()).toMatchObject({ viewer: third, decision: undefined, waiting: first })
    expect(handOf(play, third).join('')).not.toBe('')
    play.passScreen()
    expect(play.view()).toMatchObject({ viewer: 'spectator', handover: first })
  })

  test('a deal: drafted unseen, passed on, taken; the card changes hands', () => {
    play.takeScreen(first)
    const [card] = handOf(play, first)
    const open = optionalActions(play, 'deal').find(({ action }) => action.with === second)
    if (!open) throw new Error('no deal can be opened')
    play.choose(open)
    const give = optionalActions(play, 'give').find(({ action }) => action.item === card)
    if (!give) throw new Error('the card cannot be given')
    play.choose(give)
    expect(play.view().table.deals).toMatchObject([{ from: first, to: second, state: 'draft' }])
    play.choose(optionalActions(play, 'offer')[0])
    expect(play.view()).toMatchObject({ viewer: first, waiting: second })
    play.passScreen()
    expect(play.view().handover).toBe(second)
    play.takeScreen(second)
    const accept = play.view().decision?.choices.find(({ action }) => action.type === 'accept')
    if (!accept) throw new Error('the offer cannot be taken')
    play.choose(accept)
    expect(play.view().handover).toBe(first)
    play.takeScreen(second)
    expect(handOf(play, second)).toContain(card)
  })

  test('a press on a card asks before it does what cannot be taken back', () => {
    play.takeScreen(first)
    const step = play.view().step
    const optionalActions = new Map(
      play.view().optionalActions.flatMap(({ choices }) => choices.map((one) => [one.at, one] as const)),
    )
    const at = [...optionalActions.keys()].find((target) => target.kind === 'card')
    if (at?.kind !== 'card') throw new Error('no card can be played besides')
    play.pressComponent('card', at.card)
    expect(play.view().step).toBe(step)
    expect(play.view().menu?.choices.length).toBeGreaterThan(0)
    play.dismiss()
    play.pressComponent('card', 'no-such-card')
    expect(play.view().menu).toBeUndefined()
  })
})

test('bots do not wait for what is optional: a person among them is asked in the end', () => {
  const play = new LocalGame(def, {
    seed: 7,
    controls: { [second]: 'random', [third]: 'random', [def.seats[3]]: 'random' },
  })
  expect(play.view().viewer).toBe(first)
  for (let guard = 0; guard < 25; guard++) {
    play.chooseForMe(false)
    play.botSteps(20_000)
    if (play.view().outcome) break
    expect(play.view().decision?.seat).toBe(first)
  }
  expect(play.view().step).toBeGreaterThan(25)
})

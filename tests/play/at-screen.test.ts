/** Two sides place at once in secret: the seat at the screen, and the visible part of the other side. */
import { beforeEach, describe, expect, test } from 'vitest'
import { compile } from '../../engine/game'
import type { GameDef } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { LocalGame } from './local-game'

const free = compile(loadPack('kriegspiel'), 'free')
if (!free.ok) throw new Error(JSON.stringify(free.error))
const def: GameDef = free.value
const [first, second] = def.seats

const placedBy = (game: LocalGame, seat: string) =>
  game.view().table.pieces.filter(({ kind, side }) => kind === 'unit' && side === seat).length

/** Places all units and ends the placement. */
function placeAll(game: LocalGame): void {
  const press = (button: string) => {
    const choice = game
      .view()
      .decision?.choices.find(({ at }) => at.kind === 'button' && at.button === button)
    if (!choice) throw new Error(`no button ${button}`)
    game.choose(choice)
  }
  press('opening')
  press('ready')
}

describe('two people at one screen', () => {
  let game: LocalGame
  beforeEach(() => {
    game = new LocalGame(def, { seed: 5 })
  })

  test('nothing is asked or shown before the right one takes the screen', async () => {
    expect(game.view()).toMatchObject({ handover: first, decision: undefined, viewer: 'spectator' })
    expect(await game.inspect({ kind: 'cell', cell: 0 })).toBeUndefined()
    game.takeScreen(first)
    expect(game.view()).toMatchObject({ handover: undefined, viewer: first })
    expect(game.view().decision?.seat).toBe(first)
  })

  test('each sees its own placement and never that of the other', () => {
    game.takeScreen(first)
    placeAll(game)
    expect(game.view()).toMatchObject({ handover: second, decision: undefined, canUndo: false })
    expect(placedBy(game, first)).toBe(0)
    game.takeScreen(second)
    expect([placedBy(game, first), placedBy(game, second)]).toEqual([0, 0])
    expect(game.view().canUndo).toBe(false)
    const opening = game.view().decision!.choices.find(({ group }) => group === 'opening')!
    game.choose(opening)
    expect([placedBy(game, first), placedBy(game, second)]).toEqual([0, 17])
    expect(game.view().canUndo).toBe(true)
  })

  test('once both are done the table is open to all', () => {
    for (const seat of [first, second]) {
      game.takeScreen(seat)
      placeAll(game)
    }
    expect(game.view()).toMatchObject({ handover: undefined, viewer: 'spectator' })
    expect([placedBy(game, first), placedBy(game, second)]).toEqual([17, 17])
  })
})

describe('a person against a bot', () => {
  test('is asked while the bot places, and takes back only what it did itself', () => {
    const game = new LocalGame(def, { seed: 5, controls: { [second]: 'random' } })
    expect(game.view()).toMatchObject({
      handover: undefined,
      viewer: first,
      botsAsked: true,
      botsTurn: false,
    })
    const unit = game.view().decision!.choices.find(({ group }) => group === 'select')!
    game.choose(unit)
    game.choose(game.view().decision!.choices.find(({ group }) => group === 'place')!)
    expect(placedBy(game, first)).toBe(1)
    expect(game.botSteps(6)).toBe(6)
    expect([placedBy(game, first), placedBy(game, second)]).toEqual([1, 0])
    expect(game.view().decision?.seat).toBe(first)
    game.undo()
    expect(placedBy(game, first)).toBe(0)
  })

  test('the bot stops when it is done, and the game goes on when the person is', () => {
    const game = new LocalGame(def, { seed: 5, controls: { [second]: 'greedy' } })
    game.botSteps(400)
    expect(game.view()).toMatchObject({ botsAsked: false, botsTurn: false })
    placeAll(game)
    expect(game.view().decision?.phase).not.toBe('placement')
    expect([placedBy(game, first), placedBy(game, second)]).toEqual([17, 17])
  })
})

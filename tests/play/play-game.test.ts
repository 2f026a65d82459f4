import { beforeAll, describe, expect, test } from 'vitest'
import { replay } from '../../engine/game'
import { parseRecord } from '../../engine/match/saved/records'
import { stateOf } from '../../engine/replay/session'
import type { GameDef } from '../../engine/types'
import { LocalGame } from './local-game'
import { corteo, inMovement } from './table'

let def: GameDef
beforeAll(() => {
  def = corteo()
})

const bots = { march: 'random', power: 'random' } as const

describe('a person at the board', () => {
  test('takes a unit, presses a marked cell and the unit goes there', () => {
    const game = inMovement(def)
    const unit = game.view().decision?.choices.find(({ group }) => group === 'select')
    if (unit?.at.kind !== 'piece') throw new Error('no unit to take')
    const { piece } = unit.at
    const from = game.view().table.pieces.find(({ id }) => id === piece)?.cell ?? -1
    game.press({ cell: from, piece })
    const move = game.view().decision?.choices.find(({ group }) => group === 'move')
    if (move?.at.kind !== 'cell') throw new Error('nowhere to go')
    game.press({ cell: move.at.cell }, 'move')
    expect(game.view().refusal).toBeUndefined()
    expect(game.view().table.pieces.find(({ id }) => id === piece)?.cell).toBe(move.at.cell)
  })

  test('hears the rule and its section after an illegal press, and nothing else changes', () => {
    const game = inMovement(def)
    const before = stateOf(game.session)
    const enemy = game.view().table.pieces.find(({ side, kind }) => kind === 'unit' && side === 'power')
    if (enemy?.cell === undefined) throw new Error('no enemy on the map')
    game.press({ cell: enemy.cell, piece: enemy.id })
    expect(game.view().refusal?.rule).toMatch(/^C-/)
    expect(game.view().refusal?.section).toBeTruthy()
    expect(stateOf(game.session)).toBe(before)
    game.dismiss()
    expect(game.view().refusal).toBeUndefined()
  })

  test('is told the rule also before any unit was taken', () => {
    const game = inMovement(def)
    const river = def.map.terrain.indexOf('river')
    game.press({ cell: river })
    expect(game.view().refusal?.rule).toMatch(/^C-/)
    expect(game.view().idlePress).toBeUndefined()
  })

  test('is answered even where no action is about the board', () => {
    const game = new LocalGame(def, { seed: 3 })
    for (let guard = 0; game.view().decision?.phase !== 'component' && guard < 5; guard++)
      game.chooseForMe(true)
    game.press({ cell: 0 })
    expect(game.view().refusal).toBeUndefined()
    expect(game.view().idlePress).toBe('cell')
    game.chooseForMe(false)
    expect(game.view().idlePress).toBeUndefined()
  })

  test('undoes and redoes to the same states', () => {
    const game = inMovement(def)
    const before = game.session
    game.chooseForMe(false)
    const after = stateOf(game.session)
    game.undo()
    expect(stateOf(game.session)).toBe(stateOf(before))
    game.redo()
    expect(stateOf(game.session)).toBe(after)
  })

  test('cannot act while a bot is asked', () => {
    const game = new LocalGame(def, { seed: 1, controls: bots })
    game.press({ cell: 0 })
    expect(game.view().refusal).toBeUndefined()
    expect(game.view().step).toBe(0)
  })
})

describe('bots', () => {
  test('play a whole game in slices, and the same game from the same seed', () => {
    const play = () => {
      const game = new LocalGame(def, { seed: 11, controls: bots })
      while (!game.view().outcome) expect(game.botSteps(300)).toBeGreaterThan(0)
      return game
    }
    const [one, two] = [play(), play()]
    expect(one.record()).toEqual(two.record())
    expect(replay(def, one.record())).toEqual(stateOf(one.session))
  })

  test('of the greedy kind play a whole game too, and one may take over from the other', () => {
    const game = new LocalGame(def, { seed: 11, controls: { march: 'greedy', power: 'random' } })
    game.botSteps(400)
    game.setControl('power', 'greedy')
    while (!game.view().outcome) expect(game.botSteps(300)).toBeGreaterThan(0)
    expect(replay(def, game.record())).toEqual(stateOf(game.session))
  })

  test('stop where a person is asked', () => {
    const game = new LocalGame(def, { seed: 5, controls: { march: 'random', power: 'human' } })
    game.botSteps(10_000)
    expect(game.view().decision?.seat).toBe('power')
    expect(game.botSteps(10)).toBe(0)
  })

  test('leave the page its turn: a slice ends when it is late', () => {
    const game = new LocalGame(def, { seed: 5, controls: bots })
    let asked = 0
    expect(game.botSteps(1000, () => ++asked > 4)).toBe(5)
  })

  test('undo goes back to the last question to a person', () => {
    const game = new LocalGame(def, { seed: 5, controls: { march: 'random', power: 'human' } })
    game.botSteps(10_000)
    const asked = game.view().step
    game.chooseForMe(true)
    game.botSteps(10_000)
    const later = game.view().step
    expect(later).toBeGreaterThan(asked)
    game.undo()
    expect(game.view().decision?.seat).toBe('power')
    expect(game.view().step).toBeLessThan(later)
  })
})

describe('records', () => {
  test('are saved and loaded back to the same state, with their past', async () => {
    const game = inMovement(def)
    game.chooseForMe(true)
    const text = JSON.stringify(game.record())
    const other = new LocalGame(def, { seed: 99 })
    expect((await other.load(text)).ok).toBe(true)
    expect(stateOf(other.session)).toEqual(stateOf(game.session))
    expect(other.seed).toBe(game.seed)
    other.undo()
    expect(other.view().step).toBe(game.view().step - 1)
  })

  test('that cannot be played leave the game on the table as it was', async () => {
    const game = inMovement(def)
    const before = stateOf(game.session)
    const record = game.record()
    const tries: [string, string][] = [
      ['not json', 'form'],
      ['{"format":1}', 'form'],
      [JSON.stringify({ ...record, scenario: 'other' }), 'other'],
      [
        JSON.stringify({
          ...record,
          actions: [...record.actions, { seat: 'march', action: { type: 'fly' } }],
        }),
        'refused',
      ],
      [
        JSON.stringify({
          ...record,
          rules: { ruleset: 'corteo', version: 999 },
          actions: [...record.actions, { seat: 'march', action: { type: 'fly' } }],
        }),
        'rules',
      ],
      [JSON.stringify({ ...record, rules: { ruleset: 'corteo', version: 999 }, hash: 'other' }), 'rules'],
      [JSON.stringify({ ...record, rules: { version: 1 } }), 'form'],
    ]
    for (const [text, type] of tries) {
      const loaded = await game.load(text)
      expect(loaded.ok ? 'loaded' : loaded.error.type).toBe(type)
      expect(stateOf(game.session)).toBe(before)
    }
    expect(parseRecord('null')).toBeUndefined()
  })

  test('of other rules are loaded when they come to the same position', async () => {
    const game = inMovement(def)
    const record = { ...game.record(), rules: { ruleset: 'corteo', version: 999 } }
    const other = new LocalGame(def, { seed: 99 })
    expect((await other.load(JSON.stringify(record))).ok).toBe(true)
  })

  test('a new seed starts a new game', () => {
    const game = inMovement(def)
    game.restart(1234)
    expect(game.view().step).toBe(0)
    expect(game.seed).toBe(1234)
  })
})

import { beforeAll, expect, test } from 'vitest'
import { PACES, runBots, type Ticking } from '../../app/_play/bots/bot-clock'
import type { GameDef } from '../../engine/types'
import { LocalGame } from './local-game'
import { corteo } from './table'

let def: GameDef
beforeAll(() => {
  def = corteo()
})

/** A clock that tests advance. */
function machineTime() {
  let next: { act: () => void; ms: number } | undefined
  const time: Ticking = {
    later: (act, ms) => {
      next = { act, ms }
      return next
    },
    forget: (timer) => {
      if (next === timer) next = undefined
    },
    now: () => 0,
  }
  const pass = () => {
    const due = next
    next = undefined
    due?.act()
    return due?.ms
  }
  return { time, pass }
}

const people = { march: 'human', power: 'human' } as const

test('a bot that is given the seat that is asked begins at once', () => {
  const game = new LocalGame(def, { seed: 1, controls: people })
  const { time, pass } = machineTime()
  runBots(game.match, time)
  pass()
  const seat = game.view().decision?.seat ?? ''
  expect(game.view().step).toBe(0)
  game.setControl(seat, 'greedy')
  expect(pass()).toBe(PACES.normal)
  expect(game.view().step).toBe(1)
  pass()
  expect(game.view().step).toBe(2)
})

test('bots wait while they are paused, and go on when they may', () => {
  const game = new LocalGame(def, { seed: 1, controls: { march: 'random', power: 'random' } })
  const { time, pass } = machineTime()
  game.match.send({ type: 'pace', pace: 'fast' })
  runBots(game.match, time)
  game.setPaused(true)
  expect(pass()).toBeUndefined()
  game.setPaused(false)
  expect(pass()).toBe(PACES.fast)
  expect(game.view().step).toBe(1)
})

test('a loaded record leaves them paused, and says so to the screen', async () => {
  const game = new LocalGame(def, { seed: 1, controls: { march: 'random', power: 'random' } })
  game.botSteps(5)
  const { time, pass } = machineTime()
  game.match.send({ type: 'pace', pace: 'fast' })
  runBots(game.match, time)
  expect((await game.load(JSON.stringify(game.record()))).ok).toBe(true)
  expect(game.view()).toMatchObject({ paused: true, botsAsked: true, step: 5 })
  expect(pass()).toBeUndefined()
  game.setPaused(false)
  pass()
  expect(game.view().step).toBe(6)
})

test('a whole game is played slice by slice, and then nothing ticks', () => {
  const game = new LocalGame(def, { seed: 1, controls: { march: 'random', power: 'random' } })
  const { time, pass } = machineTime()
  game.match.send({ type: 'pace', pace: 'instant' })
  runBots(game.match, time)
  for (let guard = 0; !game.view().outcome && guard < 100; guard++) pass()
  expect(game.view().outcome).toBeDefined()
  expect(pass()).toBeUndefined()
})

test('stopped, they do nothing more', () => {
  const game = new LocalGame(def, { seed: 1, controls: { march: 'random', power: 'random' } })
  const { time, pass } = machineTime()
  game.match.send({ type: 'pace', pace: 'fast' })
  const stop = runBots(game.match, time)
  stop()
  expect(pass()).toBeUndefined()
  game.setControl('power', 'greedy')
  expect(pass()).toBeUndefined()
})

/** A screen at the other end of a message port plays as on the page. It gets the latest frame at any speed of the host. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { failedAt, matchAt, serveMatch } from '../../app/_play/host/port'
import { PlayGame } from '../../app/_play/model/play-game'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { Match } from '../../engine/match/port/match'
import type { GameDef } from '../../engine/types'
import { loadPack } from '../engine/support/content'

let def: GameDef
beforeAll(() => {
  const made = compile(loadPack('kriegspiel'), 'opening')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  def = made.value
}, 60_000)

let stop = () => {}
afterEach(() => stop())

async function connected(): Promise<{ readonly local: LocalMatch; readonly far: Match }> {
  const local = new LocalMatch(def, { seed: 5 })
  const { port1, port2 } = new MessageChannel()
  const end = serveMatch(local, port2)
  stop = () => {
    end()
    port1.close()
  }
  return { local, far: await matchAt(port1) }
}

test('frames, messages and questions come through as they are', async () => {
  const { local, far } = await connected()
  expect(far.frame()).toEqual(local.frame())
  const game = new PlayGame(def, far)
  game.do({ type: 'choose-for-me', whole: true })
  await expect.poll(() => game.view().step).toBeGreaterThan(0)
  await expect.poll(() => far.frame()).toEqual(local.frame())
  const [piece] = local.frame().table.pieces
  const at = { kind: 'piece', piece: piece?.id ?? '' } as const
  expect(await far.ask('inspect', at)).toEqual(await local.ask('inspect', at))
  expect(await far.ask('file', 'table')).toEqual(await local.ask('file', 'table'))
  const loaded = await far.ask('load', 'no game')
  expect(loaded.ok ? undefined : loaded.error.type).toBe('form')
  game.do({ type: 'undo' })
  await expect.poll(() => game.view().step).toBe(local.frame().step)
})

test('a press that fits no choice is answered with the rule', async () => {
  const { local, far } = await connected()
  while (local.frame().decision?.phase === 'roll') local.send({ type: 'choose-for-me', whole: true })
  const game = new PlayGame(def, far)
  await expect.poll(() => game.view().position).toBe(local.frame().position)
  const seat = game.view().decision?.seat
  const enemy = game.view().table.pieces.find(({ side, kind }) => kind === 'unit' && side !== seat)
  game.press({ cell: enemy?.cell ?? -1, piece: enemy?.id })
  await expect.poll(() => game.view().refusal?.rule).toMatch(/^K[A-Z]*-\d/)
})

test('a second press before the answer to the first does nothing', async () => {
  const { local, far } = await connected()
  const game = new PlayGame(def, far)
  const choice = game.view().decision?.choices[0]
  if (!choice) throw new Error('nobody is asked')
  game.choose(choice)
  game.choose(choice)
  await expect.poll(() => game.view().step).toBe(1)
  expect(local.frame()).toMatchObject({ step: 1, answer: { id: 1 } })
  expect(game.view().refusal).toBeUndefined()
})

test('of changes that come faster than they are taken, the last one comes', async () => {
  const { local, far } = await connected()
  let frames = 0
  far.subscribe(() => frames++)
  for (let change = 0; change < 200; change++) local.send({ type: 'pause', paused: change % 2 === 0 })
  local.send({ type: 'pace', pace: 'fast' })
  await expect.poll(() => far.frame().pace).toBe('fast')
  expect(far.frame().paused).toBe(false)
  expect(frames).toBeLessThan(20)
})

test('where there is no game at the other end, that is said', async () => {
  const { port1, port2 } = new MessageChannel()
  const opening = matchAt(port1)
  failedAt(port2, 'broken')
  await expect(opening).rejects.toThrow('broken')
  port1.close()
})

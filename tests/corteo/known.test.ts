/** Knowledge of a game's one secret choice (C-173). */
import { expect, test } from 'vitest'
import { UNKNOWN } from '../../engine/blocks/options/options'
import { apply, compile, setup, view } from '../../engine/game'
import { loadPack } from '../engine/support/content'

test('a secret choice is seen by who made it, and is a blank to everybody else', () => {
  const made = compile(loadPack('notte-bianca'), 'until-dawn')
  if (!made.ok) throw new Error('the scenario is broken')
  const game = made.value
  const done = apply(game, setup(game, { seed: 1 }), 'march', {
    type: 'choose',
    option: 'last-song',
    choice: 'fountain',
  })
  if (!done.ok) throw new Error('the choice is refused')
  const chosen = (viewer: string) =>
    (view(game, done.value.state, viewer) as unknown as { chosen: number[] }).chosen
  const index = chosen('march').findIndex((choice) => choice >= 0)
  expect(chosen('march')[index]).toBeGreaterThanOrEqual(0)
  expect([chosen('power')[index], chosen('spectator')[index]]).toEqual([UNKNOWN, UNKNOWN])
})

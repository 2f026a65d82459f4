/**
 * Actions that take a phase and actions that take a whole turn. They decide who may advance when attacked in the other side's
 * phase.
 */
import { expect, test } from 'vitest'
import { azure, GRASS, gules, Skirmish, type Unit } from './skirmish'

/** Gules does something long beside an enemy, which attacks in its own phase and is driven back. */
const driven = (units: readonly Unit[], act: { type: string }, by: string, options = {}) => {
  const game = new Skirmish(
    { ...GRASS, options },
    { step: 'movement', side: 'gules', turn: 1, units: [...units, gules('town-folk', 'far', '0909')] },
    [8],
  )
  game.do('select', by).take(act).do('done').do('done').do('select', 'e').do('against', by).do('strike')
  return game.do('retreat', game.offers('retreat')[0])
}

test('ropes take a phase: afterwards one advances as anybody does (CH-72, CH-88)', () => {
  const units = [
    gules('country-man', 'c', '0404'),
    gules('pack-mule', 'm', ['0303', '0304']),
    gules('pack-mule', 'n', ['0305', '0306']),
    azure('spear-man', 'e', '0504'),
  ]
  const game = driven(units, { type: 'tie', unit: 'n', to: 'm' } as { type: string }, 'c')
  expect(game.asked).toBe('advance')
  expect(game.offers('advance')).toEqual(['c 0504'])
})

test('saddles take a turn: nobody advances in it (CH-65)', () => {
  const units = [
    gules('knight-at-arms', 'k', '0404'),
    gules('war-horse', 'h', ['0403', '0402']),
    azure('foot-serjeant', 'e', '0503'),
  ]
  expect(driven(units, { type: 'mount', unit: 'h' } as { type: string }, 'k').asked).not.toBe('advance')
})

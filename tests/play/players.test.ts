/** Players at one screen who share a side or have secrets. */
import { describe, expect, test } from 'vitest'
import { packNames } from '../../app/_play/pack-names'
import { seatNames } from '../../app/_play/seats/seat-name'
import type { ScenarioFile } from '../../schemas/generated/content'
import { town } from '../corteo/fixture'
import { LocalGame } from './local-game'

const shared: Partial<ScenarioFile> = {
  turns: 2,
  seats: [
    { id: 'bakery', side: 'crowd' },
    { id: 'loom', side: 'crowd' },
  ],
  rosters: [
    { side: 'crowd', seat: 'bakery', unit: 'block', component: 'bakers', count: 2 },
    { side: 'crowd', seat: 'loom', unit: 'row', component: 'weavers', count: 2 },
    { side: 'guard', unit: 'riders', count: 2 },
  ],
  setup: [
    {
      side: 'crowd',
      seat: 'bakery',
      groups: [{ id: 'b', units: 'all', count: 2, zone: { type: 'place', place: 'green' }, perCell: 1 }],
    },
    {
      side: 'crowd',
      seat: 'loom',
      groups: [{ id: 'l', units: 'all', count: 2, zone: { type: 'place', place: 'green' }, perCell: 1 }],
    },
    {
      side: 'guard',
      groups: [
        { id: 'g', units: 'all', count: 2, zone: { type: 'cells', cells: ['2003', '2004'] }, perCell: 1 },
      ],
    },
  ],
  reinforcements: [],
}
const hiding: Partial<ScenarioFile> = {
  turns: 2,
  options: [{ id: 'plan', seat: 'crowd', secret: true, choices: [{ id: 'east' }, { id: 'west' }] }],
}

describe('three players', () => {
  test('each is a person or a bot of its own, and they play to the end', () => {
    const game = new LocalGame(town({ scenario: shared }), {
      seed: 4,
      controls: { loom: 'random', guard: 'greedy' },
    })
    expect(game.view().controls).toEqual({ bakery: 'human', loom: 'random', guard: 'greedy' })
    expect([game.view().decision?.seat, game.view().botsTurn]).toEqual(['bakery', false])
    const asked = new Set<string>()
    for (let round = 0; round < 400 && !game.view().outcome; round++) {
      const { decision, botsTurn } = game.view()
      if (decision) asked.add(decision.seat)
      if (botsTurn) game.botSteps(1)
      else game.chooseForMe(true)
    }
    expect([...asked].sort()).toEqual(['bakery', 'guard', 'loom'])
    expect(['crowd', 'guard', 'draw']).toContain(game.view().outcome?.winner)
    expect(game.view().outcome?.scores).toBeUndefined() // no line of the score belongs to one player
  })

  test('they go by names of their own, a player alone by that of his side', () => {
    const texts = {
      en: {
        text: {
          seats: { loom: { name: 'The loom' } },
          sides: { crowd: { name: 'Crowd' }, guard: { name: 'Guard' } },
        },
      },
    }
    const nameOf = packNames({ texts } as never, 'en')
    const three = seatNames(town({ scenario: shared }), nameOf)
    expect(['bakery', 'loom', 'guard'].map((seat) => three(seat))).toEqual(['bakery', 'The loom', 'Guard'])
    expect(seatNames(town(), nameOf)('crowd')).toBe('Crowd')
  })
})

describe('a note', () => {
  test('is read by its player, and the screen that all look at never has it', async () => {
    const game = new LocalGame(town({ scenario: hiding }), { seed: 1 })
    const ask = game.view().decision
    expect([ask?.seat, ask?.choices.length, game.view().noted]).toEqual(['crowd', 2, []])
    const west = ask?.choices[1]
    if (west) game.choose(west)
    const { noted, table, events, log, decision } = game.view()
    expect([noted, table.secrets]).toEqual([['crowd'], undefined])
    expect(await game.notesOf('crowd')).toMatchObject([
      { seat: 'crowd', value: { values: { choice: { text: 'options.west' } } } },
    ])
    expect(await game.notesOf('guard')).toEqual([])
    expect(JSON.stringify([table, events, log, decision])).not.toMatch(/west/)
  })

  test('is no note any more once the game is over', () => {
    const game = new LocalGame(town({ scenario: hiding }), {
      seed: 1,
      controls: { crowd: 'random', guard: 'random' },
    })
    game.botSteps(20000)
    expect([game.view().noted, game.view().outcome !== undefined]).toEqual([[], true])
  })
})

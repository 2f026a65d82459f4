/** Score, winner and reason: casualties, exits, regions, captives, the limit of turns. */
import { describe, expect, test } from 'vitest'
import { azure, GRASS, gules, type Setting, Skirmish, type Unit } from './skirmish'

const REGIONS: Setting['regions'] = [
  { id: 'north', cells: ['0101', '0201', '0301', '0401', '0501'] },
  { id: 'south', cells: ['0109', '0209', '0309'] },
]
const WITH: Setting = { ...GRASS, regions: REGIONS }
const KEEP: Unit[] = [gules('spear-man', 'g', '0705'), azure('spear-man', 'z', '0909')]

const play = (
  setting: Setting,
  units: readonly Unit[],
  { turn = 1, side = 'azure', dice = [] }: { turn?: number; side?: string; dice?: number[] } = {},
) => new Skirmish(setting, { step: 'movement', side, turn, units: [...units] }, dice)

/** Plays to the end of the current phase. */
function endPhase(game: Skirmish): Skirmish {
  const { side, turn } = game.state
  while (game.ending === undefined && game.state.side === side && game.state.turn === turn) game.do('done')
  return game
}

describe('casualties', () => {
  const scoring: Setting['scoring'] = [
    { type: 'casualties', id: 'blows', side: 'gules', killed: 'worth', wounded: 'half' },
    { type: 'casualties', id: 'men', side: 'azure', units: ['spear-man'], killed: 3, wounded: 1 },
  ]
  test('the dead in full, the wounded by half rounded down, only of the units named', () => {
    const game = play(
      { ...WITH, scoring, limit: { turns: 3, result: 'score' } },
      [
        ...KEEP,
        azure('knight-at-arms', 'k', '0101', { health: 'dead' }),
        azure('knight-at-arms', 'l', '0102', { health: 'wounded' }),
        azure('war-horse', 'h', ['0103', '0104'], { health: 'dead' }),
        gules('spear-man', 's', '0105', { health: 'wounded' }),
        gules('bow-man', 'b', '0106', { health: 'dead' }),
      ],
      { turn: 3 },
    )
    endPhase(game)
    // Knight 5, wounded knight 2, horse 2. The wounded spearman scores 1, and the bowman does not count.
    expect(game.ending).toMatchObject({ winner: 'gules', score: 8 })
    expect(game.ending!.sheet.map(({ points }) => points)).toEqual([9, 1])
    expect(game.ending!.sheet[0].lines!.map(({ points }) => points).sort()).toEqual([2, 2, 5])
  })

  test('the same for both is a draw, and a limit may be one whatever the score', () => {
    const both: Unit[] = [...KEEP, azure('spear-man', 'd', '0101', { health: 'dead' })]
    const even = play({ ...WITH, scoring: [], limit: { turns: 2, result: 'score' } }, both, { turn: 2 })
    expect(endPhase(even).ending).toMatchObject({ winner: 'draw', reason: { key: 'cry-havoc.outcome.even' } })
    const limit = play({ ...WITH, scoring, limit: { turns: 2, result: 'draw' } }, both, { turn: 2 })
    expect(endPhase(limit).ending).toMatchObject({
      winner: 'draw',
      reason: { key: 'cry-havoc.outcome.limit' },
      score: 3,
    })
  })

  test('the last turn is played by both sides', () => {
    const game = play({ ...WITH, limit: { turns: 2, result: 'draw' } }, KEEP, { turn: 2, side: 'gules' })
    expect(endPhase(game).ending).toBeUndefined()
    expect(endPhase(game).ending?.winner).toBe('draw')
  })
})

describe('leaving the map', () => {
  const leaving: Setting = {
    ...WITH,
    scoring: [
      {
        type: 'exit',
        id: 'out',
        side: 'azure',
        units: ['spear-man'],
        zone: { regions: ['north'] },
        points: 4,
      },
    ],
    victory: [
      { type: 'exit', winner: 'azure', units: ['spear-man'], zone: { regions: ['north'] }, count: 2 },
    ],
  }

  test('counts those named, by the cells named, and wins with the last that is needed', () => {
    const game = play(leaving, [
      gules('spear-man', 'g', '0709'),
      azure('spear-man', 'a', '0101'),
      azure('spear-man', 'b', '0202'),
      azure('bow-man', 'c', '0301'),
    ])
    game.do('select', 'c')
    expect(game.offers('exit')).toHaveLength(0)
    game.do('select', 'a').do('exit')
    expect(game.at('a')).toBe('-3')
    expect(game.ending).toBeUndefined()
    game.do('select', 'b').do('move', '0201').do('exit')
    expect(game.ending).toMatchObject({ winner: 'azure', level: 'exit', score: -8 })
  })

  test('a mule goes with whoever leads it', () => {
    const mules: Setting = {
      ...WITH,
      victory: [
        { type: 'exit', winner: 'azure', units: ['pack-mule'], zone: { regions: ['north'] }, count: 1 },
      ],
    }
    const game = play(mules, [
      gules('spear-man', 'g', '0709'),
      azure('town-folk', 'a', '0301'),
      azure('pack-mule', 'm', ['0302', '0303'], { ahead: 'a' }),
    ])
    game.do('select', 'a').do('exit')
    expect(game.ending).toMatchObject({ winner: 'azure', level: 'exit' })
  })
})

describe('holding', () => {
  const holding = (count: number): Setting => ({
    ...WITH,
    scoring: [{ type: 'hold', id: 'held', side: 'azure', regions: ['north', 'south'], points: 5 }],
    victory: [{ type: 'hold', winner: 'azure', regions: ['north', 'south'], count }],
  })
  const units = (...more: Unit[]): Unit[] => [
    ...KEEP,
    azure('spear-man', 'n', '0101'),
    azure('spear-man', 's', '0109'),
    ...more,
  ]

  test('is asked at the end of the turn, with nobody of the enemy on his feet there', () => {
    expect(endPhase(play(holding(2), units())).ending).toMatchObject({
      winner: 'azure',
      level: 'hold',
      score: -10,
    })
    expect(endPhase(play(holding(2), units(gules('town-folk', 't', '0501')))).ending).toBeUndefined()
    expect(
      endPhase(play(holding(2), units(gules('town-folk', 't', '0501', { stunned: true })))).ending?.winner,
    ).toBe('azure')
    expect(endPhase(play(holding(2), units(), { side: 'gules' })).ending).toBeUndefined()
  })

  test('beasts and the stunned hold nothing', () => {
    const beasts = [...KEEP, azure('pack-mule', 'n', ['0101', '0201']), azure('spear-man', 's', '0109')]
    expect(endPhase(play(holding(2), beasts)).ending).toBeUndefined()
    expect(endPhase(play(holding(1), beasts)).ending?.winner).toBe('azure')
  })
})

describe('elimination', () => {
  test('needs somebody lost, and nobody free left; beasts and captives do not count', () => {
    const ransom = { ...GRASS, options: { ransom: { ratio: 8, yields: 4, guards: 2 } } }
    const game = new Skirmish(
      ransom,
      {
        step: 'fights',
        side: 'gules',
        turn: 1,
        units: [
          gules('foot-serjeant', 'a', '0505'),
          azure('country-man', 'd', '0504', { health: 'wounded' }),
          azure('war-horse', 'h', ['0101', '0102']),
          azure('knight-at-arms', 'k', '0109', { captive: true }),
        ],
      },
      [1],
    )
    game.do('select', 'a').do('against', 'd').do('strike').do('stay')
    expect(game.ending).toMatchObject({ winner: 'gules', level: 'eliminate' })
    expect(game.ending!.reason.values).toMatchObject({ turn: 1 })
  })

  test('a side that was never there has lost nothing', () => {
    expect(play(GRASS, [azure('spear-man', 'z', '0909')]).ending).toBeUndefined()
  })
})

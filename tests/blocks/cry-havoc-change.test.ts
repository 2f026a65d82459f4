/** Units of Cry Havoc that change type or side: their values, moves, points, undo, and the position as JSON. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { apply, decisions, outcome, table, view } from '../../engine/game'
import { piecesOf } from '../../engine/rulesets/cry-havoc/compile/recast'
import { pointsOf } from '../../engine/rulesets/cry-havoc/rules/scoring'
import type { CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { GameDef, RawPack } from '../../engine/types'
import type { CryHavocScenarioFile } from '../../schemas/generated/content'
import { azure, bundled, GRASS, gules, Skirmish, type Unit } from '../cry-havoc/skirmish'

type Setting = ConstructorParameters<typeof Skirmish>[0]

const far = [azure('town-folk', 'far', '0909'), gules('town-folk', 'away', '0109')]
const units = [
  gules('spear-man', 'a', '0404'),
  gules('spear-man', 'b', '0101'),
  azure('bow-man', 'z', '0606'),
]

/** A game in which the first piece that moves changes. */
const begun = (change: object, more: Setting = GRASS, given: readonly Unit[] = [...units, ...far]) => {
  const effect = { type: 'change' as const, who: { it: true as const }, ...change }
  const blocks: Partial<CryHavocScenarioFile> = {
    counters: [{ id: 'seen' }],
    triggers: [{ id: 'turns', at: 'piece-moved', once: true, do: [effect] }],
  }
  return new Skirmish(
    { ...more, blocks: { ...blocks, ...more.blocks } },
    { step: 'movement', side: 'gules', turn: 1, units: [...given] },
  )
}
const changed = (...of: Parameters<typeof begun>) =>
  begun(...of)
    .do('select', 'a')
    .do('move', '0403')

/** The parts of a state that each viewer is shown. */
const shown = (def: GameDef, state: CryHavocState) =>
  def.seats.map((seat) => {
    const seen = view(def, state, seat)
    return [table(def, seen), decisions(def, state), outcome(def, state)]
  })
const pieceIn = (game: Skirmish, id: string, state = game.state) =>
  table(game.def as GameDef, view(game.def as GameDef, state, 'gules')).pieces.find((one) => one.id === id)

describe('the type', () => {
  test('gives the values, the weapon and the name of the new type', () => {
    const before = pieceIn(begun({ unit: 'bow-man' }), 'a')
    const after = pieceIn(changed({ unit: 'bow-man' }), 'a')
    expect([before?.type, before?.numbers]).toEqual(['spear-man', [9, 6, 5]])
    expect([after?.type, after?.numbers]).toEqual(['bow-man', [6, 4, 6]])
    const game = changed({ unit: 'bow-man' })
    expect(game.do('done').offers('select')).toEqual(['a'])
    expect(begun({ unit: 'bow-man' }).do('done').asked).not.toBe('second-shots')
  })

  test('of a beast is not that of a figure, nor of a piece of two cells that of a piece of one', () => {
    expect(pieceIn(changed({ unit: 'war-horse' }), 'a')?.type).toBe('spear-man')
  })
})

describe('the side', () => {
  test('takes the piece from its old side, and gives it to the new one', () => {
    const game = changed({ side: 'azure' })
    expect([pieceIn(game, 'a')?.side, game.state.active]).toEqual(['azure', -1])
    expect(game.offers('select')).toEqual(['away', 'b'])
    while (game.decision().seat === 'gules') game.do('done')
    while (game.asked !== 'movement') game.do('done')
    expect(game.offers('select')).toContain('a')
  })

  test('of a fighter takes it out of the fight that was being formed', () => {
    const given = [
      gules('spear-man', 'a', '0404'),
      gules('spear-man', 'b', '0504'),
      azure('spear-man', 'z', '0505'),
      ...far,
    ]
    const turn = {
      id: 'turns',
      at: 'fight-began' as const,
      do: [{ type: 'change' as const, who: { units: ['spear-man'], side: 'azure' }, side: 'gules' }],
    }
    const game = new Skirmish(
      { ...GRASS, blocks: { triggers: [turn] } },
      { step: 'fights', side: 'gules', turn: 1, units: given },
    )
    game.do('select', 'b').do('against', 'z').do('strike')
    expect([game.told('fight'), game.state.attackers, game.state.defenders]).toEqual([[], [], []])
  })

  test('comes back after its turns', () => {
    const game = changed({ side: 'azure', turns: 1 })
    expect(pieceIn(game, 'a')?.side).toBe('azure')
    while (game.state.turn === 1) game.do('done')
    expect(pieceIn(game, 'a')?.side).toBe('gules')
    while (game.asked !== 'movement') game.do('done')
    expect(game.offers('select')).toContain('a')
  })

  test.each([
    ['gules', 3],
    ['azure', 0],
  ] as const)('decides the points of a dead turncoat: of %s, %i for azure', (side, points) => {
    const scoring: Setting['scoring'] = [
      { id: 'dead', type: 'casualties', side: 'azure', killed: 'worth', wounded: 0 },
    ]
    const kill = { type: 'hurt' as const, who: { it: true as const }, by: 'kill' as const }
    const change = { type: 'change' as const, who: { it: true as const }, side }
    const blocks = { triggers: [{ id: 't', at: 'piece-moved' as const, do: [change, kill] }] }
    const game = begun({}, { ...GRASS, scoring, blocks })
      .do('select', 'a')
      .do('move', '0403')
    piecesOf(game.def.rules, game.state)
    expect(game.is('a')).toBe('dead')
    expect(pointsOf(game.def.rules, game.state, 1)).toBe(points)
  })

  test('of the last piece ends the game', () => {
    const game = changed({ side: 'azure' }, GRASS, [units[0], units[2]])
    expect(game.ending).toMatchObject({ winner: 'azure', level: 'eliminate' })
  })
})

describe('a position', () => {
  test.each([{ side: 'azure' }, { unit: 'bow-man' }, { side: 'azure', unit: 'sword-man', turns: 2 }])(
    'with %j is undone exactly, and the same after JSON',
    (change) => {
      const game = begun(change)
      const { def } = game
      const start = game.state
      const before = shown(def as GameDef, start)
      const first = structuredClone(start)
      game.do('select', 'a').do('move', '0403')
      const after = shown(def as GameDef, game.state)
      expect(after).not.toEqual(before)
      // The same definition shows the state before and after in turn.
      expect(start).toEqual(first)
      expect(shown(def as GameDef, start)).toEqual(before)
      expect(shown(def as GameDef, game.state)).toEqual(after)
      const read = JSON.parse(JSON.stringify(game.state)) as CryHavocState
      expect(read).toEqual(game.state)
      expect(shown(begun(change).def as GameDef, read)).toEqual(after)
      const [asked] = decisions(def as GameDef, game.state)
      const next = [game.state, read].map((state) =>
        apply(def as GameDef, state, asked.seat, asked.choices[0].action),
      )
      expect(next[0]).toEqual(next[1])
    },
  )
})

test.each([
  ['unit', { unit: 'pike-man' }, 'E-UNKNOWN-UNIT'],
  ['side', { side: 'sable' }, 'E-UNKNOWN-SIDE'],
] as const)('an unknown %s is refused with its place', (key, change, code) => {
  const pack = structuredClone(bundled()) as RawPack
  const scenario = pack.scenarios['knights-duel'] as { triggers?: unknown }
  scenario.triggers = [{ id: 't', at: 'turn-began', do: [{ type: 'change', who: {}, ...change }] }]
  const found = crossCheck(pack).map((one) => [one.code, one.file, one.path.join(' ')])
  expect(found).toContainEqual([code, 'scenarios/knights-duel.yaml', `triggers 0 do 0 ${key}`])
})

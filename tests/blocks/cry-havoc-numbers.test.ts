/** The numbers of Cry Havoc that a scenario may modify: each acts in play, at its threshold and only for the pieces that it names. */
import { describe, expect, test } from 'vitest'
import { setup } from '../../engine/game'
import { NUMBER_IDS, NUMBERS } from '../../engine/rulesets/cry-havoc/blocks/numbers'
import { port } from '../../engine/rulesets/cry-havoc/blocks/port'
import { aimsOf, dieAdds } from '../../engine/rulesets/cry-havoc/rules/missile'
import { pointsOf } from '../../engine/rulesets/cry-havoc/rules/scoring'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { Action } from '../../engine/types'
import vocabulary from '../../schemas/cry-havoc/vocabulary.json'
import type { CryHavocPositionUnit, CryHavocScenarioFile } from '../../schemas/generated/content'
import { fieldOf, go, having, offered, stand, take } from '../cry-havoc/field'

type Modifiers = NonNullable<CryHavocScenarioFile['modifiers']>
type Setting = {
  readonly units: readonly CryHavocPositionUnit[]
  readonly step?: string
  readonly side?: string
  readonly dice?: number[]
  readonly change?: Readonly<Record<string, unknown>>
}
type Game = { readonly def: CryHavocDef; readonly state: CryHavocState }

const rows = Array.from({ length: 9 }, () => '.........')
const set = (setting: Setting, modifiers: Modifiers = []): Game => {
  const regions = [{ id: 'ford', cells: ['0404'] }]
  const def = fieldOf({ rows, regions, change: { modifiers, ...setting.change } })
  return { def, state: stand(def, setting.units, setting) }
}
const played = ({ def, state }: Game, ...actions: Action[]): Game => ({
  def,
  state: having(def, state, ...actions),
})
const index = ({ state }: Game, id: string) => (state.names ?? []).indexOf(id)
const health = (game: Game, id: string) => game.state.health[index(game, id)]
const down = (game: Game, id: string) => game.state.stunned[index(game, id)]
const unit = (id: string, kind: string, at: string, more: object = {}): CryHavocPositionUnit => ({
  ...{ id, unit: kind, at, side: id < 'm' ? 'gules' : 'azure' },
  ...more,
})
const at = (cell: string) => ({ type: 'cells' as const, cells: [cell] })

test('the vocabulary has the numbers of the rules, with the same bounds', () => {
  const told = Object.entries(vocabulary.numbers).map(([id, { least, most }]) => ({ id, least, most }))
  expect(told).toEqual(NUMBERS)
})

test.each(NUMBER_IDS.map((id, number) => [id, number] as const))(
  '%s: a modifier of one changes the number that the port reads',
  (id, number) => {
    const units = [unit('a', 'bow-man', '0404'), unit('z', 'sword-man', '0406')]
    const { of } = vocabulary.numbers[id]
    const owner = of.includes('piece')
      ? { who: { side: 'gules' } }
      : of.includes('cell')
        ? { zone: at('0404') }
        : { seat: 'gules' }
    const by = port.numbers![number].most > 1 ? 1 : -1
    const read = (modifiers: Modifiers) => {
      const effect = {
        type: 'set' as const,
        counter: 'seen',
        to: { type: 'number' as const, number: id, ...owner },
      }
      const change = {
        counters: [{ id: 'seen', start: -50, min: -99 }],
        triggers: [{ id: 't', at: 'piece-moved' as const, do: [effect] }],
      }
      const game = set({ units, change: { ...change, rules: RULES } }, modifiers)
      return played(game, take('a'), go('0403')).state.counters?.[0] ?? 0
    }
    const plain = read([])
    const modified = read([{ number: id, by, ...owner } as Modifiers[number]])
    const { least, most } = NUMBERS[number]
    expect(modified).toBe(Math.max(least, Math.min(most, plain + by)))
    expect(modified === plain).toBe(plain + by < least || plain + by > most)
  },
)
const RULES = {
  ...{ ammunition: { dice: 3 }, ransom: { ratio: 8, yields: 4, guards: 2 }, belowFirstColumn: 'forbidden' },
  ...{ engaged: 'fought', advanceRounding: 'down', riderReach: 'either' },
}

describe('movement', () => {
  const alone = { units: [unit('a', 'sword-man', '0505'), unit('z', 'sword-man', '0909')] }
  const moves = (modifiers: Modifiers, setting: Setting = alone) => {
    const game = played(set(setting, modifiers), take('a'))
    return offered(game.def, game.state, 'move')
  }

  test('a step costs more in some cells, for some pieces, or in all', () => {
    const plain = moves([])
    expect(moves([{ number: 'step-cost', by: 1 }]).length).toBeLessThan(plain.length)
    expect(moves([{ number: 'step-cost', by: 1, who: { side: 'azure' } }])).toEqual(plain)
    expect(plain).toContain('0504')
    expect(moves([{ number: 'step-cost', by: 20, zone: at('0504') }])).not.toContain('0504')
  })

  test('the dead cost more, and close a cell earlier', () => {
    const bodies = ['b', 'c', 'd'].map((id) => unit(id, 'country-man', '0504', { health: 'dead' }))
    const piled = { units: [...alone.units, ...bodies] }
    expect(moves([], piled)).toContain('0504')
    expect(moves([{ number: 'body-cost', to: 99 }], piled)).not.toContain('0504')
    expect(moves([{ number: 'body-limit', to: 4 }], piled)).toContain('0504')
    expect(moves([{ number: 'body-limit', to: 3 }], piled)).not.toContain('0504')
    expect(moves([{ number: 'body-limit', to: 3, zone: at('0101') }], piled)).toContain('0504')
  })
})

describe('shots', () => {
  const shooters = (units: CryHavocPositionUnit[], step: string, modifiers: Modifiers = []) => {
    const game = set({ units: [...units, unit('z', 'spear-man', '0406')], step }, modifiers)
    return offered(game.def, game.state, 'select', 'unit')
  }
  const [bow, crossbow] = [unit('a', 'bow-man', '0404'), unit('b', 'crossbow-man', '0504')]

  test('shooters that shoot again, that fought, and that are out of range', () => {
    expect(shooters([bow, crossbow], 'second-shots')).toEqual(['a'])
    expect(shooters([bow, crossbow], 'second-shots', [{ number: 'shot-again', to: 1 }])).toEqual(['a', 'b'])
    const tired = { ...bow, engaged: true }
    expect(shooters([tired, crossbow], 'first-shots')).toEqual(['b'])
    expect(shooters([tired, crossbow], 'first-shots', [{ number: 'engaged', to: 0 }])).toEqual(['a', 'b'])
    const far = { number: 'shot-range' as const, by: -99, who: { units: ['bow-man'] } }
    expect(shooters([bow, crossbow], 'first-shots', [far])).toEqual(['b'])
  })

  test('a crossbow that moves after its shot', () => {
    const shot = (modifiers: Modifiers) => {
      const units = [crossbow, unit('c', 'sword-man', '0101'), unit('z', 'spear-man', '0406')]
      const game = played(set({ units, step: 'first-shots', dice: [10] }, modifiers), take('b'), {
        type: 'shoot',
        unit: 'z',
      })
      return offered(game.def, game.state, 'select', 'unit')
    }
    expect(shot([])).toEqual(['c'])
    expect(shot([{ number: 'shot-moves', to: 1 }])).toEqual(['b', 'c'])
  })

  test('cover and the die', () => {
    const aim = (modifiers: Modifiers) => {
      const game = set({ units: [bow, unit('z', 'spear-man', '0406')], step: 'first-shots' }, modifiers)
      const { rules } = game.def
      const [{ shot }] = aimsOf(rules, game.state, index(game, 'a'))
      return [shot.cover, dieAdds(rules, game.state, index(game, 'a'), shot)]
    }
    const [cover, adds] = aim([])
    expect(aim([{ number: 'shot-cover', by: 1, who: { side: 'azure' } }])).toEqual([cover + 1, adds])
    expect(aim([{ number: 'shot-cover', by: 1, who: { side: 'gules' } }])).toEqual([cover, adds])
    expect(aim([{ number: 'shot', by: 1 }])).toEqual([cover, adds + 1])
  })

  test.each([
    [0, 1],
    [1, 0],
    [-1, 0],
  ])('harm %i on a figure that would be stunned', (by, isStunned) => {
    const modifiers: Modifiers = by === 0 ? [] : [{ number: 'harm', by }]
    const units = [bow, unit('z', 'country-man', '0405')]
    const game = played(set({ units, step: 'first-shots', dice: [5] }, modifiers), take('a'), {
      ...{ type: 'shoot', unit: 'z' },
    })
    expect([down(game, 'z'), health(game, 'z')]).toEqual([isStunned, by > 0 ? 1 : 0])
  })

  test('missiles at the start', () => {
    const arrows = (modifiers: Modifiers) => {
      const def = fieldOf({ rows, change: { modifiers, rules: RULES } })
      return (setup(def, { seed: 1 }) as CryHavocState).arrows.filter((count) => count >= 0)
    }
    const plain = arrows([])
    expect(plain.length).toBeGreaterThan(0)
    expect(arrows([{ number: 'missiles', by: 1 }])).toEqual(plain.map((count) => count + 1))
    const waiting = { side: 'gules', where: 'waiting' }
    const some = arrows([{ number: 'missiles', to: 99, who: waiting }])
    expect([some.includes(99), some.every((count) => count === 99)]).toEqual([true, false])
  })
})

describe('fights', () => {
  const pair = [
    ...[unit('a', 'sword-man', '0504'), unit('z', 'sword-man', '0505')],
    ...[unit('b', 'sword-man', '0101'), unit('y', 'sword-man', '0909')],
  ]
  const strike = (dice: number[], modifiers: Modifiers = [], units = pair) =>
    played(
      set({ units, step: 'fights', dice }, modifiers),
      take('a'),
      { type: 'against', unit: 'z' },
      { type: 'strike' },
    )

  test('the column and the die', () => {
    expect(down(strike([1]), 'z')).toBe(1)
    expect([down(strike([4]), 'z'), down(strike([4], [{ number: 'fight-die', by: -3 }]), 'z')]).toEqual([
      0, 1,
    ])
    expect(down(strike([4], [{ number: 'fight-die', by: -3, who: { side: 'azure' } }]), 'z')).toBe(0)
    expect(health(strike([1], [{ number: 'fight-column', by: 1 }]), 'z')).toBe(1)
    expect(health(strike([1], [{ number: 'fight-column', by: 3 }]), 'z')).toBe(2)
  })

  test('the ground', () => {
    expect(health(strike([1], [{ number: 'ground', to: -1, who: { side: 'azure' } }]), 'z')).toBe(1)
    expect(health(strike([1], [{ number: 'ground', to: -1, zone: at('0505') }]), 'z')).toBe(1)
    expect(health(strike([1], [{ number: 'ground', to: -1, zone: at('0101') }]), 'z')).toBe(0)
  })

  test('phases that a stunned figure is down', () => {
    expect(down(strike([1], [{ number: 'stun-phases', by: 2 }]), 'z')).toBe(3)
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
  ])('a retreat of %i cells', (to, cells) => {
    let game = strike([2], [{ number: 'retreat-cells', to }])
    for (let left = 0; left < cells; left++) {
      const [cell] = offered(game.def, game.state, 'retreat')
      game = played(game, { type: 'retreat', cell })
    }
    expect(offered(game.def, game.state, 'retreat')).toEqual([])
    expect(game.state.vacated.length > 0).toBe(cells > 0)
  })

  test('points of an advance', () => {
    const points = (modifiers: Modifiers) => {
      let game = strike([2], modifiers)
      const [back] = offered(game.def, game.state, 'retreat')
      game = played(game, { type: 'retreat', cell: back })
      const way = offered(game.def, game.state, 'advance')
      expect(way.length).toBe(modifiers.length > 0 ? 0 : 1)
      return way
    }
    expect(points([])).toEqual(['0505'])
    expect(points([{ number: 'advance-points', to: 0 }])).toEqual([])
  })
})

describe('surrender', () => {
  const ring = ['0404', '0504', '0604', '0405', '0605', '0506']
  const units = [
    ...ring.map((cell, nth) => unit(`${'abcdef'[nth]}`, nth < 3 ? 'knight-at-arms' : 'sword-man', cell)),
    unit('z', 'knight-at-arms', '0505', { health: 'wounded' }),
  ]
  const overwhelm = (dice: number[], modifiers: Modifiers) => {
    let game = set({ units, step: 'fights', dice, change: { rules: RULES } }, modifiers)
    game = played(game, take('a'), { type: 'against', unit: 'z' })
    for (const id of ['b', 'c', 'd', 'e', 'f']) game = played(game, take(id))
    game = played(game, { type: 'strike' })
    return game.state.captor[index(game, 'z')] >= 0
  }

  test('its die and its ratio', () => {
    expect([overwhelm([4, 5], []), overwhelm([5, 5], [])]).toEqual([true, false])
    expect(overwhelm([5, 5], [{ number: 'quarter-die', by: 1, who: { side: 'azure' } }])).toBe(true)
    expect(overwhelm([4, 5], [{ number: 'quarter-die', by: -1 }])).toBe(false)
    expect(overwhelm([4, 5], [{ number: 'quarter-ratio', by: 1 }])).toBe(false)
  })
})

describe('points', () => {
  const scoring = [
    { id: 'dead', type: 'casualties', side: 'gules', points: 'worth', wounded: 0 },
    { id: 'held', type: 'hold', side: 'gules', points: 2, regions: ['ford'] },
  ]
  const units = [unit('a', 'sword-man', '0404'), unit('z', 'sword-man', '0909', { health: 'dead' })]
  const points = (modifiers: Modifiers) => {
    const { def, state } = set({ units, change: { scoring } }, modifiers)
    return pointsOf(def.rules, state, 0)
  }

  test('of casualties and of regions', () => {
    const plain = points([])
    expect(points([{ number: 'casualty-points', by: 3 }])).toBe(plain + 3)
    expect(points([{ number: 'casualty-points', by: 3, who: { side: 'gules' } }])).toBe(plain)
    expect(points([{ number: 'hold-points', by: 1 }])).toBe(plain + 1)
    expect(points([{ number: 'hold-points', by: 1, seat: 'azure' }])).toBe(plain)
  })
})

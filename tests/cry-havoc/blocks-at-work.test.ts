/** Words of blocks in this game: healing, numbers of fights and shots, effects during a fight, changing ground. */
import { describe, expect, test } from 'vitest'
import { decisions } from '../../engine/game'
import { load } from '../../engine/rulesets/cry-havoc/position/cache'
import { shotAt } from '../../engine/rulesets/cry-havoc/rules/aim'
import { sumsOf } from '../../engine/rulesets/cry-havoc/rules/melee'
import { dieNeeded } from '../../engine/rulesets/cry-havoc/rules/missile'
import { type CryHavocState, DEAD, HEALTHY, WOUNDED } from '../../engine/rulesets/cry-havoc/state'
import type { Action } from '../../engine/types'
import type { CryHavocPositionUnit, CryHavocScenarioFile } from '../../schemas/generated/content'
import { fieldOf, go, having, offered, pieceOf, placeOf, stand, take } from './field'

type Blocks = Pick<CryHavocScenarioFile, 'counters' | 'triggers' | 'modifiers'>
type Effect = NonNullable<Blocks['triggers']>[number]['do'][number]

const ROWS = Array.from({ length: 7 }, () => '.......')
const field = (blocks: Blocks = {}, rows: readonly string[] = ROWS) => fieldOf({ rows, change: blocks })
const at = (...cells: string[]) => ({ type: 'cells' as const, cells })
const man = (
  id: string,
  unit: string,
  side: string,
  cell: string,
  more: object = {},
): CryHavocPositionUnit => ({
  ...{ id, unit, side, at: cell },
  ...more,
})
const against = (unit: string): Action => ({ type: 'against', unit })
const STRIKE: Action = { type: 'strike' }

describe('heal', () => {
  const FAR = man('z', 'sword-man', 'azure', '0707')
  const heal = (who: object): Blocks => ({
    triggers: [{ id: 't', at: 'piece-moved', do: [{ type: 'heal', who }] }],
  })
  const healed = (who: object) => {
    const def = field(heal(who))
    const units = [
      man('a', 'sword-man', 'gules', '0404', { health: 'wounded' }),
      man('down', 'sword-man', 'gules', '0101', { stunned: true }),
      man('gone', 'sword-man', 'gules', '0102', { health: 'dead' }),
      FAR,
    ]
    const state = having(def, stand(def, units), take('a'), go('0403'))
    const of = (id: string) => pieceOf(def, state, id)
    return [state.health[of('a')], state.stunned[of('down')], state.health[of('gone')]]
  }

  test('makes whole the wounded and gets up the stunned; the dead stay dead', () => {
    expect(healed({ side: 'gules' })).toEqual([HEALTHY, 0, DEAD])
  })
  test('only those that are meant', () => {
    expect(healed({ zone: at('0101') })).toEqual([WOUNDED, 0, DEAD])
    expect(healed({ zone: at('0707') })).toEqual([WOUNDED, 1, DEAD])
  })
})

describe('numbers', () => {
  const PAIR = [man('g', 'sword-man', 'gules', '0404'), man('z', 'sword-man', 'azure', '0403')]
  const sums = (modifiers: Blocks['modifiers'], seen = 0) => {
    const def = field({ counters: [{ id: 'seen', start: seen }], modifiers })
    const state = stand(def, PAIR, { step: 'fights' })
    const { attack, defence } = sumsOf(
      def.rules,
      state,
      [pieceOf(def, state, 'g')],
      [pieceOf(def, state, 'z')],
    )
    return [attack, defence]
  }
  const [attack, defence] = sums(undefined)

  test('attack and defence, of who is meant', () => {
    expect(sums([{ number: 'attack', by: 4, who: { side: 'gules' } }])).toEqual([attack + 4, defence])
    expect(sums([{ number: 'attack', by: 4, who: { side: 'azure' } }])).toEqual([attack, defence])
    expect(sums([{ number: 'defence', to: 1, who: { side: 'azure' } }])).toEqual([attack, 1])
    expect(
      sums([
        { number: 'attack', by: -99 },
        { number: 'defence', by: 500 },
      ]),
    ).toEqual([0, 99])
  })
  test('at a threshold and one below', () => {
    const weak = (seen: number) =>
      sums(
        [
          {
            number: 'attack',
            by: -3,
            while: { type: 'measure', of: { type: 'counter', counter: 'seen' }, least: 2 },
          },
        ],
        seen,
      )[0]
    expect([weak(1), weak(2)]).toEqual([attack, attack - 3])
  })

  test('the die of a shot', () => {
    const needed = (by: number | undefined) => {
      const def = field(
        by === undefined ? {} : { modifiers: [{ number: 'shot', by, who: { side: 'gules' } }] },
      )
      const units = [man('b', 'bow-man', 'gules', '0401'), man('z', 'sword-man', 'azure', '0405')]
      const state = stand(def, units, { step: 'first-shots', turn: 2 })
      load(def.rules, state)
      const [shooter, target] = [pieceOf(def, state, 'b'), pieceOf(def, state, 'z')]
      const shot = shotAt(def.rules, state, shooter, target)
      return dieNeeded(def.rules, state, shooter, target, shot)
    }
    const usual = needed(undefined)
    expect(usual).toBeGreaterThan(2)
    expect([needed(1), needed(2)]).toEqual([usual - 1, usual - 2])
  })
})

describe('in the middle of a fight', () => {
  const GANG = [
    man('g', 'sword-man', 'gules', '0404'),
    man('g2', 'sword-man', 'gules', '0504'),
    man('z', 'country-man', 'azure', '0403'),
    man('y', 'sword-man', 'azure', '0707'),
  ]
  const fought = (effects: Effect[], moment: string, dice: number[]) => {
    const def = field({ triggers: [{ id: 't', at: moment, once: true, do: effects }] })
    const start = stand(def, GANG, { step: 'fights', dice })
    return { def, state: having(def, start, take('g'), against('z'), STRIKE) }
  }
  const health = ({ def, state }: { def: Parameters<typeof pieceOf>[0]; state: CryHavocState }, id: string) =>
    state.health[pieceOf(def, state, id)]

  test('the attacker is taken out: nobody of the fight is left who could advance', () => {
    const out = fought([{ type: 'remove', who: { it: true } }], 'attacked', [1])
    expect(placeOf(out.def, out.state, 'g')).toBe('-3')
    expect([out.state.winners, out.state.attackers].flat()).not.toContain(pieceOf(out.def, out.state, 'g'))
    expect(offered(out.def, out.state, 'select', 'unit')).not.toContain('g')
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'who is struck is carried off, whatever the die (%i) did',
    (die) => {
      const away: Effect = { type: 'move', who: { other: true }, zone: at('0101') }
      const { def, state } = fought([away], 'attacked', [die])
      expect(placeOf(def, state, 'z')).toBe('0101')
      const [asked] = decisions(def, state)
      expect(asked.choices.length).toBeGreaterThan(0)
      expect(asked.phase === 'retreat' ? state.pending[1] : -1).not.toBe(pieceOf(def, state, 'z'))
    },
  )

  test('a third is killed beside the fight; the moment of its death comes too', () => {
    const effects: Effect[] = [{ type: 'hurt', who: { side: 'gules', zone: at('0504') }, by: 'kill' }]
    const hit = fought(effects, 'attacked', [10])
    expect([health(hit, 'g2'), health(hit, 'g')]).toEqual([DEAD, HEALTHY])
    const strikers = offered(hit.def, hit.state, 'select', 'unit')
    expect(strikers).not.toContain('g2')
  })
})

describe('ground that changes', () => {
  const becomes = (to: string, ...cells: string[]): Blocks => ({
    triggers: [{ id: 't', at: 'piece-moved', once: true, do: [{ type: 'terrain', zone: at(...cells), to }] }],
  })
  const units = [
    man('a', 'sword-man', 'gules', '0101'),
    man('b', 'bow-man', 'gules', '0401'),
    man('z', 'sword-man', 'azure', '0405'),
  ]

  test('is as dear to enter as what it has become, for those who move after it', () => {
    const cost = (blocks: Blocks) => {
      const def = field(blocks)
      const state = having(def, stand(def, units), take('a'), go('0102'), { type: 'stop' }, take('b'))
      return offered(def, state, 'move').length
    }
    const around = ['0402', '0301', '0501', '0302', '0502']
    expect(cost(becomes('thicket-bush', ...around))).toBeLessThan(cost({}))
  })

  test('hides behind it who was seen before, and a game without such words has none in its state', () => {
    const sees = (blocks: Blocks) => {
      const def = field(blocks)
      const state = having(def, stand(def, units), take('a'), go('0102'))
      load(def.rules, state)
      const shot = shotAt(def.rules, state, pieceOf(def, state, 'b'), pieceOf(def, state, 'z'))
      return { possible: shot.possible, laid: state.laid, def, begin: stand(def, units) }
    }
    expect(sees({})).toMatchObject({ possible: true, laid: undefined })
    const grown = sees(becomes('tree-stand', '0403', '0402', '0404'))
    expect(grown.possible).toBe(false)
    expect(grown.laid?.terrain).toHaveLength(3)
    // Loading an earlier state with the same owner restores the ground of the map.
    load(grown.def.rules, grown.begin)
    const [b, z] = [pieceOf(grown.def, grown.begin, 'b'), pieceOf(grown.def, grown.begin, 'z')]
    expect(shotAt(grown.def.rules, grown.begin, b, z).possible).toBe(true)
  })
})

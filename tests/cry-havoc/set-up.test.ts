import { describe, expect, test } from 'vitest'
import { compile } from '../../engine/compile'
import { merge } from '../../engine/compile/merge'
import { decisions, setup, table } from '../../engine/game'
import { isHandy } from '../../engine/rulesets/cry-havoc/rules/beasts'
import { cellsOf } from '../../engine/rulesets/cry-havoc/rules/figures'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import { own } from '../support/own'
import { having, offered, pack, placeOf, refused, stand, take } from './field'

function gameOf(id: string, change: object = {}): CryHavocDef {
  const scenario = merge(pack.scenarios[id], change)
  const made = compile({ ...pack, scenarios: { ...pack.scenarios, [id]: scenario } } as never, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}
const begin = (def: CryHavocDef, seed = 1) => setup(def, { seed }) as CryHavocState

describe('placing', () => {
  const def = gameOf('knights-duel')

  test('a rider is put down front first, then rear, both in the zone', () => {
    const state = having(def, begin(def), take('sir-richard'))
    const [front] = offered(def, state, 'place')
    const down = having(def, state, { type: 'place', cell: front })
    expect(refused(def, down, take('sir-roland'))).toMatchObject({ rule: 'CH-58' })
    const [rear] = offered(def, down, 'face')
    const placed = having(def, down, { type: 'face', cell: rear })
    expect(placeOf(def, placed, 'sir-richard')).toBe(`${front} ${rear}`)
    expect(refused(def, placed, take('sir-richard'))).toMatchObject({ rule: 'CH-01' })
    expect(refused(def, placed, { type: 'done' })).toMatchObject({ rule: 'CH-01' })
  })

  test('nobody is put outside the zone, or on somebody', () => {
    const state = having(def, begin(def), take('sir-richard'))
    const outside = def.grid.names.find((name) => !offered(def, state, 'place').includes(name))!
    expect(refused(def, state, { type: 'place', cell: outside }).rule).toMatch(/^CH-/)
    expect(refused(def, begin(def), { type: 'place', cell: '0101' })).toMatchObject({ rule: 'CH-01' })
  })

  test('forces are placed in the order they are written, and the first side of the order plays first', () => {
    let state = begin(def)
    const asked: string[] = []
    while (state.phase === 'set-up') {
      const [{ seat, choices }] = decisions(def, state)
      if (!asked.includes(seat)) asked.push(seat)
      state = having(def, state, choices[0].action)
    }
    expect(asked).toEqual(['gules', 'azure'])
    expect([state.turn, def.seats[state.side]]).toEqual([1, 'azure'])
  })
})

test('a file in a zone is placed touching, from its leader on', () => {
  const units = [
    { unit: 'town-folk', figures: ['leopold'] },
    { unit: 'pack-mule', count: 3, file: true, led: true },
  ]
  const groups = [{ id: 'train', units, place: { regions: ['north-field'] } }]
  const azure = [{ id: 'host', units: [{ unit: 'spear-man' }], place: { regions: ['south-field'] } }]
  const def = gameOf('free-battle', {
    forces: [
      { side: 'gules', groups },
      { side: 'azure', groups: azure },
    ],
  })
  let state = begin(def)
  expect(offered(def, state, 'select', 'unit')).toEqual(['leopold'])
  for (const id of ['leopold', 'pack-mule-1', 'pack-mule-2', 'pack-mule-3']) {
    state = having(def, state, take(id))
    state = having(def, state, { type: 'place', cell: offered(def, state, 'place')[0] })
    if (state.front >= 0) state = having(def, state, { type: 'face', cell: offered(def, state, 'face')[0] })
  }
  const file = ['leopold', 'pack-mule-1', 'pack-mule-2', 'pack-mule-3'].map((id) =>
    def.rules.pieces.ids.indexOf(id),
  )
  for (const [index, piece] of file.entries()) {
    if (index === 0) continue
    expect(state.ahead[piece]).toBe(file[index - 1])
    const [behind, front] = [cellsOf(state, file[index - 1]).at(-1)!, state.cell[piece]]
    expect(isHandy(def.rules, behind, front)).toBe(true)
  }
})

test('cells by name hold those who begin on them', () => {
  const groups = [
    {
      id: 'horse',
      units: [{ unit: 'knight-at-arms', mount: 'war-horse' }, { unit: 'spear-man' }],
      at: [['0202', '0203'], '0404'],
    },
  ]
  const azure = [{ id: 'host', units: [{ unit: 'spear-man' }], at: ['1010'] }]
  const def = gameOf('free-battle', {
    forces: [
      { side: 'gules', groups },
      { side: 'azure', groups: azure },
    ],
  })
  const state = begin(def)
  expect(state.phase).not.toBe('set-up')
  expect([placeOf(def, state, 'knight-at-arms-1'), placeOf(def, state, 'spear-man-1')]).toEqual([
    '0202 0203',
    '0404',
  ])
})

describe('missiles (CH-95)', () => {
  const def = gameOf('free-battle', { rules: { ammunition: { dice: 3 } } })

  test('three dice a shooter, from the seed', () => {
    const arrows = (seed: number) => begin(def, seed).arrows
    const shooters = [...def.rules.pieces.weapon.keys()].filter(
      (piece) => def.rules.pieces.weapon[piece] >= 0,
    )
    for (let seed = 1; seed <= 50; seed++)
      for (const [piece, count] of arrows(seed).entries())
        if (shooters.includes(piece)) expect(count >= 3 && count <= 30).toBe(true)
        else expect(count).toBe(-1)
    expect(arrows(1)).toEqual(arrows(1))
    expect(arrows(1)).not.toEqual(arrows(2))
  })

  test('nobody counts them without the option', () => {
    const plain = gameOf('free-battle')
    expect(new Set(begin(plain).arrows)).toEqual(new Set([-1]))
  })
})

test('whoever enters later lies in a tray, with what it rides and leads', () => {
  const def = gameOf('highwaymen')
  const lies = table(def, begin(def))
  const waiting = lies.trays
    .filter(({ id }) => id === 'waiting')
    .flatMap(({ pieces }) => pieces.map(({ id }) => id))
  expect(waiting).toEqual(expect.arrayContaining(['leopold', 'pack-mule-1', 'pack-mule-6', 'arnim']))
  expect(lies.pieces).toEqual([])
  expect(lies.seat).toBe('azure')
})

test('a beast that is still to come is not let go, because it has not entered', () => {
  const def = gameOf('highwaymen')
  const state = stand(def, [
    { id: 'leopold', unit: 'town-folk', side: 'gules' },
    { id: 'm1', unit: 'pack-mule', side: 'gules', ahead: 'leopold' },
    { id: 'm2', unit: 'pack-mule', side: 'gules', ahead: 'm1', tied: true },
    { id: 'hob', unit: 'sword-man', side: 'azure', at: '1013' },
  ])
  const entered = having(def, state, take('leopold'), { type: 'enter', cell: '0108' })
  const why = (unit: string) => refused(def, entered, { type: 'release', unit }).message.key
  expect([why('m1'), why('m2')]).toEqual(['cry-havoc.refuse.waiting', 'cry-havoc.refuse.not-led'])
})

/** A coup step by step: movement, fire, retreats, victory. */
import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../engine/kernel/secrets'
import { Coup, governed, republic } from './coup-field'

const def = republic()
const [PRESIDENT, INTERIOR, FIRST, SECOND, THIRD, ADMIRAL, AIR] = def.seats

const inCoup = (coup: object, more: object = {}) => governed(def, { coup: coup as never, ...more })
const go = (coup: object, phase: string, dice: number[] = [], more: object = {}) =>
  new Coup(def, inCoup(coup, { phase, ...more }), dice)
const types = (coup: Coup, seat?: string) => new Set(coup.actions(seat).map(({ type }) => type))

describe('the call', () => {
  test('from the President’s left, and never the President himself', () => {
    const coup = new Coup(def, governed(def))
    const order: string[] = []
    while (coup.state.phase === 'call') {
      order.push(coup.asked[0])
      coup.do({ type: 'wait' })
    }
    expect(order).toEqual([INTERIOR, FIRST, SECOND, THIRD, ADMIRAL, AIR])
    expect(coup.state.coup).toBe(-1)
  })

  test('who rises by moving leads and must move first', () => {
    const coup = new Coup(def, governed(def)).do({ type: 'wait' }).do({ type: 'rise', by: 'move' })
    expect(coup.state.leader).toBe(coup.seat(FIRST))
    expect(coup.state.coup).toBe(0)
    for (const type of ['done', 'land', 'hand-over']) expect(types(coup)).not.toContain(type)
    expect(coup.refuses({ type: 'done' }).rule).toBe('J-98')
    coup.do({ type: 'select', cell: 'first-barracks' }).do({ type: 'to', cell: 'harbour-precinct' })
    expect(coup.state.rebel[coup.seat(FIRST)]).toBe(1)
    expect(coup.count('harbour-precinct', FIRST)).toBe(6)
    expect(types(coup)).toContain('done')
  })

  test('without a pretext only who is at headquarters is free to rise', () => {
    const headquarters = def.rules.locations.ids[def.rules.locations.headquarters]
    const given = governed(def, { pretext: false, locations: { [SECOND]: headquarters }, revealed: true })
    expect(new Coup(def, given).asked).toEqual([SECOND])
  })

  test('a bombardment announced must follow', () => {
    const coup = new Coup(def, governed(def), [6, 6, 6, 1, 1, 1])
    while (coup.asked[0] !== AIR) coup.do({ type: 'wait' })
    coup.do({ type: 'rise', office: 'office-air-force' })
    expect(coup.state.rebel[coup.seat(AIR)]).toBe(1)
    while (coup.state.phase === 'movement') coup.do({ type: 'done' })
    expect(coup.state.phase).toBe('bombard')
    expect(coup.asked).toEqual([ADMIRAL])
    coup.do({ type: 'pass' })
    expect(coup.actions()).toEqual([{ type: 'bombard', cell: 'presidential-palace', family: PRESIDENT }])
    expect(coup.refuses({ type: 'pass' }).rule).toBe('J-98')
    coup.do({ type: 'bombard', cell: 'presidential-palace', family: PRESIDENT })
    expect(coup.count('presidential-palace', PRESIDENT)).toBe(1)
    expect(coup.state.strikes).toBe(2)
  })
})

describe('movement', () => {
  test('the President waits in the rebellion; afterwards the first is one further to the left in each phase', () => {
    const coup = go({ phase: 0, leader: FIRST }, 'movement')
    const order: string[] = []
    while (coup.state.phase === 'movement') {
      order.push(coup.asked[0])
      coup.do({ type: 'done' })
    }
    while (coup.state.phase === 'bombard') coup.do({ type: 'pass' })
    expect(coup.state.coup).toBe(1)
    expect(order).toEqual([FIRST, SECOND, THIRD, ADMIRAL, AIR, INTERIOR])
    expect(coup.asked).toEqual([SECOND])
    expect(coup.state.rebel.every((one) => one === 0)).toBe(true)
  })

  test('units of one space, one step each', () => {
    const units = [
      { unit: 'first-brigade', at: 'first-barracks', count: 3 },
      { unit: 'first-brigade', at: 'port-docks', count: 1 },
    ]
    const coup = go({ phase: 1, leader: INTERIOR, units }, 'movement')
    expect(coup.asked).toEqual([FIRST])
    coup.do({ type: 'select', cell: 'first-barracks' })
    coup.do({ type: 'unit', unit: 'first-brigade-1' }).do({ type: 'to', cell: 'market-quarter' })
    expect(coup.count('market-quarter', FIRST)).toBe(2)
    expect(coup.count('first-barracks', FIRST)).toBe(1)
    coup.do({ type: 'select', cell: 'port-docks' })
    expect(coup.refuses({ type: 'to', cell: 'old-town' }).rule).toBe('J-117')
    coup.do({ type: 'select', cell: 'market-quarter' })
    expect(coup.refuses({ type: 'to', cell: 'first-barracks' }).rule).toBe('J-116')
    coup.do({ type: 'select', cell: 'first-barracks' }).do({ type: 'to', cell: 'harbour-precinct' })
    expect(coup.count('harbour-precinct', FIRST)).toBe(1)
  })

  test('a helicopter leaves with the others and flies on, or comes and leaves with them', () => {
    const units = [
      { unit: 'army-helicopter', at: 'first-barracks', control: FIRST },
      { unit: 'first-brigade', at: 'market-quarter', count: 2 },
      { unit: 'first-brigade', at: 'harbour-precinct', count: 1 },
    ]
    const coup = go({ phase: 1, leader: INTERIOR, units }, 'movement')
    coup.do({ type: 'select', cell: 'first-barracks' }).do({ type: 'to', cell: 'market-quarter' })
    coup.do({ type: 'select', cell: 'harbour-precinct' })
    expect(coup.refuses({ type: 'to', cell: 'port-docks' }).rule).toBe('J-117')
    coup.do({ type: 'select', cell: 'market-quarter' }).do({ type: 'to', cell: 'west-precinct' })
    expect(coup.count('west-precinct', FIRST)).toBe(3)
    coup.do({ type: 'select', cell: 'west-precinct' })
    expect(coup.refuses({ type: 'to', cell: 'market-quarter' }).rule).toBe('J-116')
  })

  test('paratroops land anywhere and then move like others', () => {
    const coup = go({ phase: 6, leader: PRESIDENT }, 'movement')
    expect(coup.asked).toEqual([AIR])
    coup.do({ type: 'land', unit: 'paratroop-unit-1' }).do({ type: 'to', cell: 'central-bank' })
    coup.do({ type: 'select', cell: 'central-bank' }).do({ type: 'to', cell: 'port-docks' })
    expect(coup.count('port-docks', AIR)).toBe(1)
    expect(coup.refuses({ type: 'land', unit: 'paratroop-unit-1' }).rule).toBe('J-121')
  })

  test('marines land beside the port or in the first barracks', () => {
    const coup = go({ phase: 5, leader: PRESIDENT }, 'movement')
    expect(coup.asked).toEqual([ADMIRAL])
    coup.do({ type: 'land', unit: 'marine-unit-1' })
    const cells = coup.actions().flatMap(({ type, cell }) => (type === 'to' ? [cell] : []))
    expect(cells.sort()).toEqual(['central-bank', 'first-barracks', 'harbour-precinct', 'old-town'])
  })

  test('units handed over do not move twice in a phase', () => {
    const units = [{ unit: 'first-brigade', at: 'first-barracks', count: 2 }]
    const coup = go({ phase: 1, leader: INTERIOR, units }, 'movement')
    coup.do({ type: 'select', cell: 'first-barracks' }).do({ type: 'to', cell: 'market-quarter' })
    coup.do({ type: 'select', cell: 'market-quarter' }).do({ type: 'hand-over', family: SECOND })
    expect(coup.count('market-quarter', SECOND)).toBe(2)
    expect(coup.asked).toEqual([SECOND])
    coup.do({ type: 'select', cell: 'market-quarter' })
    expect(coup.refuses({ type: 'to', cell: 'west-precinct' }).rule).toBe('J-116')
  })

  test('units change hands for money and back, at once and as a whole', () => {
    const units = [
      { unit: 'first-brigade', at: 'first-barracks', count: 2 },
      { unit: 'second-brigade', at: 'second-barracks' },
    ]
    const coup = go({ phase: 1, leader: INTERIOR, units }, 'movement', [], { notes: { [SECOND]: [3] } })
    coup.do({ type: 'select', cell: 'first-barracks' })
    coup.do({ type: 'deal', with: FIRST }, SECOND).do({ type: 'give', item: 'note-3' }, SECOND)
    coup.do({ type: 'want', item: 'first-brigade-2' }, SECOND).do({ type: 'offer' }, SECOND)
    coup.do({ type: 'accept', with: SECOND }, FIRST)
    expect(coup.count('first-barracks', SECOND)).toBe(1)
    expect(coup.state.picked).toEqual([])
    expect(coup.state.hand[coup.seat(FIRST) * 3 + 2]).toBe(1)
  })

  test('everybody hears which units change hands, and only the two how much money', () => {
    const units = [{ unit: 'first-brigade', at: 'first-barracks', count: 2 }]
    const coup = go({ phase: 1, leader: INTERIOR, units }, 'movement', [], { notes: { [SECOND]: [3, 1] } })
    coup.do({ type: 'deal', with: FIRST }, SECOND)
    for (const item of ['note-3', 'note-1']) coup.do({ type: 'give', item }, SECOND)
    for (const item of ['first-brigade-1', 'first-brigade-2']) coup.do({ type: 'want', item }, SECOND)
    coup.do({ type: 'offer' }, SECOND).do({ type: 'accept', with: SECOND }, FIRST)
    const heardBy = (viewer: string) =>
      eventsFor(viewer, coup.events).find(({ type }) => type.startsWith('deal-accepted'))?.message.values
    const brigade = { text: 'units.first-brigade' }
    const brigades = { message: { key: 'junta.deal.units', values: { unit: brigade, count: 2 } } }
    const money = { message: { key: 'junta.deal.money', values: { count: 4 } } }
    const unseen = { message: { key: 'kernel.deal.unseen', values: { count: 2 } } }
    expect(heardBy(FIRST)).toMatchObject({ gives: money, wants: brigades })
    expect(heardBy('spectator')).toMatchObject({ gives: unseen, wants: brigades })
  })

  test('the cousin moves when it would be the turn of who held the office', () => {
    const units = [{ unit: 'first-brigade', at: 'first-barracks', count: 2 }]
    const given = { dead: [FIRST], cousin: ['office-first-brigade'] }
    const coup = go({ phase: 1, leader: AIR, units }, 'movement', [], given)
    expect(coup.asked).toEqual([PRESIDENT])
    expect(coup.state.slots[1]).toBe(coup.seat(SECOND))
    coup.do({ type: 'select', cell: 'first-barracks' }).do({ type: 'to', cell: 'market-quarter' })
    expect(coup.count('market-quarter', PRESIDENT)).toBe(2)
  })

  test('units of the dead are not there', () => {
    const units = [
      { unit: 'first-brigade', at: 'central-bank', count: 2 },
      { unit: 'second-brigade', at: 'central-bank', count: 2 },
    ]
    const coup = go({ phase: 1, leader: INTERIOR, units }, 'attack', [], { dead: [FIRST] })
    expect(coup.state.phase).not.toBe('attack')
  })

  test('crowds in the rebellion draw the police from anywhere, and it is no move', () => {
    const given = { hands: { [FIRST]: ['general-strikers'] } }
    const coup = go({ phase: 0, leader: FIRST }, 'movement', [], given)
    coup.do({ type: 'bring', card: 'general-strikers', cell: 'railway-station' })
    expect(coup.state.phase).toBe('police')
    expect(coup.asked).toEqual([INTERIOR])
    coup.do({ type: 'post', unit: 'secret-police-1', cell: 'railway-station' }).do({ type: 'done' })
    expect(coup.count('railway-station', INTERIOR)).toBe(1)
    expect(coup.state.rebel[coup.seat(INTERIOR)]).toBe(0)
    expect(coup.state.moved[coup.def.rules.units.ids.indexOf('secret-police-1')]).toBe(0)
    expect(coup.asked).toEqual([FIRST])
  })

  test('not in the other phases', () => {
    const given = { hands: { [FIRST]: ['angry-students'] } }
    const coup = go({ phase: 1, leader: INTERIOR }, 'movement', [], given)
    coup.do({ type: 'bring', card: 'angry-students' })
    expect(coup.state.phase).toBe('movement')
    expect(coup.count('university-quarter', FIRST)).toBe(4)
  })

  test('a bribe costs a million for each unit and a die for each says who comes over', () => {
    const units = [{ unit: 'first-brigade', at: 'first-barracks', count: 3 }]
    const given = { hands: { [SECOND]: ['bribed-first-brigade'] }, notes: { [SECOND]: [1, 1, 1] } }
    const coup = go({ phase: 1, leader: FIRST, units }, 'movement', [6, 1, 4], given)
    expect(coup.asked).toEqual([SECOND])
    coup.do({ type: 'bribe', card: 'bribed-first-brigade', cell: 'first-barracks', family: FIRST, units: 3 })
    expect(coup.count('first-barracks', SECOND)).toBe(2)
    expect(coup.state.spent[0]).toBe(3)
  })

  test('all agree, and the coup is over', () => {
    const coup = go({ phase: 1, leader: FIRST, rebels: [FIRST] }, 'movement')
    for (const seat of def.seats) coup.do({ type: 'settle', for: 'rebels' }, seat)
    expect(coup.state.phase).toBe('junta')
    expect(coup.asked).toEqual([FIRST])
  })

  test('who has a unit in an embassy may flee, the President never', () => {
    const units = [
      { unit: 'first-brigade', at: 'hill-embassy' },
      { unit: 'palace-guard', at: 'hill-embassy' },
    ].map((unit) => ({ ...unit, at: def.grid.names[def.rules.places.embassies[0]] }))
    const coup = go({ phase: 1, leader: FIRST, units }, 'movement')
    const embassy = units[0].at
    expect(coup.refuses({ type: 'flee', cell: embassy }, PRESIDENT).rule).toBe('J-63')
    coup.do({ type: 'flee', cell: embassy }, FIRST)
    expect(coup.state.exile[coup.seat(FIRST)]).toBe(coup.cell(embassy))
    expect(coup.state.phase).toBe('cousin')
    coup.do({ type: 'leave' })
    expect(coup.state.phase).toBe('movement')
    coup.do({ type: 'conduct', family: FIRST }, PRESIDENT)
    coup.do({ type: 'return' }, FIRST)
    expect(coup.state.exile[coup.seat(FIRST)]).toBe(-1)
  })
})

describe('combat', () => {
  const fight = (units: object[], dice: number[], coup: object = {}) =>
    go({ phase: 1, leader: FIRST, units, ...coup }, 'attack', dice)
  const two = [
    { unit: 'first-brigade', at: 'central-bank', count: 3 },
    { unit: 'second-brigade', at: 'central-bank', count: 2 },
  ]

  test('who declares nothing may fire back; all dice are thrown together', () => {
    const coup = fight(two, [6, 1, 1, 6, 6])
    expect(coup.asked).toEqual([FIRST])
    coup.do({ type: 'attack', cell: 'central-bank' })
    while (coup.state.phase === 'bombard') coup.do({ type: 'pass' })
    expect(coup.asked).toEqual([FIRST, SECOND])
    coup.do({ type: 'fire', family: FIRST }, SECOND)
    expect(coup.asked).toEqual([FIRST])
    coup.do({ type: 'fire', family: SECOND }, FIRST)
    expect(coup.count('central-bank', FIRST)).toBe(1)
    expect(coup.count('central-bank', SECOND)).toBe(1)
    expect(coup.state.wave).toBe(2)
  })

  test('the beaten ask to stay, then leave for a free space or one where they are let in', () => {
    const units = [...two, { unit: 'third-brigade', at: 'port-docks', count: 1 }]
    const coup = fight(units, [6, 1, 1])
    coup.do({ type: 'attack', cell: 'central-bank' })
    while (coup.state.phase === 'bombard') coup.do({ type: 'pass' })
    coup.do({ type: 'fire', family: SECOND }, FIRST).do({ type: 'hold' }, SECOND)
    for (let wave = 0; wave < 2; wave++) coup.do({ type: 'hold' }, FIRST).do({ type: 'hold' }, SECOND)
    expect(coup.state.phase).toBe('consent')
    expect(coup.asked).toEqual([FIRST])
    coup.do({ type: 'deny', family: SECOND })
    expect(coup.asked).toEqual([SECOND])
    expect(coup.refuses({ type: 'retreat', cell: 'port-docks' }).rule).toBe('J-132')
    coup.do({ type: 'ask', cell: 'port-docks' })
    expect(coup.asked).toEqual([THIRD])
    coup.do({ type: 'consent', family: SECOND }).do({ type: 'retreat', cell: 'port-docks' })
    expect(coup.count('port-docks', SECOND)).toBe(1)
    expect(coup.state.coup).toBe(2)
  })

  test('equal losses: nobody leaves, or all do by option', () => {
    const coup = fight(two, [])
    coup.do({ type: 'attack', cell: 'central-bank' })
    while (coup.state.phase === 'bombard') coup.do({ type: 'pass' })
    for (let wave = 0; wave < 3; wave++) coup.do({ type: 'hold' }, FIRST).do({ type: 'hold' }, SECOND)
    expect(coup.count('central-bank', SECOND)).toBe(2)
    expect(coup.state.coup).toBe(2)
    const all = republic('seven-families', { rules: { retreatTie: 'leave' } })
    const other = new Coup(all, inCoup({ phase: 1, leader: FIRST, units: two }, { phase: 'attack' }))
    other.do({ type: 'attack', cell: 'central-bank' })
    while (other.state.phase === 'bombard') other.do({ type: 'pass' })
    for (let wave = 0; wave < 3; wave++) other.do({ type: 'hold' }, FIRST).do({ type: 'hold' }, SECOND)
    expect(other.state.phase).toBe('retreat')
  })

  test('no combat in an embassy', () => {
    const at = def.grid.names[def.rules.places.embassies[0]]
    const coup = fight(
      [
        { unit: 'first-brigade', at },
        { unit: 'second-brigade', at },
        { unit: 'first-brigade', at: 'central-bank' },
        { unit: 'second-brigade', at: 'central-bank' },
      ],
      [],
    )
    expect(coup.refuses({ type: 'attack', cell: at }).rule).toBe('J-134')
  })

  test('owners choose what they lose among kinds', () => {
    const units = [
      { unit: 'first-brigade', at: 'central-bank', count: 1 },
      { unit: 'second-brigade', at: 'central-bank', count: 2 },
      { unit: 'bank-guard-unit', at: 'central-bank', count: 1, control: SECOND },
    ]
    const coup = fight(units, [6, 1, 1, 1])
    coup.do({ type: 'attack', cell: 'central-bank' })
    while (coup.state.phase === 'bombard') coup.do({ type: 'pass' })
    coup.do({ type: 'fire', family: SECOND }, FIRST).do({ type: 'fire', family: FIRST }, SECOND)
    expect(coup.state.phase).toBe('losses')
    expect(coup.asked).toEqual([SECOND])
    expect(coup.actions()).toEqual([
      { type: 'lose', unit: 'second-brigade-1' },
      { type: 'lose', unit: 'bank-guard-unit-1' },
    ])
    coup.do({ type: 'lose', unit: 'bank-guard-unit-1' })
    expect(coup.count('central-bank', SECOND)).toBe(2)
  })

  test('firing on guards makes a rebel in any phase, firing on others only in the rebellion', () => {
    const units = [
      { unit: 'first-brigade', at: 'central-bank', count: 1 },
      { unit: 'palace-guard', at: 'central-bank', count: 1 },
      { unit: 'second-brigade', at: 'central-bank', count: 1 },
    ]
    const coup = fight(units, [])
    coup.do({ type: 'attack', cell: 'central-bank' })
    while (coup.state.phase === 'bombard') coup.do({ type: 'pass' })
    coup.do({ type: 'fire', family: PRESIDENT }, FIRST).do({ type: 'fire', family: FIRST }, SECOND)
    coup.do({ type: 'hold' }, PRESIDENT)
    expect(coup.state.rebel[coup.seat(FIRST)]).toBe(1)
    expect(coup.state.rebel[coup.seat(SECOND)]).toBe(0)
  })
})

describe('the outcome', () => {
  const centres = def.rules.places.centres.map((cell) => def.grid.names[cell])
  const holding = (count: number, more: object[] = []) => [
    ...centres.slice(0, count).map((at) => ({ unit: 'first-brigade', at })),
    ...more,
  ]
  const choose = (coup: Coup, rebels: string[]) => {
    while (coup.state.phase === 'sides')
      coup.do({ type: 'side', with: rebels.includes(coup.asked[0]) ? 'rebels' : 'president' })
    return coup
  }

  test('three of five centres win; one loyal unit keeps a centre for the President', () => {
    const won = choose(go({ phase: 6, leader: FIRST, rebels: [FIRST], units: holding(3) }, 'sides'), [FIRST])
    expect(won.state.phase).toBe('junta')
    const units = holding(3, [{ unit: 'second-brigade', at: centres[0] }])
    const lost = choose(go({ phase: 6, leader: FIRST, rebels: [FIRST], units }, 'sides'), [FIRST])
    expect(lost.state.phase).toBe('squad')
    expect(lost.asked).toEqual([PRESIDENT])
    expect(lost.actions()).toEqual([{ type: 'shoot', family: FIRST }, { type: 'pardon' }])
    const turned = choose(go({ phase: 6, leader: FIRST, rebels: [FIRST], units }, 'sides'), [FIRST, SECOND])
    expect(turned.state.phase).toBe('junta')
    expect(turned.asked).toEqual([FIRST])
  })

  test('the Junta: one vote each, the leader decides a tie, the new President shoots whom he likes', () => {
    const given = { notes: { [AIR]: [1, 2, 3] } }
    const units = holding(3)
    const coup = choose(go({ phase: 6, leader: FIRST, rebels: [FIRST, SECOND], units }, 'sides', [], given), [
      FIRST,
      SECOND,
      AIR,
    ])
    expect(coup.asked).toEqual([FIRST])
    coup.do({ type: 'vote', family: FIRST })
    expect(coup.asked).toEqual([SECOND])
    coup.do({ type: 'vote', family: SECOND })
    expect(coup.asked).toEqual([FIRST])
    expect(coup.actions()).toEqual([
      { type: 'vote', family: FIRST },
      { type: 'vote', family: SECOND },
    ])
    coup.do({ type: 'vote', family: SECOND })
    expect(coup.state.president).toBe(coup.seat(SECOND))
    coup.do({ type: 'shoot', family: AIR })
    expect(coup.state.hand.slice(coup.seat(SECOND) * 3, coup.seat(SECOND) * 3 + 3)).toEqual([1, 1, 1])
    expect(coup.state.coup).toBe(-1)
    expect(coup.state.dead.every((one) => one === 0)).toBe(true)
  })

  test('a Junta that is all abroad elects nobody: the Parliament does, and then comes the squad', () => {
    const at = def.grid.names[def.rules.places.embassies[0]]
    const units = centres.slice(0, 3).map((cell) => ({ unit: 'second-brigade', at: cell }))
    const given = { exile: { [FIRST]: at } }
    const coup = choose(go({ phase: 6, leader: FIRST, rebels: [FIRST], units }, 'sides', [], given), [SECOND])
    expect(coup.state.phase).toBe('nominate')
    expect(coup.state.president).toBe(-1)
    expect(coup.state.resume.map(({ phase }) => phase)).toEqual(['squad'])
  })
})

/** The findings of this game's checks, each at its place, with a text in both languages. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { KriegspielPack } from '../../engine/rulesets/kriegspiel/rules'
import type { Finding, RawPack } from '../../engine/types'
import { expectFault, testNoCodeUnshown } from '../engine/support/check-faults'
import { packOfWar, WRITTEN } from './war'

type Loose<T> = T extends string | number | boolean | undefined
  ? T
  : { -readonly [K in keyof T]: Loose<T[K]> }
type Pack = Loose<KriegspielPack>
type Sample = readonly [what: string, change: (pack: Pack) => void, code: string, at: string]

const HERE = 'scenarios/opening.yaml'
const scenario = (pack: Pack) => pack.scenarios.opening
const opening = (pack: Pack) => scenario(pack).opening!
const bases = (pack: Pack) =>
  pack.maps.board.sites as unknown as { role: string; side: string; cells: string[] }[]

const BAD: readonly Sample[] = [
  [
    'a side nobody knows in a roster',
    (p) => {
      scenario(p).rosters[0].side = 'nord'
    },
    'E-UNKNOWN-SIDE',
    `${HERE} rosters 0 side`,
  ],
  [
    'a unit nobody knows in a roster',
    (p) => {
      scenario(p).rosters[0].unit = 'line-infantri'
    },
    'E-UNKNOWN-UNIT',
    `${HERE} rosters 0 unit`,
  ],
  [
    'a region nobody knows',
    (p) => {
      scenario(p).territories[1].region = 'south'
    },
    'E-UNKNOWN-REGION',
    `${HERE} territories 1 region`,
  ],
  [
    'a unit nobody knows in a placement',
    (p) => {
      opening(p)[0].units[1].unit = 'cavalry'
    },
    'E-UNKNOWN-UNIT',
    `${HERE} opening 0 units 1 unit`,
  ],
  [
    'a side nobody knows in a placement',
    (p) => {
      opening(p)[1].side = 'sud'
    },
    'E-UNKNOWN-SIDE',
    `${HERE} opening 1 side`,
  ],
  [
    'a side nobody knows to begin',
    (p) => {
      scenario(p).first = { by: 'side', side: 'east' }
    },
    'E-UNKNOWN-SIDE',
    `${HERE} first side`,
  ],
  [
    'a bot for nobody',
    (p) => {
      p.bots!.bots[0].side = 'nord'
    },
    'E-UNKNOWN-SIDE',
    'bots.yaml bots 0 side',
  ],
  [
    'a bonus for nobody',
    (p) => p.terrain.terrain.find((one) => one.defence)!.defence!.tags.push('digs'),
    'W-TAG-UNUSED',
    'terrain.yaml terrain 5 defence tags 1',
  ],
  [
    'a capture before a retreat',
    (p) => {
      scenario(p).results = { retreat: 3, capture: 2 }
    },
    'E-CAPTURE-BEFORE-RETREAT',
    `${HERE} results capture`,
  ],
  [
    'nobody to begin',
    (p) => {
      scenario(p).first = { by: 'side' }
    },
    'E-FIRST-SIDE',
    `${HERE} first by`,
  ],
  [
    'an answer to a question that cannot come up',
    (p) => {
      scenario(p).rules!.retreatDefence = 'lost'
    },
    'W-OPTION-IDLE',
    `${HERE} rules retreatDefence`,
  ],
  [
    'a side without units',
    (p) => {
      scenario(p).rosters = scenario(p).rosters.filter(({ side }) => side === 'north')
    },
    'E-SIDE-WITHOUT-FORCES',
    `${HERE} order 1`,
  ],
  [
    'no room to place them',
    (p) => {
      scenario(p).setup.placement = 'free'
      p.maps.board.regions!.find(({ id }) => id === scenario(p).territories[0].region)!.cells = [
        '0101',
        '1003',
      ]
    },
    'E-TERRITORY-TOO-SMALL',
    `${HERE} territories 0 region`,
  ],
  [
    'a square in both territories',
    (p) =>
      p.maps.board.regions!.find(({ id }) => id === scenario(p).territories[0].region)!.cells.push('0111'),
    'E-TERRITORY-SHARED',
    `${HERE} territories`,
  ],
  [
    'no written placement',
    (p) => {
      scenario(p).opening = undefined
    },
    'E-OPENING-MISSING',
    `${HERE} setup placement`,
  ],
  ['a unit too few', (p) => opening(p)[0].units[0].at.pop(), 'E-OPENING-COUNT', `${HERE} opening 0 units`],
  [
    'two on a square',
    (p) => {
      opening(p)[0].units[0].at[1] = opening(p)[0].units[0].at[0]
    },
    'E-CELL-FULL',
    `${HERE} opening 0 units 0 at 1`,
  ],
  [
    'enemies on one square',
    (p) => {
      opening(p)[1].units[0].at[0] = opening(p)[0].units[0].at[0]
    },
    'E-CELL-SHARED',
    `${HERE} opening 1 units 0 at 0`,
  ],
  [
    'a secret position with two on a square',
    (p) => {
      const units = [
        { unit: 'line-infantry', side: 'north', at: '0304' },
        { unit: 'line-infantry', side: 'north', at: '0304' },
      ]
      const steps = [{ secret: { units }, unseenBy: 'south' }]
      p.cases = [
        { file: 'cases/one.yaml', cases: [{ id: 'one', proves: [], scenario: WRITTEN, steps }] },
      ] as never
    },
    'E-CELL-FULL',
    'cases/one.yaml cases 0 steps 0 secret',
  ],
  [
    'one in the mountains',
    (p) => {
      opening(p)[0].units[0].at[0] = '1003'
    },
    'E-UNIT-ON-CLOSED-TERRAIN',
    `${HERE} opening 0 units 0 at 0`,
  ],
  [
    'one abroad',
    (p) => {
      opening(p)[0].units[0].at[0] = '0111'
    },
    'E-OPENING-ABROAD',
    `${HERE} opening 0 units 0 at 0`,
  ],
  [
    'no arsenal',
    (p) => {
      for (const site of bases(p)) site.side = 'north'
    },
    'E-SIDE-WITHOUT-ARSENAL',
    `${HERE} order 1`,
  ],
  [
    'an arsenal in the mountains',
    (p) => {
      bases(p).find(({ role }) => role === 'base')!.cells = ['1003']
    },
    'E-ARSENAL-CLOSED',
    `${HERE} map`,
  ],
]

const place = (finding: Finding) => [finding.file, ...finding.path].join(' ')
function findingsOf(change: (pack: Pack) => void): Finding[] {
  const pack = packOfWar()
  change(pack as unknown as Pack)
  return crossCheck(pack as RawPack)
}

test('the pack is clean', () => expect(crossCheck(packOfWar())).toEqual([]))

describe('every check finds its fault, at its place', () => {
  test.each(BAD)('%s', (_, change, code, at) => {
    expectFault(findingsOf(change), place, `${code} ${at}`)
  })

  testNoCodeUnshown(
    'kriegspiel',
    BAD.map(([, , code]) => code),
  )
})

describe('units that the written placement leaves out', () => {
  const come = (p: Pack) => {
    const does = [
      { type: 'place' as const, who: { where: 'reserve' as const }, zone: { type: 'here' as const } },
    ]
    scenario(p).triggers = [{ id: 'come', at: 'turn-began', do: does }]
  }
  const codes = (change: (p: Pack) => void) =>
    findingsOf((p) => {
      opening(p)[0].units[0].at.pop()
      change(p)
    }).map(({ code }) => code)

  test('may wait in the reserve where blocks bring them', () => {
    expect(codes(() => {})).toContain('E-OPENING-COUNT')
    expect(codes(come)).not.toContain('E-OPENING-COUNT')
  })
  test('but not where each side places its army, nor may there be more than it has', () => {
    const isFree = (p: Pack) => {
      come(p)
      scenario(p).setup.placement = 'free'
    }
    expect(codes(isFree)).toContain('E-OPENING-COUNT')
    const tooMany = (p: Pack) => {
      come(p)
      opening(p)[0].units[0].at.push('0101', '0102')
    }
    expect(codes(tooMany)).toContain('E-OPENING-COUNT')
  })
})

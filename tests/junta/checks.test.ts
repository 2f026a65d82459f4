/** The findings of this game's checks, each at its place, with a text in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { JuntaPack } from '../../engine/rulesets/junta/rules'
import type { Finding, RawPack } from '../../engine/types'
import type { JuntaAttemptEffect, JuntaBurgleEffect } from '../../schemas/generated/content'
import { isWritten } from '../engine/support/agreement'
import { loadPack } from '../engine/support/content'

type Loose<T> = T extends string | number | boolean | undefined
  ? T
  : { -readonly [K in keyof T]: Loose<T[K]> }
type Pack = Loose<JuntaPack>
type Sample = readonly [what: string, change: (pack: Pack) => void, code: string, at: string]

const DECK = 'decks/political.yaml'
const card = (pack: Pack, id: string) => {
  const found = pack.decks!.political.cards.find((one) => one.id === id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}
const numberOf = (id: string) =>
  (loadPack('junta') as unknown as Pack).decks!.political.cards.findIndex((one) => one.id === id)
const at = (id: string, rest: string) => `${DECK} cards ${numberOf(id)} ${rest}`
const effect = (pack: Pack, id: string) =>
  card(pack, id).effects![0] as Loose<Omit<JuntaAttemptEffect, 'type'> & Omit<JuntaBurgleEffect, 'type'>>
const SEVEN = 'scenarios/seven-families.yaml'
const seven = (pack: Pack) => pack.scenarios['seven-families']
const office = (pack: Pack, power: string) =>
  pack.units.offices.find(({ powers }) => (powers as string[]).includes(power))!

const BAD: readonly Sample[] = [
  [
    'a space that no map has',
    (p) => {
      p.terrain.spaces[0].id = 'central-banc'
    },
    'E-UNKNOWN-AREA',
    'terrain.yaml spaces 0 id',
  ],
  [
    'units of a type nobody knows',
    (p) => {
      office(p, 'president').units![0].unit = 'palace-gard'
    },
    'E-UNKNOWN-UNIT',
    'units.yaml offices 0 units 0 unit',
  ],
  [
    'units that start off the map',
    (p) => {
      office(p, 'president').units![0].at = 'moon'
    },
    'E-UNKNOWN-AREA',
    'units.yaml offices 0 units 0 at',
  ],
  [
    'a card that needs one nobody knows',
    (p) => {
      card(p, 'swiss-spy').needs = ['academy']
    },
    'E-UNKNOWN-CARD-NAME',
    at('swiss-spy', 'needs 0'),
  ],
  [
    'an office nobody knows',
    (p) => {
      effect(p, 'foreign-assassin').spares = ['office-king']
    },
    'E-UNKNOWN-OFFICE',
    at('foreign-assassin', 'effects 0 spares 0'),
  ],
  [
    'a location nobody knows',
    (p) => {
      effect(p, 'hired-burglars').location = 'home'
    },
    'E-UNKNOWN-LOCATION',
    at('hired-burglars', 'effects 0 location'),
  ],
  [
    'a deck nobody knows',
    (p) => {
      p.scenarios['seven-families'].deck = 'politics'
    },
    'E-UNKNOWN-DECK',
    'scenarios/seven-families.yaml deck',
  ],
  [
    'two Presidents',
    (p) => {
      office(p, 'navy').powers.push('president')
    },
    'E-OFFICE-POWER',
    'units.yaml offices',
  ],
  [
    'no President',
    (p) => {
      office(p, 'president').powers = []
    },
    'E-OFFICE-POWER',
    'units.yaml offices',
  ],
  [
    'no Parliament for the police',
    (p) => {
      for (const space of p.terrain.spaces) if (space.seat === 'parliament') delete space.seat
    },
    'E-SPACE-SEAT',
    'terrain.yaml spaces',
  ],
  [
    'too few centres',
    (p) => {
      p.tables.coup.centres = 6
    },
    'E-CENTRES-FEW',
    'tables.yaml coup centres',
  ],
  [
    'no bank',
    (p) => {
      delete p.tables.locations[0].role
    },
    'E-LOCATION-BANK',
    'tables.yaml locations',
  ],
  [
    'too few notes',
    (p) => {
      p.tables.notes = [{ value: 1, count: 7 }]
    },
    'E-NOTES-FEW',
    'tables.yaml aid drawn',
  ],
  [
    'too few cards',
    (p) => {
      p.tables.cards.dealt = 11
    },
    'E-CARDS-FEW',
    'scenarios/seven-families.yaml deck',
  ],
  [
    'a vote without votes',
    (p) => {
      delete card(p, 'middle-classes').votes
    },
    'E-CARD-VOTES',
    at('middle-classes', 'kind'),
  ],
  [
    'a card for attempts that orders none',
    (p) => {
      card(p, 'professional-assassin').effects = []
    },
    'E-CARD-ATTEMPT',
    at('professional-assassin', 'kind'),
  ],
  [
    'a roll that is never made again',
    (p) => {
      delete effect(p, 'psychotic-assassin').second
    },
    'E-SECOND-ROLL',
    at('psychotic-assassin', 'effects 0 die'),
  ],
  [
    'attempts before anybody has gone anywhere',
    (p) => {
      seven(p).steps = ['offices', 'budget', 'attempts', 'locations', 'bank', 'coup']
    },
    'E-STEPS-ORDER',
    `${SEVEN} steps 2`,
  ],
  [
    'a counter nobody has',
    (p) => {
      seven(p).triggers = [{ id: 'x', at: 'killed', do: [{ type: 'count', counter: 'nothing', by: 1 }] }]
    },
    'E-UNKNOWN-COUNTER',
    `${SEVEN} triggers 0 do 0 counter`,
  ],
  [
    'an office nobody can hold',
    (p) => {
      seven(p).modifiers = [
        { number: 'aid', by: 1, while: { type: 'holds', office: 'office-nowhere' } as never },
      ]
    },
    'E-UNKNOWN-OFFICE',
    `${SEVEN} modifiers 0 while office`,
  ],
  [
    'a family that does not play',
    (p) => {
      seven(p).triggers = [
        { id: 'x', at: 'killed', when: { type: 'family', is: ['nobody'] }, do: [{ type: 'pretext' }] },
      ]
    },
    'E-UNKNOWN-SIDE',
    `${SEVEN} triggers 0 when is 0`,
  ],
  [
    'what is openly done by secret money',
    (p) => {
      seven(p).triggers = [
        {
          id: 'x',
          at: 'turn-began',
          when: { type: 'measure', of: { type: 'money', family: 'watch-family' } as never, least: 5 },
          do: [{ type: 'pretext' }],
        },
      ]
    },
    'W-SECRET-TOLD',
    `${SEVEN} triggers 0`,
  ],
]

const place = ({ file, path }: Finding) => `${file} ${path.join(' ')}`

describe('every check finds its fault, at its place', () => {
  test.each(BAD)('%s', (_, change, code, where) => {
    const pack = loadPack('junta')
    change(pack as unknown as Pack)
    const findings = crossCheck(pack as RawPack).filter((one) => one.code === code)
    expect(findings.map(place)).toContain(where)
    for (const { message } of findings) expect(isWritten(message), message.key).toBe(true)
  })

  test('and no code of a check is without a bad sample', () => {
    const folder = new URL('../../engine/rulesets/junta/checks/', import.meta.url)
    const codes = readdirSync(folder).flatMap(
      (name) => readFileSync(new URL(name, folder), 'utf8').match(/'[EWI]-[A-Z-]+'/g) ?? [],
    )
    const shown = BAD.map(([, , code]) => `'${code}'`)
    expect([...new Set(codes)].filter((code) => !shown.includes(code))).toEqual([])
  })

  test('nothing is wrong with the pack itself', () => {
    expect(crossCheck(loadPack('junta')).filter(({ severity }) => severity !== 'info')).toEqual([])
  })
})

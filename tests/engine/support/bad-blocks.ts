/** One fault each in the blocks of a scenario, over a small pack that uses each block correctly. */
import type { CorteoPack } from '../../../engine/rulesets/corteo/pack'
import type { Trigger } from '../../../schemas/generated/content'
import type { Sample } from './bad-packs'
import type { Loose } from './small-pack'

type Pack = Loose<CorteoPack>
const raid = (pack: Pack) => pack.scenarios.raid
const RAID = 'scenarios/raid.yaml'

const green = { type: 'place', place: 'green' } as const
const east = { type: 'region', region: 'east' } as const
const counter = (name: string) => ({ type: 'measure', of: { type: 'counter', counter: name } }) as const
const open = (name: string) => ({ type: 'option', option: 'meeting', is: [name] }) as const

/** Adds every block to a scenario, each used correctly. */
export function withBlocks(pack: Pack): void {
  pack.units.units.push({
    id: 'cart',
    side: 'blue',
    speed: 3,
    power: 1,
    look: { symbol: 'dot' },
    passive: true,
  })
  const scenario = raid(pack)
  Object.assign(scenario, {
    seats: [
      { id: 'north', side: 'red' },
      { id: 'south', side: 'red' },
    ],
    rosters: [
      { side: 'red', seat: 'north', unit: 'runner', component: 'club', count: 3 },
      { side: 'red', seat: 'south', unit: 'runner', component: 'club', count: 1 },
      ...scenario.rosters.slice(1),
      { side: 'blue', unit: 'cart', count: 1 },
    ],
    setup: [
      {
        side: 'red',
        seat: 'north',
        groups: [
          { id: 'crowd', units: 'all', count: 3, zone: green, perCell: 2, when: open('park') },
          { id: 'spread', units: 'all', count: 3, zone: { type: 'chosen', option: 'meeting' }, perCell: 2 },
        ].map((group, i) => (i === 0 ? group : { ...group, when: { type: 'not', of: open('park') } })),
      },
      {
        side: 'red',
        seat: 'south',
        groups: [{ id: 'few', units: 'all', count: 1, zone: green, perCell: 2 }],
      },
      {
        side: 'blue',
        groups: [
          ...scenario.setup[1].groups,
          {
            id: 'load',
            units: ['cart'],
            count: 1,
            zone: { type: 'spread', from: { type: 'cells', cells: ['0404'] }, edges: ['wall'] },
            perCell: 1,
          },
        ],
      },
    ],
    muster: [
      {
        side: 'red',
        seat: 'north',
        units: 3,
        points: 6,
        pool: [{ unit: 'runner', count: 2, seat: 'north' }],
      },
    ],
    options: [
      {
        id: 'meeting',
        seat: 'north',
        secret: true,
        choices: [
          { id: 'park', zone: green },
          { id: 'lane', zone: { type: 'cells', cells: ['0102', '0103', '0104'] } },
        ],
      },
      { id: 'square', seat: 'blue', places: { terrain: ['lane'], least: 3 } },
      {
        id: 'mood',
        seat: 'south',
        start: 'calm',
        choices: [{ id: 'calm' }, { id: 'angry' }],
        changes: [{ from: 'calm', to: 'angry' }],
      },
    ],
    counters: [{ id: 'taken' }, { id: 'memory', hidden: true }],
    triggers: [
      { id: 'cart-taken', at: 'captured', do: [{ type: 'count', counter: 'taken', by: 1 }] },
      {
        id: 'told',
        at: 'turn-ended',
        turn: 'red',
        from: 2,
        to: 4,
        when: { type: 'all', of: [counter('taken'), { type: 'option', option: 'mood', is: ['angry'] }] },
        do: [{ type: 'reveal', option: 'meeting' }],
      },
      {
        id: 'noted',
        at: 'phase-ended',
        quiet: true,
        when: { type: 'convoy', convoy: 'train', did: 'stopped' },
        do: [
          {
            type: 'set',
            counter: 'memory',
            to: { type: 'units', who: { side: 'red', zone: east }, beyond: 'taken' },
          },
        ],
      },
    ],
    scoring: [
      ...scenario.scoring,
      { id: 'carts', type: 'counter', counter: 'taken', times: 2, seat: 'north', when: counter('memory') },
    ],
  })
  Object.assign(scenario.rules, {
    captures: [{ units: ['cart'], side: 'red', to: green }],
    convoys: [{ id: 'train', units: ['cart'], escort: { units: 1, distance: 2 }, goal: green, halt: east }],
    exits: [{ side: 'red', zone: east, when: { type: 'turn', from: 2 } }],
    homing: [{ units: ['cart'], to: green, while: { type: 'turn', from: 3 } }],
    prolong: { turn: 3, most: 2 },
    custody: { side: 'red', seat: 'blue', units: 1, zone: { type: 'sites', role: 'base' } },
  })
  Object.assign(pack.cases[0].cases[0].steps[0], { by: 'north' })
  const names: Record<string, string[]> = {
    units: ['cart'],
    scoring: ['carts'],
    seats: ['north', 'south'],
    options: ['meeting', 'park', 'lane', 'square', 'mood', 'calm', 'angry'],
    counters: ['taken'],
    triggers: ['cart-taken', 'told'],
  }
  for (const language of ['en', 'it'])
    for (const [group, ids] of Object.entries(names))
      pack.texts[language].text[group] = {
        ...pack.texts[language].text[group],
        ...Object.fromEntries(ids.map((id) => [id, { name: id, article: 'none' }])),
      }
}

export const bad = (
  what: string,
  code: string,
  at: string,
  change: (pack: Pack) => unknown,
  suggestion?: string,
): Sample => ({
  what,
  code,
  at: `${RAID} ${at}`,
  suggestion,
  change: (pack) => {
    withBlocks(pack)
    change(pack)
  },
})

const option = (pack: Pack, index: number) => raid(pack).options![index]
const trigger = (pack: Pack, index: number) => raid(pack).triggers![index] as Loose<Trigger>

const NAMES: Sample[] = [
  bad(
    'a side nobody knows that wins together',
    'E-UNKNOWN-SIDE',
    'sides 0 id',
    (p) => Object.assign(raid(p), { sides: [{ id: 'redd', wins: 'together' }] }),
    'red',
  ),
  bad(
    'a seat nobody has',
    'E-UNKNOWN-SEAT',
    'rosters 0 seat',
    (p) => Object.assign(raid(p).rosters[0], { seat: 'norht' }),
    'north',
  ),
  bad('a side as a seat where it has players of its own', 'E-UNKNOWN-SEAT', 'options 0 seat', (p) =>
    Object.assign(option(p, 0), { seat: 'red' }),
  ),
  bad('a seat of another side', 'E-OTHER-SIDE', 'rosters 2 seat', (p) =>
    Object.assign(raid(p).rosters[2], { seat: 'north' }),
  ),
  bad(
    'an option nobody has in a zone',
    'E-UNKNOWN-OPTION',
    'setup 0 groups 1 zone option',
    (p) => Object.assign(raid(p).setup[0].groups[1], { zone: { type: 'chosen', option: 'meating' } }),
    'meeting',
  ),
  bad(
    'an option nobody has in an effect',
    'E-UNKNOWN-OPTION',
    'triggers 1 do 0 option',
    (p) => Object.assign(trigger(p, 1), { do: [{ type: 'reveal', option: 'moods' }] }),
    'mood',
  ),
  bad(
    'a choice that is none in a condition',
    'E-UNKNOWN-CHOICE',
    'triggers 1 when is 0',
    (p) => Object.assign(trigger(p, 1), { when: { type: 'option', option: 'mood', is: ['angri'] } }),
    'angry',
  ),
  bad(
    'a place that cannot be chosen',
    'E-UNKNOWN-CHOICE',
    'triggers 1 when is 0',
    (p) => Object.assign(trigger(p, 1), { when: { type: 'option', option: 'square', is: ['grene'] } }),
    'green',
  ),
  bad(
    'a start that is no choice',
    'E-UNKNOWN-CHOICE',
    'options 2 start',
    (p) => Object.assign(option(p, 2), { start: 'clam' }),
    'calm',
  ),
  bad(
    'a change to no choice',
    'E-UNKNOWN-CHOICE',
    'options 2 changes 0 to',
    (p) => Object.assign(option(p, 2), { changes: [{ from: 'calm', to: 'angrry' }] }),
    'angry',
  ),
  bad(
    'a counter nobody has',
    'E-UNKNOWN-COUNTER',
    'triggers 0 do 0 counter',
    (p) => Object.assign(trigger(p, 0), { do: [{ type: 'count', counter: 'takn', by: 1 }] }),
    'taken',
  ),
  bad(
    'a counter nobody has to go beyond',
    'E-UNKNOWN-COUNTER',
    'scoring 1 when of beyond',
    (p) =>
      Object.assign(raid(p).scoring[1], {
        when: { type: 'measure', of: { type: 'units', who: {}, beyond: 'memroy' } },
      }),
    'memory',
  ),
  bad(
    'a convoy nobody has',
    'E-UNKNOWN-CONVOY',
    'triggers 2 when convoy',
    (p) => Object.assign(trigger(p, 2), { when: { type: 'convoy', convoy: 'tarin', did: 'back' } }),
    'train',
  ),
  bad(
    'a side nobody knows in the turn of a trigger',
    'E-UNKNOWN-SIDE',
    'triggers 1 turn',
    (p) => Object.assign(trigger(p, 1), { turn: 'rde' }),
    'red',
  ),
  bad(
    'a unit nobody knows in a filter',
    'E-UNKNOWN-UNIT',
    'triggers 0 who units 0',
    (p) => Object.assign(trigger(p, 0), { who: { units: ['crat'] } }),
    'cart',
  ),
  bad(
    'a component nobody knows in a filter',
    'E-UNKNOWN-COMPONENT',
    'triggers 0 who components 0',
    (p) => Object.assign(trigger(p, 0), { who: { components: ['clubs'] } }),
    'club',
  ),
  bad(
    'an edge type nobody knows that borders a zone',
    'E-UNKNOWN-EDGE',
    'setup 2 groups 2 zone edges 0',
    (p) => Object.assign(raid(p).setup[2].groups[2].zone, { edges: ['wals'] }),
    'wall',
  ),
  bad(
    'a terrain nobody knows in the places of an option',
    'E-UNKNOWN-TERRAIN',
    'options 1 places terrain 0',
    (p) => Object.assign(option(p, 1), { places: { terrain: ['lana'], least: 1 } }),
    'lane',
  ),
  bad(
    'a place nobody knows in the zone of a choice',
    'E-UNKNOWN-PLACE',
    'options 0 choices 0 zone place',
    (p) => Object.assign(option(p, 0).choices![0], { zone: { type: 'place', place: 'greem' } }),
    'green',
  ),
  bad(
    'a region nobody knows where a convoy may halt',
    'E-UNKNOWN-REGION',
    'rules convoys 0 halt region',
    (p) => Object.assign(raid(p).rules.convoys![0], { halt: { type: 'region', region: 'eats' } }),
    'east',
  ),
  bad('a role no site has where units are held', 'E-UNKNOWN-ROLE', 'rules custody zone role', (p) =>
    Object.assign(raid(p).rules.custody!, { zone: { type: 'sites', role: 'prison' } }),
  ),
  bad('a cell off the map in a trigger', 'E-CELL-OFF-MAP', 'triggers 2 do 0 to who zone cells 0', (p) =>
    Object.assign(trigger(p, 2), {
      do: [
        {
          type: 'set',
          counter: 'memory',
          to: { type: 'units', who: { zone: { type: 'cells', cells: ['9901'] } } },
        },
      ],
    }),
  ),
]

const FAULTS: Sample[] = [
  bad('two options of one name', 'E-DUPLICATE-ID', 'options 1 id', (p) =>
    Object.assign(option(p, 1), { id: 'meeting' }),
  ),
  bad('two choices of one name', 'E-DUPLICATE-ID', 'options 0 choices 1 id', (p) =>
    Object.assign(option(p, 0).choices![1], { id: 'park' }),
  ),
  bad('two counters of one name', 'E-DUPLICATE-ID', 'counters 1 id', (p) =>
    Object.assign(raid(p).counters![1], { id: 'taken' }),
  ),
  bad('two triggers of one name', 'E-DUPLICATE-ID', 'triggers 1 id', (p) =>
    Object.assign(trigger(p, 1), { id: 'cart-taken' }),
  ),
  bad('two players of one name', 'E-DUPLICATE-ID', 'seats 1 id', (p) =>
    Object.assign(raid(p).seats![1], { id: 'north' }),
  ),
  bad('a force that cannot be made', 'E-MUSTER-IMPOSSIBLE', 'muster 0', (p) =>
    Object.assign(raid(p).muster![0], { points: 7 }),
  ),
  bad(
    'a roster with too few units for the force',
    'W-MUSTER-UNUSUAL',
    'muster 0 units',
    (p) => Object.assign(raid(p).muster![0], { units: 4, points: 8 }),
    '3',
  ),
  bad(
    'a roster with too little power for the force',
    'W-MUSTER-UNUSUAL',
    'muster 0 points',
    (p) => Object.assign(raid(p).muster![0], { units: 4, points: 8 }),
    '6',
  ),
  bad('a pool of units of the other side', 'E-OTHER-SIDE', 'muster 0 pool 0 unit', (p) =>
    Object.assign(raid(p).muster![0].pool[0], { unit: 'guard' }),
  ),
  bad('an option with a list and places', 'E-OPTION-TWICE', 'options 1 places', (p) =>
    Object.assign(option(p, 1), { choices: [{ id: 'park' }] }),
  ),
  bad(
    'an option without choices',
    'E-OPTION-WITHOUT-CHOICES',
    'options 1',
    (p) => void delete option(p, 1).places,
  ),
  bad('an option without a place large enough', 'E-OPTION-WITHOUT-PLACES', 'options 1 places', (p) =>
    Object.assign(option(p, 1), { places: { terrain: ['lane'], least: 4 } }),
  ),
  bad('a counter that nothing changes', 'W-COUNTER-UNCHANGED', 'counters 0', (p) =>
    Object.assign(trigger(p, 0), { do: [{ type: 'end' }] }),
  ),
  bad(
    'a counter that nothing reads',
    'W-COUNTER-UNREAD',
    'counters 1',
    (p) => void delete raid(p).scoring[1].when,
  ),
  bad('a trigger after the last hand', 'W-TRIGGER-NEVER', 'triggers 1 from', (p) =>
    Object.assign(trigger(p, 1), { from: 6, to: 7 }),
  ),
  bad('units to be taken that fight', 'E-CAPTURE-ACTIVE', 'rules captures 0 units 1', (p) =>
    raid(p).rules.captures![0].units.push('guard'),
  ),
  bad('a convoy of units that fight', 'W-CONVOY-ACTIVE', 'rules convoys 0 units 1', (p) =>
    raid(p).rules.convoys![0].units.push('truck'),
  ),
  bad('a choice with too little room for a group', 'E-ZONE-TOO-SMALL', 'setup 0 groups 1 zone', (p) =>
    Object.assign(option(p, 0).choices![1], { zone: { type: 'cells', cells: ['0102'] } }),
  ),
  bad(
    'a cell where units can never be in a choice',
    'E-UNIT-ON-CLOSED-TERRAIN',
    'options 0 choices 1 zone cells 2',
    (p) =>
      Object.assign(option(p, 0).choices![1], { zone: { type: 'cells', cells: ['0102', '0103', '0301'] } }),
  ),
  bad(
    'two groups at once that want more than there are',
    'E-ROSTER-TOO-SMALL',
    'setup 0 groups 1 count',
    (p) => void delete raid(p).setup[0].groups[0].when,
  ),
  bad('a player without enough units of his own', 'E-ROSTER-TOO-SMALL', 'setup 1 groups 0 count', (p) =>
    Object.assign(raid(p).setup[1].groups[0], { count: 2 }),
  ),
  {
    ...bad(
      'an option without a name in a language',
      'W-TEXT-MISSING',
      '',
      (p) => void delete p.texts.it.text.options.meeting,
    ),
    at: 'text/it.yaml text options',
  },
  {
    ...bad(
      'a choice without a name in a language',
      'W-TEXT-MISSING',
      '',
      (p) => void delete p.texts.it.text.options.park,
    ),
    at: 'text/it.yaml text options',
  },
  {
    ...bad(
      'a trigger without a name in a language',
      'W-TEXT-MISSING',
      '',
      (p) => void delete p.texts.en.text.triggers,
    ),
    at: 'text/en.yaml text',
  },
  {
    ...bad(
      'a counter that is shown, without a name',
      'W-TEXT-MISSING',
      '',
      (p) => void delete p.texts.en.text.counters.taken,
    ),
    at: 'text/en.yaml text counters',
  },
]

const TOLD: Sample[] = [
  bad(
    'players who win apart and have no points of their own',
    'W-WINS-APART',
    'sides 0 wins',
    (p) => {
      const { scoring } = raid(p)
      Object.assign(raid(p), {
        sides: [{ id: 'red', wins: 'apart' }],
        scoring: scoring.map(({ seat, ...line }) => line),
      })
    },
    'together',
  ),
  bad('a side of one player who wins together', 'W-WINS-ALONE', 'sides 0 wins', (p) =>
    Object.assign(raid(p), { sides: [{ id: 'blue', wins: 'together' }] }),
  ),
  bad('points for a rule that the scenario leaves out', 'W-RULE-LEFT-OUT', 'scoring 0 type', (p) => {
    delete raid(p).rules.arrests
    Object.assign(raid(p), { scoring: [{ id: 'gone', type: 'arrested-power', times: -1 }], triggers: [] })
  }),
  bad('a zone that no choice gives any cell', 'W-ZONE-NOWHERE', 'rules exits 0 zone', (p) =>
    Object.assign(raid(p).rules.exits![0], { zone: { type: 'chosen', option: 'mood' } }),
  ),
  bad('a trigger that gives a secret away', 'W-SECRET-TOLD', 'triggers 0', (p) =>
    Object.assign(trigger(p, 0), { when: open('park') }),
  ),
  bad('a set-up of the others by a secret place', 'W-SECRET-TOLD', 'setup 2', (p) =>
    Object.assign(raid(p).setup[2].groups[1], { when: { type: 'not', of: open('park') } }),
  ),
  bad('a way out by a secret place', 'W-SECRET-TOLD', 'rules exits 0', (p) =>
    Object.assign(raid(p).rules.exits![0], { zone: { type: 'chosen', option: 'meeting' } }),
  ),
]

const CASES: Sample[] = [
  {
    ...bad('a player nobody is in a case', 'E-UNKNOWN-SEAT', '', (p) =>
      Object.assign(p.cases[0].cases[0].steps[0], { by: 'noth' }),
    ),
    at: 'cases/walls.yaml cases 0 steps 0 by',
    suggestion: 'north',
  },
  {
    ...bad('a counter nobody has in a case', 'E-UNKNOWN-COUNTER', '', (p) =>
      Object.assign(p.cases[0].cases[0].given!, { counters: { takne: 2 } }),
    ),
    at: 'cases/walls.yaml cases 0 given counters takne',
    suggestion: 'taken',
  },
  {
    ...bad('a choice that is none in a case', 'E-UNKNOWN-CHOICE', '', (p) =>
      Object.assign(p.cases[0].cases[0].given!, { options: { meeting: 'parc' } }),
    ),
    at: 'cases/walls.yaml cases 0 given options meeting',
    suggestion: 'park',
  },
]

export const BAD_BLOCKS: Sample[] = [...NAMES, ...FAULTS, ...TOLD, ...CASES]

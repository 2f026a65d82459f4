/** A complete small pack that passes every check: a hill, a wall with a gap, two sides, three objectives. */
import type { CorteoPack } from '../../../engine/rulesets/corteo/pack'
import type { MapFile, ScenarioFile, TextFile } from '../../../schemas/generated/content'

const look = { colour: '#888888' }
const unitLook = { symbol: 'dot' }

const map: MapFile = {
  id: 'town',
  grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: 6, rows: 4 },
  legend: {
    '.': { terrain: 'lane' },
    '#': { terrain: 'house' },
    '^': { terrain: 'hill', up: 'N' },
    $: { terrain: 'vault' },
    B: { terrain: 'yard' },
  },
  rows: ['..#.$$', '...^.#', '..##.B', '....$.'],
  edges: [{ type: 'wall', sides: ['0301/S', '0101/S'] }],
  places: [{ id: 'green', kind: 'square', cells: ['0101', '0201', '0102'] }],
  sites: [
    { role: 'objective', id: 'bank', kind: 'money', value: 5, cells: ['0501', '0601'], place: 'green' },
    { role: 'objective', id: 'paper', kind: 'news', value: 2, cells: ['0504'] },
    { role: 'base', id: 'post', side: 'blue', number: 1, cells: ['0603'], exits: ['0604'] },
  ],
  regions: [{ id: 'east', cells: ['0601', '0602', '0603', '0604'] }],
}

const scenario: ScenarioFile = {
  id: 'raid',
  map: 'town',
  turns: 3,
  order: ['red', 'blue'],
  rosters: [
    { side: 'red', unit: 'runner', component: 'club', count: 4 },
    { side: 'blue', unit: 'guard', count: 1 },
    { side: 'blue', unit: 'truck', count: 2 },
  ],
  setup: [
    {
      side: 'red',
      groups: [{ id: 'crowd', units: 'all', count: 4, zone: { type: 'place', place: 'green' }, perCell: 2 }],
    },
    {
      side: 'blue',
      groups: [
        { id: 'watch', units: ['guard'], count: 1, zone: { type: 'cells', cells: ['0604'] }, perCell: 1 },
        {
          id: 'wheels',
          units: ['truck'],
          count: 1,
          zone: {
            type: 'except',
            of: { type: 'near', distance: 1, of: { type: 'sites', role: 'base', side: 'blue' } },
            not: {
              type: 'any',
              of: [
                { type: 'terrain', terrain: ['house'] },
                { type: 'region', region: 'east' },
              ],
            },
          },
          perCell: 1,
        },
      ],
    },
  ],
  reinforcements: [
    { turn: 2, side: 'blue', zone: { type: 'sites', role: 'base' }, units: [{ unit: 'truck', count: 1 }] },
  ],
  rules: {
    stacking: 2,
    run: { side: 'red', pieces: 1, factor: 2, notInTurns: [1] },
    barricades: { side: 'red', pieces: 1, cost: 2, removable: false },
    launch: { table: 'throw', cost: '1/2', perPhase: 1, noArrests: true },
    clash: { table: 'throw' },
    head: { side: 'red', units: 1, bonus: 2, components: ['club'] },
    columns: { minimum: 2 },
    disengage: { red: 0, blue: 'closed' },
    arrests: { side: 'red' },
    panic: { side: 'blue', base: 'base', wakes: 'next-hand' },
    objectives: { side: 'red', covered: true },
  },
  scoring: [{ id: 'loot', type: 'objectives', kinds: ['money', 'news'], times: 1 }],
  victory: [
    { id: 'red-wins', from: 5, winner: 'red' },
    { id: 'even', from: 2, to: 4, winner: 'draw' },
    { id: 'blue-wins', to: 1, winner: 'blue' },
  ],
}

const NAMES: Record<string, string[]> = {
  terrain: ['lane', 'house', 'hill', 'vault', 'yard', 'shut'],
  edges: ['wall'],
  sides: ['red', 'blue'],
  components: ['club'],
  units: ['runner', 'guard', 'truck'],
  tables: ['throw'],
  maps: ['town'],
  places: ['green'],
  sites: ['bank', 'paper', 'post'],
  scenarios: ['raid'],
  scoring: ['loot'],
  victory: ['red-wins', 'even', 'blue-wins'],
}

const textFile = (language: string): TextFile => ({
  language,
  text: Object.fromEntries(
    Object.entries(NAMES).map(([group, ids]) => [
      group,
      Object.fromEntries(ids.map((id) => [id, { name: id, article: 'none' as const }])),
    ]),
  ),
})

const pack: CorteoPack = {
  manifest: {
    format: 2,
    id: 'small',
    version: '1.0.0',
    ruleset: 'race',
    name: { en: 'Small' },
    notice: { en: 'Own work' },
    authors: [{ name: 'Tests' }],
    licence: 'MIT',
    languages: ['en', 'it'],
  },
  digest: 'small',
  terrain: {
    terrain: [
      { id: 'lane', look, cost: 1 },
      { id: 'house', look, cost: 'closed' },
      { id: 'hill', look, cost: 1, slope: { up: 2, down: '1/2' }, closedTo: ['wheels'] },
      { id: 'vault', look, cost: 1, closedTo: ['wheels'], stops: ['red', 'blue'], coveredAs: 'shut' },
      {
        id: 'yard',
        look,
        cost: { red: 'closed', blue: 1 },
        control: ['blue'],
        network: { id: 'yards', side: 'blue' },
      },
      { id: 'shut', look, cost: 'closed' },
    ],
    edges: [{ id: 'wall', look: { colour: '#333333', style: 'wall' }, cost: 'closed' }],
  },
  units: {
    sides: [
      { id: 'red', look: { colour: '#aa0000', ink: '#ffffff', shape: 'round' } },
      { id: 'blue', look: { colour: '#0000aa', ink: '#ffffff', shape: 'square' } },
    ],
    components: [{ id: 'club', side: 'red', look: { colour: '#aa0000', ink: '#ffffff', mark: 'C' } }],
    units: [
      { id: 'runner', side: 'red', speed: 4, power: 2, look: unitLook },
      { id: 'guard', side: 'blue', speed: 3, power: 4, look: unitLook },
      { id: 'truck', side: 'blue', speed: 6, power: 6, tags: ['wheels'], look: unitLook, stacks: false },
    ],
  },
  tables: {
    tables: [
      {
        id: 'throw',
        ratios: ['1-2', '1-1', '2-1'],
        below: 'none',
        rows: [
          ['NE', 'NE', 'NE*'],
          ['NE', 'NE', 'R1'],
          ['NE', 'NE*', 'R1'],
          ['NE', 'R1', 'R1'],
          ['NE*', 'R1', 'R1'],
          ['R1', 'R1', 'R1'],
        ],
        results: {
          NE: { type: 'none' },
          R1: { type: 'retreat', who: 'target', steps: 1, chosenBy: 'owner' },
        },
      },
    ],
  },
  maps: { town: { ...map, file: 'maps/town.yaml' } },
  scenarios: { raid: { ...scenario, file: 'scenarios/raid.yaml' } },
  cases: [
    {
      file: 'cases/walls.yaml',
      cases: [
        {
          id: 'wall-stops',
          proves: ['T-001'],
          scenario: 'raid',
          given: {
            turn: 'red',
            units: [{ id: 'a', unit: 'runner', component: 'club', at: '0101' }],
            barricades: ['0401'],
          },
          steps: [{ hides: [{ type: 'move', cell: '0102' }], by: 'red' }],
        },
        {
          id: 'two-cells',
          proves: ['T-002'],
          scenario: 'raid',
          map: {
            grid: { kind: 'square', columns: 2, rows: 1 },
            legend: { '.': { terrain: 'lane' }, '#': { terrain: 'house' } },
            rows: ['.#'],
          },
          given: { units: [{ unit: 'guard', at: '0101' }] },
          steps: [{ expect: { hand: 1 } }],
        },
      ],
    },
  ],
  texts: { en: textFile('en'), it: textFile('it') },
}

/** A type without `readonly` at any depth, so that a test may write to it. */
export type Loose<T> = T extends readonly (infer U)[]
  ? Loose<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T

/** Returns a changed copy of the pack. */
export function smallPack(change: (pack: Loose<CorteoPack>) => void = () => {}): CorteoPack {
  const copy = structuredClone(pack) as Loose<CorteoPack>
  change(copy)
  return copy as CorteoPack
}

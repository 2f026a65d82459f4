/** One fault each in the small pack, with the finding and its place. */
import type { CorteoPack } from '../../../engine/rulesets/corteo/pack'
import type { Loose } from './small-pack'

export type Sample = {
  what: string
  change: (pack: Loose<CorteoPack>) => void
  code: string
  /** The file, then the path to its value. */
  at: string
  suggestion?: string
  cells?: string[]
}

export const town = (pack: Loose<CorteoPack>) => pack.maps.town
export const raid = (pack: Loose<CorteoPack>) => pack.scenarios.raid

/** Adds a map of areas with such links between them. */
export const withAreas =
  (ids: readonly string[], links: readonly string[], types = ['wall']) =>
  (p: Loose<CorteoPack>) => {
    p.maps.isles = {
      id: 'isles',
      file: 'maps/isles.yaml',
      grid: { kind: 'areas' },
      areas: ids.map((id, x) => ({ id, terrain: 'lane', at: [x, 0] })),
      links: links.map((pair, at) => ({
        type: types[at] ?? types[0],
        between: pair.split('-') as [string, string],
      })),
    }
  }

/** Adds a campaign of two games in the same scenario. */
const withCampaign =
  (next: NonNullable<NonNullable<CorteoPack['campaigns']>[number]['steps'][number]['next']>) =>
  (p: Loose<CorteoPack>) => {
    const steps = [
      { id: 'first', scenario: 'raid', next },
      { id: 'second', scenario: 'raid' },
    ]
    p.campaigns = [{ id: 'week', file: 'campaigns/week.yaml', steps }]
  }

export const BAD: Sample[] = [
  {
    what: 'a player of a counter that all share',
    change: (p) => {
      const counters = [{ id: 'heat' }]
      const counted = { type: 'count', counter: 'heat', by: 1, seat: raid(p).order[0] } as const
      Object.assign(raid(p), { counters, triggers: [{ id: 'warm', at: 'turn-began', do: [counted] }] })
    },
    code: 'E-COUNTER-SEAT',
    at: 'scenarios/raid.yaml triggers 0 do 0 seat',
  },
  {
    what: 'a step of a campaign nobody knows',
    change: withCampaign([{ to: 'secnd' }]),
    code: 'E-UNKNOWN-STEP',
    at: 'campaigns/week.yaml steps 0 next 0 to',
    suggestion: 'second',
  },
  {
    what: 'a counter that is carried to a scenario without it',
    change: withCampaign([{ to: 'second', carry: { score: 'earlier' } }]),
    code: 'E-CAMPAIGN-LACKS',
    at: 'campaigns/week.yaml steps 0 next 0 carry score',
  },
  {
    what: 'a campaign without an end',
    change: withCampaign([{ to: 'first' }]),
    code: 'E-CAMPAIGN-ENDLESS',
    at: 'campaigns/week.yaml steps 0 next',
  },
  {
    what: 'a step after one that always follows',
    change: withCampaign([{ to: 'second' }, { to: 'second' }]),
    code: 'W-CAMPAIGN-NEVER',
    at: 'campaigns/week.yaml steps 0 next 1',
  },
  {
    what: 'a scenario nobody knows in the order of the pack',
    change: (p) => {
      p.manifest.scenarios = ['riad']
    },
    code: 'E-UNKNOWN-SCENARIO',
    at: 'pack.yaml scenarios 0',
    suggestion: 'raid',
  },
  {
    what: 'rules nobody knows',
    change: (p) => {
      p.manifest.ruleset = 'rade'
    },
    code: 'E-UNKNOWN-RULESET',
    at: 'pack.yaml ruleset',
    suggestion: 'race',
  },
  {
    what: 'a terrain nobody knows in the legend',
    change: (p) => {
      town(p).legend!['.'].terrain = 'lana'
    },
    code: 'E-UNKNOWN-TERRAIN',
    at: 'maps/town.yaml legend . terrain',
    suggestion: 'lane',
  },
  {
    what: 'a terrain nobody knows in a zone',
    change: (p) => {
      raid(p).setup[0].groups[0].zone = {
        type: 'near',
        distance: 1,
        of: { type: 'terrain', terrain: ['lane', 'houses'] },
      }
    },
    code: 'E-UNKNOWN-TERRAIN',
    at: 'scenarios/raid.yaml setup 0 groups 0 zone of terrain 1',
    suggestion: 'house',
  },
  {
    what: 'a cover nobody knows',
    change: (p) => {
      p.terrain.terrain[3].coveredAs = 'shot'
    },
    code: 'E-UNKNOWN-TERRAIN',
    at: 'terrain.yaml terrain 3 coveredAs',
    suggestion: 'shut',
  },
  {
    what: 'a terrain nobody knows in a map inside a case',
    change: (p) => {
      ;(p.cases[0].cases[1].map as { legend: Record<string, { terrain: string }> }).legend['#'].terrain =
        'hosue'
    },
    code: 'E-UNKNOWN-TERRAIN',
    at: 'cases/walls.yaml cases 1 map legend # terrain',
    suggestion: 'house',
  },
  {
    what: 'an edge type nobody knows',
    change: (p) => {
      town(p).edges![0].type = 'wal'
    },
    code: 'E-UNKNOWN-EDGE',
    at: 'maps/town.yaml edges 0 type',
    suggestion: 'wall',
  },
  {
    what: 'a place nobody knows at a site',
    change: (p) => void Object.assign(town(p).sites![0], { place: 'gren' }),
    code: 'E-UNKNOWN-PLACE',
    at: 'maps/town.yaml sites 0 place',
    suggestion: 'green',
  },
  {
    what: 'a place nobody knows in a zone',
    change: (p) => {
      raid(p).setup[0].groups[0].zone = { type: 'place', place: 'nowhere' }
    },
    code: 'E-UNKNOWN-PLACE',
    at: 'scenarios/raid.yaml setup 0 groups 0 zone place',
  },
  {
    what: 'a region nobody knows',
    change: (p) => {
      raid(p).reinforcements![0].zone = { type: 'region', region: 'eats' }
    },
    code: 'E-UNKNOWN-REGION',
    at: 'scenarios/raid.yaml reinforcements 0 zone region',
    suggestion: 'east',
  },
  {
    what: 'an edge of the map nobody knows',
    change: (p) => {
      raid(p).rules.leaving = { side: raid(p).order[0], turns: 2, edges: ['eats'] }
    },
    code: 'E-UNKNOWN-REGION',
    at: 'scenarios/raid.yaml rules leaving edges 0',
    suggestion: 'east',
  },
  {
    what: 'ground nobody knows that carries smoke',
    change: (p) => {
      raid(p).rules.smoke = { pieces: 1, wind: [1, 'stay'], directions: ['N', 'S'], carries: ['rod'] }
    },
    code: 'E-UNKNOWN-TERRAIN',
    at: 'scenarios/raid.yaml rules smoke carries 0',
  },
  {
    what: 'a unit nobody knows that arrives late',
    change: (p) => {
      const zone = { type: 'region', region: 'east' } as const
      const units = [{ unit: 'runer', count: 1 }]
      raid(p).rules.arrivals = [{ turn: 2, side: raid(p).order[0], zone, units, faces: [1] }]
    },
    code: 'E-UNKNOWN-UNIT',
    at: 'scenarios/raid.yaml rules arrivals 0 units 0 unit',
    suggestion: 'runner',
  },
  {
    what: 'a role no site has',
    change: (p) => {
      raid(p).reinforcements![0].zone = { type: 'sites', role: 'bases' }
    },
    code: 'E-UNKNOWN-ROLE',
    at: 'scenarios/raid.yaml reinforcements 0 zone role',
    suggestion: 'base',
  },
  {
    what: 'a kind of objective no site has',
    change: (p) => void Object.assign(raid(p).scoring[0], { kinds: ['money', 'new'] }),
    code: 'E-UNKNOWN-KIND',
    at: 'scenarios/raid.yaml scoring 0 kinds 1',
    suggestion: 'news',
  },
  {
    what: 'a map nobody knows',
    change: (p) => {
      raid(p).map = 'towns'
    },
    code: 'E-UNKNOWN-MAP',
    at: 'scenarios/raid.yaml map',
    suggestion: 'town',
  },
  {
    what: 'a unit nobody knows in a roster',
    change: (p) => {
      raid(p).rosters[0].unit = 'runer'
    },
    code: 'E-UNKNOWN-UNIT',
    at: 'scenarios/raid.yaml rosters 0 unit',
    suggestion: 'runner',
  },
  {
    what: 'a unit nobody knows in a set-up',
    change: (p) => {
      raid(p).setup[1].groups[0].units = ['gaurd']
    },
    code: 'E-UNKNOWN-UNIT',
    at: 'scenarios/raid.yaml setup 1 groups 0 units 0',
    suggestion: 'guard',
  },
  {
    what: 'a unit nobody knows among reinforcements',
    change: (p) => {
      raid(p).reinforcements![0].units![0].unit = 'lorry'
    },
    code: 'E-UNKNOWN-UNIT',
    at: 'scenarios/raid.yaml reinforcements 0 units 0 unit',
  },
  {
    what: 'a unit nobody knows in a case',
    change: (p) => {
      p.cases[0].cases[0].given!.units![0].unit = 'runnr'
    },
    code: 'E-UNKNOWN-UNIT',
    at: 'cases/walls.yaml cases 0 given units 0 unit',
    suggestion: 'runner',
  },
  {
    what: 'a component nobody knows',
    change: (p) => {
      raid(p).rosters[0].component = 'clab'
    },
    code: 'E-UNKNOWN-COMPONENT',
    at: 'scenarios/raid.yaml rosters 0 component',
    suggestion: 'club',
  },
  {
    what: 'a component nobody knows in the rules',
    change: (p) => {
      raid(p).rules.head!.components = ['crowd']
    },
    code: 'E-UNKNOWN-COMPONENT',
    at: 'scenarios/raid.yaml rules head components 0',
  },
  {
    what: 'a table nobody knows',
    change: (p) => {
      raid(p).rules.clash!.table = 'thow'
    },
    code: 'E-UNKNOWN-TABLE',
    at: 'scenarios/raid.yaml rules clash table',
    suggestion: 'throw',
  },
  {
    what: 'a scenario nobody knows',
    change: (p) => {
      p.cases[0].cases[0].scenario = 'rad'
    },
    code: 'E-UNKNOWN-SCENARIO',
    at: 'cases/walls.yaml cases 0 scenario',
    suggestion: 'raid',
  },
  {
    what: 'a side nobody knows of a unit',
    change: (p) => {
      p.units.units[2].side = 'bleu'
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'units.yaml units 2 side',
    suggestion: 'blue',
  },
  {
    what: 'a side nobody knows of a bot',
    change: (p) => {
      p.bots = { bots: [{ side: 'bleu', weights: { objective: 1 } }] }
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'bots.yaml bots 0 side',
    suggestion: 'blue',
  },
  {
    what: 'a side nobody knows of a component',
    change: (p) => {
      p.units.components![0].side = 'rad'
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'units.yaml components 0 side',
    suggestion: 'red',
  },
  {
    what: 'a side nobody knows as the key of a price',
    change: (p) => {
      p.terrain.terrain[4].cost = { redd: 'closed', blue: 1 }
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'terrain.yaml terrain 4 cost redd',
    suggestion: 'red',
  },
  {
    what: 'a side nobody knows among those that control',
    change: (p) => {
      p.terrain.terrain[4].control = ['blu']
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'terrain.yaml terrain 4 control 0',
    suggestion: 'blue',
  },
  {
    what: 'a side nobody knows of a network',
    change: (p) => {
      p.terrain.terrain[4].network!.side = 'green'
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'terrain.yaml terrain 4 network side',
  },
  {
    what: 'a side nobody knows in the order of play',
    change: (p) => {
      raid(p).order[1] = 'bleu'
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'scenarios/raid.yaml order 1',
    suggestion: 'blue',
  },
  {
    what: 'a side nobody knows in the rules',
    change: (p) => {
      raid(p).rules.run!.side = 'reds'
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'scenarios/raid.yaml rules run side',
    suggestion: 'red',
  },
  {
    what: 'a side nobody knows among those of a rule',
    change: (p) => {
      raid(p).rules.arrests = { sides: ['red', 'bleu'] }
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'scenarios/raid.yaml rules arrests sides 1',
    suggestion: 'blue',
  },
  {
    what: 'a side nobody knows as a key in the rules',
    change: (p) => {
      raid(p).rules.disengage = { red: 0, bluee: 'closed' }
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'scenarios/raid.yaml rules disengage bluee',
    suggestion: 'blue',
  },
  {
    what: 'a winner nobody knows',
    change: (p) => {
      raid(p).victory[1].winner = 'drow'
    },
    code: 'E-UNKNOWN-SIDE',
    at: 'scenarios/raid.yaml victory 1 winner',
    suggestion: 'draw',
  },
  {
    what: 'a side nobody knows of a base',
    change: (p) => void Object.assign(town(p).sites![2], { side: 'bblue' }),
    code: 'E-UNKNOWN-SIDE',
    at: 'maps/town.yaml sites 2 side',
    suggestion: 'blue',
  },
  {
    what: 'a side nobody knows in a case',
    change: (p) => void Object.assign(p.cases[0].cases[0].steps[0], { by: 'rid' }),
    code: 'E-UNKNOWN-SIDE',
    at: 'cases/walls.yaml cases 0 steps 0 by',
    suggestion: 'red',
  },
  {
    what: 'two terrains of one name',
    change: (p) => void p.terrain.terrain.push({ ...p.terrain.terrain[0] }),
    code: 'E-DUPLICATE-ID',
    at: 'terrain.yaml terrain 6 id',
  },
  {
    what: 'two units of one name',
    change: (p) => void p.units.units.push({ ...p.units.units[0] }),
    code: 'E-DUPLICATE-ID',
    at: 'units.yaml units 3 id',
  },
  {
    what: 'two sites of one name',
    change: (p) => {
      town(p).sites![1].id = 'bank'
    },
    code: 'E-DUPLICATE-ID',
    at: 'maps/town.yaml sites 1 id',
  },
  {
    what: 'two maps of one name',
    change: (p) => {
      p.maps['town-2'] = { ...town(p), file: 'maps/town-2.yaml' }
    },
    code: 'E-DUPLICATE-ID',
    at: 'maps/town-2.yaml id',
  },
  {
    what: 'two cases of one name',
    change: (p) => {
      p.cases[0].cases[1].id = 'wall-stops'
    },
    code: 'E-DUPLICATE-ID',
    at: 'cases/walls.yaml cases 1 id',
  },
  {
    what: 'two groups of one name in different steps',
    change: (p) => {
      raid(p).setup[1].groups[0].id = 'crowd'
    },
    code: 'E-DUPLICATE-ID',
    at: 'scenarios/raid.yaml setup 1 groups 0 id',
  },
  {
    what: 'two pieces of one name in a position',
    change: (p) => void p.cases[0].cases[0].given!.units!.push({ id: 'a', unit: 'guard', at: '0201' }),
    code: 'E-DUPLICATE-ID',
    at: 'cases/walls.yaml cases 0 given units 1 id',
  },
  {
    what: 'a row too many',
    change: (p) => void town(p).rows!.push('......'),
    code: 'E-ROW-COUNT',
    at: 'maps/town.yaml rows',
  },
  {
    what: 'a row too short',
    change: (p) => {
      town(p).rows![2] = '..##.'
    },
    code: 'E-ROW-LENGTH',
    at: 'maps/town.yaml rows 2',
  },
  {
    what: 'a character the legend lacks',
    change: (p) => {
      town(p).rows![1] = '..x^.#'
    },
    code: 'E-UNKNOWN-GLYPH',
    at: 'maps/town.yaml rows 1',
  },
  {
    what: 'a legend key of two characters',
    change: (p) => {
      town(p).legend!.ab = { terrain: 'lane' }
    },
    code: 'E-LEGEND-GLYPH',
    at: 'maps/town.yaml legend ab',
  },
  {
    what: 'an area map without areas',
    change: (p) => {
      p.cases[0].cases[1].map = { grid: { kind: 'areas' }, areas: [] }
    },
    code: 'E-MAP-EMPTY',
    at: 'cases/walls.yaml cases 1 map',
  },
  {
    what: 'a place off the map',
    change: (p) => {
      town(p).places![0].cells[1] = '0701'
    },
    code: 'E-CELL-OFF-MAP',
    at: 'maps/town.yaml places 0 cells 1',
  },
  {
    what: 'a site off the map',
    change: (p) => {
      town(p).sites![1].cells[0] = '0505'
    },
    code: 'E-CELL-OFF-MAP',
    at: 'maps/town.yaml sites 1 cells 0',
  },
  {
    what: 'an exit off the map',
    change: (p) => void Object.assign(town(p).sites![2], { exits: ['604'] }),
    code: 'E-CELL-OFF-MAP',
    at: 'maps/town.yaml sites 2 exits 0',
  },
  {
    what: 'a region off the map',
    change: (p) => {
      town(p).regions![0].cells[3] = '0605'
    },
    code: 'E-CELL-OFF-MAP',
    at: 'maps/town.yaml regions 0 cells 3',
  },
  {
    what: 'a zone off the map',
    change: (p) => {
      raid(p).setup[1].groups[0].zone = { type: 'cells', cells: ['0604', '0000'] }
    },
    code: 'E-CELL-OFF-MAP',
    at: 'scenarios/raid.yaml setup 1 groups 0 zone cells 1',
  },
  {
    what: 'a unit of a case off its own small map',
    change: (p) => {
      p.cases[0].cases[1].given!.units![0].at = '0301'
    },
    code: 'E-CELL-OFF-MAP',
    at: 'cases/walls.yaml cases 1 given units 0 at',
  },
  {
    what: 'a barricade off the map',
    change: (p) => {
      p.cases[0].cases[0].given!.barricades![0] = '9999'
    },
    code: 'E-CELL-OFF-MAP',
    at: 'cases/walls.yaml cases 0 given barricades 0',
  },
  {
    what: 'a link to nowhere',
    change: (p) => {
      p.cases[0].cases[1].map = {
        grid: { kind: 'areas' },
        areas: [{ id: '0101', terrain: 'lane', at: [0, 0] }],
        links: [{ type: 'wall', between: ['0101', 'b'] }],
      }
    },
    code: 'E-CELL-OFF-MAP',
    at: 'cases/walls.yaml cases 1 map links 0 between 1',
  },
  {
    what: 'a side in a direction hexes lack',
    change: (p) => {
      town(p).edges![0].sides[0] = '0301/E'
    },
    code: 'E-SIDE-OFF-MAP',
    at: 'maps/town.yaml edges 0 sides 0',
  },
  {
    what: 'a wall on the border of the map',
    change: (p) => {
      town(p).edges![0].sides[1] = '0101/N'
    },
    code: 'W-SIDE-ON-BORDER',
    at: 'maps/town.yaml edges 0 sides 1',
  },
  {
    what: 'a set-up cell where the unit can never be',
    change: (p) => {
      raid(p).setup[1].groups[0].zone = { type: 'cells', cells: ['0604', '0602'] }
    },
    code: 'E-UNIT-ON-CLOSED-TERRAIN',
    at: 'scenarios/raid.yaml setup 1 groups 0 zone cells 1',
    cells: ['0602'],
  },
  {
    what: 'a set-up cell closed to the tag of the unit',
    change: (p) =>
      void Object.assign(raid(p).setup[1].groups[0], {
        units: ['truck'],
        zone: { type: 'any', of: [{ type: 'cells', cells: ['0402'] }] },
      }),
    code: 'E-UNIT-ON-CLOSED-TERRAIN',
    at: 'scenarios/raid.yaml setup 1 groups 0 zone of 0 cells 0',
    cells: ['0402'],
  },
  {
    what: 'a case with a unit on closed ground',
    change: (p) => {
      p.cases[0].cases[0].given!.units![0].at = '0301'
    },
    code: 'E-UNIT-ON-CLOSED-TERRAIN',
    at: 'cases/walls.yaml cases 0 given units 0 at',
    cells: ['0301'],
  },
  {
    what: 'a case with more units on a cell than may share it',
    change: (p) => {
      const runner = { unit: 'runner', component: 'club', at: '0101' }
      p.cases[0].cases[0].given!.units = [runner, runner, runner]
    },
    code: 'E-CELL-FULL',
    at: 'cases/walls.yaml cases 0 given units 2 at',
    cells: ['0101'],
  },
  {
    what: 'a case with enemies on one cell',
    change: (p) => void p.cases[0].cases[0].given!.units!.push({ unit: 'guard', at: '0101' }),
    code: 'E-CELL-SHARED',
    at: 'cases/walls.yaml cases 0 given units 1 at',
    cells: ['0101'],
  },
  {
    what: 'a case with the two halves of a unit apart',
    change: (p) => void Object.assign(p.cases[0].cases[0].given!.units![0], { at: ['0101', '0202'] }),
    code: 'E-HALVES-APART',
    at: 'cases/walls.yaml cases 0 given units 0 at',
    cells: ['0202'],
  },
  {
    what: 'a case with a unit on ground closed to its side',
    change: (p) => {
      p.cases[0].cases[0].given!.units![0].at = '0603'
    },
    code: 'E-UNIT-ON-CLOSED-TERRAIN',
    at: 'cases/walls.yaml cases 0 given units 0 at',
    cells: ['0603'],
  },
  {
    what: 'an objective that cannot be covered',
    change: (p) => {
      town(p).rows![3] = '......'
    },
    code: 'E-SITE-TERRAIN',
    at: 'maps/town.yaml sites 1 cells 0',
    cells: ['0504'],
  },
  {
    what: 'ground to be covered that is of no objective',
    change: (p) => {
      town(p).rows![1] = '..$^.#'
    },
    code: 'W-GROUND-WITHOUT-SITE',
    at: 'maps/town.yaml sites',
    cells: ['0302'],
  },
  {
    what: 'a base without exits',
    change: (p) => void Object.assign(town(p).sites![2], { exits: [] }),
    code: 'E-BASE-WITHOUT-EXIT',
    at: 'maps/town.yaml sites 2 exits',
  },
  {
    what: 'an exit on closed ground',
    change: (p) => void Object.assign(town(p).sites![2], { exits: ['0602'] }),
    code: 'E-EXIT-CLOSED',
    at: 'maps/town.yaml sites 2 exits 0',
    cells: ['0602'],
  },
  {
    what: 'a link from a cell to itself',
    change: (p) => {
      town(p).links = [{ type: 'wall', between: ['0101', '0101'] }]
    },
    code: 'W-LINK-SELF',
    at: 'maps/town.yaml links 0 between',
  },
  {
    what: 'two links of one type between the same cells',
    change: (p) => {
      town(p).links = [
        { type: 'wall', between: ['0101', '0201'] },
        { type: 'wall', between: ['0201', '0101'] },
      ]
    },
    code: 'W-LINK-TWICE',
    at: 'maps/town.yaml links 1 between',
  },
  {
    what: 'areas without any link',
    change: withAreas(['a', 'b'], []),
    code: 'W-NO-LINKS',
    at: 'maps/isles.yaml areas',
  },
  {
    what: 'an area that no link leads to',
    change: withAreas(['a', 'b', 'c'], ['a-b']),
    code: 'W-AREA-APART',
    at: 'maps/isles.yaml areas 2 id',
    cells: ['c'],
  },
  {
    what: 'areas that are linked with each other, and not with the rest',
    change: withAreas(['a', 'b', 'c', 'd', 'e'], ['d-b', 'a-c', 'c-e']),
    code: 'W-AREA-APART',
    at: 'maps/isles.yaml areas 1 id',
    cells: ['b', 'd'],
  },
  {
    what: 'a slope without a way up',
    change: (p) => {
      town(p).legend!['^'] = { terrain: 'hill' }
    },
    code: 'E-SLOPE-WITHOUT-UP',
    at: 'maps/town.yaml legend ^',
  },
  {
    what: 'a way up that the grid lacks',
    change: (p) => {
      town(p).legend!['^'].up = 'E'
    },
    code: 'E-DIRECTION',
    at: 'maps/town.yaml legend ^ up',
  },
  {
    what: 'a way up on flat ground',
    change: (p) => {
      town(p).legend!['.'].up = 'S'
    },
    code: 'W-UP-WITHOUT-SLOPE',
    at: 'maps/town.yaml legend . up',
  },
  {
    what: 'a ratio that is none',
    change: (p) => {
      p.tables.tables[0].ratios[0] = '0-1'
    },
    code: 'E-TABLE-RATIO',
    at: 'tables.yaml tables 0 ratios 0',
  },
  {
    what: 'ratios out of order',
    change: (p) => {
      p.tables.tables[0].ratios[2] = '2-2'
    },
    code: 'E-TABLE-ORDER',
    at: 'tables.yaml tables 0 ratios 2',
  },
  {
    what: 'a row short of a result',
    change: (p) => void p.tables.tables[0].rows[4].pop(),
    code: 'E-TABLE-GAP',
    at: 'tables.yaml tables 0 rows 4',
  },
  {
    what: 'a face of the die without a row',
    change: (p) => void p.tables.tables[0].rows.pop(),
    code: 'W-TABLE-ROWS',
    at: 'tables.yaml tables 0 rows',
  },
  {
    what: 'a result that does nothing known',
    change: (p) => {
      p.tables.tables[0].rows[2][1] = 'R2'
    },
    code: 'E-TABLE-RESULT',
    at: 'tables.yaml tables 0 rows 2 1',
    suggestion: 'R1',
  },
  {
    what: 'a result that never comes',
    change: (p) => {
      p.tables.tables[0].results.P9 = { type: 'none' }
    },
    code: 'I-TABLE-RESULT-UNUSED',
    at: 'tables.yaml tables 0 results P9',
  },
  {
    what: 'a gap between victories',
    change: (p) => {
      raid(p).victory[1].from = 3
    },
    code: 'W-VICTORY-GAP',
    at: 'scenarios/raid.yaml victory',
  },
  {
    what: 'no victory for high scores',
    change: (p) => {
      raid(p).victory[0].to = 90
    },
    code: 'W-VICTORY-GAP',
    at: 'scenarios/raid.yaml victory',
  },
  {
    what: 'no victory for low scores',
    change: (p) => {
      raid(p).victory[2].from = 0
    },
    code: 'W-VICTORY-GAP',
    at: 'scenarios/raid.yaml victory',
  },
  {
    what: 'victories that overlap',
    change: (p) => {
      raid(p).victory[1].to = 5
    },
    code: 'W-VICTORY-OVERLAP',
    at: 'scenarios/raid.yaml victory 0',
  },
  {
    what: 'a victory that ends before it starts',
    change: (p) => void Object.assign(raid(p).victory[1], { from: 4, to: 2 }),
    code: 'E-VICTORY-EMPTY',
    at: 'scenarios/raid.yaml victory 1',
  },
  {
    what: 'a unit in the roster of the other side',
    change: (p) => {
      raid(p).rosters[1].unit = 'runner'
    },
    code: 'E-OTHER-SIDE',
    at: 'scenarios/raid.yaml rosters 1 unit',
  },
  {
    what: 'a component in the roster of the other side',
    change: (p) => {
      raid(p).rosters[1].component = 'club'
    },
    code: 'E-OTHER-SIDE',
    at: 'scenarios/raid.yaml rosters 1 component',
  },
  {
    what: 'a set-up of units of the other side',
    change: (p) => {
      raid(p).setup[1].groups[0].units = ['runner']
    },
    code: 'E-OTHER-SIDE',
    at: 'scenarios/raid.yaml setup 1 groups 0 units 0',
  },
  {
    what: 'a side that plays without units',
    change: (p) => void raid(p).rosters.shift(),
    code: 'E-SIDE-WITHOUT-FORCES',
    at: 'scenarios/raid.yaml order 0',
  },
  {
    what: 'a roster too small for a group',
    change: (p) => {
      raid(p).rosters[0].count = 3
    },
    code: 'E-ROSTER-TOO-SMALL',
    at: 'scenarios/raid.yaml setup 0 groups 0 count',
  },
  {
    what: 'a roster too small for set-up and reinforcements together',
    change: (p) => {
      raid(p).rosters[2].count = 1
    },
    code: 'E-ROSTER-TOO-SMALL',
    at: 'scenarios/raid.yaml reinforcements 0 units 0 count',
  },
  {
    what: 'a zone too small for its group',
    change: (p) => {
      raid(p).setup[0].groups[0].perCell = 1
    },
    code: 'E-ZONE-TOO-SMALL',
    at: 'scenarios/raid.yaml setup 0 groups 0 zone',
  },
  {
    what: 'a zone on closed ground only',
    change: (p) => {
      raid(p).setup[1].groups[1].zone = { type: 'terrain', terrain: ['house'] }
    },
    code: 'E-ZONE-TOO-SMALL',
    at: 'scenarios/raid.yaml setup 1 groups 1 zone',
  },
  {
    what: 'two groups that only fit one by one',
    change: (p) => {
      raid(p).rules.stacking = 1
      raid(p).setup[1].groups[1].zone = { type: 'cells', cells: ['0604'] }
    },
    code: 'E-ZONE-TOO-SMALL',
    at: 'scenarios/raid.yaml setup 1 groups 1 zone',
  },
  {
    what: 'reinforcements with nowhere to come',
    change: (p) => {
      raid(p).reinforcements![0].zone = {
        type: 'terrain',
        terrain: ['house'],
      }
    },
    code: 'E-ZONE-EMPTY',
    at: 'scenarios/raid.yaml reinforcements 0 zone',
  },
  {
    what: 'an objective behind houses',
    change: (p) => {
      town(p).rows!.splice(0, 2, '..##$$', '...^##')
    },
    code: 'E-UNREACHABLE-OBJECTIVE',
    at: 'maps/town.yaml sites 0 cells 1',
    cells: ['0601'],
  },
  {
    what: 'an objective behind a wall',
    change: (p) => {
      town(p).edges![0].sides = ['0504/N', '0504/NE', '0504/SE', '0504/SW', '0504/NW']
    },
    code: 'E-UNREACHABLE-OBJECTIVE',
    at: 'maps/town.yaml sites 1 cells 0',
    cells: ['0504'],
  },
  {
    what: 'a language without texts',
    change: (p) => void p.manifest.languages!.push('fr'),
    code: 'W-LANGUAGE-WITHOUT-TEXT',
    at: 'pack.yaml languages 2',
  },
  {
    what: 'no languages named, and a unit without a name in one of the files',
    change: (p) => {
      delete p.manifest.languages
      delete p.texts.it.text.units.guard
    },
    code: 'W-TEXT-MISSING',
    at: 'text/it.yaml text units',
  },
  {
    what: 'a unit without a name',
    change: (p) => void delete p.texts.it.text.units.guard,
    code: 'W-TEXT-MISSING',
    at: 'text/it.yaml text units',
  },
  {
    what: 'an Italian name of a unit without an article',
    change: (p) => {
      delete p.texts.it.text.units.guard.article
    },
    code: 'W-NAME-ARTICLE',
    at: 'text/it.yaml text units guard name',
  },
  {
    what: 'a text for nothing',
    change: (p) => {
      p.texts.en.text.units.gaurd = { name: 'Guard' }
    },
    code: 'W-TEXT-UNUSED',
    at: 'text/en.yaml text units gaurd',
    suggestion: 'guard',
  },
  {
    what: 'a card to leave out that is in no deck',
    change: (p) => {
      const cards = [{ id: 'storm' }, { id: 'calm' }]
      p.decks = { weather: { file: 'decks/weather.yaml', id: 'weather', cards, without: ['strom'] } }
    },
    code: 'E-UNKNOWN-CARD',
    at: 'decks/weather.yaml without 0',
    suggestion: 'storm',
  },
  {
    what: 'two cards of one name in a deck',
    change: (p) => {
      const cards = [{ id: 'storm' }, { id: 'storm' }]
      p.decks = { weather: { file: 'decks/weather.yaml', id: 'weather', cards } }
    },
    code: 'E-DUPLICATE-ID',
    at: 'decks/weather.yaml cards 1 id',
  },
  {
    what: 'a card without a name',
    change: (p) => {
      p.decks = { weather: { file: 'decks/weather.yaml', id: 'weather', cards: [{ id: 'storm' }] } }
    },
    code: 'W-TEXT-MISSING',
    at: 'text/en.yaml text',
  },
  {
    what: 'ground closed to a tag nobody bears',
    change: (p) => {
      p.terrain.terrain[2].closedTo = ['wheel']
    },
    code: 'W-TAG-UNUSED',
    at: 'terrain.yaml terrain 2 closedTo 0',
    suggestion: 'wheels',
  },
  {
    what: 'a unit nobody fields',
    change: (p) => void p.units.units.push({ ...p.units.units[0], id: 'spare' }),
    code: 'I-UNIT-UNUSED',
    at: 'units.yaml units 3',
  },
]

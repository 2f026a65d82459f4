/** One fault each in places, pieces, set-ups and cases, with the finding and its place. */
import { CASES, caseOf, HERE, JOKER, province, type Sample, scenario, towns, WEST, where } from './bad-parts'

export const BAD_PLACES: readonly Sample[] = [
  [
    'a province that is no area',
    (p) => {
      province(p, 'hessen').id = 'hesse'
    },
    'E-UNKNOWN-AREA',
    `${where('hessen')} id`,
  ],
  [
    'a province of nobody',
    (p) => {
      province(p, 'hessen').side = 'frg'
    },
    'E-UNKNOWN-SIDE',
    `${where('hessen')} side`,
  ],
  [
    'a neighbour nobody knows',
    (p) => {
      province(p, 'hessen').faces![0] = 'thuringia'
    },
    'E-UNKNOWN-PROVINCE',
    `${where('hessen')} faces 0`,
  ],
  [
    'a neighbour of the same side',
    (p) => {
      province(p, 'hessen').faces![0] = 'bayern'
    },
    'E-FACES-OWN-SIDE',
    `${where('hessen')} faces 0`,
  ],
  [
    'a supplier from the other side',
    (p) => {
      province(p, 'west-berlin').sections![0].supplier = 'sachsen'
    },
    'E-SUPPLIER-ABROAD',
    `${where('west-berlin')} sections 0 supplier`,
  ],
  [
    'two divided cities',
    (p) => {
      province(p, 'east-berlin').sections = [{ id: 'french-sector', supplier: 'sachsen' }]
    },
    'E-DIVIDED-TWICE',
    `${where('east-berlin')} sections`,
  ],
  [
    'a town in two provinces',
    (p) => {
      province(p, 'hessen').cities!.push('ulm')
    },
    'E-TOWN-TWICE',
    `${where('baden-wuerttemberg')} cities 3`,
  ],
  [
    'a joker of both sides',
    (p) => {
      towns(p).find((one) => one.joker)!.joker![1] = 'sachsen'
    },
    'E-JOKER-BOTH-SIDES',
    `${JOKER} joker 1`,
  ],
  [
    'a town in no province',
    (p) => {
      delete towns(p).find((one) => one.joker)!.joker
    },
    'E-TOWN-NOWHERE',
    `${JOKER} id`,
  ],
  [
    'a link from side to side',
    (p) => {
      ;(p.maps.germany.links![0].between as string[])[1] = 'rostock'
    },
    'E-LINK-ACROSS',
    'maps/germany.yaml links 0 between',
  ],
  [
    'a link for nothing',
    (p) => {
      p.maps.germany.links![0].cost = 0
    },
    'E-LINK-COST',
    'maps/germany.yaml links 0 cost',
  ],
  [
    'a crossing of no link',
    (p) => {
      p.terrain.rails = [{ id: 'wrong', between: ['kiel', 'ulm'], crosses: ['hessen'] }]
    },
    'E-RAIL-NO-LINK',
    'terrain.yaml rails 0 between',
  ],
  [
    'two sides of one role',
    (p) => {
      p.units.sides[0].role = p.units.sides[1].role
    },
    'E-SIDE-ROLE',
    'units.yaml sides',
  ],
  [
    'no cubes',
    (p) => {
      p.units.units = p.units.units.filter(({ kind }) => kind !== 'unrest')
    },
    'E-PIECE-MISSING',
    'units.yaml units',
  ],
  [
    'no factories of a side',
    (p) => {
      p.units.units = p.units.units.filter(({ side }) => side !== 'brd')
    },
    'E-PIECE-MISSING',
    'units.yaml units',
  ],
  [
    'a kind of pieces twice',
    (p) => {
      p.units.units.push({ ...p.units.units.at(-1)!, id: 'second' })
    },
    'E-PIECE-TWICE',
    `units.yaml units ${WEST.units.units.length} kind`,
  ],
  [
    'two tracks of a kind',
    (p) => {
      p.tracks!.tracks[1].kind = 'flight'
    },
    'E-TRACK-KIND',
    'tracks.yaml tracks',
  ],
  [
    'a marker off its track',
    (p) => {
      p.tracks!.tracks[0].start = -9
    },
    'E-OFF-TRACK',
    'tracks.yaml tracks 0 start',
  ],
  [
    'a space off its track',
    (p) => {
      p.tracks!.tracks[0].spaces![0].at = 9
    },
    'E-OFF-TRACK',
    'tracks.yaml tracks 0 spaces 0 at',
  ],
  [
    'a number twice',
    (p) => {
      p.tables.numbers!.push({ id: 'step', value: 4 })
    },
    'E-NUMBER-TWICE',
    `tables.yaml numbers ${WEST.tables.numbers!.length} id`,
  ],
  [
    'protests without cubes',
    (p) => {
      p.tables.numbers!.find(({ id }) => id === 'protest')!.value = 0
    },
    'E-NUMBER-LOW',
    `tables.yaml numbers ${WEST.tables.numbers!.findIndex(({ id }) => id === 'protest')} value`,
  ],
  [
    'a deck nobody knows',
    (p) => {
      scenario(p).decks[3] = 'decade-5'
    },
    'E-UNKNOWN-DECK',
    `${HERE} decks 3`,
  ],
  [
    'unrest in a province nobody knows',
    (p) => {
      scenario(p).setup.unrest = { saarland: 3 }
    },
    'E-UNKNOWN-PROVINCE',
    `${HERE} setup unrest saarland`,
  ],
  [
    'more unrest than there are cubes',
    (p) => {
      scenario(p).setup.unrest!.hessen = 50
    },
    'E-SUPPLY-SHORT',
    `${HERE} setup unrest`,
  ],
  [
    'a factory twice',
    (p) => {
      scenario(p).setup.factories!.push('hamburg')
    },
    'E-CELL-FULL',
    `${HERE} setup factories 4`,
  ],
  [
    'a factory that wants an event',
    (p) => {
      scenario(p).setup.factories!.push('rheinsberg')
    },
    'E-PLANT-BY-EVENT',
    `${HERE} setup factories 4`,
  ],
  [
    'a bot for nobody',
    (p) => {
      p.bots!.bots[0].side = 'frg'
    },
    'E-UNKNOWN-SIDE',
    'bots.yaml bots 0 side',
  ],
  [
    'a card nobody knows in a case',
    (p) => {
      caseOf(p).given = { open: ['monetery-reform'] }
    },
    'E-UNKNOWN-CARD-NAME',
    `${CASES} given open 0`,
  ],
  [
    'a section nobody knows in a case',
    (p) => {
      caseOf(p).given = { sections: { moabit: 1 } }
    },
    'E-UNKNOWN-SECTION',
    `${CASES} given sections moabit`,
  ],
]

/** Names that scenarios use, in any place. The key determines the kind of the named thing. */
import type { MapFile, ScenarioFile } from '../../../../schemas/generated/content'
import { everyPart, type Part } from '../../../blocks/checks/every-part'
import { choiceReferences } from '../../../blocks/checks/option-choices'
import { sitesNamed } from '../../../blocks/checks/shapes'
import { ANSWERED, EACH, PLAYER } from '../../../blocks/questions/terms'
import { boundAt, countersIn, kindOfTo } from '../../../blocks/references'
import { playedMap } from '../../../compile/lookup'
import { idsOf, type Placed, scenariosOf } from '../../../compile/pack-parts'
import { sideKeys } from '../../../compile/references/in-maps'
import { type Reference, refer } from '../../../compile/references/reference'
import { namedUnits, statusesAtStart } from '../../../compile/unit-lines'
import { featuresIn, statusesIn } from '../../../compile/walk-blocks'
import { seatsOf } from '../../../kernel/seats'
import type { CorteoPack } from '../pack'

type Kind = keyof ReturnType<typeof namesOfPack> | keyof ReturnType<typeof namesOfScenario> | keyof Grounds
type Grounds = ReturnType<typeof namesOfMap>

const namesOfPack = ({ units: { sides, units, components }, terrain, tables }: CorteoPack) => ({
  side: idsOf(sides),
  winner: [...idsOf(sides), 'draw'],
  unit: idsOf(units),
  component: idsOf(components),
  terrain: idsOf(terrain.terrain),
  edge: idsOf(terrain.edges),
  table: idsOf(tables.tables),
})

const namesOfScenario = (scenario: ScenarioFile) => ({
  seat: [...seatsOf(scenario).seats],
  option: idsOf(scenario.options),
  counter: countersIn(scenario, [...seatsOf(scenario).seats]),
  trigger: idsOf(scenario.triggers),
  status: [...statusesIn([scenario.triggers, scenario.decks]), ...statusesAtStart(scenario)],
  piece: namedUnits(scenario),
  feature: featuresIn([scenario.triggers, scenario.decks]),
  deck: idsOf(scenario.decks),
  card: (scenario.decks ?? []).flatMap(({ cards }) => idsOf(cards)),
  convoy: idsOf(scenario.rules.convoys),
})

const namesOfMap = ({ places, regions, sites = [] }: MapFile) => ({
  place: idsOf(places),
  region: idsOf(regions),
  role: [...new Set(sites.map(({ role }) => role as string))],
  kind: [...new Set(sites.flatMap((site) => ('kind' in site && site.kind ? [site.kind] : [])))],
})

/** The kinds of names by key. */
const KINDS: Readonly<Record<string, Kind>> = {
  side: 'side',
  sides: 'side',
  turn: 'side',
  controlledBy: 'side',
  winner: 'winner',
  winners: 'winner',
  seat: 'seat',
  receiver: 'seat',
  trigger: 'trigger',
  deck: 'deck',
  card: 'card',
  unit: 'unit',
  units: 'unit',
  named: 'piece',
  removers: 'unit',
  component: 'component',
  components: 'component',
  option: 'option',
  counter: 'counter',
  status: 'status',
  feature: 'feature',
  beyond: 'counter',
  convoy: 'convoy',
  terrain: 'terrain',
  carries: 'terrain',
  on: 'terrain',
  roads: 'terrain',
  edges: 'edge',
  place: 'place',
  region: 'region',
  role: 'role',
  base: 'role',
  kinds: 'kind',
  table: 'table',
}

/** Words that stand for a player inside some blocks. */
const PLACEHOLDERS: readonly string[] = [ANSWERED, EACH, PLAYER]

/** Keys that hold either a list of names or one word for all of them. */
const WHOLE_LISTS = ['units', 'components']

export function referencesInScenarios(raw: CorteoPack): Reference[] {
  const pack = namesOfPack(raw)
  return scenariosOf(raw).flatMap((scenario) => {
    const map = playedMap(raw, scenario.value)
    const known: Partial<Record<Kind, readonly string[]>> = {
      ...pack,
      ...namesOfScenario(scenario.value),
      winner: [...pack.winner, ...seatsOf(scenario.value).seats, 'nobody'],
      ...(map && namesOfMap(map)),
    }
    return [
      ...named(scenario, known),
      ...choiceReferences(raw, scenario),
      ...sitesNamed(scenario, map?.sites),
    ]
  })
}

function named(scenario: Placed<ScenarioFile>, known: Partial<Record<Kind, readonly string[]>>): Reference[] {
  return everyPart(scenario).flatMap((part) => {
    if (part.key === 'disengage') return sideKeys(known.side ?? [], part.at, part.value)
    const kind = kindOf(part)
    const names = kind && known[kind]
    if (names === undefined || typeof part.value !== 'string') return []
    const isBound = PLACEHOLDERS.includes(part.value)
    if (isBound && boundAt(scenario.value, part.at.path.slice(scenario.at.path.length)).includes(part.value))
      return []
    return refer(kind === 'winner' ? 'side' : kind!, names, part.at, part.value)
  })
}

/** Returns the kind of a name. The `edges` of `leaving` are regions of the map; other `edges` are sides of cells. */
function kindOf({ key, owner, ownerKey, listed }: Part): Kind | undefined {
  if (key === 'to') return kindOfTo(owner)
  if (key === 'id' && ownerKey === 'sides') return 'side'
  if (key === 'edges' && ownerKey === 'leaving') return 'region'
  if (WHOLE_LISTS.includes(key) && !listed) return undefined
  return Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
}

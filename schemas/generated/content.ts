/**
 * What a pack may say, as TypeScript. Generated from `schemas/*.schema.json` by `npm run schemas:build`: do not edit.
 */

/** Text in the languages of the pack, by language code. */
export type LocalText = { en: string; it?: string; [language: string]: string | undefined }
/** Where a part of the content comes from. */
export type Source = 'rulebook' | 'found' | 'derived' | 'reconstruction' | 'own'
/** A cell by its wargame name, column then row: "0704". */
export type CellName = string
/** A side of a cell: "0704/NE". Either of the two cells may own the name. */
export type SideName = string
/** A number of movement points: a whole number, halves as text ("1/2", "3/2"), or "closed". */
export type Cost = number | string
export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'

// ---- pack.yaml
export type PackFile = {
  format: 1
  id: string
  version: string
  ruleset: string
  name: LocalText
  summary?: LocalText
  notice: LocalText
  authors: { name: string; part?: string }[]
  licence: string
  languages: string[]
  requires?: { pack: string; version: string }[]
}

// ---- maps/*.yaml
export type MapFile = {
  id: string
  source?: Source
  grid: GridSpec
  /** One character of `rows` to what it stands for. */
  legend?: Record<string, { terrain: string; up?: Direction }>
  /** One string a row, one character a cell, from the top. */
  rows?: string[]
  /** Only for `kind: areas`: the places of the graph. */
  areas?: { id: string; terrain: string; at: [number, number] }[]
  edges?: { type: string; sides: SideName[] }[]
  links?: { type: string; between: [CellName, CellName]; cost?: Cost }[]
  /** Names on the ground: streets, avenues, squares, quarters, bridges, gates. */
  places?: Place[]
  /** Cells with a part in the rules. */
  sites?: Site[]
  /** Cell sets that scenarios refer to: set-up zones, thirds of an edge. */
  regions?: { id: string; cells: CellName[] }[]
}
export type GridSpec =
  | { kind: 'hex'; orientation: 'flat' | 'pointy'; offset: 'odd' | 'even'; columns: number; rows: number }
  | { kind: 'square'; columns: number; rows: number }
  | { kind: 'areas' }
export type Place = { id: string; kind: string; cells: CellName[] }
export type Site =
  | { role: 'objective'; id: string; kind: string; value: number; cells: CellName[]; place?: string; source?: Source }
  | { role: 'base'; id: string; side: string; number: number; cells: CellName[]; exits: CellName[] }
  | { role: 'prison'; id: string; cells: CellName[] }
  | { role: 'landmark'; id: string; kind: string; cells: CellName[] }

// ---- terrain.yaml
export type TerrainFile = { terrain: Terrain[]; edges?: EdgeType[] }
/** A value for every side of the game, or one for each. */
export type BySide<T> = T | Record<string, T>
export type Terrain = {
  id: string
  look: TerrainLook
  /** Movement points to enter, for all or by side. */
  cost: BySide<Cost>
  /** For slopes, by the direction of the step: replaces `cost`. The cell's legend entry says which way is `up`. */
  slope?: { up: Cost; down: Cost }
  /** Unit tags that may not enter or cross. */
  closedTo?: string[]
  /** Sides whose units control (ZOC) cells of this terrain from next door. Default: all. */
  control?: string[]
  /** Sides whose units end their movement on entering. */
  stops?: string[]
  launch?: {
    /** Whether a throw passes over it: yes, no, or only when it crosses downhill. Default: true. */
    through?: boolean | 'downhill'
    /** Sides whose units cannot be thrown at here. */
    shelters?: string[]
  }
  clash?: {
    /** Whether there is any clash to or from this cell. Default: true. */
    fought?: boolean
    /** Sides whose units cannot be attacked here. */
    shelters?: string[]
    /** Factor of the power of a unit of that side here: 2, "1/2". */
    factor?: Record<string, number | string>
    /** For slopes: factor of a defender attacked from below, and of an attacker attacking downhill. */
    uphill?: { defender: number | string }
    downhill?: { attacker: number | string }
  }
  /** Whether a barricade may be put here. Default: true. */
  barricade?: boolean
  /** Cells of one network let units of that side leave from any other in a later hand. */
  network?: { id: string; side: string }
  /** What an objective here counts as once covered. */
  coveredAs?: string
  source?: Source
}
export type TerrainLook = {
  colour: string
  colourDark?: string
  pattern?: 'none' | 'cobbles' | 'dashes' | 'bricks' | 'windows' | 'trees' | 'steps' | 'chevrons' | 'waves' | 'crowd' | 'hatch' | 'grid'
  glyph?: string
}
export type EdgeType = {
  id: string
  look: { colour: string; colourDark?: string; style: 'wall' | 'gate' | 'river' | 'fence' | 'door' | 'window' }
  /** Whether units may cross it. */
  cost: BySide<Cost> | 'free'
  /** Whether control (ZOC) passes. Default: true. */
  control?: boolean
  launch?: boolean
  clash?: boolean
}

// ---- units.yaml
export type UnitsFile = { sides: Side[]; components?: Component[]; units: UnitType[] }
export type Side = { id: string; look: { colour: string; ink: string; shape: 'round' | 'square' | 'shield' } }
/** A political component, regiment or family: who a unit belongs to inside its side. */
export type Component = { id: string; side: string; look: { colour: string; colour2?: string; ink: string; mark: string } }
export type UnitType = {
  id: string
  side: string
  speed: number
  power: number
  /** How many people the piece stands for. */
  people?: number
  /** Free words that terrain, tables and scenarios can refer to: `vehicle`, `spezzone`. */
  tags?: string[]
  look: { symbol: string; colour?: string; ink?: string }
  /** Whether it may share a cell. Default: true. `base`: only on base cells. */
  stacks?: boolean | 'base'
  /** Adjacent units with this mark clash as one column. */
  column?: boolean
  /** What it can throw, how far, and whether panic by it spreads to linked units. */
  launch?: { range: number; spreads?: boolean }
  source?: Source
}

// ---- tables.yaml
export type TablesFile = { tables: ResultsTable[] }
export type ResultsTable = {
  id: string
  /** Ratio columns from the worst to the best for the first side: "1-2", "1-1", "2-1". */
  ratios: string[]
  /** Below the first ratio: no attempt, or read the first column. */
  below: 'none' | 'first'
  /** Result names by die, one row for each value from 1 up, one cell a ratio. A "*" marks a short throw. */
  rows: string[][]
  /** What each result name does. */
  results: Record<string, TableResult>
  source?: Source
}
export type TableResult =
  | { type: 'none' }
  | { type: 'retreat'; who: 'target' | 'attacker' | 'defender'; steps: number; chosenBy: 'owner' | 'enemy' }
  | { type: 'panic'; who: 'target' | 'attacker' | 'defender'; steps: number; chosenBy: 'owner' | 'enemy' }

// ---- scenarios/*.yaml
export type ScenarioFile = {
  id: string
  map: string
  source?: Source
  /** Number of hands (rounds). */
  hands: number
  /** Sides in the order they play a hand. */
  order: string[]
  rosters: RosterLine[]
  setup: SetupStep[]
  reinforcements?: { hand: number; side: string; zone: Zone; units: { unit: string; count: number }[] }[]
  rules: CorteoRules
  scoring: ScoringLine[]
  victory: VictoryLevel[]
}
export type RosterLine = { side: string; unit: string; component?: string; count: number; source?: Source }
/** A side places `count` units of these types in a zone, at most `perCell` to a cell. */
export type SetupStep = {
  side: string
  groups: { id: string; units: string[] | 'all'; count: number; zone: Zone; perCell: number }[]
}
export type Zone =
  | { type: 'place'; place: string }
  | { type: 'region'; region: string }
  | { type: 'terrain'; terrain: string[] }
  | { type: 'sites'; role: string; kinds?: string[]; side?: string }
  | { type: 'cells'; cells: CellName[] }
  | { type: 'near'; distance: number; of: Zone }
  | { type: 'any'; of: Zone[] }
  | { type: 'all'; of: Zone[] }
  | { type: 'except'; of: Zone; not: Zone }
/** The numbers and switches of the Corteo rules; every one may be changed by a scenario. */
export type CorteoRules = {
  stacking: number
  run: { side: string; pieces: number; factor: number; notInHands: number[] }
  barricades: { side: string; pieces: number; cost: number; removable: boolean }
  launch: { table: string; cost: '1/2' | number; perPhase: number; noArrests: boolean }
  clash: { table: string }
  /** The side that leads with a Head. `components: any` or the allowed ones. */
  head: { side: string; units: number; bonus: number; components: string[] | 'any' }
  columns: { minimum: number }
  /** Extra points to leave an enemy ZOC, by side; `closed` when a unit in enemy ZOC may not move at all. */
  disengage: BySide<Cost>
  /** The side whose beaten units are arrested, and the side whose beaten units panic to a base. */
  arrests: { side: string }
  panic: { side: string; base: string; wakes: 'next-hand' }
  /** Who scores objectives, and whether they are covered when left. */
  objectives: { side: string; covered: boolean }
}
export type ScoringLine =
  | { id: string; type: 'objectives'; kinds?: string[]; times: number }
  | { id: string; type: 'arrested-power'; times: number }
export type VictoryLevel = { id: string; from?: number; to?: number; winner: string | 'draw' }

// ---- cases/*.yaml
export type CaseFile = { cases: Case[] }
export type Case = {
  id: string
  /** Statement ids of the rules file that this case proves. */
  proves: string[]
  title?: LocalText
  /** Start from a scenario of the pack; with `map`, its rules and rosters are kept but the map is this small one. */
  scenario: string
  map?: Omit<MapFile, 'id'>
  /** Changes to the scenario for this case only, merged into it key by key. */
  change?: Record<string, unknown>
  /** The position to start from; without it, the start of the game. */
  given?: Position
  /** Dice to come, in order. */
  dice?: number[]
  steps: CaseStep[]
}
export type Position = {
  hand?: number
  turn?: string
  phase?: 'movement' | 'clash'
  units?: PositionUnit[]
  barricades?: CellName[]
  covered?: CellName[]
  arrested?: string[]
  running?: boolean
  supplies?: Record<string, number>
  head?: { component: string; units?: string[] }
}
export type PositionUnit = {
  id?: string
  unit: string
  component?: string
  at: CellName
  moved?: boolean
  thrown?: boolean
  panicked?: boolean
}
export type CaseAction = Record<string, string | number | boolean>
export type CaseStep =
  | { do: CaseAction; by?: string }
  | { offers: CaseAction[]; by?: string }
  | { hides: CaseAction[]; by?: string }
  | { refuses: CaseAction; rule: string; by?: string }
  | { expect: Expectation }
export type Expectation = {
  hand?: number
  turn?: string
  phase?: string
  asked?: string
  units?: Record<string, { at?: CellName | 'arrested' | 'reserve' | 'out'; panicked?: boolean; moved?: boolean }>
  covered?: CellName[]
  barricades?: CellName[]
  supplies?: Record<string, number>
  score?: number
  outcome?: { winner: string; level?: string }
  /** Events of the last action, in order; each must match the fields given. */
  events?: Record<string, unknown>[]
  /** Cells that the side controls (ZOC). */
  zone?: { side: string; cells?: CellName[]; without?: CellName[] }
}

// ---- text/<language>.yaml
/** Names and help by group and id: text.terrain.street.name. */
export type TextFile = { language: string; text: Record<string, Record<string, TextEntry>> }
export type TextEntry = { name: string; short?: string; help?: string }

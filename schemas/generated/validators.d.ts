// Generated from `schemas/*.schema.json` by `npm run schemas:build`: do not edit.
export type SchemaError = {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly propertyName?: string
  readonly params: Readonly<Record<string, unknown>>
}
/** `kindFile`: a file without the items of its lists. `kindItem_list`: one item of such a list. */
export type Validate = { (value: unknown): boolean; errors?: SchemaError[] | null }
export const packFile: Validate
export const packItem_authors: Validate
export const packItem_requires: Validate
export const mapFile: Validate
export const mapItem_areas: Validate
export const mapItem_edges: Validate
export const mapItem_links: Validate
export const mapItem_places: Validate
export const mapItem_sites: Validate
export const mapItem_regions: Validate
export const mapItem_scenery: Validate
export const terrainFile: Validate
export const terrainItem_terrain: Validate
export const terrainItem_edges: Validate
export const unitsFile: Validate
export const unitsItem_sides: Validate
export const unitsItem_components: Validate
export const unitsItem_units: Validate
export const tablesFile: Validate
export const tablesItem_tables: Validate
export const botsFile: Validate
export const botsItem_bots: Validate
export const scenarioFile: Validate
export const scenarioItem_sites: Validate
export const scenarioItem_rosters: Validate
export const scenarioItem_setup: Validate
export const scenarioItem_reinforcements: Validate
export const scenarioItem_scoring: Validate
export const scenarioItem_victory: Validate
export const scenarioItem_comments: Validate
export const scenarioItem_seats: Validate
export const scenarioItem_muster: Validate
export const scenarioItem_options: Validate
export const scenarioItem_counters: Validate
export const scenarioItem_triggers: Validate
export const caseFile: Validate
export const caseItem_cases: Validate
export const textFile: Validate
export const cryHavocTerrainFile: Validate
export const cryHavocTerrainItem_terrain: Validate
export const cryHavocTerrainItem_edges: Validate
export const cryHavocUnitsFile: Validate
export const cryHavocUnitsItem_sides: Validate
export const cryHavocUnitsItem_units: Validate
export const cryHavocUnitsItem_figures: Validate
export const cryHavocTablesFile: Validate
export const cryHavocBotsFile: Validate
export const cryHavocBotsItem_bots: Validate
export const cryHavocScenarioFile: Validate
export const cryHavocScenarioItem_forces: Validate
export const cryHavocScenarioItem_scoring: Validate
export const cryHavocScenarioItem_victory: Validate
export const cryHavocCaseFile: Validate
export const cryHavocCaseItem_cases: Validate
export const kriegspielTerrainFile: Validate
export const kriegspielTerrainItem_terrain: Validate
export const kriegspielTerrainItem_edges: Validate
export const kriegspielUnitsFile: Validate
export const kriegspielUnitsItem_sides: Validate
export const kriegspielUnitsItem_units: Validate
export const kriegspielBotsFile: Validate
export const kriegspielBotsItem_bots: Validate
export const kriegspielScenarioFile: Validate
export const kriegspielScenarioItem_rosters: Validate
export const kriegspielScenarioItem_territories: Validate
export const kriegspielScenarioItem_opening: Validate
export const kriegspielScenarioItem_comments: Validate
export const kriegspielCaseFile: Validate
export const kriegspielCaseItem_cases: Validate

// Generated from `schemas/*.schema.json` by `npm run schemas:build`: do not edit.
import sharedSchema from '../shared.schema.json'
import packSchema from '../pack.schema.json'
import mapSchema from '../map.schema.json'
import terrainSchema from '../terrain.schema.json'
import unitsSchema from '../units.schema.json'
import tablesSchema from '../tables.schema.json'
import botsSchema from '../bots.schema.json'
import scenarioSchema from '../scenario.schema.json'
import caseSchema from '../case.schema.json'
import textSchema from '../text.schema.json'
import cryHavocTerrainSchema from '../cry-havoc-terrain.schema.json'
import cryHavocUnitsSchema from '../cry-havoc-units.schema.json'
import cryHavocTablesSchema from '../cry-havoc-tables.schema.json'
import cryHavocBotsSchema from '../cry-havoc-bots.schema.json'
import cryHavocScenarioSchema from '../cry-havoc-scenario.schema.json'
import cryHavocCaseSchema from '../cry-havoc-case.schema.json'
import juntaTerrainSchema from '../junta-terrain.schema.json'
import juntaUnitsSchema from '../junta-units.schema.json'
import juntaTablesSchema from '../junta-tables.schema.json'
import juntaDeckSchema from '../junta-deck.schema.json'
import juntaBotsSchema from '../junta-bots.schema.json'
import juntaScenarioSchema from '../junta-scenario.schema.json'
import juntaCaseSchema from '../junta-case.schema.json'
import kriegspielTerrainSchema from '../kriegspiel-terrain.schema.json'
import kriegspielUnitsSchema from '../kriegspiel-units.schema.json'
import kriegspielBotsSchema from '../kriegspiel-bots.schema.json'
import kriegspielScenarioSchema from '../kriegspiel-scenario.schema.json'
import kriegspielCaseSchema from '../kriegspiel-case.schema.json'
import wirSindDasVolkTerrainSchema from '../wir-sind-das-volk-terrain.schema.json'
import wirSindDasVolkUnitsSchema from '../wir-sind-das-volk-units.schema.json'
import wirSindDasVolkTablesSchema from '../wir-sind-das-volk-tables.schema.json'
import wirSindDasVolkTracksSchema from '../wir-sind-das-volk-tracks.schema.json'
import wirSindDasVolkDeckSchema from '../wir-sind-das-volk-deck.schema.json'
import wirSindDasVolkBotsSchema from '../wir-sind-das-volk-bots.schema.json'
import wirSindDasVolkScenarioSchema from '../wir-sind-das-volk-scenario.schema.json'
import wirSindDasVolkCaseSchema from '../wir-sind-das-volk-case.schema.json'

/** Every schema by its name: a role, or a ruleset and a role. */
export const schemas = {
  shared: sharedSchema,
  pack: packSchema,
  map: mapSchema,
  terrain: terrainSchema,
  units: unitsSchema,
  tables: tablesSchema,
  bots: botsSchema,
  scenario: scenarioSchema,
  case: caseSchema,
  text: textSchema,
  'cry-havoc-terrain': cryHavocTerrainSchema,
  'cry-havoc-units': cryHavocUnitsSchema,
  'cry-havoc-tables': cryHavocTablesSchema,
  'cry-havoc-bots': cryHavocBotsSchema,
  'cry-havoc-scenario': cryHavocScenarioSchema,
  'cry-havoc-case': cryHavocCaseSchema,
  'junta-terrain': juntaTerrainSchema,
  'junta-units': juntaUnitsSchema,
  'junta-tables': juntaTablesSchema,
  'junta-deck': juntaDeckSchema,
  'junta-bots': juntaBotsSchema,
  'junta-scenario': juntaScenarioSchema,
  'junta-case': juntaCaseSchema,
  'kriegspiel-terrain': kriegspielTerrainSchema,
  'kriegspiel-units': kriegspielUnitsSchema,
  'kriegspiel-bots': kriegspielBotsSchema,
  'kriegspiel-scenario': kriegspielScenarioSchema,
  'kriegspiel-case': kriegspielCaseSchema,
  'wir-sind-das-volk-terrain': wirSindDasVolkTerrainSchema,
  'wir-sind-das-volk-units': wirSindDasVolkUnitsSchema,
  'wir-sind-das-volk-tables': wirSindDasVolkTablesSchema,
  'wir-sind-das-volk-tracks': wirSindDasVolkTracksSchema,
  'wir-sind-das-volk-deck': wirSindDasVolkDeckSchema,
  'wir-sind-das-volk-bots': wirSindDasVolkBotsSchema,
  'wir-sind-das-volk-scenario': wirSindDasVolkScenarioSchema,
  'wir-sind-das-volk-case': wirSindDasVolkCaseSchema,
}

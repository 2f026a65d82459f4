// Generated from the schemas by `npm run schemas:build`: do not edit.
/** The name of every schema: that of its address, without the ending. */
export const KINDS = [
  'shared',
  'pack',
  'map',
  'text',
  'terrain',
  'units',
  'tables',
  'bots',
  'scenario',
  'case',
  'corteo-words',
  'cry-havoc-terrain',
  'cry-havoc-units',
  'cry-havoc-tables',
  'cry-havoc-bots',
  'cry-havoc-scenario',
  'cry-havoc-case',
  'cry-havoc-words',
  'junta-terrain',
  'junta-units',
  'junta-tables',
  'junta-deck',
  'junta-bots',
  'junta-scenario',
  'junta-case',
  'junta-words',
  'kriegspiel-terrain',
  'kriegspiel-units',
  'kriegspiel-bots',
  'kriegspiel-scenario',
  'kriegspiel-case',
  'kriegspiel-words',
  'wir-sind-das-volk-terrain',
  'wir-sind-das-volk-units',
  'wir-sind-das-volk-tables',
  'wir-sind-das-volk-tracks',
  'wir-sind-das-volk-deck',
  'wir-sind-das-volk-bots',
  'wir-sind-das-volk-scenario',
  'wir-sind-das-volk-case',
  'wir-sind-das-volk-words',
] as const

/** Of each ruleset, by role, the schema that its files answer to; a role that is not there is one that it has no use for. */
export const KINDS_OF: Readonly<Record<string, Readonly<Record<string, (typeof KINDS)[number]>>>> = {
  "corteo": {
    "terrain": "terrain",
    "units": "units",
    "tables": "tables",
    "bots": "bots",
    "scenario": "scenario",
    "case": "case"
  },
  "cry-havoc": {
    "terrain": "cry-havoc-terrain",
    "units": "cry-havoc-units",
    "tables": "cry-havoc-tables",
    "bots": "cry-havoc-bots",
    "scenario": "cry-havoc-scenario",
    "case": "cry-havoc-case"
  },
  "junta": {
    "terrain": "junta-terrain",
    "units": "junta-units",
    "tables": "junta-tables",
    "deck": "junta-deck",
    "bots": "junta-bots",
    "scenario": "junta-scenario",
    "case": "junta-case"
  },
  "kriegspiel": {
    "terrain": "kriegspiel-terrain",
    "units": "kriegspiel-units",
    "bots": "kriegspiel-bots",
    "scenario": "kriegspiel-scenario",
    "case": "kriegspiel-case"
  },
  "wir-sind-das-volk": {
    "terrain": "wir-sind-das-volk-terrain",
    "units": "wir-sind-das-volk-units",
    "tables": "wir-sind-das-volk-tables",
    "tracks": "wir-sind-das-volk-tracks",
    "deck": "wir-sind-das-volk-deck",
    "bots": "wir-sind-das-volk-bots",
    "scenario": "wir-sind-das-volk-scenario",
    "case": "wir-sind-das-volk-case"
  }
}

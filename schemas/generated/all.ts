// Generated from the schemas by `npm run schemas:build`: do not edit.
import corteo from './parts/corteo'
import cryHavoc from './parts/cry-havoc'
import junta from './parts/junta'
import kriegspiel from './parts/kriegspiel'
import wirSindDasVolk from './parts/wir-sind-das-volk'

/** The schemas of all rulesets. */
export const ALL = [corteo, cryHavoc, junta, kriegspiel, wirSindDasVolk]

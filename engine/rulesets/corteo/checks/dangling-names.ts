/** Names in the files of this game that must be those of other parts of the pack; `known-names` asks what any pack can be asked. */

import { blocksInCases } from '../../../compile/references/in-cases'
import { unknownNames } from '../../../compile/references/reference'
import type { Finding, RawPack } from '../../../types'
import { referencesInBots } from '../references/in-bots'
import { referencesInScenarios } from '../references/in-scenarios'
import { referencesInTerrain } from '../references/in-terrain'
import { referencesInUnits } from '../references/in-units'

export const danglingNames = (raw: RawPack): Finding[] =>
  unknownNames([
    ...referencesInTerrain(raw),
    ...referencesInUnits(raw),
    ...referencesInScenarios(raw),
    ...referencesInBots(raw),
    ...blocksInCases(raw),
  ])

/** Names in the files of this game that must be those of other parts of the pack; `known-names` asks what any pack can be asked. */
import type { Finding, RawPack } from '../../types'
import { referencesInBots } from '../references/in-bots'
import { blocksInCases } from '../references/in-cases'
import { referencesInScenarios } from '../references/in-scenarios'
import { referencesInTerrain } from '../references/in-terrain'
import { referencesInUnits } from '../references/in-units'
import { unknownNames } from '../references/reference'

export const danglingNames = (raw: RawPack): Finding[] =>
  unknownNames([
    ...referencesInTerrain(raw),
    ...referencesInUnits(raw),
    ...referencesInScenarios(raw),
    ...referencesInBots(raw),
    ...blocksInCases(raw),
  ])

/** Checks names in the files of this game that refer to other parts of the pack. `known-names` checks those of any pack. */

import { namesInPositions } from '../../../blocks/checks/option-choices'
import { unknownNames } from '../../../compile/references/reference'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'
import { componentsInCases, keysInCases } from '../references/in-cases'
import { referencesInScenarios } from '../references/in-scenarios'
import { referencesInTerrain } from '../references/in-terrain'
import { referencesInUnits } from '../references/in-units'

export const danglingNames = (raw: CorteoPack): Finding[] =>
  unknownNames([
    ...referencesInTerrain(raw),
    ...referencesInUnits(raw),
    ...referencesInScenarios(raw),
    ...componentsInCases(raw),
    ...keysInCases(raw),
    ...namesInPositions(raw),
  ])

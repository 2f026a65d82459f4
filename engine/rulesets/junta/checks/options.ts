/** Checks the options of a scenario: their choices, and who could read a secret. */
import { keptSecrets } from '../../../blocks/checks/kept-secrets'
import { options as choices } from '../../../blocks/checks/options'
import type { Finding, RawPack } from '../../../types'
import { scenariosOf } from './parts'

export const options = (raw: RawPack): Finding[] => [
  ...choices(raw, scenariosOf(raw)),
  ...keptSecrets(scenariosOf(raw)),
]

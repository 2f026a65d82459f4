/** Options of a scenario: what may be chosen, where the zones of it are, and who could read a secret of it. */
import { chosenZones } from '../../../blocks/checks/chosen-zones'
import { keptSecrets } from '../../../blocks/checks/kept-secrets'
import { options as choices } from '../../../blocks/checks/options'
import type { Finding, RawPack } from '../../../types'
import { scenarios } from './parts'

export const options = (raw: RawPack): Finding[] => [
  ...choices(raw, scenarios(raw)),
  ...keptSecrets(scenarios(raw)),
  ...chosenZones(raw, scenarios(raw)),
]

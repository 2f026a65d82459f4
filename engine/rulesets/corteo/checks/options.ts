/** Checks the options of a scenario: their choices, their zones, and who could read a secret. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { chosenZones } from '../../../blocks/checks/chosen-zones'
import { keptSecrets } from '../../../blocks/checks/kept-secrets'
import { options as choices } from '../../../blocks/checks/options'
import { shapesOnAreas } from '../../../blocks/checks/shapes'
import { scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import { isOf } from '../compile/forces'
import type { CorteoPack } from '../pack'

export const options = (raw: CorteoPack): Finding[] => [
  ...choices(raw, scenariosOf(raw)),
  ...shapesOnAreas(raw, scenariosOf(raw)),
  ...keptSecrets(scenariosOf(raw), isKept),
  // `zone-sizes` checks set-up and reinforcements further.
  ...chosenZones(raw, scenariosOf(raw), ['setup', 'reinforcements']),
]

/** True if the secret stays hidden: scoring lines wait for the reveal, and its own player sets up by it. */
function isKept(scenario: ScenarioFile, part: string | number, index: number, seat: string): boolean {
  if (part === 'scoring') return true
  const { side, seat: own } = part === 'setup' ? scenario.setup[index] : {}
  return side !== undefined && (seat === side || isOf(scenario, { side, seat }, { side, seat: own }))
}

/** Checks the phases that a scenario writes: the game cannot do without movement. */
import { finding, within } from '../../../compile/finding'
import { scenariosOf } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import { ownPack } from './parts'

/** Pieces enter the map, leave it and are led away in this phase only. */
const NEEDED = 'movement'

export const steps = (raw: RawPack): Finding[] =>
  scenariosOf(ownPack(raw)).flatMap(({ value, at }) =>
    value.steps === undefined || value.steps.includes(NEEDED)
      ? []
      : [
          finding(
            'E-STEPS-WITHOUT',
            within(at, 'steps'),
            'steps-without',
            { step: NEEDED },
            { expected: NEEDED },
          ),
        ],
  )

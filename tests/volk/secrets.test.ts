/** Hands, deck orders and cards kept between decades are secret from the other side and from spectators. */

import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import { keepsSecrets } from '../engine/support/secret-suite'
import { faultsOf } from './invariants'

keepsSecrets({
  pack: 'wir-sind-das-volk',
  positions: 2000,
  stride: 3,
  pile: 'pile',
  timeout: 900_000,
  invariant: (def) => (world) => {
    const faults = faultsOf(def as VolkDef, world as VolkState)
    if (faults.length > 0) throw new Error(faults.join(', '))
  },
})

/** Hands, notes, Swiss accounts, secret locations and offers between others are known only to the seats they concern. */
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import { keepsSecrets } from '../engine/support/secret-suite'
import { faultOf } from './invariants'

keepsSecrets({
  pack: 'junta',
  positions: 2000,
  stride: 20,
  pile: 'pile',
  hasSecretSteps: true,
  invariant: (def) => (state) => {
    const fault = faultOf(def as JuntaDef, state as JuntaState)
    if (fault) throw new Error(fault)
  },
})

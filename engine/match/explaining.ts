import type { Session } from '../replay/session'
import type { Decision, GameDef, Refusal, Table, Viewer } from '../types'
import type { Press } from './press'
import { onlyGroup } from './shapes'
import { Reasons } from './why-not'

/** What a viewer is asked, and their optional actions. */
export type Offered = {
  readonly viewer: Viewer
  readonly decision: Decision | undefined
  readonly asides: readonly Decision[]
}

/** Why presses fit no choice, for each viewer by what it was offered: no answer depends on what another could do. */
export class Explaining {
  private readonly reasons = new Map<Viewer, Reasons>()

  constructor(private readonly def: GameDef) {}

  remember({ viewer, decision, asides }: Offered, pieces: Table['pieces']): void {
    const reasons = this.of(viewer)
    if (decision) reasons.remember(decision, pieces)
    reasons.rememberCards(all({ decision, asides }))
  }

  whyNot(session: Session, offered: Offered, pieces: Table['pieces'], press: Press): Refusal | undefined {
    const { viewer, decision } = offered
    const reasons = this.of(viewer)
    if (press.kind !== 'cell') return reasons.whyNotThing(session, all(offered), press.kind, press.id)
    return decision && reasons.whyNot(session, onlyGroup(decision, press.wanted), press.pressed, pieces)
  }

  private of(viewer: Viewer): Reasons {
    const reasons = this.reasons.get(viewer) ?? new Reasons(this.def)
    this.reasons.set(viewer, reasons)
    return reasons
  }
}

const all = ({ decision, asides }: Pick<Offered, 'decision' | 'asides'>): Decision[] => [
  ...(decision ? [decision] : []),
  ...asides,
]

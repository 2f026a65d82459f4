import type { SessionStore } from './store'
import { type Layer, saysClosed, whyClosed } from './view'

/** Protects locked and hidden layers from actions on the map, and shows why. */
export class ClosedLayers {
  constructor(private readonly store: SessionStore) {}

  /** Whether a layer cannot be changed; if so, it shows a notice. */
  stops(layer: Layer): boolean {
    const { view, notice } = this.store.state
    const why = whyClosed(view, layer)
    if (why && !saysClosed(notice)) this.store.set({ notice: why })
    return why !== undefined
  }

  /** Clears the notice of the last action when a new one starts. */
  begin(): void {
    if (saysClosed(this.store.state.notice)) this.store.set({ notice: undefined })
  }

  /** After a part of the action, keeps only notices about unchanged layers. */
  done(): void {
    const { notice } = this.store.state
    if (notice && !saysClosed(notice)) this.store.set({ notice: undefined })
  }
}

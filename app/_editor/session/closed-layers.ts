import type { SessionStore } from './store'
import { type Layer, saysClosed, whyClosed } from './view'

/** Keeps what is done on the map from layers that are locked or hidden, and says why. */
export class ClosedLayers {
  constructor(private readonly store: SessionStore) {}

  /** Whether a layer is not to be changed; then that is said. */
  stops(layer: Layer): boolean {
    const { view, notice } = this.store.state
    const why = whyClosed(view, layer)
    if (why && !saysClosed(notice)) this.store.set({ notice: why })
    return why !== undefined
  }

  /** A new act begins: what was said of the last one is over. */
  begin(): void {
    if (saysClosed(this.store.state.notice)) this.store.set({ notice: undefined })
  }

  /** A part of the act is done: nothing is said any more but what was not changed. */
  done(): void {
    const { notice } = this.store.state
    if (notice && !saysClosed(notice)) this.store.set({ notice: undefined })
  }
}

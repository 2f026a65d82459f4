import type { SessionState } from './state'

/** The state of the studio with its listeners. */
export class SessionStore {
  readonly #listeners = new Set<() => void>()
  #state: SessionState

  constructor(state: SessionState) {
    this.#state = state
  }

  get state(): SessionState {
    return this.#state
  }

  set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of [...this.#listeners]) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  getState = (): SessionState => this.#state
}

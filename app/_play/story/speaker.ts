/** Decides which events of a game are spoken, and when: each event once, in order. No React, no DOM. */
import type { GameEvent, Viewer } from '../../../engine/types'
import type { PlayView } from '../model/play-view'

type Heard = Pick<
  PlayView,
  | 'viewer'
  | 'handover'
  | 'controls'
  | 'botsTurn'
  | 'paused'
  | 'since'
  | 'log'
  | 'hasEarlier'
  | 'events'
  | 'moment'
  | 'step'
  | 'kept'
>

/** Events to speak together, and the changed numbers after them. */
export type Speech = {
  readonly events: readonly GameEvent[]
  readonly changes: NonNullable<PlayView['since']>['changes']
}

export class Speaker {
  /** The last step that each viewer has heard. Steps are counted for each viewer. */
  readonly #heard = new Map<Viewer, number>()
  #viewer: Viewer
  #moment: number | undefined
  #waiting: GameEvent[] = []

  /** @param first the first frame; the steps of a resumed game are old */
  constructor(first: Heard) {
    this.#viewer = first.viewer
    if (first.moment || first.kept.resumed) this.#heard.set(first.viewer, first.moment?.last ?? first.step)
    else this.#heard.set(first.viewer, 0)
  }

  /**
   * Takes the next frame. While bots play for a person with a later decision, it collects the events, and then returns them
   * together. Returns `undefined` if there is nothing to say. A shown moment is spoken each time that it is shown.
   */
  hear(view: Heard): Speech | undefined {
    if (view.handover !== undefined) return undefined
    if (view.moment) return this.#look(view)
    this.#moment = undefined
    this.#take(view)
    const isPlayed = Object.values(view.controls).includes('human')
    if (isPlayed && view.botsTurn && !view.paused) return undefined
    if (this.#waiting.length === 0) return undefined
    const changes = isPlayed ? (view.since?.changes ?? []) : []
    const speech = { events: this.#waiting, changes }
    this.#waiting = []
    return speech
  }

  /** Whether the log begins after the last heard step, because bots took many steps at once. */
  lacks({ viewer, step, log, hasEarlier, moment, handover, since }: Heard): boolean {
    if (moment || handover !== undefined || !hasEarlier) return false
    const before = this.#heard.get(viewer) ?? since?.from ?? step
    return step > before && (log.at(-1)?.count ?? step) > before + 1
  }

  #look({ step, events }: Heard): Speech | undefined {
    const isNew = this.#moment !== step
    this.#moment = step
    return isNew && events.length > 0 ? { events, changes: [] } : undefined
  }

  /** Collects the steps since the last frame. */
  #take({ viewer, step, since, log }: Heard): void {
    if (viewer !== this.#viewer) this.#waiting = []
    this.#viewer = viewer
    const before = this.#heard.get(viewer) ?? since?.from ?? step
    this.#heard.set(viewer, step)
    // Undone steps have not happened.
    if (step < before) this.#waiting = []
    const fresh = log.filter(({ count }) => count > before && count <= step).reverse()
    this.#waiting.push(...fresh.flatMap(({ events }) => events))
  }
}

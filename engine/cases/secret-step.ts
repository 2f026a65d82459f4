/** Tests of hidden information. With another position and the same actions, the viewer must see, hear and be asked the same. */

import { merge } from '../compile/merge'
import { apply, decisions, setUpAs, setup, view } from '../game'
import { eventsFor } from '../kernel/secrets'
import type { Action, GameDef, GameEvent, GameState, Message, Seat, Viewer, WrittenPosition } from '../types'
import { inWords, says } from './match'

/** A position with the actions done since, and the events of the last of them. */
export type Played = {
  readonly given: WrittenPosition | undefined
  readonly dice: readonly number[]
  readonly done: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

const SEED = 1

export function startOf(
  def: GameDef,
  given: WrittenPosition | undefined,
  dice: readonly number[],
): GameState {
  if (given) return setUpAs(def, given, dice)
  return { ...setup(def, { seed: SEED }), dice }
}

/** The differences for the viewer if the position is changed; `secret` is merged into it key by key. */
export function secretStep(def: GameDef, played: Played, secret: WrittenPosition, viewer: Viewer): Message[] {
  const given = merge(played.given ?? {}, secret) as WrittenPosition
  let state = startOf(def, given, played.dice)
  if (JSON.stringify(state) === JSON.stringify(startOf(def, played.given, played.dice)))
    return [says('same-position')]
  let events: readonly GameEvent[] = []
  for (const { seat, action } of played.done) {
    const next = apply(def, state, seat, action)
    if (!next.ok)
      return [says('not-there', { action: inWords(action), why: { message: next.error.message } })]
    state = next.value.state
    events = next.value.events
  }
  const here = seenBy(def, played.state, played.events, viewer)
  const there = seenBy(def, state, events, viewer)
  return Object.keys(here).flatMap((part) => {
    const [is, other] = [JSON.stringify(here[part]), JSON.stringify(there[part])]
    return is === other ? [] : [says('seen', { viewer, part, is: cut(is, other), other: cut(other, is) })]
  })
}

/** The view, questions and events of one viewer, part by part. */
function seenBy(
  def: GameDef,
  state: GameState,
  events: readonly GameEvent[],
  viewer: Viewer,
): Readonly<Record<string, unknown>> {
  const shown = view(def, state, viewer) as Readonly<Record<string, unknown>>
  const asked = decisions(def, state)
  return {
    ...shown,
    'families asked': asked.filter(({ optional }) => !optional).map(({ seat }) => seat),
    choices: asked.filter(({ seat }) => seat === viewer),
    told: eventsFor(viewer, events),
  }
}

const SHOWN = 60
/** Cuts a text to start shortly before the first difference. */
function cut(text: string | undefined, other: string | undefined): string {
  const [one, two] = [text ?? '-', other ?? '-']
  let at = 0
  while (at < one.length && one[at] === two[at]) at += 1
  const from = Math.max(0, at - 20)
  return one.slice(from, from + SHOWN)
}

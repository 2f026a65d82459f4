/**
 * The effect of an icon. `npm run generate` lists every file of this folder that exports `effects` in `known.ts`. A new
 * icon is such a file, a definition in `vocabulary.json`, its name in `blocks/icon-names.ts` and its words in `text/`.
 * Cards and triggers then have it.
 */
import type { TaskKindRules } from '../phase'
import type { Effect, VolkTurn } from '../rules'
import { putFirst } from '../rules/tasks'
import type { EffectName } from '../state'

/** An icon with its remaining count. `chooser` is the side of its flag, or the player of the card. */
export type Doing = {
  readonly turn: VolkTurn
  readonly effect: Effect
  readonly count: number
  readonly chooser: number
}

export type EffectRules = {
  /** Applies the immediate effect, and queues first the tasks to be settled. */
  does(doing: Doing, carryOut: CarryOut): void
  /** The task of the effect's own name, if it needs an answer. */
  readonly task?: TaskKindRules
}

/** `player` plays the card, or gets the effect of a track's space. */
export type CarryOut = (turn: VolkTurn, effect: Effect, count: number, player: number) => void

/** An effect without an immediate result: its chooser settles `count` of it in the places of the icon. */
export const asking = (kind: EffectName, task: TaskKindRules): EffectRules => ({
  does: ({ turn, effect, count, chooser }) =>
    putFirst(turn, { kind, side: chooser, count, of: effect.on, where: effect.where }),
  task,
})

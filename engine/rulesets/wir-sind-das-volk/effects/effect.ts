/**
 * The effect of an icon. `npm run generate` lists every file of this folder that exports `effects` in `known.ts`. A new
 * icon is such a file, a definition in `vocabulary.json`, its name in `blocks/icon-names.ts` and its words in `text/`.
 * Cards and triggers then have it.
 */
import type { TaskKindRules } from '../phase'
import type { Effect, VolkTurn } from '../rules'
import { putFirst } from '../rules/tasks'
import type { EffectName } from '../state'

/** An icon with the count that is left of it; `chooser` has its flag, or plays the card. */
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

/** `player` plays the card, or benefits from the space of a track. */
export type CarryOut = (turn: VolkTurn, effect: Effect, count: number, player: number) => void

/** An effect that only asks: its chooser settles `count` of it, where the icon says. */
export const asking = (kind: EffectName, task: TaskKindRules): EffectRules => ({
  does: ({ turn, effect, count, chooser }) =>
    putFirst(turn, { kind, side: chooser, count, of: effect.on, where: effect.where }),
  task,
})

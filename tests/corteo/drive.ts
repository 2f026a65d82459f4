/** A game of the town played from its start, action by action. */
import { apply, decisions, setup } from '../../engine/game'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { Action, Choice, GameEvent, Refusal } from '../../engine/types'

export type Drive = {
  readonly def: CorteoDef
  readonly state: CorteoState
  readonly events: readonly GameEvent[]
  readonly asked: string | undefined
  readonly choices: readonly Choice[]
  offers(type: string): readonly Action[]
  do(...actions: Action[]): Drive
  refusal(action: Action, seat?: string): Refusal
  /** Plays until `done`, with the first choice or the choice of `pick`. */
  until(done: (now: Drive) => boolean, pick?: (now: Drive) => Action): Drive
}

export const drive = (def: CorteoDef, seed = 1): Drive =>
  driveFrom(def, setup(def, { seed }) as CorteoState, [])

export function driveFrom(def: CorteoDef, state: CorteoState, events: readonly GameEvent[] = []): Drive {
  const [decision] = decisions(def, state)
  const choices = decision?.choices ?? []
  return {
    def,
    state,
    events,
    asked: decision?.seat,
    choices,
    offers: (type) => choices.map(({ action }) => action).filter((action) => action.type === type),
    do(...actions) {
      let now = { state, events }
      for (const action of actions) {
        const result = apply(def, now.state, decisions(def, now.state)[0].seat, action)
        if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message.key}`)
        now = { state: result.value.state as CorteoState, events: result.value.events }
      }
      return driveFrom(def, now.state, now.events)
    },
    refusal(action, seat = decision?.seat ?? '') {
      const result = apply(def, state, seat, action)
      if (result.ok) throw new Error(`${JSON.stringify(action)} is legal`)
      return result.error
    },
    until(done, pick = ending) {
      let now = driveFrom(def, state, events)
      for (let step = 0; !done(now); step++) {
        if (step > 20000 || now.asked === undefined) throw new Error('it never comes to that')
        now = now.do(pick(now))
      }
      return now
    },
  }
}

/** Returns the action that does least. */
export const ending = ({ choices }: Drive): Action =>
  (choices.find(({ action }) => ['done', 'stay', 'fight', 'enough'].includes(action.type)) ?? choices[0])
    .action

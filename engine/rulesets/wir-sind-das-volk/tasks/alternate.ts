/** What the East loses at the end of a decade, the sides deciding by turns (W-73, W-75, W-81). */
import type { Message } from '../../../types'
import { emitOfCity, sideName } from '../events'
import { cityOf, linkOf, type TaskKindRules } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { ruinIfShort } from '../rules/ruin'
import { changeTask, spend } from '../rules/tasks'
import { otherSide, RUNDOWN, type Task, type VolkState } from '../state'
import { dismantling, liftLink, razeFactory } from './dismantle'
import { decaying } from './factories'

const prompt =
  (kind: string) =>
  (rules: Rules, _: VolkState, { count, side, of }: Task): Message => ({
    key: `volk.prompt.${kind}`,
    values: { count, side: sideName(rules, side), of: sideName(rules, of) },
  })

/** The other side decides next. */
function passTurn(turn: VolkTurn, { count, side }: Task): void {
  spend(turn)
  if (count > 1) changeTask(turn, { side: otherSide(side) })
}

/** W-73: the sides decide by turns what the East dismantles. */
export const alternate: TaskKindRules = {
  open: ruinIfShort,
  prompt: prompt('alternate'),
  choices: dismantling,
  on: {
    lift(turn, action, task) {
      passTurn(turn, task)
      liftLink(turn, linkOf(turn, action))
    },
    raze(turn, action, task) {
      passTurn(turn, task)
      razeFactory(turn, cityOf(turn, action))
    },
  },
}

/** W-81: they decide by turns which factories decay; when there are none left, what is dismantled. */
export const decay: TaskKindRules = {
  open(turn, task) {
    if (decaying(turn.def.rules, turn.state, task).length > 0) return
    changeTask(turn, { kind: 'alternate' })
  },
  prompt: prompt('decay'),
  choices: decaying,
  on: {
    choose(turn, action, task) {
      const city = cityOf(turn, action)
      passTurn(turn, task)
      turn.list('factory')[city] = RUNDOWN
      emitOfCity(turn, 'rundown', city)
    },
  },
}

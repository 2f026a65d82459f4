/** The losses of the East at the end of a decade; the sides decide in turns (W-73, W-75, W-81). */
import type { Message } from '../../../types'
import { emitOfCity, sideName } from '../events'
import { cityNamed, linkNamed } from '../names'
import type { TaskKindRules } from '../phase'
import type { Rules, VolkTurn } from '../rules'
import { ruinIfShort } from '../rules/ruin'
import { changeTask, spend } from '../rules/tasks'
import { otherSide, RUNDOWN, type Task, type VolkState } from '../state'
import { ofTowns } from './choosing'
import { dismantling, liftLink, razeFactory } from './dismantle'
import { barToDecay } from './factories'

const prompt =
  (kind: string) =>
  (rules: Rules, _: VolkState, { count, side, of }: Task): Message => ({
    key: `volk.prompt.${kind}`,
    values: { count, side: sideName(rules, side), of: sideName(rules, of) },
  })

/** Passes the decision to the other side. */
function passTurn(turn: VolkTurn, { count, side }: Task): void {
  spend(turn)
  if (count > 1) changeTask(turn, { side: otherSide(side) })
}

/** W-73: the sides choose in turns the pieces that the East dismantles. */
export const alternate: TaskKindRules = {
  open: ruinIfShort,
  prompt: prompt('alternate'),
  choices: dismantling,
  on: {
    lift(turn, { link }, task) {
      passTurn(turn, task)
      liftLink(turn, linkNamed(turn.rules, link))
    },
    raze(turn, { town }, task) {
      passTurn(turn, task)
      razeFactory(turn, cityNamed(turn.rules, town))
    },
  },
}

/** W-81: the sides choose in turns the factories that decay. When none are left, they choose those to dismantle. */
export const decay = ofTowns({
  rule: 'W-81',
  open(turn, task) {
    if (decay.choices(turn.rules, turn.state, task).length === 0) changeTask(turn, { kind: 'alternate' })
  },
  prompt: prompt('decay'),
  barTo: barToDecay,
  does(turn, city, task) {
    passTurn(turn, task)
    turn.list('factory')[city] = RUNDOWN
    emitOfCity(turn, 'rundown', city)
  },
})

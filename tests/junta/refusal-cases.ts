/** The actions that cases of the pack say must be refused, each where its case tries it, and others near it: for reasons too rare for chance. */
import { doStep, readyCase } from '../../engine/cases/run-case'
import { decisions } from '../../engine/game'
import { seedRandom } from '../../engine/kernel/random'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action, Case } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { forge } from '../support/refusals/forge'
import { type Tally, tryActions } from '../support/refusals/judge'
import { forgeFor } from '../support/refusals/suite'
import { juntaCourt } from './refusal-court'
import { juntaJudge } from './refusal-judge'

const pack = loadPack('junta')
const SEED = 1
/** In addition to what the case says, so many actions near those of its position. */
const FORGED = 30

/** Judges what one case refuses. @returns how many actions it has tried */
function judgeCase(written: Case, tally: Tally): number {
  const ready = readyCase(pack, written)
  if (!('def' in ready)) throw new Error(`${written.id} cannot begin: ${ready.map(({ key }) => key)}`)
  const def = ready.def as unknown as JuntaDef
  let { start: played } = ready
  const rng = seedRandom(SEED)
  let tried = 0
  for (const step of ready.steps)
    if ('do' in step) played = doStep(ready.def, played, step.do as Action, step.by).played
    else if ('refuses' in step) {
      const seat = step.by ?? decisions(ready.def, played.state)[0].seat
      const state = played.state as JuntaState
      const trials = forge(forgeFor(juntaCourt, def, rng, [state]), rng, state, FORGED)
      tryActions(juntaJudge, def, state, [{ seat, action: step.refuses as Action }, ...trials], tally)
      tried += 1
    }
  return tried
}

/** Judges what all cases refuse. @returns how many actions they have tried */
export const judgeCases = (tally: Tally): number =>
  pack.cases
    .flatMap(({ cases }) => cases)
    .filter(({ steps }) => steps.some((step) => 'refuses' in step))
    .reduce((sum, written) => sum + judgeCase(written, tally), 0)

/** The attempted action with its state and seat, and the sentences that refuse it. */
import { type Details, refusing } from '../../../kernel/refusing'
import type { Unmet } from '../../../kernel/requirements'
import { partSource } from '../../../kernel/sources'
import type { Refusal, Source } from '../../../types'
import type { JuntaAction } from '../actions'
import { type About, wordsOf } from '../events'
import { SECTIONS } from '../generated/sections'
import type { PhaseId } from '../phase'
import type { Rules } from '../rules'
import type { JuntaState } from '../state'

type Type = JuntaAction['type']

/** A position, and the acting seat. */
export type Moment = { readonly rules: Rules; readonly state: JuntaState; readonly seat: number }
export type Attempt<T extends Type = Type> = Moment & {
  /** The seats that the phase asks. */
  readonly asked: readonly number[]
  readonly action: Extract<JuntaAction, { readonly type: T }>
}

const refuse = refusing('junta', (rule) => SECTIONS[rule])

/** Creates refusals with texts under `junta.refuse.<part>`. */
export const saying =
  (part: string) =>
  ({ rules }: Moment, rule: string, key: string, about: About = {}, source?: Source): Refusal => {
    const details: Details = {
      values: wordsOf(rules, about),
      source,
      ...(about.cell !== undefined && about.cell >= 0 && { cells: [about.cell] }),
    }
    return refuse(rule, `${part}.${key}`, details)
  }
export const no = saying('coup')

/** Refuses an action outside these phases, or while another player decides; `undefined` if the seat may act. */
export function notNow(attempt: Attempt, rule: string, ...phases: readonly PhaseId[]): Refusal | undefined {
  const { state, asked, seat } = attempt
  if (!(phases as readonly string[]).includes(state.phase)) return no(attempt, rule, 'not-now')
  if (asked.includes(seat)) return undefined
  const [other] = asked
  return other === undefined || state.phase === 'fire'
    ? no(attempt, rule, 'not-now')
    : no(attempt, rule, 'not-yours', { family: other })
}

/** Requires the phase first, then the further requirements. */
export const inPhase =
  <A extends Attempt>(
    phase: PhaseId,
    rule: string,
    further?: (attempt: A) => Refusal | undefined,
  ): Unmet<A> =>
  (attempt) =>
    notNow(attempt, rule, phase) ?? further?.(attempt)

/** A number in the tables of the pack, or of a required pack. */
export const inTables = ({ pack }: Rules, ...path: Source['path']): Source =>
  partSource(pack, 'tables.yaml', ...path)
export const inType = ({ types }: Rules, type: number, field: string): Source => {
  const source = types.source[type]
  return { ...source, path: [...source.path, field] }
}

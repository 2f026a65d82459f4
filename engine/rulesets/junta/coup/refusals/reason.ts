/** The parts of an answer to "why not?" in a coup. */
import { type Details, refusing } from '../../../../kernel/refusing'
import { partSource } from '../../../../kernel/sources'
import type { Action, Refusal, Source } from '../../../../types'
import { type About, wordsOf } from '../../events'
import { SECTIONS } from '../../generated/sections'
import type { PhaseId } from '../../phase'
import type { Rules } from '../../rules'
import { CARDS, type JuntaState } from '../../state'

/** What was tried, when and by whom. */
export type Attempt = {
  readonly rules: Rules
  readonly state: JuntaState
  readonly seat: number
  readonly action: Action
}
export type Reason = (attempt: Attempt) => Refusal

const refuse = refusing('junta', (rule) => SECTIONS[rule])

/** Refusals whose words are under `junta.refuse.<part>`. */
export const saying =
  (part: string) =>
  ({ rules }: Attempt, rule: string, key: string, about: About = {}, source?: Source): Refusal => {
    const details: Details = {
      values: wordsOf(rules, about),
      source,
      ...(about.cell !== undefined && about.cell >= 0 && { cells: [about.cell] }),
    }
    return refuse(rule, `${part}.${key}`, details)
  }
export const no = saying('coup')

/** Not while this phase lasts, or not while another player is asked; undefined when it is theirs to do. */
export function notNow(
  attempt: Attempt,
  phase: PhaseId,
  rule: string,
  asked: readonly number[],
): Refusal | undefined {
  if (attempt.state.phase !== phase) return no(attempt, rule, 'not-now')
  if (asked.includes(attempt.seat)) return undefined
  const [other] = asked
  return other === undefined || phase === 'fire'
    ? no(attempt, rule, 'not-now')
    : no(attempt, rule, 'not-yours', { family: other })
}

/** A number in the tables of the pack, or of one that it requires. */
export const inTables = ({ pack }: Rules, ...path: Source['path']): Source =>
  partSource(pack, 'tables.yaml', ...path)
export const inType = ({ types }: Rules, type: number, field: string): Source => {
  const source = types.source[type]
  return { ...source, path: [...source.path, field] }
}

/** The same words for every card that is not in their hand, wherever it is. */
export const isInHand = ({ state, seat }: Attempt, card: number): boolean =>
  card >= 0 && state.place[card] === CARDS.hand + seat

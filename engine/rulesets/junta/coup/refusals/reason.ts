/** The parts of an answer to "why not?" in a coup. */
import { type Details, refusing } from '../../../../kernel/refusing'
import { partSource } from '../../../../kernel/sources'
import type { Action, Refusal, Source } from '../../../../types'
import type { PhaseId } from '../../phase'
import type { Rules } from '../../rules'
import { CARDS, type JuntaState } from '../../state'
import { type About, wordsOf } from '../../telling'

/** What was tried, when and by whom. */
export type Attempt = {
  readonly rules: Rules
  readonly state: JuntaState
  readonly seat: number
  readonly action: Action
}
export type Reason = (attempt: Attempt) => Refusal

/** Sections of the rulebook by statement. */
const SECTIONS: Readonly<Record<string, string>> = {
  'J-04': 'MAT',
  'J-42': 'DIM',
  'J-60': 'F5',
  'J-61': 'F5',
  'J-62': 'ESI',
  'J-63': 'ESI',
  'J-64': 'ESI',
  'J-65': 'ESI',
  'J-67': 'RIT',
  'J-68': 'RIT',
  'J-71': 'F6',
  'J-72': 'F6',
  'J-73': 'F6',
  'J-77': 'F6',
  'J-80': 'CON',
  'J-88': 'CUG',
  'J-89': 'CUG',
  'J-90': 'CUG',
  'J-91': 'F7',
  'J-92': 'F7',
  'J-93': 'F7',
  'J-96': 'F8',
  'J-97': 'F8',
  'J-98': 'F8',
  'J-99': 'F8',
  'J-100': 'F9',
  'J-101': 'F9',
  'J-103': 'F9',
  'J-108': 'G-FASI',
  'J-109': 'G-REB',
  'J-110': 'G-FASI',
  'J-111': 'G-FASI',
  'J-113': 'G-REB',
  'J-114': 'CUG/G',
  'J-115': 'G-MOV',
  'J-116': 'G-MOV',
  'J-117': 'G-MOV',
  'J-120': 'G-TRA',
  'J-121': 'G-PAR',
  'J-122': 'G-NEW',
  'J-123': 'G-POL',
  'J-124': 'G-COM',
  'J-125': 'G-DIC',
  'J-126': 'G-BOM',
  'J-127': 'G-ONDE',
  'J-128': 'G-DAD',
  'J-129': 'G-DAD',
  'J-131': 'G-RIT',
  'J-132': 'G-RIT',
  'J-133': 'G-RIT',
  'J-05': 'MAT',
  'J-08': 'MAT',
  'J-09': 'MAT',
  'J-10': 'MAT',
  'J-11': 'MAT',
  'J-25': 'EL1',
  'J-26': 'EL1',
  'J-27': 'EL1',
  'J-28': 'EL1',
  'J-33': 'GOV',
  'J-38': 'MOR',
  'J-41': 'MOR',
  'J-45': 'VOT',
  'J-46': 'FASI',
  'J-48': 'F1',
  'J-51': 'F2',
  'J-52': 'F2',
  'J-54': 'F4',
  'J-55': 'F4',
  'J-56': 'F4',
  'J-58': 'F4',
  'J-134': 'G-AMB',
  'J-135': 'G-FAZ',
  'J-141': 'AGG',
}

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

/** Not while this phase lasts, or not while another player is asked; undefined when it is his to do. */
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

/** The same words for every card that he has not in hand, wherever it is. */
export const isInHand = ({ state, seat }: Attempt, card: number): boolean =>
  card >= 0 && state.place[card] === CARDS.hand + seat

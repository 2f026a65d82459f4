/** Games in files. */
import { hash } from '../../game'
import { isSeed } from '../../kernel/seed'
import { isRulesVersion, otherRules } from '../../replay/rules-version'
import { resume, type Session, stateOf } from '../../replay/session'
import { err, type GameDef, type GameRecord, type Result } from '../../types'
import type { RecordProblem } from '../port/match'

/** Replays the game of a file, which can be of another game or illegal. */
export function resumedFrom(def: GameDef, text: string): Result<Session, RecordProblem> {
  const record = parseRecord(text)
  if (!record) return err({ type: 'form' })
  if (record.pack.id !== def.pack.id || record.scenario !== def.scenario)
    return err({ type: 'other', pack: record.pack.id, scenario: record.scenario })
  const resumed = resume(def, record)
  const other = otherRules(def, record)
  if (!resumed.ok) {
    const where = { index: resumed.error.index, refusal: resumed.error }
    return err(other ? { type: 'rules', other, ...where } : { type: 'refused', ...where })
  }
  return other && hash(stateOf(resumed.value)) !== record.hash ? err({ type: 'rules', other }) : resumed
}

/** A record from a file, or `undefined` if the text is not one. */
export function parseRecord(text: string): GameRecord | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return isRecord(value) ? value : undefined
}

/** Whether a value has the shape of a record; the engine decides whether its actions are legal. */
export function isRecord(value: unknown): value is GameRecord {
  const record = value as Partial<GameRecord> | null
  return (
    typeof record === 'object' &&
    record !== null &&
    record.format === 1 &&
    typeof record.scenario === 'string' &&
    typeof record.pack?.id === 'string' &&
    isRulesVersion(record.rules) &&
    isSeed(record.seed) &&
    Array.isArray(record.actions) &&
    record.actions.every(
      (step) =>
        typeof step?.seat === 'string' &&
        typeof step.action === 'object' &&
        step.action !== null &&
        (step.joins === undefined || step.joins === true),
    )
  )
}

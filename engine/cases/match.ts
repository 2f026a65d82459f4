import type { Action, GameEvent, Message } from '../types'

/** A difference between the expectation and the result. */
export const says = (key: string, values?: Message['values']): Message => ({ key: `cases.${key}`, values })

/** Whether every field of the pattern has the same value in the fact. Lists are compared as a whole. */
export function matches(fact: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return fact === pattern
  if (typeof fact !== 'object' || fact === null) return false
  if (Array.isArray(pattern) && pattern.length !== (fact as { length?: unknown }).length) return false
  return Object.entries(pattern).every(([field, value]) =>
    matches((fact as Record<string, unknown>)[field], value),
  )
}

/** `move cell=0203`: an action or a part of an event in one line. */
export function inWords(fields: Action | Record<string, unknown>): string {
  const { type, ...rest } = fields
  const parts = Object.entries(rest)
    .filter(([field]) => field !== 'message')
    .map(([field, value]) => `${field}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
  return [type, ...parts].filter((part) => part !== undefined).join(' ')
}

/** The first pattern that is not among the events in this order, other events between allowed. */
export function missingEvent(
  events: readonly GameEvent[],
  patterns: readonly Record<string, unknown>[],
): Record<string, unknown> | undefined {
  let next = 0
  for (const event of events) {
    if (next < patterns.length && matches(event, patterns[next])) next += 1
  }
  return patterns[next]
}

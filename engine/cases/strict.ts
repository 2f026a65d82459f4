/**
 * Checks whether a case can fail: changes each expected value, omits each action, and lists the changes that still pass.
 * A case that passes anyway proves nothing. If that is intended, the case gives the reason (`spare`).
 */
import { decisions } from '../game'
import { rulesetOf } from '../rulesets'
import type { Action, Case, CaseStep, Message, RawPack } from '../types'
import { inAuthorsNames } from './aliases'
import { says } from './match'
import { type Mutant, mutantsOf } from './mutants'
import { checkStep, doStep, type Ready, readyCase, runReady } from './run-case'
import type { Played } from './secret-step'

/** A part of a case without effect; without a step it concerns all its actions together. */
export type Hollow = Message & { readonly step?: number }

/** The field names of actions of each type, over all cases of a pack. */
export type SeenFields = Map<string, Set<string>>

/** The parts of a passing case that could change without making it fail. */
export function hollowIn(raw: RawPack, rule: Case, seen: SeenFields): Hollow[] {
  const ready = readyCase(raw, rule)
  if (!('def' in ready)) return []
  const before = positions(ready, seen)
  const found = ready.steps.flatMap((step, index) => {
    const hollow = [...hollowStep(ready, before, index, seen)]
    if (step.spare === undefined) return hollow.map((one) => ({ ...one, step: index + 1 }))
    return hollow.length > 0 ? [] : [{ ...says('spare-needless'), step: index + 1 }]
  })
  const all = withoutActions(ready, rule)
  return [...found, ...all].map((one) => ({ ...inAuthorsNames(one, ready.aliases), step: one.step }))
}

/** The position before each step, as the case is played. */
function positions({ def, start, steps }: Ready, seen: SeenFields): Played[] {
  const before: Played[] = []
  let played = start
  for (const step of steps) {
    before.push(played)
    if ('do' in step) played = doStep(def, played, step.do as Action, step.by).played
    else if ('hides' in step || 'refuses' in step)
      for (const { choices } of decisions(def, played.state))
        for (const { action } of choices) remember(seen, action)
    if ('do' in step) remember(seen, step.do as Action)
  }
  return before
}

/** Collects the actions that the cases of a pack take or offer, to find fields that never occur. */
export function seenIn(raw: RawPack, rules: readonly Case[]): SeenFields {
  const seen: SeenFields = new Map()
  for (const rule of rules) {
    const ready = readyCase(raw, rule)
    if ('def' in ready) positions(ready, seen)
    for (const step of rule.steps)
      if ('offers' in step) for (const action of step.offers) remember(seen, action as Action)
  }
  return seen
}

function remember(seen: SeenFields, action: Action): void {
  const fields = seen.get(action.type) ?? new Set()
  for (const field of Object.keys(action)) fields.add(field)
  seen.set(action.type, fields)
}

function hollowStep(ready: Ready, before: readonly Played[], index: number, seen: SeenFields): Hollow[] {
  const step = ready.steps[index]
  if ('do' in step) return passesWithout(ready, before, index) ? [says('spare-action')] : []
  if ('expect' in step)
    return changed(ready, step.expect)
      .filter(({ value }) => isHeld(ready, before[index], { expect: value }))
      .map(({ where, from, to }) => says('spare-value', { where, from, to }))
  const named = 'hides' in step ? step.hides : 'refuses' in step ? [step.refuses] : []
  return named.flatMap((action) => neverSeen(action as Action, seen))
}

const changed = ({ def }: Ready, expected: Extract<CaseStep, { expect: unknown }>['expect']): Mutant[] =>
  mutantsOf(expected, ['events', 'edges', ...(rulesetOf(def).words.subsets ?? [])])

/** An exception of the rules counts as a failed check. */
function isHeld(ready: Ready, played: Played, step: Extract<CaseStep, { expect: unknown }>): boolean {
  try {
    return checkStep(ready, played, step).length === 0
  } catch {
    return false
  }
}

const passesWithout = (ready: Ready, before: readonly Played[], index: number): boolean =>
  runReady({ ...ready, start: before[index], steps: ready.steps.slice(index + 1) }).ok

/** A hidden or refused action with a field that no action of its type has: it could never be offered. */
function neverSeen(action: Action, seen: SeenFields): Message[] {
  const fields = seen.get(action.type)
  return Object.keys(action)
    .filter((field) => fields !== undefined && !fields.has(field))
    .map((field) => says('spare-field', { type: action.type, field }))
}

function withoutActions(ready: Ready, rule: Case): Hollow[] {
  const checks = ready.steps.filter((step) => !('do' in step))
  const count = ready.steps.length - checks.length
  const passes = count > 1 && runReady({ ...ready, steps: checks }).ok
  if (rule.spare !== undefined) return passes || count === 1 ? [] : [says('spare-needless')]
  return passes ? [says('spare-actions')] : []
}

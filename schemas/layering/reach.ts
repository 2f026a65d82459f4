/**
 * Applies a file to the one below it: `without` removes parts, the file's own values are merged over the rest,
 * and `change` finally sets single values. `docs/decisions/0045` gives the reason for this order.
 */
import type { Source } from '../../engine/types'
import { type Role, reachKeys } from '../catalogue'
import type { Message, ValuePath } from '../diagnostic'
import type { Problem } from '../judging/problem'
import { originAt, stepTo } from '../origin'
import { nearest } from '../suggest'
import { isObject } from '../walk'
import { type Layered, layOver } from './lay-over'
import { follow, idsIn, type Lost, put, waysTo } from './way'

/** Whether a file has keys that modify the one below. */
export const reaches = (role: Role, value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && reachKeys(role).some((key) => Object.hasOwn(value, key))

/** The file's own values, without those keys. */
export function ownOf(role: Role, value: unknown): unknown {
  if (!reaches(role, value)) return value
  const keys = reachKeys(role)
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
}

/** A file merged over the one below, and the problems of its modifying keys, with paths in its own text. */
export type Reach = { readonly layered: Layered; readonly faults: readonly Problem[] }

/** `own` is the whole value of the file, and `at` the file. */
export function reach(role: Role, own: unknown, under: Layered, at: Source): Reach {
  const faults: Problem[] = []
  const { without, change } = isObject(own) ? own : {}
  const left = taken(role, without, under, at, faults)
  const laid = layOver(left, ownOf(role, own), at)
  return { layered: changed(change, laid, at, faults), faults }
}

/** Reports modifying keys in a file with nothing below. */
export function nothingBelow(role: Role, own: unknown): Problem[] {
  const keys = reaches(role, own) ? reachKeys(role).filter((key) => Object.hasOwn(own, key)) : []
  return keys
    .filter((key) => key !== 'extends')
    .map((key) => fault('E-NOTHING-BELOW', [key], { key }, { on: 'key' }))
}

export const fault = (
  code: string,
  path: ValuePath,
  values: Message['values'],
  more: Partial<Problem> = {},
): Problem => ({ path, code, severity: 'error', message: { key: `findings.${code}`, values }, ...more })

export const wrongType = (path: ValuePath, type: 'array' | 'object' | 'string', value: unknown): Problem =>
  fault('E-TYPE', path, {
    found: Array.isArray(value) ? '[…]' : isObject(value) ? '{…}' : String(value),
    expected: { message: { key: `types.${type}` } },
  })

const FORBIDDEN = ['__proto__', 'constructor', 'prototype']
const stepsOf = (way: string): string[] => way.split('.')

function taken(role: Role, without: unknown, under: Layered, at: Source, faults: Problem[]): Layered {
  if (without === undefined) return under
  if (!Array.isArray(without)) {
    // The schema of a deck reports this itself.
    if (role !== 'deck') faults.push(wrongType(['without'], 'array', without))
    return under
  }
  let left = under
  for (const [index, way] of without.entries()) {
    const here = stepTo(at, 'without', index)
    if (typeof way !== 'string') {
      if (role !== 'deck') faults.push(wrongType(['without', index], 'string', way))
      continue
    }
    const found = wayOut(left.value, way)
    if (found.path) left = put(left, found.path, undefined, here)
    // The `without` of a deck lists cards, which the checks validate.
    else if (role !== 'deck') faults.push(found.fault(['without', index]))
  }
  return left
}

/** Resolves a path that ends with a key or an id, or a single id if only one entry has it. */
function wayOut(value: unknown, way: string): WayOut {
  const steps = stepsOf(way)
  const straight = follow(value, steps, false)
  if ('path' in straight) return straight
  const ways = steps.length === 1 ? waysTo(value, way) : []
  const [only] = ways
  const found = only && follow(value, only, false)
  if (ways.length === 1 && found && 'path' in found) return found
  if (ways.length > 1) {
    const values = { way, ways: ways.map((one) => one.join('.')).join(', ') }
    return { fault: (path) => fault('E-WITHOUT-SEVERAL', path, values) }
  }
  const lost = steps.length === 1 ? { ...straight, known: idsIn(value) } : straight
  return { fault: (path) => unknownWay('E-WITHOUT-UNKNOWN', path, steps, lost) }
}
type WayOut = { readonly path: ValuePath } | { readonly path?: undefined; fault(path: ValuePath): Problem }

function changed(change: unknown, laid: Layered, at: Source, faults: Problem[]): Layered {
  if (change === undefined) return laid
  if (!isObject(change)) {
    faults.push(wrongType(['change'], 'object', change))
    return laid
  }
  let now = laid
  for (const [way, value] of Object.entries(change)) {
    const steps = stepsOf(way)
    const found = steps.some((step) => FORBIDDEN.includes(step))
      ? { step: 0, known: [] }
      : follow(now.value, steps, true)
    const here = stepTo(at, 'change', way)
    if ('path' in found) now = put(now, found.path, { value, origin: originAt(here) }, here)
    else faults.push({ ...unknownWay('E-CHANGE-UNKNOWN', ['change', way], steps, found), on: 'key' })
  }
  return now
}

/** The maximum number of listed alternatives for a wrong step. */
const LISTED = 20

function unknownWay(code: string, path: ValuePath, steps: readonly string[], { step, known }: Lost): Problem {
  const name = steps[step]
  const right = nearest(name, known)
  const suggestion = right === undefined ? undefined : steps.with(step, right).join('.')
  const allowed = known.slice(0, LISTED).join(', ') + (known.length > LISTED ? ', …' : '')
  const values = {
    ...{ name, way: steps.join('.'), before: steps.slice(0, step).join('.'), allowed },
    suggestion: suggestion ?? '',
    likely: suggestion ? 'yes' : known.length > 0 ? 'no' : 'none',
    deep: step > 0 ? 'yes' : 'no',
  }
  return fault(code, path, values, {
    ...{ found: name, expected: allowed },
    ...(suggestion === undefined ? {} : { suggestion }),
  })
}

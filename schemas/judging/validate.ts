/** Runs the compiled validators and reports each cause once, with a suggestion if one is likely. */
import type { Kind } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import type { SchemaError, Validate } from '../part'
import { fileValidator, itemValidator } from '../resolve'
import { isObject, schemaAt, valueAt } from '../walk'
import { type Problem, problemOf } from './problem'

export type { Problem } from './problem'

/** Problems of a file, without those inside items that have a validator of their own. */
function fileProblems(kind: Kind, value: unknown): readonly Problem[] {
  return problemsOf(fileValidator(kind), kind, value, value, [])
}

/** By item, then by kind of file and list: the problems of an item as if it were the first. */
const known = new WeakMap<object, Map<string, readonly Problem[]>>()

/** Problems of one item of a top-level list, cached by the item, which must not be changed. */
function itemProblems(
  kind: Kind,
  property: string,
  index: number,
  item: unknown,
  name: string,
): readonly Problem[] {
  if (!isObject(item)) return freshProblems(kind, property, index, item)
  const ofItem = known.get(item) ?? new Map<string, readonly Problem[]>()
  known.set(item, ofItem)
  const found = ofItem.get(name) ?? freshProblems(kind, property, 0, item)
  ofItem.set(name, found)
  return found.length === 0 || index === 0
    ? found
    : found.map((one) => ({ ...one, path: [property, index, ...one.path.slice(2)] }))
}

function freshProblems(kind: Kind, property: string, index: number, item: unknown): readonly Problem[] {
  const validate = itemValidator(kind, property)
  if (!validate) return NOTHING
  const found = problemsOf(validate, kind, around(property, index, item), item, [property, index])
  const isCase = property === 'cases' && isObject(item) && isObject(item.change)
  return isCase ? [...found, ...changeProblems(kind, item.change, [property, index, 'change'])] : found
}

/** Validates the `change` of a case like a scenario, except that keys can be missing and lists can be empty. */
function changeProblems(kind: Kind, change: unknown, base: ValuePath): readonly Problem[] {
  const scenario = kind.replace(/case$/, 'scenario') as Kind
  return problems(scenario, change)
    .filter(({ code, path }) => code !== 'E-COUNT-LOW' && (!OF_WHOLE.has(code) || path.some(isIndex)))
    .map((problem) => ({ ...problem, path: [...base, ...problem.path] }))
}

const OF_WHOLE = new Set(['E-KEY-MISSING', 'E-KEYS-ONE'])
const isIndex = (step: string | number): boolean => typeof step === 'number'

/** All problems of a file. */
export function problems(kind: Kind, value: unknown): Problem[] {
  const found = [...fileProblems(kind, value)]
  if (!isObject(value)) return found
  for (const [property, list] of Object.entries(value)) {
    if (!Array.isArray(list) || !itemValidator(kind, property)) continue
    const name = `${kind} ${property}`
    list.forEach((item, index) => {
      const own = itemProblems(kind, property, index, item, name)
      if (own.length > 0) found.push(...own)
    })
  }
  return found
}

/** A file with only this item, so that paths from its root lead to it. */
function around(property: string, index: number, item: unknown): unknown {
  const list: unknown[] = []
  list[index] = item
  return { [property]: list }
}

function problemsOf(
  validate: Validate,
  kind: Kind,
  root: unknown,
  value: unknown,
  base: ValuePath,
): readonly Problem[] {
  if (validate(value)) return NOTHING
  const errors = (validate.errors ?? []).filter(isOwnCause)
  const found: Problem[] = []
  for (const error of errors) {
    const path = [...base, ...pathOf(error.instancePath, value)]
    const written = valueAt(root, path)
    // Constraints on the text of a key are reported by the error of `propertyNames`.
    if (OF_TEXT.has(error.keyword) && typeof written !== 'string') continue
    const schema = schemaAt(kind, root, path)?.schema ?? {}
    const problem = problemOf(error, path, schema, written, kind, root)
    if (problem) found.push(problem)
  }
  return oncePerCause(found)
}

const OF_TEXT = new Set(['pattern', 'minLength', 'maxLength'])

/** Shared by all items without a problem: most are. */
const NOTHING: readonly Problem[] = []

/** Whether an error is not merely a consequence of another one below or beside it. */
function isOwnCause(error: SchemaError): boolean {
  if (error.keyword === 'if' || error.propertyName !== undefined) return false
  return !/\/oneOf\/\d+\/required$/.test(error.schemaPath ?? '')
}

/** `/units/3/look` to its steps: numbers if the value is a list. */
function pathOf(pointer: string, value: unknown): (string | number)[] {
  let current = value
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replace(/~1/g, '/').replace(/~0/g, '~')
      const step = Array.isArray(current) ? Number(name) : name
      current = valueAt(current, [step])
      return step
    })
}

/** A misspelt key is not reported as missing too, and a value is reported once. */
function oncePerCause(found: readonly Problem[]): Problem[] {
  const at = (problem: Problem, path: ValuePath = problem.path) => JSON.stringify(path)
  const misspelt = new Set(
    found
      .filter((p) => p.code === 'E-KEY-UNKNOWN' && p.suggestion)
      .map((p) => `${at(p, p.path.slice(0, -1))} ${p.suggestion}`),
  )
  const oneOfMisspelt = new Set(
    found.filter((p) => p.code === 'E-KEY-UNKNOWN').map((p) => at(p, p.path.slice(0, -1))),
  )
  const seen = new Set<string>()
  return found.filter((p) => {
    if (p.code === 'E-KEY-MISSING' && misspelt.has(`${at(p)} ${p.expected}`)) return false
    if (p.code === 'E-KEYS-ONE' && oneOfMisspelt.has(at(p))) return false
    const key = p.code === 'E-KEY-MISSING' ? `${at(p)} ${p.expected}` : `${p.on ?? 'value'} ${at(p)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

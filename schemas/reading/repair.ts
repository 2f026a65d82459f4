/**
 * Repairs a value to fit its schema, so that the rest of a pack can still be cross-checked, drawn and completed.
 * The replaced places are listed, and findings there are dropped.
 */
import type { Kind } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import { type Problem, problems } from '../judging/validate'
import type { Schema } from '../part'
import { itemValidator, type Placed, resolve } from '../resolve'
import { childOf, isObject, schemaAt, settle, valueAt } from '../walk'

export type Repaired = {
  /** Undefined if the file is too broken for repair. */
  readonly value?: unknown
  readonly replaced: readonly ValuePath[]
  /** Whether ids were lost with the replaced parts, so that references to them can be dangling. */
  readonly losesNames: boolean
}

export function repair(kind: Kind, value: unknown, found: readonly Problem[]): Repaired {
  if (found.length === 0) return { value, replaced: [], losesNames: false }
  if (!isObject(value)) return { replaced: [[]], losesNames: true }
  let copy: Record<string, unknown> = value
  const replaced: ValuePath[] = []
  let left = found
  let losesNames = false
  for (let round = 0; round < 4 && left.length > 0; round++) {
    copy = copyOf(copy, left)
    for (const problem of left) {
      const before = touched(copy, problem)
      mend(kind, copy, problem, replaced)
      losesNames ||= hasIds(before) || hasIds(touched(copy, problem))
    }
    left = problems(kind, copy)
  }
  if (left.length > 0) {
    losesNames = true
    copy = copyOf(copy, left)
    replaced.push(...withBareItems(kind, copy, left))
    left = problems(kind, copy)
  }
  return left.length === 0 ? { value: copy, replaced, losesNames } : { replaced, losesNames: true }
}

/** Replaces irreparable items by minimal ones with the same id, so that the rest of the list can be read. */
function withBareItems(kind: Kind, root: Record<string, unknown>, left: readonly Problem[]): ValuePath[] {
  const items = new Map(left.map(({ path }) => [JSON.stringify(path.slice(0, 2)), path.slice(0, 2)]))
  return [...items.values()].filter(([list, index]) => {
    const parent = root[list]
    if (typeof index !== 'number' || !Array.isArray(parent) || !itemValidator(kind, String(list)))
      return false
    const schema = childOf(settle(schemaAt(kind, root, [list])!, parent), index)
    const { id } = isObject(parent[index]) ? parent[index] : { id: undefined }
    parent[index] = {
      ...(schema && ofRequired(settle(schema, undefined), 0)),
      ...(typeof id === 'string' && { id }),
    }
    return true
  })
}

/** Copies only the parts that the repair changes; the rest is shared, so that cached data stays valid. */
function copyOf(value: Record<string, unknown>, problems: readonly Problem[]): Record<string, unknown> {
  const copy = { ...value }
  const own = new Set<unknown>([copy])
  for (const { path } of problems) {
    let at: unknown = copy
    for (const step of path) {
      const part = valueAt(at, [step])
      if (!isObject(part) && !Array.isArray(part)) break
      const mine = own.has(part) ? part : Array.isArray(part) ? [...part] : { ...part }
      own.add(mine)
      ;(at as Record<string | number, unknown>)[step] = mine
      at = mine
    }
  }
  return copy
}

/** The affected value under its key. A corrected key keeps its value. */
function touched(root: unknown, { path, code, expected, on, suggestion }: Problem): unknown {
  if (on === 'key' && suggestion !== undefined) return undefined
  const at = code === 'E-KEY-MISSING' ? [...path, expected ?? ''] : path
  return { [at.at(-1) ?? '']: valueAt(root, at) }
}

const hasIds = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((isObject(value) && value.id !== undefined) || Object.values(value).some(hasIds))

function mend(kind: Kind, root: Record<string, unknown>, problem: Problem, replaced: ValuePath[]): void {
  const { path, code } = problem
  const last = path.at(-1)
  const parent = valueAt(root, path.slice(0, -1))
  if (code === 'E-KEY-MISSING') {
    const target = valueAt(root, path)
    const key = problem.expected ?? ''
    if (!isObject(target)) return
    target[key] = exampleAt(kind, root, [...path, key], replaced.length)
    replaced.push([...path, key])
  } else if (problem.on === 'key') {
    if (!isObject(parent)) return
    const wrong = String(last)
    const right = problem.suggestion
    if (right !== undefined && !Object.hasOwn(parent, right)) parent[right] = parent[wrong]
    delete parent[wrong]
    replaced.push(path)
  } else if (last !== undefined && (Array.isArray(parent) || isObject(parent))) {
    const list = code === 'E-COUNT-HIGH' ? valueAt(root, path) : undefined
    const mended = Array.isArray(list) ? list.slice(0, 2000) : exampleAt(kind, root, path, replaced.length)
    ;(parent as Record<string | number, unknown>)[last] = mended
    replaced.push(path)
  }
}

/** A valid value for this place. Ids get a unique suffix, so that two missing ones differ. */
function exampleAt(kind: Kind, root: unknown, path: ValuePath, serial: number): unknown {
  const parent = schemaAt(kind, root, path.slice(0, -1))
  const last = path.at(-1)!
  if (!parent) return null
  const child = childOf(parent, last)
  const schema = child ? settle(child, undefined).schema : {}
  let example = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0]
  if (example === undefined && typeof last === 'number') example = firstOf(parent.schema.examples?.[0])
  if (example === undefined && child) example = built(child, 0)
  if (last === 'id' && typeof example === 'string') example = `${example}-${serial}-unnamed`
  return structuredClone(example ?? null)
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

/** A value built from the examples of the required keys. */
function built(placed: Placed, depth: number): unknown {
  const at = settle(placed, undefined)
  const { schema } = at
  if (schema.examples?.[0] !== undefined) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (depth > 6) return null
  if (schema.oneOf && schema.discriminator)
    return built(resolve({ schema: schema.oneOf[0], home: at.home }), depth + 1)
  if (isType(schema, 'array')) return []
  if (!isType(schema, 'object')) return null
  return ofRequired(at, depth)
}

const ofRequired = (at: Placed, depth: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries((at.schema.required ?? []).map((key) => [key, built(childOf(at, key)!, depth + 1)]))

const isType = (schema: Schema, type: string): boolean => schema.type === type

/**
 * In format 1 an entry replaced the entry below with the same id. Now it is merged over it and keeps the omitted keys (`docs/decisions/0045`).
 * The migration lists the keys that an entry of format 1 omitted in `without`.
 */
import { isLaid, type Kind, type Role } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import { type Problem, problems } from '../judging/validate'
import { keyOf, layOver, nameOf } from '../layering/lay-over'
import { reaches } from '../layering/reach'
import { originAt } from '../origin'
import { isObject } from '../walk'
import type { Written } from './ways'

type Group = Readonly<Record<string, unknown>>

/** A file of a pack of format 1 over another. */
export type Over = {
  readonly role: Role
  readonly kind: Kind
  readonly file: string
  readonly value: unknown
}

/** The paths to parts below that an entry of the file omitted, in order. Empty if the file already uses `without` or `change`. */
export function leftOut({ role, kind, file, value }: Over, below: unknown): string[] {
  if (!isLaid(role) || role === 'text' || role === 'scenario' || role === 'deck') return []
  if (!isObject(value) || !isObject(below) || reaches(role, value)) return []
  const missing = problems(kind, value).filter(({ code }) => code === 'E-KEY-MISSING')
  if (role === 'map') return isWhole(missing, []) ? outOfGroup(value, below, [], file) : []
  return Object.keys(value)
    .filter((key) => Object.hasOwn(below, key))
    .flatMap((key) => outOfPart(value[key], below[key], key, missing, file))
}

/** A part with all required keys replaced the one below; an incomplete part was always merged. */
const isWhole = (missing: readonly Problem[], at: ValuePath): boolean =>
  !missing.some(({ path }) => at.every((step, index) => path[index] === step))

/** Compares a list entry by entry, and any other part as a whole. */
function outOfPart(
  own: unknown,
  below: unknown,
  part: string,
  missing: readonly Problem[],
  file: string,
): string[] {
  if (isObject(own) && isObject(below))
    return isWhole(missing, [part]) ? outOfGroup(own, below, [part], file) : []
  if (!Array.isArray(own) || !Array.isArray(below)) return []
  const key = keyOf(own)
  if (key === undefined || keyOf(below) !== key) return []
  return own.flatMap((entry, index) => {
    const name = nameOf(entry, key)
    const under: unknown = below.find((one) => nameOf(one, key) === name)
    const isFirst = own.findIndex((one) => nameOf(one, key) === name) === index
    if (!isObject(under) || !isFirst || !isWhole(missing, [part, index])) return []
    return outOfGroup(entry as Group, under, [part, name], file)
  })
}

/** Parts of `below` that would remain although `own` omits them. */
function outOfGroup(own: Group, below: Group, way: readonly string[], file: string): string[] {
  // A different `type` replaces everything below anyway.
  if (isSame(layOver({ value: below, origin: originAt(PLACE) }, own, { ...PLACE, file }).value, own))
    return []
  return Object.keys(below).flatMap((key) => {
    const here = [...way, key]
    if (!Object.hasOwn(own, key)) return [here.join('.')]
    const [mine, theirs] = [own[key], below[key]]
    if (isObject(mine) && isObject(theirs)) return outOfGroup(mine, theirs, here, file)
    const laid = layOver({ value: theirs, origin: originAt(PLACE) }, mine, { ...PLACE, file }).value
    return isSame(laid, mine) ? [] : [here.join('.')]
  })
}

const PLACE = { file: '', path: [] } as const

/** Deep equality; the order of keys is ignored, that of lists is not. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

/** The lines of `without`, before the first key of a file, with the file's own line ends. */
export function withoutLines(ways: readonly string[], text: string, { entries }: Written): string {
  const [first] = entries
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const isFlow = first !== undefined && text[first.map.start] === '{'
  const list = `[${ways.map((way) => (/^[\w.-]+$/.test(way) ? way : JSON.stringify(way))).join(', ')}]`
  return isFlow ? `without: ${list}, ` : `without: ${list}${newline}`
}

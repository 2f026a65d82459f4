/** Merges scenarios over those that they extend. */

import type { Problem } from '../judging/problem'
import { originAt } from '../origin'
import { asPart, type Parsing, type Whole } from '../reading/reading'
import { nearest } from '../suggest'
import { isObject } from '../walk'
import type { Layered } from './lay-over'
import { fault, reach, wrongType } from './reach'
import { aloneOf, type Content, idOf, type Laying, placeOf } from './stack'

/** A scenario named by another: of the pack itself, or of a required one. */
export type Extended = { readonly pack?: string; readonly id: string }

/** The scenario in `extends`: `corteo/base`, or `base` for one of the pack itself or else of a required pack. */
export function extendedBy(value: unknown): Extended | undefined {
  const named = isObject(value) && Object.hasOwn(value, 'extends') ? value.extends : undefined
  if (typeof named !== 'string') return undefined
  const cut = named.lastIndexOf('/')
  return cut < 0 ? { id: named } : { pack: named.slice(0, cut), id: named.slice(cut + 1) }
}

type Known = {
  readonly under: unknown
  readonly isComplete: boolean
  readonly faults: string
  readonly whole: Whole | undefined
}
const known = new WeakMap<Parsing, Known>()

/** The scenario below another, or the problems that prevent it. */
type Below = { readonly under?: Layered; readonly faults: readonly Problem[] }
const ABSENT: Below = { faults: [] }

export class ScenarioWholes {
  readonly #own: ReadonlyMap<string, Parsing>

  constructor(
    scenarios: readonly Parsing[],
    private readonly laying: Laying,
  ) {
    // The first of two files with one id counts.
    this.#own = new Map(
      scenarios.map((one) => [idOf('scenario', one.parsed.value), one] as const).toReversed(),
    )
  }

  /** Returns the same object while nothing changes; `undefined` if the scenario stands alone. */
  of(parsing: Parsing): Whole | undefined {
    const { parsed, file, role } = parsing
    const at = placeOf(file, this.laying.pack)
    if (!isObject(parsed.value)) return undefined
    if (!Object.hasOwn(parsed.value, 'extends')) return aloneOf(parsing, at, true)
    const { under, faults } = this.#below(parsing)
    const { isComplete } = this.laying
    const before = known.get(parsing)
    const said = JSON.stringify(faults)
    if (before && before.under === under?.value && before.isComplete === isComplete && before.faults === said)
      return before.whole
    const made = under && reach(role, parsed.value, under, at)
    const whole = made ? { ...made, at } : asPart(parsing, at, faults)
    known.set(parsing, { ...{ under: under?.value, isComplete, whole }, faults: said })
    return whole
  }

  #below(parsing: Parsing): Below {
    const value = parsing.parsed.value as Readonly<Record<string, unknown>>
    const named = extendedBy(value)
    if (!named) return { faults: [wrongType(['extends'], 'string', value.extends)] }
    const isOwn = named.pack === undefined || named.pack === this.laying.id
    const isBelow = named.pack === undefined && this.#isBelow(named.id, idOf('scenario', value))
    if (!isOwn || isBelow) return this.#required(named, String(value.extends))
    const way = this.#wayFrom(idOf('scenario', value))
    // Only members of a cycle are reported, not scenarios that lead to one.
    if (way.at(-1) !== way[0] && way.indexOf(way.at(-1)!) < way.length - 1) return ABSENT
    if (way.length > 1 && way.at(-1) === way[0])
      return { faults: [fault('E-EXTENDS-CYCLE', ['extends'], { chain: way.join(' → ') })] }
    const other = this.#own.get(named.id)
    if (!other) return this.#unknown(String(value.extends))
    const whole = this.of(other)
    if (whole?.isPart || !isObject(other.parsed.value)) return ABSENT
    const alone = { value: other.parsed.value, origin: originAt(placeOf(other.file, this.laying.pack)) }
    return { under: whole?.layered ?? alone, faults: [] }
  }

  /** Ids from one scenario of the pack to the next that it extends; in a cycle the last one is repeated. */
  #wayFrom(id: string): readonly string[] {
    const way = [id]
    for (let at = this.#nextOwn(id); at !== undefined; at = this.#nextOwn(at)) {
      const isKnown = way.includes(at)
      way.push(at)
      if (isKnown) break
    }
    return way
  }

  /** The scenario of the pack itself that one of them extends. */
  #nextOwn(id: string): string | undefined {
    const named = extendedBy(this.#own.get(id)?.parsed.value)
    if (!named) return undefined
    const isOwn = named.pack === undefined ? !this.#isBelow(named.id, id) : named.pack === this.laying.id
    return isOwn ? named.id : undefined
  }

  /** Whether a bare id means a scenario of a required pack: no other scenario of the pack has this id. */
  #isBelow(id: string, by: string): boolean {
    const isOwn = this.#own.has(id) && id !== by
    return !isOwn && [...this.laying.stack.scenarios.values()].some((scenarios) => scenarios.has(id))
  }

  #required({ pack, id }: Extended, found: string): Below {
    const content = this.#scenariosOf(pack, id)?.get(id)
    if (content) return { under: content.layered, faults: [] }
    return this.laying.isComplete ? this.#unknown(found) : ABSENT
  }

  /** For a bare id, the scenarios of the uppermost pack that has it. */
  #scenariosOf(pack: string | undefined, id: string): ReadonlyMap<string, Content> | undefined {
    const { scenarios } = this.laying.stack
    return pack === undefined ? [...scenarios.values()].findLast((one) => one.has(id)) : scenarios.get(pack)
  }

  #unknown(found: string): Below {
    const required = [...this.laying.stack.scenarios].flatMap(([pack, scenarios]) =>
      [...scenarios.keys()].map((id) => `${pack}/${id}`),
    )
    const names = [...this.#own.keys(), ...required]
    const suggestion = nearest(found, names)
    const values = {
      found,
      allowed: names.join(', '),
      suggestion: suggestion ?? '',
      likely: suggestion ? 'yes' : 'no',
    }
    const more = { found, expected: names.join(', '), ...(suggestion ? { suggestion } : {}) }
    return { faults: [fault('E-EXTENDS-UNKNOWN', ['extends'], values, more)] }
  }
}

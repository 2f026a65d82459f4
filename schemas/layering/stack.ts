/** The contents of the packs that a pack requires. */
import type { Source } from '../../engine/types'
import type { Role } from '../catalogue'
import type { Limits } from '../limits'
import { asPart, type Memory, type Parsing, type Whole } from '../reading/reading'
import { isObject } from '../walk'
import type { Layered } from './lay-over'
import { nothingBelow } from './reach'

/** A mergeable part of a pack: a file that a pack has once, a map, a deck, a scenario, the texts of a language. */
export type Content = {
  readonly role: Role
  readonly id: string
  readonly layered: Layered
  readonly file: string
  readonly pack: string
}

/** The merged packs below. Immutable; the same object while the packs are the same. */
export type Stack = {
  /** By role and id, without scenarios. */
  readonly contents: ReadonlyMap<string, Content>
  /** By the pack that wrote them, then by id. */
  readonly scenarios: ReadonlyMap<string, ReadonlyMap<string, Content>>
}

export const NOTHING_BELOW: Stack = { contents: new Map(), scenarios: new Map() }

export const contentName = (role: Role, id: string): string => `${role} ${id}`

/** The id that distinguishes files of one role: that of a map or a deck, or the language of a text. */
export function idOf(role: Role, value: unknown): string {
  const key = role === 'text' ? 'language' : ['map', 'deck', 'scenario'].includes(role) ? 'id' : undefined
  const id = key !== undefined && isObject(value) ? value[key] : undefined
  return typeof id === 'string' ? id : ''
}

/** A pack about to be merged over others. */
export type Laying = {
  readonly stack: Stack
  /** Its id, as its scenarios may call it. */
  readonly id: string
  /** The same for a required pack, whose places include it. */
  readonly pack?: string
  /** Whether all required packs are available. */
  readonly isComplete: boolean
  readonly limits: Limits
  readonly memory?: Memory
}

/** The place of a file as a whole. */
export const placeOf = (file: string, pack: string | undefined): Source =>
  pack === undefined ? { file, path: [] } : { pack, file, path: [] }

/** A file with nothing available below it. */
export function aloneOf(parsing: Parsing, at: Source, isComplete: boolean): Whole | undefined {
  const faults = isComplete ? nothingBelow(parsing.role, parsing.parsed.value) : []
  return isComplete && faults.length === 0 ? undefined : asPart(parsing, at, faults)
}

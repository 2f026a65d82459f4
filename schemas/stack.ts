/** What is below a pack: the parts of the packs that it requires. */
import type { Source } from '../engine/types'
import type { Role } from './catalogue'
import type { Limits } from './limits'
import type { Layered } from './overlay/lay-over'
import { nothingBelow } from './overlay/reach'
import { asPart, type Memory, type Parsing, type Whole } from './reading'
import { isObject } from './walk'

/** A part of a pack that others can be merged over: a file that a pack has once, a map, a deck, a scenario, the texts of a language. */
export type Content = {
  readonly role: Role
  readonly id: string
  readonly layered: Layered
  readonly file: string
  readonly pack: string
}

/** What the packs below come to. Never written to; the same object as long as they are the same packs. */
export type Stack = {
  /** By role and id, without scenarios. */
  readonly contents: ReadonlyMap<string, Content>
  /** By the pack that wrote them, then by id. */
  readonly scenarios: ReadonlyMap<string, ReadonlyMap<string, Content>>
}

export const NOTHING_BELOW: Stack = { contents: new Map(), scenarios: new Map() }

export const contentName = (role: Role, id: string): string => `${role} ${id}`

/** What tells the files of one role apart: the id of a map or a deck, the language of a text. */
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
  /** The same where it is a required pack, whose places are named with it. */
  readonly pack?: string
  /** Whether all that it requires is here. */
  readonly isComplete: boolean
  readonly limits: Limits
  readonly memory?: Memory
}

/** The place of a file as a whole. */
export const placeOf = (file: string, pack: string | undefined): Source =>
  pack === undefined ? { file, path: [] } : { pack, file, path: [] }

/** A file under which nothing is, or nothing that is here. */
export function aloneOf(parsing: Parsing, at: Source, isComplete: boolean): Whole | undefined {
  const faults = isComplete ? nothingBelow(parsing.role, parsing.parsed.value) : []
  return isComplete && faults.length === 0 ? undefined : asPart(parsing, at, faults)
}

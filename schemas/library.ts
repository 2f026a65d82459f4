/**
 * The schemas at hand: those that all rulesets share, and those of the rulesets that were loaded. A browser loads the ones its packs
 * are written for; a program that may meet any pack imports `all`.
 */

import { PARTS } from './generated/parts'
import common from './generated/parts/common'
import type { Part, Schema, Validate } from './part'

const schemas: Record<string, Schema> = { ...common.schemas }
const validators: Record<string, Validate> = { ...common.validators }

export function register(part: Part): void {
  Object.assign(schemas, part.schemas)
  Object.assign(validators, part.validators)
}

/** Of each ruleset that was asked for, that it has been registered. */
const brought = new Map<string, Promise<void>>()

/** Loads what is not here yet; unknown rulesets have nothing to load. A ruleset that could not be fetched is asked for again next time. */
export async function loadParts(rulesets: readonly string[]): Promise<void> {
  await Promise.all(rulesets.filter((ruleset) => Object.hasOwn(PARTS, ruleset)).map(loadPart))
}

function loadPart(ruleset: string): Promise<void> {
  const known = brought.get(ruleset)
  if (known) return known
  const coming = PARTS[ruleset]().then((part) => register(part.default))
  brought.set(ruleset, coming)
  coming.catch(() => brought.delete(ruleset))
  return coming
}

export const isAtHand = (kind: string): boolean => Object.hasOwn(schemas, kind)

export function schemaOf(kind: string): Schema {
  const schema = isAtHand(kind) ? schemas[kind] : undefined
  if (!schema) throw new Error(`The schemas of "${kind}" were not brought.`)
  return schema
}

export const validatorOf = (name: string): Validate | undefined =>
  Object.hasOwn(validators, name) ? validators[name] : undefined

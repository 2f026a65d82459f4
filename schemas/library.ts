/**
 * The loaded schemas: the shared ones, and those of the loaded rulesets.
 * A browser loads those of its packs; a program for any pack imports `all`.
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

/** Pending and completed loads by ruleset. */
const brought = new Map<string, Promise<void>>()

/** Loads the missing schemas of rulesets, and the shared ones that load with them; unknown rulesets are skipped. A failed load is retried on the next call. */
export async function loadParts(rulesets: readonly string[]): Promise<void> {
  await Promise.all(['late', ...rulesets].filter((part) => Object.hasOwn(PARTS, part)).map(loadPart))
}

function loadPart(ruleset: string): Promise<void> {
  const known = brought.get(ruleset)
  if (known) return known
  const coming = PARTS[ruleset]().then((part) => register(part.default))
  brought.set(ruleset, coming)
  coming.catch(() => brought.delete(ruleset))
  return coming
}

export const isLoaded = (kind: string): boolean => Object.hasOwn(schemas, kind)

export function schemaOf(kind: string): Schema {
  const schema = isLoaded(kind) ? schemas[kind] : undefined
  if (!schema) throw new Error(`The schemas of "${kind}" were not brought.`)
  return schema
}

export const validatorOf = (name: string): Validate | undefined =>
  Object.hasOwn(validators, name) ? validators[name] : undefined

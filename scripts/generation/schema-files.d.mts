import type { KnownRuleset } from './rulesets.mjs'

/** Every ruleset with its folders, those of the house first. */
export function allRulesets(): readonly KnownRuleset[]
/** The paths of all schemas: `<ruleset>/<role>.schema.json`, or the name alone of those that all share. */
export function schemaPaths(): string[]
/** Where a schema of that path lies, absolute. */
export function schemaFile(path: string): string
/** The same from the project on. */
export function schemaPlace(path: string): string
/** Reads and holds together all schemas; `fresh`: texts by path that stand for those on disk. Throws with every fault of a name. */
export function readSchemas(fresh?: Readonly<Record<string, string>>): {
  readonly schemas: Readonly<Record<string, object>>
  readonly places: ReadonlyMap<string, string>
}
export function checkNames(
  schemas: Readonly<Record<string, object>>,
  places?: ReadonlyMap<string, string>,
): void
/** By ruleset and role, the name of the schema. */
export function kindsByRuleset(
  places: ReadonlyMap<string, string>,
): Readonly<Record<string, Readonly<Record<string, string>>>>

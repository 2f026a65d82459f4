/** The paths of all schemas from `schemas/` on. */
export function schemaPaths(): string[]
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

/** What `ludoteca.config.mjs` says. */
export type LudotecaConfig = {
  /** Folders that hold a ruleset, from the project on, or npm packages that are one. */
  rulesets?: string[]
}
/** A ruleset as it lies on disk; its folders are absolute. */
export type KnownRuleset = {
  readonly id: string
  readonly folder: string
  readonly schemas: string
  /** Whether the configuration names it. */
  readonly isOutside: boolean
  /** Whether it lies in the project. */
  readonly isOurs: boolean
}
/** Throws a fault in plain words when the configuration is wrong. */
export function knownRulesets(root?: string): Promise<readonly KnownRuleset[]>
/** Writes the registry's list, when it is not as it should be; says whether it did. */
export function writeKnown(root?: string): Promise<boolean>

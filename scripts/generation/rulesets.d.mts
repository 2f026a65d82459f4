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
  /** Where it lies; `folder` is a copy of it where that is elsewhere. */
  readonly source: string
  /** Whether its generated files are written here: not those of an installed package. */
  readonly isOurs: boolean
}
/** Throws a fault in plain words when the configuration is wrong. */
export function knownRulesets(root?: string): Promise<readonly KnownRuleset[]>
/** The files of a ruleset, from its folder on, that code or schemas are made of: no packs, no packages of its own. */
export function sourcesOf(source: string): readonly string[]
/** Writes the registry's list, when it is not as it should be; says whether it did. */
export function writeKnown(root?: string): Promise<boolean>

/** The numbered statements of a rulebook, as data of its ruleset. */

/** The same text in every language, with the same facts and figures. */
export type InLanguages = { readonly en: string; readonly it: string }

/** One testable sentence of the rules. */
export type Statement = {
  /** "K-13". An X marks our own reading where the rulebook is silent. */
  readonly id: string
  /** The sections of the rulebook with the statement. */
  readonly section?: readonly string[]
  /** The section that a refusal names, if it is not the first of them. */
  readonly cite?: string
  /** Options of a scenario that change it. */
  readonly ruleOptions?: readonly string[]
  readonly text: InLanguages
  /** The path of the test that proves it, if no case can, from the root of the project. */
  readonly test?: string
}

/** The effect of a scenario's rule option on its statements, for each setting. */
export type RuleOptionLine = {
  readonly options: readonly string[]
  readonly about: readonly string[]
  readonly text: InLanguages
}

/** The legend of the table: the meaning of a ruleset's numbers, marks, lines, markers and states, by their kinds. */
export type Legend = {
  /** Numbers printed on a unit, in order; a single meaning applies to all. */
  readonly numbers?: readonly InLanguages[]
  /** Other text printed on it. */
  readonly text?: InLanguages
  readonly marks?: KindsInWords
  readonly lines?: KindsInWords
  /** Markers that the ruleset places itself. */
  readonly markers?: Readonly<Record<string, InLanguages & { readonly colour?: string }>>
  readonly badges?: KindsInWords
  /** Cards by their kinds. */
  readonly cards?: KindsInWords
}
type KindsInWords = Readonly<Record<string, InLanguages>>

/** The setting of a rule option in a game, and its default. */
export type RuleOption = { readonly is: string | number; readonly usual: string | number }
/** By option. */
export type RuleOptions = Readonly<Record<string, RuleOption>>

/** The statements of a ruleset in reading order. */
export type Statements = {
  readonly title: string
  readonly intro: InLanguages
  readonly legend?: Legend
  readonly groups: readonly {
    readonly heading: InLanguages
    /** Phases in which these statements are shown first, by the names in the texts of the ruleset. */
    readonly phases?: readonly string[]
    readonly intro?: InLanguages
    readonly statements?: readonly Statement[]
    readonly ruleOptions?: readonly RuleOptionLine[]
    readonly outro?: InLanguages
  }[]
}

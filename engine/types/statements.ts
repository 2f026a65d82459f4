/** The numbered statements of a rulebook, as data of its ruleset. */

/** Said in every language that there is, with the same facts and figures. */
export type InLanguages = { readonly en: string; readonly it: string }

/** One sentence that can be tested. */
export type Statement = {
  /** "K-13"; with an X what is our reading, where the rulebook is silent. */
  readonly id: string
  /** Sections of the rulebook where it says so. */
  readonly section?: readonly string[]
  /** The section that a refusal names, where that is not the first of them. */
  readonly cite?: string
  /** Options of a scenario that change it. */
  readonly options?: readonly string[]
  readonly text: InLanguages
  /** The test that proves it, from the root of the project, where no case can. */
  readonly test?: string
}

/** What an option of a scenario does to the statements it is about, setting by setting. */
export type OptionSettings = {
  readonly options: readonly string[]
  readonly about: readonly string[]
  readonly text: InLanguages
}

/** What is drawn on the table, in words: what a ruleset's numbers, marks, lines, markers and states mean, by their kinds. */
export type Legend = {
  /** Numbers printed on a unit, in their order; one meaning alone is that of all. */
  readonly numbers?: readonly InLanguages[]
  /** What else is printed on it. */
  readonly text?: InLanguages
  readonly marks?: KindsInWords
  readonly lines?: KindsInWords
  /** Markers that the ruleset lays down by itself. */
  readonly markers?: KindsInWords
  readonly badges?: KindsInWords
  /** Cards by their kinds. */
  readonly cards?: KindsInWords
}
type KindsInWords = Readonly<Record<string, InLanguages>>

/** How a question that the rulebook leaves open is answered in a game, and how it is where nothing else is said. */
export type Setting = { readonly is: string | number; readonly usual: string | number }
/** By option. */
export type Settings = Readonly<Record<string, Setting>>

/** The statements of a ruleset in the order in which they are read. */
export type Statements = {
  readonly title: string
  readonly intro: InLanguages
  readonly legend?: Legend
  readonly groups: readonly {
    readonly heading: InLanguages
    /** Phases, by the names in the texts of the ruleset, in which its statements are looked up first. */
    readonly phases?: readonly string[]
    readonly intro?: InLanguages
    readonly statements?: readonly Statement[]
    readonly settings?: readonly OptionSettings[]
    readonly outro?: InLanguages
  }[]
}

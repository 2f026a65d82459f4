/** Something that a game answers only once somebody plays was asked, and what answers it (`Counsel` of the ruleset) is not at hand yet. */
export class NoCounsel extends Error {
  constructor(ruleset: string) {
    super(`Of "${ruleset}" only the rules were loaded, without counsel.`)
  }
}

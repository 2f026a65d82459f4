/** Thrown if a call needs the runtime part of a ruleset (`Counsel`), which is not loaded yet. */
export class NoCounsel extends Error {
  constructor(ruleset: string) {
    super(`Of "${ruleset}" only the rules were loaded, without counsel.`)
  }
}

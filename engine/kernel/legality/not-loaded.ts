/** Thrown if a call needs the runtime part of a ruleset (`RuntimePart`), which is not loaded yet. */
export class NotLoaded extends Error {
  constructor(ruleset: string) {
    super(`Of "${ruleset}" only the rules were loaded, without their runtime part.`)
  }
}

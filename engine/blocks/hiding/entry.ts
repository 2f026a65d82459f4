/** An entry of `hidden` in a scenario, with compiled amounts, units and cells. */
export type HiddenUnitsOf<Amount, Units, Cells> = {
  readonly side: number
  /** By type, or all types. */
  readonly units: readonly boolean[] | undefined
  readonly isCounter: boolean
  readonly isDecoy: boolean
  readonly isFoggy: boolean
  readonly isFromStart: boolean
  readonly appears: boolean
  readonly moves: Amount | undefined
  readonly spotted: readonly {
    readonly within: Amount
    readonly by: Units | undefined
    readonly zone: Cells | undefined
    readonly sight: boolean
  }[]
}

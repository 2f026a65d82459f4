export const targets: readonly {
  readonly id: string
  readonly what: string
  /** Names of cases, or of figures that a case of several gives. */
  readonly ours: string
  readonly peer?: string
  /** Where the product runs what is timed. */
  readonly product: { readonly caller: string; readonly times: string; readonly name?: string }
  readonly once?: string
  readonly unit?: string
  readonly atLeast?: number
  readonly atMost?: number
  value(ours: number, peer?: number): number
}[]

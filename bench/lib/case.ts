/** A measurement: units of work per second, or one number measured once per process. */
export type Case = {
  readonly unit: string
  /** Does some work and returns the number of units. */
  run?(): number | Promise<number>
  measure?(): number | Promise<number>
  /** Returns several numbers of one long measurement by their names in the targets; runs once, whatever the rounds. */
  measureAll?(): Promise<Readonly<Record<string, Figure>>>
  /** Milliseconds to run before measuring, for code that takes long to settle. */
  readonly warmUp?: number
  readonly note?: string | (() => string)
}
export type Figure = { readonly unit: string; readonly value: number; readonly note?: string }
export type Cases = Readonly<Record<string, () => Case | Promise<Case>>>

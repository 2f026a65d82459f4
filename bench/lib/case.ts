/** Something to measure: units of work a second, or one number measured once a process. */
export type Case = {
  readonly unit: string
  /** Does some work and says how many units it was. */
  run?(): number | Promise<number>
  measure?(): number | Promise<number>
  /** Several numbers of one long look, by the names that targets call them; taken once, whatever the rounds. */
  measureAll?(): Promise<Readonly<Record<string, Figure>>>
  /** Milliseconds to run before it counts, for code that takes long to settle. */
  readonly warmUp?: number
  readonly note?: string | (() => string)
}
export type Figure = { readonly unit: string; readonly value: number; readonly note?: string }
export type Cases = Readonly<Record<string, () => Case | Promise<Case>>>

/** Units that a scenario lists for its set-up, with the names and states that it gives them. */

/** A line of a roster, of a pool or of a force. */
export type UnitLine = {
  readonly id?: string
  readonly count?: number
  readonly figures?: readonly string[]
  readonly status?: readonly string[]
}

/** The name of a unit of a line, by its place in the line; `undefined` if the scenario gives it none. */
export const nameInLine = ({ id }: UnitLine, count: number, index: number): string | undefined =>
  id === undefined || count === 1 ? id : `${id}-${index + 1}`

/** Keys of a scenario that list units, at any depth. */
const LISTS = ['rosters', 'forces', 'muster', 'rules']

/** Every object of those lists that describes units of one type. */
function linesIn(value: unknown): UnitLine[] {
  if (Array.isArray(value)) return value.flatMap(linesIn)
  if (typeof value !== 'object' || value === null) return []
  const isLine = 'unit' in value && ('id' in value || 'status' in value)
  return [...(isLine ? [value as UnitLine] : []), ...Object.values(value).flatMap(linesIn)]
}

const linesOf = (scenario: object): UnitLine[] =>
  LISTS.flatMap((key) => linesIn((scenario as Readonly<Record<string, unknown>>)[key]))

/** States that units begin in, each once, in the order of the file. */
export const statusesAtStart = (scenario: object): string[] => [
  ...new Set(linesOf(scenario).flatMap(({ status }) => (Array.isArray(status) ? status : []))),
]

/** Names of the lines of units, for their texts. */
export const namedLines = (scenario: object): string[] =>
  linesOf(scenario).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

/** Names of units, as blocks say them. */
export const namedUnits = (scenario: object): string[] =>
  linesOf(scenario).flatMap((line) => {
    const count = line.count ?? line.figures?.length ?? 1
    return Array.from({ length: count }, (_, index) => nameInLine(line, count, index) ?? []).flat()
  })

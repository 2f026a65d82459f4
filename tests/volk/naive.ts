/**
 * A second, slow writing of the sums of Wir sind das Volk!, from the files of the pack and the rulebook, by names and lists:
 * nothing of the engine is used. What a position is: `Naive` below.
 */
type Province = {
  id: string
  side: string
  cities?: string[]
  faces?: string[]
  facesAll?: boolean
  sections?: { id: string; supplier: string }[]
}
type Town = { id: string; joker?: string[]; foreign?: boolean; special?: { base: number; rundown: number } }
export type Files = {
  readonly provinces: readonly Province[]
  readonly towns: readonly Town[]
  readonly links: readonly (readonly [string, string])[]
  /** Number of dismantling points by place of the flight marker, and of socialists by place of the socialism marker. */
  readonly prices: readonly Band[]
  readonly gains: readonly Band[]
  readonly flightEnd: number
}
type Band = { from: number; to: number; count: number }
export type Card = { readonly id: string; readonly flight: number; readonly police?: 'red' | 'pink' }

export type Naive = {
  /** "new", "rundown" by town. */
  readonly factories: ReadonlyMap<string, 'new' | 'rundown'>
  /** "kiel:hamburg", each link both ways round. */
  readonly built: ReadonlySet<string>
  readonly unrest: Readonly<Record<string, number>>
  readonly echo: Readonly<Record<string, number>>
  readonly standard: Readonly<Record<string, number>>
  readonly sections: Readonly<Record<string, number>>
  readonly currency: number
  readonly flight: number
  readonly socialism: number
  readonly played: readonly Card[]
  readonly police: readonly Card[]
  /** Province that a joker or a foreign town was said to count for. */
  readonly countsFor: ReadonlyMap<string, string>
  readonly everyWesternProvince: boolean
  readonly isCityLeftOut: boolean
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const provinceNamed = ({ provinces }: Files, id: string): Province =>
  provinces.find((province) => province.id === id)!
const townNamed = ({ towns }: Files, id: string): Town => towns.find((town) => town.id === id) ?? { id }

/** "Una fabbrica appena costruita ha un valore di 1, che aumenta di 1 per ogni altra fabbrica ad essa collegata." */
export function factoryValue(files: Files, position: Naive, town: string): number {
  const condition = position.factories.get(town)
  if (condition === undefined) return 0
  const { special } = townNamed(files, town)
  const alone = special ? (condition === 'new' ? special.base : special.rundown) : condition === 'new' ? 1 : 0
  const partners = files.links
    .filter((pair) => pair.includes(town) && position.built.has(pair.join(':')))
    .map(([a, b]) => (a === town ? b : a))
    .filter((other) => position.factories.has(other))
  return alone + partners.filter((other) => isCounted(files, position, town, other)).length
}

/** W-105: a foreign town that was given to a province is linked with the towns of that one only. */
function isCounted(files: Files, { countsFor }: Naive, one: string, other: string): boolean {
  for (const [foreign, home] of [
    [one, other],
    [other, one],
  ]) {
    const given = countsFor.get(foreign)
    if (!townNamed(files, foreign).foreign || given === undefined) continue
    if (!provinceNamed(files, given).cities?.includes(home)) return false
  }
  return true
}

export function townsOf(files: Files, position: Naive, province: string): string[] {
  const jokers = files.towns.filter(({ id, joker }) => {
    const given = position.countsFor.get(id)
    return joker?.includes(province) && (given === undefined || given === province)
  })
  return [...(provinceNamed(files, province).cities ?? []), ...jokers.map(({ id }) => id)]
}

export const economy = (files: Files, position: Naive, province: string): number =>
  total(townsOf(files, position, province).map((town) => factoryValue(files, position, town)))

/** Undefined in a province without a factory. */
export function exportFactory(files: Files, position: Naive, province: string): number | undefined {
  const values = townsOf(files, position, province)
    .filter((town) => position.factories.has(town))
    .map((town) => factoryValue(files, position, town))
  return values.length > 0 ? Math.max(...values) : undefined
}

export const protests = (position: Naive, province: string): number =>
  Math.floor((position.unrest[province] ?? 0) / 4) + (position.echo[province] ?? 0)

/** Living standards; those of a divided city are in its sections. */
export const living = (files: Files, position: Naive, province: string): number => {
  const { sections } = provinceNamed(files, province)
  return sections
    ? total(sections.map(({ id }) => position.sections[id] ?? 0))
    : (position.standard[province] ?? 0)
}

const own = ({ provinces }: Files, side: string): Province[] =>
  provinces.filter((province) => province.side === side)

const numberIn = (bands: readonly Band[], at: number): number =>
  bands.find(({ from, to }) => from <= at && at <= to)?.count ?? 0

/** W-71, W-72: where the marker goes, and what it then costs. */
export function flight(files: Files, position: Naive, east: string, west: string) {
  const standards = (side: string) => own(files, side).map(({ id }) => living(files, position, id))
  const rebels = (side: string) => own(files, side).some(({ id }) => protests(position, id) > 0)
  let marker = position.flight
  for (const card of position.played) marker += card.flight
  const richest = own(files, west).filter(({ sections }) => !(sections && position.isCityLeftOut))
  marker += Math.max(...richest.map(({ id }) => living(files, position, id)))
  marker += position.police.filter((card) => card.police === 'red').length
  if (rebels(east)) marker += 1
  marker -= Math.min(...standards(east))
  if (rebels(west)) marker -= 1
  if (marker < 0) marker = 0
  if (marker > files.flightEnd) marker = files.flightEnd
  return { marker, price: numberIn(files.prices, marker) }
}

export const socialists = (files: Files, { socialism }: Naive): number => numberIn(files.gains, socialism)

/** W-77 to W-79 */
export function marks(files: Files, position: Naive, east: string, west: string) {
  const needed = total(own(files, east).map(({ id }) => living(files, position, id)))
  const western = own(files, west)
    .filter(({ sections }) => !sections)
    .map(({ id }) => exportFactory(files, position, id))
  const counted = position.everyWesternProvince
    ? western.map((value) => value ?? 0)
    : western.filter((value) => value !== undefined)
  const worst = counted.length > 0 ? Math.min(...counted) : 0
  const earning = own(files, east).filter(({ id }) => {
    const value = exportFactory(files, position, id)
    return value !== undefined && value >= worst
  })
  return { needed, worst, earned: position.currency + earning.length }
}

/** W-83, W-84 */
export function mayKeep(files: Files, position: Naive, province: string): number {
  const { sections } = provinceNamed(files, province)
  if (!sections) return exportFactory(files, position, province) ?? 0
  const senders = sections.filter(({ id }) => (position.sections[id] ?? 0) > 0)
  const values = senders.map(({ supplier }) => exportFactory(files, position, supplier) ?? 0)
  return values.length > 0 ? Math.min(...values) : 0
}

/** W-86 to W-88 */
export function envy(files: Files, position: Naive, province: string): number {
  const { side, sections } = provinceNamed(files, province)
  const richest = Math.max(...own(files, side).map(({ id }) => living(files, position, id)))
  const difference = richest - living(files, position, province)
  return sections ? difference : Math.max(0, difference - 1)
}

/** W-89 to W-93: unrest that each neighbour would get. */
export function harm(files: Files, position: Naive, province: string): Record<string, number> {
  const strength = living(files, position, province) - (protests(position, province) > 0 ? 1 : 0)
  const pairs = (provinceNamed(files, province).faces ?? []).map((target) => {
    return [target, strength - living(files, position, target)] as const
  })
  return Object.fromEntries(pairs.filter(([, count]) => count > 0))
}

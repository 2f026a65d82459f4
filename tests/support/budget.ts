/**
 * The amount of work of open-ended tests. Three scales: `daily` for every `npm test`, `reduced` for the long suite in CI, `long`
 * for nights. Random tests begin with another seed each day (`seeds.ts`). Failures are saved as files and tried first from then on.
 */
import { keep, keptSeeds } from './kept.ts'
import { firstSeed, oneOfToday } from './seeds.ts'

export type Scale = 'daily' | 'reduced' | 'long'

const SCALES: readonly string[] = ['daily', 'reduced', 'long']

function readScale(): Scale {
  const name = process.env.LUDOTECA_SCALE || 'daily'
  if (!SCALES.includes(name)) throw new Error(`LUDOTECA_SCALE is ${name}, not one of ${SCALES.join(', ')}`)
  return name as Scale
}

/** The scale of this run, from `LUDOTECA_SCALE`. */
export const scale: Scale = readScale()

/** Returns the value for the scale of this run. */
export const perScale = <T>(things: Readonly<Record<Scale, T>>): T => things[scale]

/** Whether it is the game's day for costly tests. The long suite tests every game. */
export const isItsTurn = (game: string): boolean =>
  someOf(['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']).includes(game)

/** Returns `daily` tries, or `full` in the long suite, for tests with fixed seeds. */
export const countOf = (daily: number, full: number): number =>
  perScale({ daily, reduced: daily, long: full })

/**
 * Returns one item a day of a list of costly items. A reduced long suite in which files take turns takes that of the next day, since
 * it runs beside a daily one. The long suite takes all.
 */
export const someOf = <T>(list: readonly T[]): readonly T[] =>
  perScale<() => readonly T[]>({
    daily: () => [oneOfToday(list)],
    reduced: () => (process.env.LUDOTECA_TURNS === 'yes' ? [oneOfToday(list, 1)] : list),
    long: () => list,
  })()

export type Budget = {
  /** The folder of saved failures, for example `corteo/base`. */
  readonly name: string
  /** Seconds of wall time for new seeds. */
  readonly seconds: number
  /** Seeds to try at any duration, so that a slow machine also proves something. */
  readonly atLeast: number
  /** The most new seeds. */
  readonly atMost?: number
  /** The folder of saved failures relative to the project, `tests/kept` by default. */
  readonly folder?: string
}

/** Returns the fault of a seed, also if the function throws, or `undefined`. */
type Look = ((seed: number) => string | undefined) | ((seed: number) => void)

function faultOf(seed: number, look: Look): string | undefined {
  try {
    return look(seed) ?? undefined
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Fails with the seed in the message, and saves it. */
function attempt({ name, folder }: Budget, seed: number, look: Look): void {
  const fault = faultOf(seed, look)
  if (fault === undefined) return
  // The faults of a mutant are not those of the rules.
  const file = process.env.LUDOTECA_MUTANT ? 'nowhere' : keep({ name, folder }, seed, fault)
  throw new Error(`${name}, seed ${seed} (kept in ${file}, tried first from now on): ${fault}`)
}

/**
 * Tries seeds until the budget is used up, first the saved failures, then new ones.
 * @returns the number of new seeds
 * @throws at the first fault, with the seed and the file that saves it
 */
export function trySeeds(budget: Budget, look: Look): number {
  const { seconds, atLeast, atMost = 1_000_000 } = budget
  for (const seed of keptSeeds(budget)) attempt(budget, seed, look)
  const until = performance.now() + seconds * 1000
  const first = firstSeed()
  let tried = 0
  while (tried < atMost && (tried < atLeast || performance.now() < until)) {
    attempt(budget, first + tried, look)
    tried += 1
  }
  return tried
}

/**
 * The budget of a set of random games.
 * @param name the game and the feature of this set, for example `junta/four-families`
 * @param games the least number in the long suite
 */
export const gamesBudget = (name: string, games: number): Budget => ({
  name,
  ...perScale({
    daily: { seconds: 0.3, atLeast: 1 },
    reduced: { seconds: 5, atLeast: 6 },
    long: { seconds: 60, atLeast: games },
  }),
})

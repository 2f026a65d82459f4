/**
 * How much a test that could go on for ever does. Three scales: `daily` for every `npm test`, `reduced` for the long suite in CI,
 * `long` for nights. Chance begins each day from another seed (`seeds.ts`); what fails is kept as a file and tried first from then on.
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

/** That of three things which belongs to the scale of this run. */
export const perScale = <T>(things: Readonly<Record<Scale, T>>): T => things[scale]

/** Whether it is the day of a game, for what each game tries on its own day; each is tried in the long suite. */
export const isItsTurn = (game: string): boolean =>
  someOf(['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']).includes(game)

/** So many times each day, and `full` times in the long suite: for what is tried on the same seeds always. */
export const countOf = (daily: number, full: number): number =>
  perScale({ daily, reduced: daily, long: full })

/** Returns one item a day of a list of costly items, and all of them in the long suite, reduced or not. */
export const someOf = <T>(list: readonly T[]): readonly T[] => (scale === 'daily' ? [oneOfToday(list)] : list)

export type Budget = {
  /** Names the folder of kept failures, for example `corteo/base`. */
  readonly name: string
  /** How long new seeds are tried, of the clock. */
  readonly seconds: number
  /** Tried however long it takes, so that a slow machine does not prove nothing. */
  readonly atLeast: number
  /** Never more than so many. */
  readonly atMost?: number
  /** Where failures are kept, from the root of the project; `tests/kept` without it. */
  readonly folder?: string
}

/** Tells what is wrong with a seed by its words, or by throwing; nothing when all is well. */
type Look = ((seed: number) => string | undefined) | ((seed: number) => void)

function faultOf(seed: number, look: Look): string | undefined {
  try {
    return look(seed) ?? undefined
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Fails with the seed in the message, and remembers it. */
function attempt({ name, folder }: Budget, seed: number, look: Look): void {
  const fault = faultOf(seed, look)
  if (fault === undefined) return
  // The faults of a mutant are not those of the rules.
  const file = process.env.LUDOTECA_MUTANT ? 'nowhere' : keep({ name, folder }, seed, fault)
  throw new Error(`${name}, seed ${seed} (kept in ${file}, tried first from now on): ${fault}`)
}

/**
 * Looks at one seed after the other until the budget is used up: first those kept from failures, then new ones.
 * @returns how many new seeds were tried
 * @throws at the first fault, naming the seed and the file that keeps it
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
 * @param name the game and what is special about this set, for example `junta/four-families`
 * @param games how many the long suite plays at least
 */
export const gamesBudget = (name: string, games: number): Budget => ({
  name,
  ...perScale({
    daily: { seconds: 0.3, atLeast: 1 },
    reduced: { seconds: 5, atLeast: 6 },
    long: { seconds: 60, atLeast: games },
  }),
})

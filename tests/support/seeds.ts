/** Seeds that another day are others, and that can be asked for again by name. */

const DAY = 86_400_000

/** Room for the seeds of one day; a number below 2^31 for the next centuries. */
const A_DAY_HAS = 10_000

/** The first seed of a day, in universal time. */
export const todaysSeed = (now = Date.now()): number => Math.floor(now / DAY) * A_DAY_HAS

/** The first seed of this run: `LUDOTECA_SEED`, which the runner sets from the date when nobody else has. */
export function firstSeed(): number {
  const text = process.env.LUDOTECA_SEED ?? String(todaysSeed())
  if (!/^\d{1,15}$/.test(text)) throw new Error(`LUDOTECA_SEED is ${text}, which is no whole number`)
  return Number(text)
}

/** Returns one item of a list, each day another, for items that are too costly to try all every day. */
export const oneOfToday = <T>(list: readonly T[]): T =>
  list[Math.floor(firstSeed() / A_DAY_HAS) % list.length]!

/** Returns every third item of a list, so that three days cover all. */
export const thirdOfToday = <T>(list: readonly T[]): readonly T[] => {
  const rest = oneOfToday([0, 1, 2])
  return list.filter((_, index) => index % 3 === rest)
}

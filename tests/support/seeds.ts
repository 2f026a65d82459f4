/** Seeds that change daily and can be repeated by name. */

const DAY = 86_400_000

/** Seeds per day. The numbers stay below 2^31 for centuries. */
const A_DAY_HAS = 10_000

/** The first seed of a day, in universal time. */
export const todaysSeed = (now = Date.now()): number => Math.floor(now / DAY) * A_DAY_HAS

/** The first seed of this run: `LUDOTECA_SEED`, which the runner sets from the date if it is missing. */
export function firstSeed(): number {
  const text = process.env.LUDOTECA_SEED ?? String(todaysSeed())
  if (!/^\d{1,15}$/.test(text)) throw new Error(`LUDOTECA_SEED is ${text}, which is no whole number`)
  return Number(text)
}

/** Returns one item of a list, each day another, if all would be too costly every day. @param ahead days after today */
export const oneOfToday = <T>(list: readonly T[], ahead = 0): T =>
  list[(Math.floor(firstSeed() / A_DAY_HAS) + ahead) % list.length]!

/** Returns every third item of a list, so that three days cover all. */
export const thirdOfToday = <T>(list: readonly T[]): readonly T[] => {
  const rest = oneOfToday([0, 1, 2])
  return list.filter((_, index) => index % 3 === rest)
}

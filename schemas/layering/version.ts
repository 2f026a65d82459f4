/** Versions of packs, and the versions that a requirement accepts. */

const VERSION = /^([0-9]{1,6})\.([0-9]{1,6})\.([0-9]{1,6})(-[0-9A-Za-z.-]+)?$/

type Numbers = readonly [number, number, number]

function numbersOf(version: string): Numbers | undefined {
  const parts = VERSION.exec(version)
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined
}

const compare = (a: Numbers, b: Numbers): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** Whether a version meets a requirement. An unfinished one (`1.2.0-draft`) does so only by its full name. */
export function satisfies(version: string, wanted: string): boolean {
  const operator = /^(?:[~^]|>=)?/.exec(wanted)![0]
  const least = wanted.slice(operator.length)
  if (version === least) return true
  const found = version.includes('-') ? undefined : numbersOf(version)
  const from = numbersOf(least)
  if (!found || !from || operator === '' || compare(found, from) < 0) return false
  return operator === '>=' || compare(found, above(operator, from)) < 0
}

/** The first incompatible version: `^` keeps the first number that is not zero, `~` the first two. */
function above(operator: string, [major, minor, patch]: Numbers): Numbers {
  if (operator === '~') return [major, minor + 1, 0]
  if (major > 0) return [major + 1, 0, 0]
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1]
}

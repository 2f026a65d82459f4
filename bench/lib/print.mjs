/** Prints the report as text: each case's rate per second, then each target with its ratio, its bar and whether it is met. */

const short = (number) => {
  if (number === undefined) return '-'
  if (number >= 1e6) return `${(number / 1e6).toFixed(2)}M`
  if (number >= 1e4) return `${(number / 1e3).toFixed(1)}k`
  return number >= 100 ? number.toFixed(0) : number.toPrecision(3)
}

const rounded = (number) => Number(number.toFixed(2))
const ratio = (number) => (number >= 100 ? number.toFixed(0) : number.toFixed(2))

export function printTargets(results, rates, { rounds, milliseconds }) {
  console.log(`${rounds} rounds of ${milliseconds} ms a case, each in a fresh process\n`)
  for (const { name, unit, median, note } of rates)
    console.log(
      `  ${name.padEnd(58)} ${short(median).padStart(8)} ${(unit ?? '').padEnd(12)} ${note ?? ''}`.trimEnd(),
    )
  console.log('')
  for (const { id, what, measured, low, high, atLeast, atMost, unit = 'x', met, fault, product } of results) {
    const bar =
      atLeast !== undefined ? `at least ${rounded(atLeast)}${unit}` : `at most ${rounded(atMost)}${unit}`
    const value = fault ? 'failed' : `${ratio(measured)}${unit} [${ratio(low)}..${ratio(high)}]`
    console.log(
      `  ${id.padEnd(4)} ${what.padEnd(62)} ${value.padEnd(28)} ${bar.padEnd(16)} ${met ? 'met' : 'NOT MET'}`,
    )
    console.log(
      `       runs in ${product.caller}: ${[product.times, product.name].filter(Boolean).join(', ')}`,
    )
    if (fault) console.log(`       ${fault.split('\n').join('\n       ')}`)
  }
  const missed = results.filter(({ met }) => !met).length
  console.log(
    missed === 0 ? '\nEvery target is met.' : `\n${missed} of ${results.length} targets are not met.`,
  )
}

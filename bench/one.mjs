/** One case in one process: warms up, then counts units of work until the time is over, or takes one measurement. */
import { pathToFileURL } from 'node:url'

const [bundle, name, time] = process.argv.slice(2)
const { cases } = await import(pathToFileURL(bundle))
const { unit, run, measure, note } = await cases[name]()
const milliseconds = Number(time)

async function spend(limit) {
  let units = 0
  const start = performance.now()
  let now = start
  while (now - start < limit) {
    units += await run()
    now = performance.now()
  }
  return units / ((now - start) / 1000)
}

let value
if (measure) value = await measure()
else {
  await spend(Math.max(200, milliseconds / 2))
  globalThis.gc?.()
  value = await spend(milliseconds)
}
console.log(JSON.stringify({ unit, value, note: typeof note === 'function' ? note() : note }))
process.exit(0)

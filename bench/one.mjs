/** Runs one case in one process: warms up, then counts units of work until the time is over, or takes one measurement. */
import { pathToFileURL } from 'node:url'
import { seconds } from './lib/clock.mjs'

const [bundle, name, time] = process.argv.slice(2)
const { cases } = await import(pathToFileURL(bundle))
const { unit, run, measure, measureAll, note, warmUp = 200 } = await cases[name]()
const milliseconds = Number(time)

/** Reads the clock only about a thousand times, so that reading it costs nothing. */
async function spend(limit) {
  let units = 0
  let batch = 1
  const start = seconds()
  for (let spent = 0; spent < limit / 1000; spent = seconds() - start) {
    const before = seconds()
    for (let i = 0; i < batch; i++) units += await run()
    if ((seconds() - before) * 1000 < limit / 1000) batch *= 2
  }
  return units / (seconds() - start)
}

if (measureAll) {
  console.log(JSON.stringify({ all: await measureAll() }))
  process.exit(0)
}

let value
if (measure) value = await measure()
else {
  await spend(Math.max(warmUp, milliseconds / 2))
  globalThis.gc?.()
  value = await spend(milliseconds)
}
console.log(JSON.stringify({ unit, value, note: typeof note === 'function' ? note() : note }))
process.exit(0)

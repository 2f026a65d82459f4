/**
 * Measures the promised performance beside the peers: `npm run bench`, or `npm run bench -- --quick`. Every case runs in a fresh
 * process, in rounds (A B C A B C ...). A ratio is the median of the ratios within the rounds, so that a slower machine affects
 * both sides.
 */
import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { median } from './lib/median.mjs'
import { installPeers } from './lib/peers.mjs'
import { printTargets } from './lib/print.mjs'
import { targets } from './targets.mjs'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    ms: { type: 'string' },
    only: { type: 'string' },
  },
})
const rounds = Number(values.rounds ?? (values.quick ? 3 : 7))
const milliseconds = Number(values.ms ?? (values.quick ? 250 : 1000))
const wanted = targets.filter(({ id }) => !values.only || values.only.split(',').includes(id))

/** Shows the running case on the last line of a terminal. */
function tell(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}

/** Runs one case in one process: `{ unit, value, note }`, where a larger value of a rate is faster. */
function measure(bundle, name) {
  return new Promise((resolve) => {
    const args = ['--expose-gc', '--max-old-space-size=4096', new URL('./one.mjs', import.meta.url).pathname]
    const child = spawn(process.execPath, [...args, bundle, name, String(milliseconds)], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let out = ''
    let faults = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      faults += chunk
    })
    child.on('close', (code) => {
      const last = out.trim().split('\n').at(-1)
      resolve(
        code === 0 && last ? JSON.parse(last) : { fault: faults.trim().slice(-800) || `exit code ${code}` },
      )
    })
  })
}

installPeers()
const bundles = await build()
const names = [...new Set(wanted.flatMap(({ ours, peer }) => (peer ? [ours, peer] : [ours])))]
const samples = new Map(names.map((name) => [name, []]))
const suiteOf = (name) => bundles.find(({ cases }) => cases.includes(name))?.suite

/** Long measurements shared by several targets run only once. */
const once = new Map(
  wanted.flatMap(({ once, ours, peer }) =>
    once
      ? [
          [ours, once],
          [peer, once],
        ]
      : [],
  ),
)
for (const name of new Set(once.values())) {
  tell(name)
  const { all, fault } = await measure(suiteOf(name), name)
  for (const [target, from] of once)
    if (target && from === name)
      samples.get(target).push(all?.[target] ?? { fault: fault ?? 'no such figure' })
}
for (let round = 1; round <= rounds; round++) {
  for (const name of names.filter((name) => !once.has(name))) {
    tell(`round ${round}/${rounds}: ${name}`)
    const suite = suiteOf(name)
    samples.get(name).push(suite ? await measure(suite, name) : { fault: 'no such case' })
  }
}
tell('')

const results = wanted.map((target) => {
  const ours = samples.get(target.ours)
  const peer = target.peer && samples.get(target.peer)
  const fault = [...ours, ...(peer ?? [])].find((sample) => sample.fault)?.fault
  if (fault) return { ...target, fault, met: false }
  const ratios = ours.map(({ value }, i) => target.value(value, peer?.[i].value))
  const measured = median(ratios)
  const met = target.atLeast !== undefined ? measured >= target.atLeast : measured <= target.atMost
  return { ...target, measured, low: Math.min(...ratios), high: Math.max(...ratios), met }
})
const rates = names.map((name) => {
  const good = samples.get(name).filter(({ fault }) => !fault)
  const { unit, note } = good.at(-1) ?? {}
  return { name, unit, note, median: good.length > 0 ? median(good.map(({ value }) => value)) : undefined }
})
printTargets(results, rates, { rounds, milliseconds })

const file = new URL('./results/latest.json', import.meta.url)
await mkdir(new URL('./results/', import.meta.url), { recursive: true })
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length }
const when = new Date().toISOString()
await writeFile(file, `${JSON.stringify({ when, machine, rounds, milliseconds, results, rates }, null, 2)}\n`)

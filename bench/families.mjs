/**
 * How greedy families of Junta play: `node bench/families.mjs --games 100 --seed 1`. Plays so many games of five greedy families and prints
 * Presidents, budgets, coups, bribes and accounts, each with its interval at 95 %, and whether what is asked of a junta is met.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as esbuild from 'esbuild'
import { ours } from './build.mjs'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string', default: 'five-families' },
  },
})
const outfile = fileURLToPath(new URL('./results/build/families.mjs', import.meta.url))
await esbuild.build({
  entryPoints: [fileURLToPath(new URL('./lib/families-run.ts', import.meta.url))],
  bundle: true,
  outfile,
  plugins: [ours],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
})
const { runFamilies } = await import(pathToFileURL(outfile).href)
runFamilies(values.scenario, Number(values.seed), Number(values.games), (line) =>
  process.stdout.write(`${line}\n`),
)

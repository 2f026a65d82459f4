/**
 * A match of the search against greedy players: `node bench/matches.mjs cry-havoc peasants-revolt --pairs 10`. With two seats each seed is
 * played twice, the sides exchanged; with more the search takes one seat after the other. The same games of greedy alone are told beside it.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as esbuild from 'esbuild'
import { ours } from './build.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '10' },
    first: { type: 'string', default: '1' },
    playouts: { type: 'string', default: '24' },
  },
})
const outfile = fileURLToPath(new URL('./results/build/matches.mjs', import.meta.url))
await esbuild.build({
  entryPoints: [fileURLToPath(new URL('./lib/matches.ts', import.meta.url))],
  bundle: true,
  outfile,
  plugins: [ours],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
})
const { runMatch } = await import(pathToFileURL(outfile).href)
const [pack, scenario] = positionals
const seeds = Array.from({ length: Number(values.pairs) }, (_, at) => at + Number(values.first))
runMatch(pack, scenario, seeds, Number(values.playouts), (line) => process.stdout.write(`${line}\n`))

/**
 * How greedy families of Junta play: `node bench/families.mjs --games 100 --seed 1`. Plays so many games of five greedy families and prints
 * Presidents, budgets, coups, bribes and accounts, each with its interval at 95 %, and whether what is asked of a junta is met.
 */
import { parseArgs } from 'node:util'
import { load } from './build.mjs'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string', default: 'five-families' },
  },
})
const { runFamilies } = await load('families-run')
runFamilies(values.scenario, Number(values.seed), Number(values.games), (line) =>
  process.stdout.write(`${line}\n`),
)

/**
 * Plays greedy families of Junta: `node bench/families.mjs --games 100 --seed 1`. Runs the given number of games with five greedy
 * families. Prints Presidents, budgets, coups, bribes and accounts with their 95 % intervals, and whether the bars are met.
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

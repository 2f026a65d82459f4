/**
 * Runs matches of the search against greedy players. `node bench/matches.mjs` plays the promised ones; `node bench/matches.mjs
 * cry-havoc peasants-revolt --pairs 10` plays any other. With two seats each seed is played twice with exchanged sides; with more
 * the search takes one seat after the other. For comparison, greedy plays the same seats and seeds. Every finished game is stored
 * in `results/matches.jsonl` or in the file of `--keep`, so that an interrupted run can continue.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { load } from './build.mjs'

/**
 * One scenario per game, the seeds for a hundred games of it, and differences from the usual effort. A decision then takes about a
 * tenth of a second on a quiet machine, and a game half a minute. The values were chosen by games with seeds from 1001 on.
 */
const PROMISED = [
  { pack: 'wir-sind-das-volk', scenario: 'one-decade', pairs: 50, effort: { candidates: 6, rounds: 4 } },
  {
    pack: 'cry-havoc',
    scenario: 'street-brawl',
    pairs: 50,
    effort: { playouts: 80, rounds: 2, ripe: Number.POSITIVE_INFINITY, doubt: 0 },
  },
  { pack: 'kriegspiel', scenario: 'marengo-1800', pairs: 50, effort: {} },
  {
    pack: 'corteo',
    scenario: 'internationalist',
    pairs: 50,
    effort: { playouts: 9, candidates: 3, rounds: 1, doubt: 1 },
  },
  {
    pack: 'junta',
    scenario: 'five-families',
    pairs: 100,
    effort: { playouts: 4, rounds: 100, steps: 3000, ripe: Number.POSITIVE_INFINITY, keeps: 30 },
  },
]
/** The number of seeds of a match that is not promised. */
const USUAL_PAIRS = 10
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string' },
    first: { type: 'string', default: '1' },
    keep: { type: 'string', default: here('./results/matches.jsonl') },
    ...Object.fromEntries(
      ['playouts', 'candidates', 'rounds', 'steps', 'ripe', 'doubt', 'keeps'].map((name) => [
        name,
        { type: 'string' },
      ]),
    ),
  },
})
const { pairs, first, keep, ...given } = values
const effort = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Number(value)]))

const { runMatch, tellMatch } = await load('matches')
mkdirSync(dirname(keep), { recursive: true })
const known = existsSync(keep)
  ? readFileSync(keep, 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse)
  : []
const [pack, scenario] = positionals
const wanted = PROMISED.filter(
  (one) => pack === undefined || (one.pack === pack && one.scenario === scenario),
)
for (const one of wanted.length > 0 ? wanted : [{ pack, scenario, pairs: USUAL_PAIRS, effort: {} }]) {
  const match = {
    ...one,
    pairs: Number(pairs ?? one.pairs),
    first: Number(first),
    effort: { ...one.effort, ...effort },
  }
  const games = runMatch(match, known, (played) => appendFileSync(keep, `${JSON.stringify(played)}\n`))
  process.stdout.write(`${tellMatch(games).join('\n')}\n`)
}

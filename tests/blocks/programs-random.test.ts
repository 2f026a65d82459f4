/**
 * Random programs of the language, in the smallest pack of each ruleset that speaks it: each is refused with a place, or plays; nothing
 * throws, nothing goes round for ever, and every step can be taken back.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { compile, crossCheck } from '../../engine/compile'
import { decisions, hash, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { act, startSession, stateOf, undo } from '../../engine/replay/session'
import { rulesetIds } from '../../engine/rulesets'
import type { GameDef, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { perScale, trySeeds } from '../support/budget'
import { type NamesByKind, programsOf } from './programs'

const HOME = `${import.meta.dirname}/../..`
const schemaOf = (ruleset: string) => `${HOME}/schemas/${ruleset}/blocks.schema.json`
const SPEAKING = rulesetIds().filter((ruleset) => existsSync(schemaOf(ruleset)))
const MOST_ACTS = perScale({ daily: 40, reduced: 40, long: 80 })
const ENOUGH_FOR_ALL = 400
const DECKS = [
  {
    id: 'news',
    cards: [
      { id: 'fog', count: 3 },
      { id: 'storm', do: [{ type: 'count', counter: 'one', by: 1 }] },
    ],
  },
]
const COUNTERS = [{ id: 'one' }, { id: 'two', least: 0, most: 5 }]

const pascal = (id: string) => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const idsOf = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((one: { id?: unknown }) => (typeof one?.id === 'string' ? [one.id] : []))
    : []

/** Whether the decks of its scenarios are those of the language. */
const hasDecks = ({ manifest }: RawPack) =>
  JSON.parse(readFileSync(schemaOf(manifest.ruleset), 'utf8')).definitions[
    `${pascal(manifest.ruleset)}ScenarioDeck`
  ] !== undefined

async function smallest(ruleset: string): Promise<RawPack> {
  const files = await smallestPackOf(ruleset)
  if (!files) throw new Error(`${ruleset} brings no smallest pack`)
  return checkPack(textFiles(files), crossCheck).pack!
}

function namesOf(pack: RawPack): NamesByKind {
  const [map] = Object.values(pack.maps)
  const [scenario] = Object.values(pack.scenarios)
  const { sides, units, components, offices } = pack.units as Readonly<Record<string, unknown>>
  const order = (scenario as { readonly order?: readonly string[] }).order ?? []
  return {
    sides: idsOf(sides),
    winners: [...idsOf(sides), 'draw'],
    seats: order,
    units: idsOf(units),
    components: idsOf(components),
    offices: idsOf(offices),
    cards: [
      ...Object.values(pack.decks ?? {}).flatMap(({ cards }) => idsOf(cards)),
      ...(hasDecks(pack) ? idsOf(DECKS[0].cards) : []),
    ],
    counters: idsOf(COUNTERS),
    statuses: ['tired', 'brave'],
    decks: hasDecks(pack) ? idsOf(DECKS) : [],
    terrain: idsOf(pack.terrain.terrain),
    edges: idsOf(pack.terrain.edges),
    places: idsOf(map.places),
    regions: idsOf(map.regions),
  }
}

/** The first scenario with these triggers: a game, or what is wrong with it and where. */
function withTriggers(pack: RawPack, triggers: readonly object[]) {
  const decks = hasDecks(pack) ? { decks: DECKS } : {}
  const [[id, scenario]] = Object.entries(pack.scenarios)
  const changed = { ...scenario, counters: COUNTERS, ...decks, triggers } as typeof scenario
  return compile({ ...pack, scenarios: { [id]: changed } }, id)
}

/** Plays by chance, and takes everything back: each state is the one that was there. */
function playsAndGoesBack(def: GameDef, seed: number): void {
  const bot = randomBot(seed)
  let session = startSession(def, { seed })
  const past: string[] = []
  for (let asked = decisions(def, stateOf(session)); asked.length > 0 && past.length < MOST_ACTS; ) {
    past.push(hash(stateOf(session)))
    const next = act(session, asked[0].seat, bot(asked[0]).action)
    if (!next.ok) throw new Error(`offered but refused by ${next.error.rule}`)
    session = next.value
    asked = decisions(def, stateOf(session))
  }
  for (const before of past.toReversed()) {
    session = undo(session)
    expect(hash(stateOf(session))).toBe(before)
  }
}

describe.each(SPEAKING)('%s', (ruleset) => {
  test('any program is refused with its place, or plays and can be taken back', {
    timeout: 3_600_000,
  }, async () => {
    const pack = await smallest(ruleset)
    const programs = programsOf(schemaOf(ruleset), pascal(ruleset), namesOf(pack))
    let played = 0
    const budget = perScale({
      daily: { seconds: 4, atLeast: 40 },
      reduced: { seconds: 10, atLeast: 100 },
      long: { seconds: 1200, atLeast: 20_000 },
    })
    const tried = trySeeds({ name: `blocks/${ruleset}`, ...budget }, (seed) => {
      const rng = seedRandom(seed)
      const triggers = programs.triggers(rng, 1 + nextBelow(rng, 4))
      const made = withTriggers(pack, triggers)
      if (!made.ok) {
        for (const { file, path } of made.error)
          expect([typeof file, Array.isArray(path)]).toEqual(['string', true])
        return
      }
      played++
      try {
        playsAndGoesBack(made.value, seed)
      } catch (fault) {
        throw new Error(`${JSON.stringify(triggers)}: ${fault instanceof Error ? fault.stack : fault}`)
      }
    })
    expect(played).toBeGreaterThan(budget.atLeast / 4)
    // Few programs do not have every word.
    if (tried < ENOUGH_FOR_ALL) return
    for (const kind of ['Effect', 'Condition', 'Measure'])
      expect(programs.types(kind).filter((type) => !programs.seen.has(type))).toEqual([])
  })

  test('the scenario without blocks sets up', async () => {
    const made = withTriggers(await smallest(ruleset), [])
    expect(made.ok && setup(made.value, { seed: 1 }).phase).toBeTypeOf('string')
  })
})

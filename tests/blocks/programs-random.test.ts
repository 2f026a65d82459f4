/**
 * Random programs of the language, in the smallest pack of each ruleset with blocks. Each is refused with a place, or plays. No
 * program throws or loops for ever, and every step can be undone.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { compile, crossCheck } from '../../engine/compile'
import { decisions, determinize, hash, setup, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { act, startSession, stateOf, undo } from '../../engine/replay/session'
import { rulesetIds } from '../../engine/rulesets'
import ENGINE_TEXT from '../../engine/text/en.json'
import type { Finding, GameDef, GameState, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { perScale, trySeeds } from '../support/budget'
import { CARDS, DECKS, type NamesByKind, type Program, programsOf } from './programs'

const HOME = `${import.meta.dirname}/../..`
const schemaOf = (ruleset: string) => `${HOME}/schemas/${ruleset}/blocks.schema.json`
const SPEAKING = rulesetIds().filter((ruleset) => existsSync(schemaOf(ruleset)))
const MOST_ACTS = 40
/** With this many programs, some must be refused. */
const MANY = 100
/** One program in this many gets the full check of a pack, which takes ten times as long as playing it. */
const CHECKED = 8
/** One position in this many is compared as each player sees it. */
const LOOKED_AT = 10
/** Enough programs to contain every word of the language. */
const PROGRAMS_FOR_ALL = 3000
/** One program in this many is followed by a look for unseen words. */
const LOOKED_FOR = 100

const pascal = (id: string) => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const idsOf = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((one: { id?: unknown }) => (typeof one?.id === 'string' ? [one.id] : []))
    : []

/** Whether scenarios of the language have this part. */
const has = ({ manifest }: RawPack, word: 'ScenarioDeck' | 'SideMoves') =>
  JSON.parse(readFileSync(schemaOf(manifest.ruleset), 'utf8')).definitions[
    `${pascal(manifest.ruleset)}${word}`
  ] !== undefined

/** A side without a player, and its unit. */
const PEOPLE = 'people'
const FEATURES = ['smoke', 'puddle']
const WALKER = 'walker'

async function smallest(ruleset: string): Promise<RawPack> {
  const files = await smallestPackOf(ruleset)
  if (!files) throw new Error(`${ruleset} brings no smallest pack`)
  return checkPack(textFiles(files), crossCheck).pack!
}

function namesOf(pack: RawPack): NamesByKind {
  const [map] = Object.values(pack.maps)
  const [scenario] = Object.values(pack.scenarios)
  const { sides, units, components, offices, figures } = pack.units as Readonly<Record<string, unknown>>
  const order = (scenario as { readonly order?: readonly string[] }).order ?? []
  return {
    sides: [...idsOf(sides), ...(has(pack, 'SideMoves') ? [PEOPLE] : [])],
    winners: [...idsOf(sides), 'draw'],
    seats: order,
    units: idsOf(units),
    components: idsOf(components),
    offices: idsOf(offices),
    figures: idsOf(figures),
    provinces: idsOf((pack.terrain as { readonly provinces?: unknown }).provinces),
    roles: (map.sites ?? []).map(({ role }) => role),
    kinds: (map.sites ?? []).flatMap((site) => ('kind' in site && site.kind ? [site.kind] : [])),
    features: FEATURES,
    cards: [
      ...Object.values(pack.decks ?? {}).flatMap(({ cards }) => idsOf(cards)),
      ...(has(pack, 'ScenarioDeck') ? CARDS : []),
    ],
    decks: has(pack, 'ScenarioDeck') ? DECKS : [],
    cells: map.grid.kind === 'areas' ? idsOf(map.areas) : ['0101', '0302', '0404', '0505'],
    areas: idsOf(map.areas),
    locations: idsOf((pack.tables as { readonly locations?: unknown } | undefined)?.locations),
    terrain: idsOf(pack.terrain.terrain),
    edges: idsOf(pack.terrain.edges),
    places: idsOf(map.places),
    regions: idsOf(map.regions),
  }
}

/** Returns the first scenario with that program as a game, or the findings with their places. */
function withProgram(
  pack: RawPack,
  { moves, steps = [], conditions = [], cards = [], ...program }: Partial<Program>,
) {
  const [[id, scenario]] = Object.entries(pack.scenarios)
  const written = { ...scenario, ...program, ...withSteps(pack.manifest.ruleset, steps) } as typeof scenario
  const changed = pack.manifest.ruleset === 'corteo' ? withConditions(written, conditions) : written
  const scenarios = { [id]: moves ? withPeople(changed, moves) : changed }
  const raw: RawPack = {
    ...pack,
    scenarios,
    decks: decksWith(pack, cards),
    ...(moves ? { units: unitsWithPeople(pack) } : {}),
  }
  return { raw, made: compile(raw, id) }
}

/** Phases of the scenario, followed by those of the rules. */
function withSteps(ruleset: string, steps: readonly object[]): { readonly steps?: readonly unknown[] } {
  if (steps.length === 0) return {}
  const schema = JSON.parse(readFileSync(`${HOME}/schemas/${ruleset}/scenario.schema.json`, 'utf8'))
  const [{ items }] = Object.values<{ properties?: { steps?: { items: { else: { enum: string[] } } } } }>({
    ...schema.definitions,
    scenario: schema,
  }).flatMap(({ properties }) => properties?.steps ?? [])
  return { steps: [...steps, ...items.else.enum] }
}

/** For Corteo: conditions for the first player and for the first level of victory. */
function withConditions<T extends RawPack['scenarios'][string]>(
  scenario: T,
  [first, level]: Program['conditions'],
): T {
  const { victory, order } = scenario
  return {
    ...scenario,
    ...(first ? { initiative: [{ side: order[1], when: first }] } : {}),
    ...(level ? { victory: [{ ...(victory as object[])[0], when: level }, ...(victory as object[])] } : {}),
  }
}

/** Kinds of Junta's cards that take effect when played. The other kinds belong to a step of the turn, which has its own effect. */
const FREE_KINDS: readonly unknown[] = ['event', 'donation', undefined]

/** Gives the effects to cards that already have effects. */
function decksWith({ decks }: RawPack, lists: Program['cards']): RawPack['decks'] {
  const waiting = [...lists]
  const changed = (card: object) =>
    'effects' in card && FREE_KINDS.includes((card as { kind?: unknown }).kind) && waiting.length > 0
      ? { ...card, effects: waiting.shift() }
      : card
  return (
    decks &&
    (Object.fromEntries(
      Object.entries(decks).map(([id, deck]) => [id, { ...deck, cards: deck.cards.map(changed) }]),
    ) as RawPack['decks'])
  )
}

function unitsWithPeople({ units }: RawPack): RawPack['units'] {
  const { sides, units: types } = units as { readonly sides: object[]; readonly units: object[] }
  const look = { colour: '#777777', ink: '#ffffff', shape: 'round' }
  return {
    ...units,
    sides: [...sides, { id: PEOPLE, look }],
    units: [...types, { id: WALKER, side: PEOPLE, speed: 2, power: 1, look: { symbol: 'banner' } }],
  } as RawPack['units']
}

/** Three of the units arrive as the first turn begins, and move away. */
function withPeople<T>(scenario: T, moves: object): T {
  const { rosters = [], triggers = [] } = scenario as { rosters?: object[]; triggers?: object[] }
  const zone = { type: 'cells', cells: ['0101', '0302', '0505'] }
  const come = { type: 'place', who: { side: PEOPLE, where: 'reserve' }, zone }
  return {
    ...scenario,
    sides: [{ id: PEOPLE, moves }],
    rosters: [...rosters, { side: PEOPLE, unit: WALKER, count: 3 }],
    triggers: [{ id: 'people-come', at: 'turn-began', once: true, do: [come] }, ...triggers],
  }
}

/** Whether a finding has a place in the written files. A crashed check has no place. */
function isPlaced({ units, scenarios, decks }: RawPack, { code, file, path }: Finding): boolean {
  const written = [...Object.values(scenarios), ...Object.values(decks ?? {})].find(
    (one) => one.file === file,
  )
  let at: unknown = file === 'units.yaml' ? units : written
  for (const step of path.slice(0, -1)) at = (at as Readonly<Record<string, unknown>> | undefined)?.[step]
  return code !== 'E-INTERNAL' && path.length > 0 && typeof at === 'object' && at !== null
}

/** Whether the finding has a message, in the common texts or in those of the ruleset. */
function isWorded(ruleset: string, { message: { key } }: Finding): boolean {
  const all = [
    ENGINE_TEXT,
    JSON.parse(readFileSync(`${HOME}/engine/rulesets/${ruleset}/text/en.json`, 'utf8')),
    JSON.parse(readFileSync(`${HOME}/engine/rulesets/${ruleset}/text/refusals/en.json`, 'utf8')),
  ]
  const wordsIn = (texts: unknown) =>
    key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], texts)
  return all.some((texts) => typeof wordsIn(texts) === 'string')
}

/** A player's view stays the same if the unknown parts of the state change. */
function leaksNothing(def: GameDef, state: GameState, rng: number[]): void {
  for (const viewer of [...def.seats, 'spectator']) {
    const other = determinize(def, state, viewer, rng)
    expect(hash(view(def, other, viewer))).toBe(hash(view(def, state, viewer)))
  }
}

/** Plays at random and undoes every step. Each undo restores the earlier state. */
function playsAndGoesBack(def: GameDef, seed: number): void {
  const bot = randomBot(seed)
  const rng = seedRandom(seed)
  let session = startSession(def, { seed })
  const past: string[] = []
  for (let asked = decisions(def, stateOf(session)); asked.length > 0 && past.length < MOST_ACTS; ) {
    past.push(hash(stateOf(session)))
    if (nextBelow(rng, LOOKED_AT) === 0) leaksNothing(def, stateOf(session), rng)
    const next = act(session, asked[0].seat, bot(asked[0]).action)
    if (!next.ok)
      throw new Error(`offered but refused by ${next.error.rule}: ${JSON.stringify(asked[0])}`.slice(0, 600))
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
    let [checked, refused, played] = [0, 0, 0]
    const budget = perScale({
      daily: { seconds: 2, atLeast: 40 },
      reduced: { seconds: 10, atLeast: 100 },
      long: { seconds: 0, atLeast: 20_000 },
    })
    const tried = trySeeds({ name: `blocks/${ruleset}`, ...budget }, (seed) => {
      const program = programs.program(seedRandom(seed))
      const { raw, made } = withProgram(pack, program)
      const errors = made.ok ? [] : made.error
      if (seed % CHECKED === 0) {
        errors.push(...crossCheck(raw).filter(({ severity }) => severity === 'error'))
        checked++
        if (errors.length > 0) refused++
      }
      expect(errors.filter((one) => !isPlaced(raw, one) || !isWorded(ruleset, one))).toEqual([])
      if (!made.ok) return
      played++
      try {
        playsAndGoesBack(made.value, seed)
      } catch (fault) {
        throw new Error(`${JSON.stringify(program)}: ${fault instanceof Error ? fault.stack : fault}`)
      }
    })
    console.info(
      `${ruleset}: ${tried} programs, ${played} played and taken back; of ${checked} that were checked ${refused} refused, each with a place`,
    )
    if (checked >= MANY) expect(refused).toBeGreaterThan(0)
    expect(played).toBeGreaterThan(budget.atLeast / 4)
  })

  test('programs have every word, key and value of the language', { timeout: 240_000 }, async () => {
    const programs = programsOf(schemaOf(ruleset), pascal(ruleset), namesOf(await smallest(ruleset)), true)
    const rng = seedRandom(1)
    for (let made = 1; made <= PROGRAMS_FOR_ALL; made++) {
      programs.program(rng)
      if (made % LOOKED_FOR === 0 && programs.unseen().length === 0) break
    }
    expect(programs.unseen()).toEqual([])
    expect(programs.unreachable()).toEqual([])
  })

  test('the scenario without blocks sets up', async () => {
    const { made } = withProgram(await smallest(ruleset), {})
    expect(made.ok && setup(made.value, { seed: 1 }).phase).toBeTypeOf('string')
  })
})

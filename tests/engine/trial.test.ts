/** Trial games of packs. Every ruleset reports the items that occurred, each at a written place, and a crashing game is found. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { botGame } from '../../engine/bots/game'
import { BOTS, type BotKind } from '../../engine/bots/kinds'
import { compile, crossCheck } from '../../engine/compile'
import { playable } from '../../engine/compile/playable'
import { rulesetIds, rulesetNamed } from '../../engine/rulesets'
import { Tally } from '../../engine/trial/tally'
import { tryOut } from '../../engine/trial/trial'
import type { Finding, GameDef, RawPack, Ruleset, TrialItem, TrialKind } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { rangeOf } from '../../schemas/language/range'
import { parse } from '../../schemas/yaml/parse'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { readPack } from '../cli/support/read-pack'
import { loadPack } from './support/content'

function finish(raw: RawPack, options: Parameters<typeof tryOut>[1]): Finding[] {
  const trial = tryOut(raw, options)
  let next = trial.next()
  while (!next.done) next = trial.next()
  return next.value
}

async function smallest(ruleset: string) {
  const files = await smallestPackOf(ruleset)
  if (!files) throw new Error(`${ruleset} brings no smallest pack`)
  const texts = textFiles(files)
  const { pack } = checkPack(texts, crossCheck)
  if (!pack) throw new Error(`${ruleset}: its smallest pack cannot be read`)
  return { texts, pack }
}

function compiled(raw: RawPack, scenario: string): GameDef {
  const made = compile(raw, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

/** Tallies the written items of a scenario that occurred in some games. */
function tallied(raw: RawPack, scenario: string, kinds: readonly BotKind[], games: number): Tally {
  const def = compiled(raw, scenario)
  const tally = new Tally(raw, def)
  for (let seed = 1; seed <= games; seed++) {
    const bots = def.seats.map((_, seat) => BOTS[kinds[(seat + seed) % kinds.length]])
    const game = botGame(def, bots, seed, { events: true, begun: (start) => tally.begin(start) })
    let next = game.next()
    for (; !next.done; next = game.next()) tally.step(next.value)
    tally.end(next.value.state, next.value.outcome())
  }
  return tally
}

const kindsIn = (authored: readonly TrialItem[]) => [...new Set(authored.map(({ kind }) => kind))].sort()

describe.each(rulesetIds())('%s', (ruleset) => {
  test('its smallest pack is played, and what never came up is told where it is written', async () => {
    const { texts, pack } = await smallest(ruleset)
    const found = finish(pack, { games: 6 })
    expect(found.filter(({ code }) => !code.startsWith('W-NEVER-'))).toEqual([])
    const authored = Object.keys(pack.scenarios).flatMap((id) => tallied(pack, id, ['random'], 0).authored)
    expect(authored.length).toBeGreaterThan(found.length)
    for (const { at } of authored) {
      const text = texts[at.file]
      expect(text, at.file).toBeDefined()
      expect(rangeOf(parse(text), at.path), JSON.stringify(at)).toBeDefined()
    }
  })
})

/** The kinds of items that occur in each game, even in few games. */
const SEEN: readonly [string, string, readonly TrialKind[]][] = [
  ['notte-bianca', 'until-dawn', ['choice', 'entry', 'level', 'trigger', 'unit']],
  ['cry-havoc', 'highwaymen', ['entry', 'level', 'unit']],
  ['junta', 'three-families', ['card', 'unit']],
  ['kriegspiel', 'opening', ['level', 'unit']],
  ['wir-sind-das-volk', 'one-decade', ['card', 'unit']],
]

test.each(SEEN)(
  '%s/%s: of every kind that is written something comes up, and not all of it',
  (id, scenario, kinds) => {
    const tally = tallied(loadPack(id), scenario, ['greedy', 'curious'], 3)
    expect(kindsIn(tally.authored)).toEqual(kinds)
    expect(kindsIn(tally.authored.filter((one) => tally.times(one) > 0))).toEqual(kinds)
    expect(tally.times({ kind: 'unit', id: 'no-such-unit' })).toBe(0)
  },
)

test('a quiet trigger is counted though nobody is told of it', () => {
  const raw = loadPack('notte-bianca')
  const quiet = raw.scenarios['until-dawn'].triggers?.find((one) => one.quiet)
  expect(quiet).toBeDefined()
  const tally = tallied(raw, 'until-dawn', ['random'], 1)
  expect(tally.times({ kind: 'trigger', id: quiet?.id ?? '' })).toBeGreaterThan(0)
})

/** A trigger for each game that fires before the first question, added to a scenario without triggers. */
const AT_FIRST: readonly [string, string, string][] = [
  ['junta', 'three-families', 'set-up-ended'],
  ['kriegspiel', 'austerlitz-1805', 'set-up-ended'],
  ['kriegspiel', 'austerlitz-1805', 'turn-began'],
  ['wir-sind-das-volk', 'one-decade', 'set-up-ended'],
]

test.each(AT_FIRST)('%s/%s: what happens at %s of the first turn counts', (id, scenario, at) => {
  const raw = loadPack(id)
  const trigger = { id: 'at-first', at, once: true, do: [{ type: 'count', counter: 'bells', by: 1 }] }
  const changed = { ...raw.scenarios[scenario], counters: [{ id: 'bells' }], triggers: [trigger] }
  const tally = tallied({ ...raw, scenarios: { [scenario]: changed } }, scenario, ['random'], 2)
  expect(tally.authored.filter(({ kind }) => kind === 'trigger').map((one) => one.id)).toEqual(['at-first'])
  expect(tally.times({ kind: 'trigger', id: 'at-first' })).toBe(2)
})

test('what several scenarios have from one that they extend came up if it did in any of them', async () => {
  const raw = await readPack('examples/general-strike')
  const levels = new Tally(raw, compiled(raw, 'rain')).authored.filter(({ kind }) => kind === 'level')
  expect(levels.map(({ at }) => at.file)).toEqual(Array(3).fill('scenarios/first-day.yaml'))
  const { rain, canal } = raw.scenarios
  const found = finish({ ...raw, scenarios: { rain, canal } }, { games: 1 })
  const places = found.map(({ file, path }) => JSON.stringify([file, path]))
  expect(new Set(places).size).toBe(places.length)
})

describe('games that break down', () => {
  afterEach(() => vi.restoreAllMocks())
  const pack = async () => (await smallest('kriegspiel')).pack
  const ruleset = () => rulesetNamed('kriegspiel') as Ruleset

  test('one that does not end is an error at its scenario, with the seed that shows it', async () => {
    const raw = await pack()
    const [scenario] = Object.values(raw.scenarios)
    const found = finish(raw, { games: 2, seed: 5, most: 3 })
    expect(found).toEqual(
      [5, 6].map((seed) =>
        expect.objectContaining({
          code: 'E-PLAY-ENDLESS',
          severity: 'error',
          file: scenario.file,
          message: { key: 'check.play.endless', values: expect.objectContaining({ seed, steps: 4 }) },
        }),
      ),
    )
  })

  test('one that throws is an error with the reason, and the other games go on', async () => {
    const raw = await pack()
    const { step } = ruleset()
    let steps = 0
    vi.spyOn(ruleset(), 'step').mockImplementation((...args) => {
      steps += 1
      if (steps === 4) throw new Error('no such relay')
      step(...args)
    })
    const found = finish(raw, { games: 2 })
    const errors = found.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      code: 'E-PLAY-CRASH',
      message: { values: { reason: 'no such relay', steps: 3, seed: 1 } },
    })
  })

  test('one in which nobody has a choice, and that has no outcome, is an error', async () => {
    const raw = await pack()
    vi.spyOn(ruleset(), 'decisions').mockReturnValue([])
    expect(finish(raw, { games: 1 }).map(({ code }) => code)).toEqual(['E-PLAY-STUCK'])
  })
})

test('campaigns are played too, so that parts that only a later game can reach come up', async () => {
  const pack = await readPack('examples/three-evenings')
  const atHome = (raw: RawPack) =>
    finish(raw, { games: 12 }).filter(
      ({ code, path }) => code === 'W-NEVER-TRIGGER' && path.includes('triggers'),
    )
  const names = (found: readonly Finding[]) => found.map(({ message }) => message.values?.name)
  expect(names(atHome({ ...pack, campaigns: [] }))).toContain('patrol-at-home')
  expect(names(atHome(pack))).not.toContain('patrol-at-home')
})

test('says how far it is before each game, and plays the same games for the same seed', async () => {
  const { pack } = await smallest('draughts')
  const said = [...tryOut(pack, { games: 3 })]
  expect(said.map(({ done, games }) => [done, games])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
  expect(finish(pack, { games: 3, seed: 8 })).toEqual(finish(pack, { games: 3, seed: 8 }))
})

/** A map that the rules cannot play. `check` must report it in advance. */
test.each([
  ['junta', 'E-JUNTA-GRID', 'three-families'],
  ['wir-sind-das-volk', 'E-VOLK-GRID', 'one-decade'],
])('%s on squares is a finding of the scenario', (id, code, scenario) => {
  const raw = loadPack(id)
  const { map } = raw.scenarios[scenario]
  const squares = { ...loadPack('kriegspiel').maps.board, id: map, file: raw.maps[map].file }
  const broken: RawPack = { ...raw, maps: { ...raw.maps, [map]: squares } }
  expect(playable(broken)).toContainEqual(
    expect.objectContaining({ code, severity: 'error', file: raw.scenarios[scenario].file, path: ['map'] }),
  )
  expect(playable(raw)).toEqual([])
})

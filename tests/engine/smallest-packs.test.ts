/**
 * The smallest pack of each ruleset, from which authors begin. It has no findings, its cases pass, and bots play it to an undecided
 * end. It is small, has its own texts and names, and explains every block of every file.
 */
import { describe, expect, test } from 'vitest'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { greedyBot } from '../../engine/bots/greedy'
import { type Bot, randomBot } from '../../engine/bots/random'
import { botMove } from '../../engine/bots/turn'
import { runCase } from '../../engine/cases/run-case'
import { compile, crossCheck } from '../../engine/compile'
import { play, setup, view } from '../../engine/game'
import { rulesetIds } from '../../engine/rulesets'
import type { GameDef, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { renamed, smallestPackOf } from '../../server/packs/smallest'
import { loadPack, packNames } from './support/content'

const RULESETS = rulesetIds()
/** Games of each kind of player, and the most actions of one game. */
const LEAST_GAMES = 3
const MOST_GAMES = 24
const MOST_ACTIONS = 600
/** A larger map, or more pieces of one side, is too much for a beginner. */
const MOST_CELLS = 72
const MOST_SCENARIOS = 1

async function opened(ruleset: string) {
  const files = await smallestPackOf(ruleset)
  if (!files) throw new Error(`${ruleset} brings no smallest pack`)
  const texts = textFiles(files)
  const { diagnostics, pack } = checkPack(texts, crossCheck)
  return { texts, diagnostics, pack: pack! }
}

function gameOf(pack: RawPack): GameDef {
  const made = compile(pack, Object.keys(pack.scenarios)[0])
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

type Players = (def: GameDef, seat: string, seed: number) => Bot

/** Returns the winner, or `draw`. */
function winnerOf(def: GameDef, seed: number, player: Players): string {
  const game = play(def, setup(def, { seed }))
  const bots = new Map(
    def.seats.map((seat, index) => [seat, player(def, seat, seed * 16 + index + 1)] as const),
  )
  for (let actions = 0; ; actions += 1) {
    const move = botMove(
      game.decisions(),
      (seat) => bots.get(seat),
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    if (actions > MOST_ACTIONS) throw new Error(`seed ${seed}: no end in sight`)
    game.act(move.seat, move.action)
  }
  const ending = game.outcome()
  if (!ending) throw new Error(`seed ${seed}: nobody is asked, yet the game is not over`)
  return ending.winner
}

/** Returns the winners of such players' games, until `wanted` different ones were seen or the games are used up. */
function winners(def: GameDef, player: Players, wanted: readonly string[] | number): Set<string> {
  const seen = new Set<string>()
  const isEnough = () =>
    typeof wanted === 'number' ? seen.size >= wanted : wanted.every((one) => seen.has(one))
  for (let game = 1; game <= MOST_GAMES && (game <= LEAST_GAMES || !isEnough()); game += 1)
    seen.add(winnerOf(def, game, player))
  return seen
}

/** Returns top-level keys without a comment above or behind, and files that do not begin with one. */
function unexplained([path, text]: [string, string]): string[] {
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter })
  const lines = text.split('\n')
  if (!isMap(contents)) return [path]
  const keys = contents.items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return [`${path}: an odd key`]
    const line = counter.linePos(key.range[0]).line
    const isTold = lines[line - 2]?.startsWith('# ') || / # \S/.test(lines[line - 1] ?? '')
    return isTold ? [] : [`${path}: ${key.value}`]
  })
  const says = lines.filter((line) => line.startsWith('# ') && !line.includes('$schema='))
  const isOpened = lines[0]?.startsWith('# yaml-language-server: $schema=../') && lines[2]?.startsWith('# ')
  return [...keys, ...(isOpened && says.length > 1 ? [] : [`${path}: its beginning`])]
}

/** Returns the names chosen by a designer: of sides, pieces, cards, maps, scenarios, places. */
const namesIn = ({ units, maps, scenarios, decks = {} }: RawPack): string[] =>
  [
    units.units,
    units.sides,
    Object.values(maps),
    Object.values(scenarios),
    Object.values(maps).flatMap(({ places = [], sites = [], areas = [] }) => [...places, ...sites, ...areas]),
    Object.values(decks).flatMap(({ cards }) => cards),
  ].flatMap((list) => (list as { id: string }[]).map(({ id }) => id))

const bundled = new Set(packNames().flatMap((name) => namesIn(loadPack(name))))

describe.each(RULESETS)('the smallest pack of %s', async (ruleset) => {
  const { texts, diagnostics, pack } = await opened(ruleset)

  test('has no findings, not even warnings', () => {
    expect(diagnostics).toEqual([])
    expect(pack.manifest.ruleset).toBe(ruleset)
    expect(Object.keys(pack.texts).length).toBe(2)
  })

  test('has cases that hold', () => {
    const cases = pack.cases.flatMap((file) => file.cases)
    expect(cases.length).toBeGreaterThan(0)
    expect(cases.map((one) => [one.id, runCase(pack, one)])).toEqual(
      cases.map(({ id }) => [id, { ok: true, differences: [] }]),
    )
    expect(cases.filter(({ proves = [] }) => proves.length === 0)).toEqual([])
  })

  test('is played to an end that is open', () => {
    const def = gameOf(pack)
    const greedy = winners(def, greedyBot, def.seats)
    expect(def.seats.filter((seat) => !greedy.has(seat))).toEqual([])
    expect(winners(def, (_, __, seed) => randomBot(seed), 2).size).toBeGreaterThan(1)
  })

  test('is small', () => {
    expect(Object.keys(pack.scenarios).length).toBe(MOST_SCENARIOS)
    expect(gameOf(pack).map.grid.size).toBeLessThanOrEqual(MOST_CELLS)
  })

  test('explains every block of every file', () => {
    expect(Object.entries(texts).flatMap(unexplained)).toEqual([])
  })

  test('is no cut of a bundled pack', () => {
    expect(namesIn(pack).filter((name) => bundled.has(name))).toEqual([])
  })

  test('takes another name, and keeps every other line', async () => {
    const files = (await smallestPackOf(ruleset))!
    const copy = textFiles(renamed(files, { id: 'my-war', name: 'Perché no: la #1' }))
    const { diagnostics: found, pack: mine } = checkPack(copy, crossCheck)
    expect(found).toEqual([])
    expect(mine?.manifest).toMatchObject({
      id: 'my-war',
      name: { en: 'Perché no: la #1', it: 'Perché no: la #1' },
    })
    const before = texts['pack.yaml'].split('\n')
    const changed = copy['pack.yaml'].split('\n').filter((line, index) => line !== before[index])
    expect(changed.map((line) => line.trim().split(':')[0])).toEqual(['id', 'en', 'it'])
    expect({ ...copy, 'pack.yaml': '' }).toEqual({ ...texts, 'pack.yaml': '' })
  })
})

test('rules that nobody knows bring none, whatever path their name would be', async () => {
  for (const name of ['chess', '..', '../rulesets/junta', ''])
    expect(await smallestPackOf(name)).toBeUndefined()
})

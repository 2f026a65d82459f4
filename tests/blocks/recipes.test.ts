/** The page of recipes. Each recipe, added to the smallest pack of its game, checks without an error, plays, and has an effect. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { actionKey } from '../../engine/action-key'
import { botGame } from '../../engine/bots/game'
import { BOTS } from '../../engine/bots/kinds'
import { compile, crossCheck } from '../../engine/compile'
import { tryOut } from '../../engine/trial/trial'
import type { Finding, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { countOf } from '../support/budget'

const PAGE = 'docs/recipes.md'
const LEAST_RECIPES = 40
/** Games per recipe. */
const GAMES = 6

type Piece = {
  readonly ruleset: string
  readonly file: string | undefined
  readonly written: Record<string, unknown>
}

/** The first line of a piece: the game, and the file unless it is the scenario. */
const HEAD = /^# ([a-z-]+)(?:: ([\w/.-]+))?\n/

const recipes = readFileSync(PAGE, 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n', 1)[0],
    isExplained: /\n\nUse /.test(section),
    pieces: [...section.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]): Piece => {
      const [, ruleset, file] = HEAD.exec(text) ?? []
      return { ruleset, file, written: parse(text) }
    }),
  }))

const isNamed = (entry: unknown): entry is { id: string } =>
  typeof entry === 'object' && entry !== null && 'id' in entry

/** Merges a piece as an author would. Lists of named entries grow, other lists are replaced, keys are added. */
function added(file: Record<string, unknown>, piece: Record<string, unknown>): Record<string, unknown> {
  const sum = { ...file }
  for (const [key, value] of Object.entries(piece)) {
    const before = sum[key]
    if (Array.isArray(before) && Array.isArray(value)) {
      const ids = new Set(value.filter(isNamed).map(({ id }) => id))
      const kept = before.filter((entry) => isNamed(entry) && !ids.has(entry.id))
      sum[key] = [...kept, ...value]
    } else
      sum[key] = typeof before === 'object' && before !== null ? { ...before, ...(value as object) } : value
  }
  return sum
}

async function packWith(pieces: readonly Piece[]) {
  const [{ ruleset }] = pieces
  const files = await smallestPackOf(ruleset)
  if (!files) throw new Error(`${ruleset} has no smallest pack`)
  const texts = textFiles(files)
  const scenario = Object.keys(texts).find((path) => path.startsWith('scenarios/'))!
  for (const { file = scenario, written } of pieces)
    texts[file] = JSON.stringify(added(parse(texts[file] ?? '{}'), written))
  const { pack, diagnostics } = checkPack(texts, crossCheck)
  return { pack, diagnostics, scenario }
}

function never(pack: RawPack, games: number): Finding[] {
  const trial = tryOut(pack, { games, seed: 5 })
  let next = trial.next()
  while (!next.done) next = trial.next()
  return next.value
}

/** Yields the actions of games on demand. Players explore, play to win, or one of each. */
function* courses(pack: RawPack): Generator<string, undefined> {
  const made = compile(pack, Object.keys(pack.scenarios)[0])
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const def = made.value
  for (let at = 0; at < GAMES; at++) {
    const bots = def.seats.map((_, seat) => ((seat + at) % 3 === 0 ? BOTS.random : BOTS.greedy))
    const steps: string[] = []
    const game = botGame(def, bots, at + 1, { events: false })
    let next = game.next()
    for (; !next.done; next = game.next()) steps.push(actionKey(next.value.action))
    yield steps.join('\n')
  }
}

/** Games without any recipe, played once each. */
const plain = new Map<string, { readonly played: string[]; readonly more: Generator<string, undefined> }>()

async function plainCourse(ruleset: string, at: number): Promise<string> {
  const known = plain.get(ruleset) ?? {
    played: [],
    more: courses((await packWith([{ ruleset, file: undefined, written: {} }])).pack!),
  }
  plain.set(ruleset, known)
  while (known.played.length <= at) known.played.push(known.more.next().value!)
  return known.played[at]
}

async function goesOtherwise(pack: RawPack, ruleset: string): Promise<boolean> {
  let at = 0
  for (const course of courses(pack)) if (course !== (await plainCourse(ruleset, at++))) return true
  return false
}

test(`there are ${LEAST_RECIPES} recipes, each says what to use, in a piece for one game`, () => {
  expect(recipes.length).toBeGreaterThanOrEqual(LEAST_RECIPES)
  const odd = recipes.filter(
    ({ isExplained, pieces }) =>
      !isExplained || pieces.length === 0 || pieces.some(({ ruleset }) => ruleset !== pieces[0].ruleset),
  )
  expect(odd.map(({ title }) => title)).toEqual([])
  expect(new Set(recipes.map(({ title }) => title)).size).toBe(recipes.length)
})

describe.each(recipes)('$title', ({ pieces }) => {
  test('is right, and what it writes happens', async () => {
    const { pack, diagnostics, scenario } = await packWith(pieces)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, path, expected }) => ({ code, path, expected }))).toEqual([])
    const keys = pieces.flatMap(({ file = scenario, written }) =>
      Object.keys(written).map((key) => `${file} ${key}`),
    )
    const unseen = (games: number) =>
      never(pack!, games).filter(
        ({ code, file, path }) => !code.startsWith('W-NEVER-') || keys.includes(`${file} ${path[0]}`),
      )
    // One game shows most recipes. More games are played only for the rest.
    const few = unseen(countOf(1, GAMES))
    const found = few.length === 0 ? few : unseen(GAMES)
    expect(found.map(({ code, path }) => ({ code, path }))).toEqual([])
    if (pieces.some(({ written }) => written.modifiers !== undefined))
      expect(await goesOtherwise(pack!, pieces[0].ruleset)).toBe(true)
  })
})

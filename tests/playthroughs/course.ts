/**
 * How games go, in short: a few signs for each stretch of acts, over all that could be done, all events and what was on the table. A
 * change of the rules shows in them wherever the game comes by; the order in which choices are listed, their words and the layout of the
 * state do not.
 */
import { join } from 'node:path'
import { checkFolder, gameOf } from '../../cli/packs'
import { play, setup, table } from '../../engine/game'
import { formFault } from '../../engine/kernel/form-check'
import { canonicalJson, hashText } from '../../engine/kernel/hash'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { rulesetOf } from '../../engine/rulesets'
import type { Choice, Decision, GameDef, GameEvent } from '../../engine/types'
import { pickBusily, pickKind, questionOf } from '../engine/support/random-play'

/** The folders of `content` whose games are kept. */
export const COURSED = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'notte-bianca', 'wir-sind-das-volk']

/** Acts to a sign. */
export const STRETCH = 25
/** The table is looked at after each so many acts. */
const LOOK_EACH = 10
/** The first game of a scenario is played to its end, if that is not too far; others only begin, until they make up so many acts. */
const FIRST = 700
const OTHERS = 300
/** Where games are short, not more of them. */
const GAMES = 30

export type Course = {
  readonly seed: number
  readonly acts: number
  /** Each covers the whole game so far: from the first that differs on, the game went otherwise. */
  readonly signs: readonly string[]
}

type Named = { readonly name: string; readonly choice: Choice }
type Asked = Decision & { readonly named: readonly Named[] }

/** By what is done, not by what comes first in a list. */
const byName = (a: { name: string }, b: { name: string }): number =>
  a.name < b.name ? -1 : Number(a.name > b.name)

function inOrder(asked: readonly Decision[]): Asked[] {
  const rows = asked.map((decision) => {
    const named = decision.choices.map((choice) => ({ name: canonicalJson(choice.action), choice })).sort(byName)
    const name = `${decision.seat} ${decision.phase}`
    return { name, asked: { ...decision, named, choices: named.map(({ choice }) => choice) } }
  })
  return rows.sort(byName).map((row) => row.asked)
}

/** Every offered action has a form, so its refusal can be explained. */
function expectForms(def: GameDef, asked: readonly Asked[]): void {
  for (const { named } of asked)
    for (const { name, choice } of named) {
      const fault = formFault(def.forms, choice.action)
      if (fault) throw new Error(`${def.scenario} offers ${name}, which has no form: ${JSON.stringify(fault)}`)
    }
}

/** All that may be done, by whom. */
const offered = (asked: readonly Asked[]): string =>
  asked.map(({ seat, phase, named }) => `${seat} ${phase} ${named.map(({ name }) => name).join()}`).join('|')

/** The first seed does anything; the others look for action. */
function choiceOf({ choices, optional }: Decision, rng: number[], seed: number): Choice {
  return optional || seed === 1 ? pickKind(rng, choices) : pickBusily(rng, choices)
}

/** An event without a viewer is only for counting, and no part of the course of a game. */
const isHeard = ({ only }: GameEvent): boolean => only?.length !== 0

/** One game of so many acts at most, the same as long as the rules are. */
function courseOf(def: GameDef, seed: number, most: number): Course {
  const game = play(def, setup(def, { seed }), { events: true })
  const rng = seedRandom(seed + 1000)
  const signs: string[] = []
  let [sum, acts] = ['', 0]
  for (let asked = inOrder(game.decisions()); asked.length > 0 && acts < most; acts++) {
    expectForms(def, asked)
    const decision = questionOf(rng, asked, true, nextBelow(rng, 6) === 0)
    game.act(decision.seat, choiceOf(decision, rng, seed).action)
    const told = canonicalJson(game.takeEvents().filter(isHeard))
    const laid = acts % LOOK_EACH === 0 ? canonicalJson(table(def, game.state)) : ''
    sum = hashText(`${sum}${offered(asked)}${told}${laid}`)
    if (acts % STRETCH === STRETCH - 1) signs.push(sum.slice(0, 5))
    asked = inOrder(game.decisions())
  }
  // The value of an end for each seat follows from the winner.
  const { utility: _, ...ending } = game.outcome() ?? {}
  const ended = game.outcome() ? ending : null
  const end = hashText(`${sum}${canonicalJson([table(def, game.state), ended])}`)
  return { seed, acts, signs: [...signs, end.slice(0, 5)] }
}

/** The first game of a scenario, and the beginnings of others. */
export function coursesOf(def: GameDef): Course[] {
  const courses = [courseOf(def, 1, FIRST)]
  let left = OTHERS
  for (let seed = 2; left > 0 && seed <= GAMES; seed++) {
    const course = courseOf(def, seed, left)
    courses.push(course)
    left -= course.acts
  }
  return courses
}

/** A scenario a line; a game in each that is indented. */
export const written = (def: GameDef, courses: readonly Course[]): string[] => [
  def.scenario,
  ...courses.map(({ seed, acts, signs }) => `  ${seed}, ${acts} acts: ${signs.join(' ')}`),
]

/** The rules that games are played by, with their version. */
export const rulesOf = (def: GameDef): string => `${def.ruleset}, version ${rulesetOf(def).version}`

/** Everything that is kept of a pack. */
export async function courseFile(pack: string, home: string): Promise<string> {
  const checked = await checkFolder(join(home, 'content', pack), pack, home)
  const ids = Object.keys(checked.raw?.scenarios ?? {})
  const games = ids.flatMap((id) => gameOf(checked, id) ?? [])
  if (ids.length === 0 || games.length < ids.length)
    throw new Error(JSON.stringify(checked.diagnostics.slice(0, 3)))
  return [`Rules: ${rulesOf(games[0])}`, ...games.flatMap((def) => written(def, coursesOf(def))), ''].join('\n')
}

/**
 * The courses of games as short signs. Each sign covers a stretch of actions with all choices and events, and the table. A change
 * of the rules alters the signs of affected games. The order of choices, texts and the layout of the state do not.
 */
import { join } from 'node:path'
import { checkFolder, gameOf } from '../../cli/packs'
import { play, setup, table } from '../../engine/game'
import { formFault } from '../../engine/kernel/legality/form-check'
import { canonicalJson, hashText } from '../../engine/kernel/hash'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { rulesetOf } from '../../engine/rulesets'
import type { Choice, Decision, GameDef, GameEvent } from '../../engine/types'
import { pickBusily, pickKind, questionOf } from '../engine/support/random-play'

/** The folders of `content` with recorded courses. */
export const COURSED = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'notte-bianca', 'wir-sind-das-volk']

/** Actions per sign. */
export const STRETCH = 25
/** The table is included once in this many actions. */
const LOOK_EACH = 10
/**
 * The first game of a scenario is played to its end, within this limit. Others are only begun, until they have this many actions in
 * total.
 */
const FIRST = 700
const OTHERS = 300
/** The most games, for scenarios with short ones. */
const GAMES = 30

export type Course = {
  readonly seed: number
  readonly acts: number
  /** Each covers the whole game so far. The game differs from the first different sign on. */
  readonly signs: readonly string[]
}

type Named = { readonly name: string; readonly choice: Choice }
type Asked = Decision & { readonly named: readonly Named[] }

/** Sorts by action, so that the order of a list has no effect. */
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

/** Returns all choices with their seats. */
const offered = (asked: readonly Asked[]): string =>
  asked.map(({ seat, phase, named }) => `${seat} ${phase} ${named.map(({ name }) => name).join()}`).join('|')

/** The first seed plays any action, the others prefer activity. */
function choiceOf({ choices, optional }: Decision, rng: number[], seed: number): Choice {
  return optional || seed === 1 ? pickKind(rng, choices) : pickBusily(rng, choices)
}

/** An event without a viewer is only for counting, and not part of a course. */
const isHeard = ({ only }: GameEvent): boolean => only?.length !== 0

/** Plays one game of at most this many actions. The result stays the same while the rules do. */
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
  // The value of an end for each seat follows from the winner, so it is left out.
  const { utility: _, ...ending } = game.outcome() ?? {}
  const ended = game.outcome() ? ending : null
  const end = hashText(`${sum}${canonicalJson([table(def, game.state), ended])}`)
  return { seed, acts, signs: [...signs, end.slice(0, 5)] }
}

/** Returns the first game of a scenario, and the beginnings of others. */
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

/** Returns one line per scenario, with an indented line for each game. */
export const written = (def: GameDef, courses: readonly Course[]): string[] => [
  def.scenario,
  ...courses.map(({ seed, acts, signs }) => `  ${seed}, ${acts} acts: ${signs.join(' ')}`),
]

/** Returns the rules of the games with their version. */
export const rulesOf = (def: GameDef): string => `${def.ruleset}, version ${rulesetOf(def).version}`

/** Returns the recorded courses of a pack. */
export async function courseFile(pack: string, home: string): Promise<string> {
  const checked = await checkFolder(join(home, 'content', pack), pack, home)
  const ids = Object.keys(checked.raw?.scenarios ?? {})
  const games = ids.flatMap((id) => gameOf(checked, id) ?? [])
  if (ids.length === 0 || games.length < ids.length)
    throw new Error(JSON.stringify(checked.diagnostics.slice(0, 3)))
  return [`Rules: ${rulesOf(games[0])}`, ...games.flatMap((def) => written(def, coursesOf(def))), ''].join('\n')
}

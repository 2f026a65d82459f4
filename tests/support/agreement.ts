/**
 * Offers, requirements and refusals of a game agree. In a position of a game or a case, every well-formed action of the asked seats
 * is tried. It is offered exactly if all its requirements are met. Offered actions can be executed. Refusals name a statement of
 * the rules, in words, with the reason of the requirement.
 */
import { expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { formsOf, type Slot, wordsIn } from '../../engine/kernel/forms'
import { formFault } from '../../engine/kernel/legality/form-check'
import { KERNEL_RULES } from '../../engine/kernel/legality/legality'
import { ownDef } from '../../engine/kernel/position'
import { seedRandom } from '../../engine/kernel/random'
import { wholeRulesetOf } from '../../engine/rulesets'
import type { Action, Decision, GameDef, GameState, Message, Refusal, Seat } from '../../engine/types'
import { isThere, isWritten, pick, texts } from '../engine/support/agreement'
import { deepFreeze } from '../engine/support/freeze'
import { beyondADay } from './beyond-a-day'
import { isItsTurn, perScale, scale, trySeeds } from './budget'
import { casePositions } from './case-positions'

type Value = string | number | boolean
/** Values of each field of the game's actions. */
type Values = Map<string, Set<Value>>
export type Positions<D extends GameDef> = { readonly def: D; readonly states: readonly GameState[] }

export type Held<D extends GameDef> = {
  readonly ruleset: string
  /** The folders under `content` with cases to take positions from. */
  readonly packs: readonly string[]
  /** The pattern of the game's statement ids. */
  readonly rule: RegExp
  /** The keys of its refusals in the engine's texts: `kriegspiel.refuse`. */
  readonly words: readonly string[]
  /** Refusals outside the fixed seeds and the cases. The list only shrinks. */
  readonly rare: readonly string[]
  /** Fixed seeds, the same in every game. Those after the first few are for the long suite. */
  readonly seeds: readonly number[]
  /** Values of fields to try although they are not offered. */
  values(def: D): Readonly<Record<string, readonly Value[]>>
  /** Returns positions of one game. */
  positions(seed: number): Positions<D>
}

/** The most actions of a form. A larger form is sampled at random. */
const MOST_OF_A_FORM = 400
/** Tries one action in this many of the types that are not offered in a phase. */
const OF_OTHER_PHASES = perScale({ daily: 24, reduced: 12, long: 1 })
/** This many offers of a question are executed. In cases it is one, because their steps execute offers too. */
const OFFERS_DONE = perScale({ daily: 3, reduced: 5, long: 30 })

const nameOf = (action: Action): string => JSON.stringify(Object.entries(action).sort())

/** Always includes the first value, which bugs may confuse with none. */
const someOf = (list: readonly Value[], most: number, rng: number[]): readonly Value[] =>
  list.length <= most ? list : [list[0], ...Array.from({ length: most - 1 }, () => pick(rng, list))]

/** Returns values in the form of a name or number that do not exist in the game. */
const oddFor = ({ kind }: Slot): Value[] => (kind === 'number' ? [-1, 99] : ['9999'])

/** Returns well-formed actions of every type, by their names. */
function wellFormed({ forms }: GameDef, values: Values, rng: number[]): Map<string, Action> {
  const words = wordsIn(forms)
  const actions = Object.keys(forms).flatMap((type) =>
    formsOf(forms, type).flatMap((form) => {
      const fields = Object.keys(form)
      const most = Math.ceil(MOST_OF_A_FORM ** (1 / Math.max(1, fields.length)))
      return fields.reduce<Action[]>(
        (all, field) => {
          const slot = form[field]
          const known = [...(values.get(field) ?? []), ...('words' in slot ? words : oddFor(slot))]
          const some = someOf(known, most, rng)
          return all.flatMap((action) => some.map((value): Action => ({ ...action, [field]: value })))
        },
        [{ type }],
      )
    }),
  )
  const formed = actions.filter((action) => !formFault(forms, action))
  return new Map(formed.map((action) => [nameOf(action), action]))
}

function learn(values: Values, action: Action): void {
  for (const [field, value] of Object.entries(action))
    if (field !== 'type') values.set(field, (values.get(field) ?? new Set()).add(value))
}

/** The subject of one test: many games, or the cases of a pack. */
class Hearing<D extends GameDef> {
  /** An example of each kind of difference. */
  readonly #faults = new Map<string, string>()
  readonly #explained = new Set<string>()
  readonly met = { offered: 0, refused: 0, positions: 0 }

  constructor(
    private readonly held: Held<D>,
    private readonly offersDone: number,
    private readonly reasons: Set<string> = new Set(),
  ) {}

  get found(): string[] {
    return [...this.#faults].map((fault) => fault.join(': '))
  }

  /** @param named actions to try in every position, offered or not */
  hear({ def, states }: Positions<D>, seed: number, values: Values, named: readonly Action[] = []): void {
    const rng = seedRandom(seed * 6007)
    const timely = new Map<string, Set<string>>()
    for (const action of named) learn(values, action)
    for (const state of states)
      for (const { action } of decisions(def, state).flatMap(({ choices }) => choices)) {
        learn(values, action)
        timely.set(state.phase, (timely.get(state.phase) ?? new Set()).add(action.type))
      }
    const actions = wellFormed(def, values, rng)
    const always = new Set(named.map(nameOf))
    for (const state of states) {
      const isTimely = (name: string, { type }: Action) =>
        always.has(name) || timely.get(state.phase)?.has(type) === true
      this.#look(def, deepFreeze(structuredClone(state)), actions, isTimely, rng)
    }
  }

  #look(
    def: D,
    state: GameState,
    actions: ReadonlyMap<string, Action>,
    isTimely: (name: string, action: Action) => boolean,
    rng: number[],
  ): void {
    const asked = decisions(def, state)
    this.met.positions += 1
    for (const [turn, seat] of [...new Set(asked.map((one) => one.seat))].entries()) {
      const own = asked.filter((one) => one.seat === seat)
      const offered = new Map(
        own.flatMap(({ choices }) => choices.map(({ action }) => [nameOf(action), action])),
      )
      for (const action of offered.values()) this.#tryOffered(def, state, seat, action)
      for (const question of own) this.#do(def, state, question, rng)
      for (const [at, [name, action]] of [...actions].entries())
        if (!offered.has(name) && (isTimely(name, action) || (at + turn) % OF_OTHER_PHASES === 0))
          this.#tryOther(def, state, seat, action)
    }
  }

  #note(kind: string, example: unknown): void {
    if (!this.#faults.has(kind)) this.#faults.set(kind, JSON.stringify(example))
  }

  #lacks(def: D, state: GameState, seat: Seat, action: Action): Refusal | undefined {
    const ruleset = wholeRulesetOf(def)
    return ruleset.refuse(ownDef(ruleset, def), state, seat, action)
  }

  #tryOffered(def: D, state: GameState, seat: Seat, action: Action): void {
    this.met.offered += 1
    const lacks = this.#lacks(def, state, seat, action)
    if (lacks)
      this.#note(`${action.type} in ${state.phase} is offered, though ${lacks.message.key}`, { seat, action })
  }

  #tryOther(def: D, state: GameState, seat: Seat, action: Action): void {
    this.met.refused += 1
    const lacks = this.#lacks(def, state, seat, action)
    if (lacks) this.#explains(def, state, seat, action, lacks)
    else
      this.#note(`${action.type} in ${state.phase} is not offered, though nothing is lacking`, {
        seat,
        action,
      })
  }

  #wantsWords(messages: readonly Message[]): void {
    for (const message of messages) if (!isWritten(message)) this.#note('no words', message.key)
  }

  /** Executes an offer, and checks that its texts exist. */
  #do(def: D, state: GameState, { seat, prompt, choices }: Decision, rng: number[]): void {
    this.#wantsWords([prompt, ...choices.map(({ label }) => label)])
    for (let count = Math.min(choices.length, this.offersDone); count > 0; count--) {
      const { action } = pick(rng, choices)
      const done = apply(def, state, seat, action)
      if (!done.ok) this.#note(`${action.type} in ${state.phase} is offered and refused`, { seat, action })
      else
        this.#wantsWords(
          done.value.events.flatMap(({ message, others }) => [message, ...(others ? [others.message] : [])]),
        )
    }
  }

  /** Checks each reason, type of action and phase once. */
  #explains(def: D, state: GameState, seat: Seat, action: Action, lacks: Refusal): void {
    const { key } = lacks.message
    this.reasons.add(key)
    const name = [key, lacks.rule, action.type, state.phase, lacks.source?.file].join()
    if (this.#explained.has(name)) return
    this.#explained.add(name)
    this.#wantsWords([lacks.message])
    const isOfKernel = KERNEL_RULES.includes(lacks.rule as never)
    if (!isOfKernel && !this.held.rule.test(lacks.rule)) this.#note('no such statement', lacks)
    if (lacks.source && !isThere(def, lacks.source)) this.#note('points at nothing', lacks)
    const told = apply(def, state, seat, action)
    if (told.ok) this.#note(`${action.type} in ${state.phase} is done, though ${key}`, { seat, action })
    else if (told.error.rule !== 'K-FORM') {
      if (told.error.message.key !== key) this.#note(`${told.error.message.key} is told for ${key}`, action)
      if (/-\d/.test(lacks.rule) && !told.error.section) this.#note('stands nowhere', told.error)
    }
  }
}

const ofGame = <D extends GameDef>(held: Held<D>, def: D): Values =>
  new Map(Object.entries(held.values(def)).map(([field, list]) => [field, new Set(list)]))

function hearSeed<D extends GameDef>(held: Held<D>, seed: number, hearing: Hearing<D>): void {
  const positions = held.positions(seed)
  hearing.hear(positions, seed, ofGame(held, positions.def))
}

/** Tries the first value of each field, the offered ones, and those in the case. */
function hearCases<D extends GameDef>(held: Held<D>, pack: string, hearing: Hearing<D>): void {
  for (const [index, { def, states, actions }] of casePositions<D>(pack).entries()) {
    const all = [...ofGame(held, def)]
    const values = new Map(all.map(([field, some]) => [field, new Set([...some].slice(0, 1))]))
    hearing.hear({ def, states }, index + 1, values, actions)
  }
}

/** Returns the full keys of the engine's texts under a dotted name. */
function keysUnder(name: string): string[] {
  const part = name.split('.').reduce((text, key) => text[key], texts[0])
  return Object.keys(part).flatMap((key) =>
    typeof part[key] === 'string' ? [`${name}.${key}`] : keysUnder(`${name}.${key}`),
  )
}

/** Tests a few fixed seeds, the cases on the game's day, and new seeds each day. */
export function testAgreement<D extends GameDef>(held: Held<D>): void {
  const { ruleset, packs } = held
  const reasons = new Set<string>()
  const seeds = scale === 'daily' ? held.seeds.slice(0, 2) : held.seeds

  test('what is offered lacks nothing and is done; the rest is refused, with its reason', {
    timeout: 300_000,
  }, () => {
    const hearing = new Hearing(held, OFFERS_DONE, reasons)
    for (const seed of seeds) hearSeed(held, seed, hearing)
    expect(hearing.found).toEqual([])
    const { offered, refused, positions } = hearing.met
    expect(Math.min(offered, refused)).toBeGreaterThan(positions)
  })

  test.each(isItsTurn(ruleset) ? packs : [])(
    'so it is wherever a case of %s comes to',
    { timeout: 300_000 },
    (pack) => {
      const hearing = new Hearing(held, 1, reasons)
      hearCases(held, pack, hearing)
      expect(hearing.found).toEqual([])
      expect(hearing.met.positions).toBeGreaterThan(20)
    },
  )

  beyondADay('every reason comes up, but those known to be rare', () => {
    const all = held.words.flatMap(keysUnder)
    expect(all.filter((key) => !reasons.has(key) && !held.rare.includes(key))).toEqual([])
    expect(held.rare.filter((key) => !all.includes(key))).toEqual([])
  })

  test('so it is in other games', { timeout: 3_600_000 }, () => {
    const budget = perScale({
      daily: { seconds: 1, atLeast: 1 },
      reduced: { seconds: 2, atLeast: 2 },
      long: { seconds: 60, atLeast: 20 },
    })
    const tried = trySeeds({ name: `${ruleset}/agreement`, ...budget }, (seed) => {
      const hearing = new Hearing(held, OFFERS_DONE)
      hearSeed(held, seed, hearing)
      return hearing.found.join('\n') || undefined
    })
    expect(tried).toBeGreaterThan(0)
  })
}

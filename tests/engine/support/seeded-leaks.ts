/** Faults that leaked secrets of games, each of which can be planted in any ruleset. */
import type { Applied } from '../../../engine/game'
import { hashValue } from '../../../engine/kernel/hash'
import { freshTurn } from '../../../engine/kernel/turn'
import type { exportFor } from '../../../engine/replay/export'
import { exportFor as exportOf } from '../../../engine/replay/export'
import { rulesetOf, rulesets } from '../../../engine/rulesets'
import type { Decision, GameDef, GameEvent, GameState, Ruleset, Table, Turn } from '../../../engine/types'

/** The channels that must detect each fault. */
export const LEAKS = {
  'initial state': ['view'],
  undo: ['undo'],
  'log arguments': ['log'],
  'legal list': ['choices', 'choices of the view'],
  'sequential card ids': ['table'],
  'deck order': ['view'],
  'hint text': ['choices', 'choices of the view', 'inspect', 'frames'],
  'array order': ['table'],
  spectator: ['view', 'table'],
  'export before the end': ['export'],
  'log of a die': ['log'],
  'ahead of what is shown': ['log'],
  'beside what is shown': ['log'],
} as const satisfies Record<string, readonly string[]>
export type LeakName = keyof typeof LEAKS

/** Runs a function with a leaking ruleset instead of the true one. `pile`: the field of the state with the order of a deck. */
export function withLeak<T>(
  def: GameDef,
  leak: LeakName,
  pile: string,
  run: (exporting: typeof exportFor) => T,
): T {
  const whole = rulesetOf(def)
  rulesets.set(def.ruleset, { ...whole, ...FAULTS[leak](new Truth(whole), whole, pile) })
  try {
    return run(leak === 'export before the end' ? exportWithSeed : exportOf)
  } finally {
    rulesets.set(def.ruleset, whole)
  }
}

const exportWithSeed: typeof exportFor = (session, viewer) =>
  Object.assign(exportOf(session, viewer), { seed: session.seed })

/** The key in a view for its source state, invisible in texts. */
const MADE_OF = Symbol('made of')

/** Remembers the source state of each view. */
class Truth {
  constructor(private readonly whole: Ruleset) {}

  readonly view: Ruleset['view'] = (def, state, viewer) =>
    Object.assign({ ...this.whole.view(def, state, viewer) }, { [MADE_OF]: this.of(state) })

  of(state: GameState & { readonly [MADE_OF]?: GameState }): GameState {
    return state[MADE_OF] ?? state
  }
  /** Returns a number that depends on the whole state, including secrets. */
  number(state: GameState): number {
    return Number.parseInt(hashValue(this.of(state)).slice(0, 6), 16)
  }
  isOdd(state: GameState): boolean {
    return this.number(state) % 2 === 1
  }
}

type Fault = (truth: Truth, whole: Ruleset, pile: string) => Partial<Ruleset>

const changedView =
  (change: (state: GameState) => object): Fault =>
  (_truth, whole) => ({
    view: (def, state, viewer) => ({ ...whole.view(def, state, viewer), ...change(state) }),
  })

const changedTable =
  (change: (table: Table, state: GameState, truth: Truth) => Table): Fault =>
  (truth, whole) => ({
    view: truth.view,
    table: (def, state) => change(whole.table(def, state), state, truth),
  })

const changedDecisions =
  (change: (decision: Decision, state: GameState, truth: Truth) => Decision): Fault =>
  (truth, whole) => ({
    view: truth.view,
    decisions: (def, state) => whole.decisions(def, state).map((one) => change(one, state, truth)),
  })

/** Returns a turn that changes its events. */
const retelling = (turn: Turn<GameState, unknown>, change: (event: GameEvent) => GameEvent) =>
  new Proxy(turn, {
    get(whole, name) {
      if (name === 'emit') return (event: GameEvent) => whole.emit(change(event))
      const value: unknown = Reflect.get(whole, name)
      return typeof value === 'function' ? value.bind(whole) : value
    },
    set: (whole, name, value) => Reflect.set(whole, name, value),
  })

const turned = <T>(list: readonly T[]): readonly T[] => [...list.slice(1), ...list.slice(0, 1)]

const GHOST: GameEvent = { type: 'ghost', message: { key: 'ghost' } }

/** Leaks a number of the secrets in steps of one kind, before or after all other events. */
const tellingIn =
  (when: 'before' | 'after', isMeant: (state: GameState, done: Applied) => boolean): Fault =>
  (truth, whole) => ({
    step(turn, seat, action) {
      const before = { ...turn.state }
      const { turn: trial, events } = freshTurn(turn.def, before)
      whole.step(trial, seat, action)
      const tell = () => {
        if (isMeant(before, { state: trial.state, events }))
          turn.emit({ ...GHOST, number: truth.number(before) })
      }
      if (when === 'before') tell()
      whole.step(turn, seat, action)
      if (when === 'after') tell()
    },
  })

const showsSome: Parameters<typeof tellingIn>[1] = (_, { events }) =>
  events.some(({ reveals }) => reveals === true)

const FAULTS: Readonly<Record<LeakName, Fault>> = {
  'initial state': changedView(({ rng }) => ({ first: rng })),
  undo: (truth, whole) => ({
    step(turn, seat, action) {
      if (truth.isOdd(turn.state)) turn.emit({ ...GHOST, only: [], reveals: true })
      whole.step(turn, seat, action)
    },
  }),
  'log arguments': (_truth, whole) => ({
    step(turn, seat, action) {
      const open = (event: GameEvent): GameEvent => {
        const { only, others: _covered, reveals: _shows, ...told } = event
        return only ? { ...event, others: told as GameEvent } : event
      }
      whole.step(retelling(turn, open), seat, action)
    },
  }),
  'legal list': changedDecisions((decision, state, truth) => {
    const { choices } = decision
    return choices.length > 1 && truth.isOdd(state)
      ? { ...decision, choices: choices.slice(0, -1) }
      : decision
  }),
  'sequential card ids': changedTable((table, state, truth) => ({
    ...table,
    displays: table.displays?.map((display) => ({
      ...display,
      cards: display.cards.map((card) =>
        card.faceDown ? { ...card, id: `card-${truth.number(state)}` } : card,
      ),
    })),
  })),
  'deck order': (truth, whole, pile) =>
    changedView((state) => ({ [pile]: (state as unknown as Record<string, unknown>)[pile] }))(
      truth,
      whole,
      pile,
    ),
  'hint text': changedDecisions((decision, state, truth) => {
    const values = { ...decision.prompt.values, hint: truth.number(state) }
    return { ...decision, prompt: { ...decision.prompt, values } }
  }),
  'array order': changedTable((table, state, truth) =>
    truth.isOdd(state)
      ? { ...table, pieces: turned(table.pieces), displays: table.displays && turned(table.displays) }
      : table,
  ),
  spectator: (_truth, whole) => ({
    view: (def, state, viewer) => whole.view(def, state, viewer === 'spectator' ? def.seats[0] : viewer),
  }),
  'export before the end': () => ({}),
  'log of a die': tellingIn('after', (before, { state }) => state.rng !== before.rng),
  'ahead of what is shown': tellingIn('before', showsSome),
  'beside what is shown': tellingIn('after', showsSome),
}

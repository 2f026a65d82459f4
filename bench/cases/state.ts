/**
 * Measures the next state for a screen with undo and a log: one of 100 units moves, pays, and the turn passes. Ours runs through
 * the call that executes every action; immer runs with its defaults, the same undo and the same log.
 */
import { produce } from 'immer'
import { carryOut } from '../../engine/game'
import { numberFrom } from '../../engine/kernel/forms'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { startSession, stateOf, withStep } from '../../engine/replay/session'
import { rulesets } from '../../engine/rulesets'
import type { Action, GameDef, GameEvent, GameState, Ruleset } from '../../engine/types'
import type { Case, Cases } from '../lib/case'

const PIECES = 100
const CELLS = 2700
const BATCH = 500

type Flat = GameState & {
  active: number
  cell: readonly number[]
  points: readonly number[]
  type: readonly number[]
}

const label = { key: 'moved' }
const march: Ruleset<Flat, unknown> = {
  id: 'bench-march',
  version: 1,
  words: { phases: { move: ['move'] } },
  forms: { move: { piece: numberFrom(0), cell: numberFrom(0) } },
  compile: () => ({ ok: true, value: undefined }),
  setup: (_, seed) => ({
    phase: 'move',
    step: 0,
    rng: seedRandom(seed),
    active: 0,
    cell: Array.from({ length: PIECES }, (_unused, i) => i * 7),
    points: new Array<number>(PIECES).fill(6),
    type: Array.from({ length: PIECES }, (_unused, i) => i % 3),
  }),
  position: (def) => march.setup(def, 1),
  decisions: () => [],
  refuse: () => ({ rule: 'none', message: label }),
  step(turn, _seat, action) {
    const piece = action.piece as number
    const cell = action.cell as number
    turn.list('cell')[piece] = cell
    turn.list('points')[piece] = 6 - (cell & 3)
    turn.state.active = 1 - turn.state.active
    turn.emit({ type: 'moved', message: label, piece, cell })
  },
  view: (_, state) => state,
  outcome: () => undefined,
  table: () => {
    throw new Error('not drawn here')
  },
  differences: () => [],
}

/** The same moves for every candidate. */
function moves(): () => Action {
  const rng = seedRandom(11)
  return () => ({ type: 'move', piece: nextBelow(rng, PIECES), cell: nextBelow(rng, CELLS) })
}

function ours(): { turn(): void; cells(): number[] } {
  rulesets.set(march.id, march as unknown as Ruleset)
  const def = { ruleset: march.id, seats: ['red', 'blue'] } as unknown as GameDef
  const next = moves()
  let session = startSession(def, { seed: 1 })
  return {
    turn() {
      session = startSession(def, { seed: 1 })
      for (let i = 0; i < BATCH; i++) {
        const action = next()
        session = withStep(session, 'red', action, carryOut(def, stateOf(session), 'red', action))
      }
    },
    cells: () => [...(stateOf(session) as Flat).cell],
  }
}

type Nested = {
  active: number
  step: number
  pieces: { id: string; type: string; cell: number; points: number }[]
}

function withImmer(): { turn(): void; cells(): number[] } {
  const start: Nested = {
    active: 0,
    step: 0,
    pieces: Array.from({ length: PIECES }, (_, i) => ({
      id: `u${i}`,
      type: ['inf', 'cav', 'art'][i % 3],
      cell: i * 7,
      points: 6,
    })),
  }
  const next = moves()
  let state = start
  return {
    turn() {
      state = start
      const past: { state: Nested; events: GameEvent[] }[] = []
      for (let i = 0; i < BATCH; i++) {
        const { piece, cell } = next() as unknown as { piece: number; cell: number }
        state = produce(state, (draft) => {
          const unit = draft.pieces[piece]
          unit.cell = cell
          unit.points = 6 - (cell & 3)
          draft.active = 1 - draft.active
          draft.step += 1
        })
        past.push({ state, events: [{ type: 'moved', message: label, piece, cell }] })
      }
    },
    cells: () => state.pieces.map((piece) => piece.cell),
  }
}

function stateCase(make: () => ReturnType<typeof ours>): () => Case {
  return () => {
    const [a, b] = [ours(), withImmer()]
    a.turn()
    b.turn()
    if (a.cells().join() !== b.cells().join()) throw new Error('the states differ')
    const game = make()
    return {
      unit: 'states/s',
      run: () => {
        game.turn()
        return BATCH
      },
    }
  }
}

export const cases: Cases = {
  'next state of 100 pieces with undo and log: ours': stateCase(ours),
  'next state of 100 pieces with undo and log: immer': stateCase(withImmer),
}

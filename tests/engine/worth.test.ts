/** The worth of a choice, as said before it, is what happens: three games are played at random, and each note is compared. */
import { describe, expect, test } from 'vitest'
import { apply, diceOf, guide, table } from '../../engine/game'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import type { JuntaState } from '../../engine/rulesets/junta/state'
import type { ChoiceNote, Decision, GameDef, GameState } from '../../engine/types'
import { oneGameOf } from './support/content'
import { playRandomly } from './support/random-play'

type Values = Readonly<Record<string, number | string>>
const valuesOf = ({ note }: ChoiceNote): Values => (note.values ?? {}) as Values

/** Calls back with the notes of a key at each decision of some random games. */
function eachNote(
  def: GameDef,
  key: string,
  look: (state: GameState, decision: Decision, note: ChoiceNote) => void,
  most = 60,
): number {
  let seen = 0
  for (let seed = 1; seed <= 12 && seen < most; seed++)
    playRandomly(def, seed, {
      ...{ most: 2000, busy: true },
      watch(now, [decision]) {
        if (!decision || decision.optional || seen >= most) return
        const state = structuredClone(now)
        for (const note of guide(def, state, decision)?.notes ?? []) {
          if (note.note.key !== key || seen >= most) continue
          seen += 1
          look(state, decision, note)
        }
      },
    })
  return seen
}

/** The state after an action. */
function stateAfter(def: GameDef, state: GameState, { seat }: Decision, { action }: ChoiceNote): GameState {
  const next = apply(def, state, seat, action)
  if (!next.ok) throw new Error(`${JSON.stringify(action)} is offered and refused`)
  return next.value.state
}

describe('Kriegspiel', () => {
  const def = oneGameOf('kriegspiel')
  const verdictOn = (state: GameState, id: string): Values | undefined =>
    table(def, state)
      .about?.find((one) => one.id === 'threats')
      ?.rows.map(({ text, cell }) => ({ ...(text?.values as Values), cell: cell ?? -1 }))
      .find(({ cell }) => table(def, state).pieces.find((piece) => piece.id === id)?.cell === cell)

  test('a step says the enemy fire on its square as the table does after it', () => {
    const counts = { safe: 0, hit: 0 }
    const seen = eachNote(
      def,
      'kriegspiel.note.step',
      (state, decision, note) => {
        const next = stateAfter(def, state, decision, note)
        if (next.phase !== 'moves' && next.phase !== 'attack') return
        const id = decision.focus?.pieces?.[0] ?? ''
        const { result, attack, defence } = valuesOf(note)
        const isHit = result === 'captured' || result === 'retreat'
        counts[isHit ? 'hit' : 'safe'] += 1
        const found = verdictOn(next, id)
        expect(isHit ? { attack, defence, result } : undefined).toEqual(
          found && { attack: found.attack, defence: found.defence, result: found.result },
        )
      },
      400,
    )
    expect(seen).toBeGreaterThan(50)
    expect(counts.safe).toBeGreaterThan(20)
  })
})

describe('Cry Havoc', () => {
  const def = oneGameOf('cry-havoc')
  const FACES = 10

  /** The results of an action by face of its first die. */
  const resultsOf = (state: GameState, decision: Decision, note: ChoiceNote, type: string): string[] =>
    Array.from({ length: FACES }, (_, face) => {
      const dice = [face + 1, ...Array.from({ length: 12 }, () => 1)]
      const next = apply(def, { ...state, dice } as GameState, decision.seat, note.action)
      if (!next.ok) throw new Error('an offered action is refused')
      const event = next.value.events.find((one) => one.type === type)
      return String(event?.result ?? 'later')
    })

  test('a shot counts the faces of the die that have an effect', () => {
    const seen = eachNote(def, 'cry-havoc.note.hits', (state, decision, note) => {
      if (note.action.type !== 'shoot') return
      const results = resultsOf(state, decision, note, 'shot')
      if (results.includes('later')) return
      expect(valuesOf(note)).toMatchObject({
        hits: results.filter((result) => result !== '-').length,
        die: FACES,
      })
    })
    expect(seen).toBeGreaterThan(10)
  })

  test('a strike counts the faces of the die that hurt each party', () => {
    const kinds = new Set<string>()
    const seen = eachNote(def, 'cry-havoc.note.faces', (state, decision, note) => {
      const results = resultsOf(state, decision, note, 'fight')
      const { theirs, ours } = valuesOf(note)
      if (results.includes('later')) return
      expect(results.filter((result) => result !== '-')).toHaveLength(Number(theirs) + Number(ours))
      kinds.add(String(theirs))
    })
    expect(seen).toBeGreaterThan(10)
    expect(kinds.size).toBeGreaterThan(1)
  })
})

describe('Junta', () => {
  const def = oneGameOf('junta')
  const votesIn = (state: GameState): number[] =>
    (table(def, state).about?.find(({ id }) => id === 'ballot')?.rows ?? []).map(({ value = 0 }) => value)

  test('a ballot says the votes of its option after it', () => {
    const seen = eachNote(
      def,
      'junta.note.tally',
      (state, decision, note) => {
        const next = stateAfter(def, state, decision, note)
        if (next.phase !== decision.phase && next.phase !== 'nominate') return
        const { votes, other, lead } = valuesOf(note)
        expect(votesIn(next)).toContain(votes)
        expect(lead).toBe(votes > other ? 'ahead' : votes === other ? 'even' : 'behind')
      },
      150,
    )
    expect(seen).toBeGreaterThan(30)
  })

  test('the bank says the Swiss account after a note', () => {
    const seen = eachNote(def, 'junta.note.swiss', (state, decision, note) => {
      const next = stateAfter(def, state, decision, note) as JuntaState
      expect(moneyOf(next, def.seats.indexOf(decision.seat), 'swiss')).toBe(valuesOf(note).count)
    })
    expect(seen).toBeGreaterThan(0)
  })

  test('a volley says the chance of a hit, in whole percent', () => {
    const seen = eachNote(def, 'junta.note.hits', (state, decision, note) => {
      const { faces, of, chance } = valuesOf(note)
      const { dice } = valuesOf(note)
      const missing = ((Number(of) - Number(faces)) / Number(of)) ** Number(dice)
      expect(Math.abs(Number(chance) - 100 * (1 - missing))).toBeLessThan(0.51)
      expect(diceOf(def, state, decision.seat, note.action).length).toBeLessThanOrEqual(40)
    })
    expect(seen).toBeGreaterThan(0)
  })
})

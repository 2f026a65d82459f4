/** Counts how often each authored part and each type of event occurred in the games of a scenario. */
import { table } from '../game'
import { sourceOf } from '../kernel/sources'
import { wholeRuleset } from '../rulesets'
import type { CameUp, GameDef, GameStart, GameStep, Outcome, RawPack, TrialItem, TrialPort } from '../types'

type Port = TrialPort<GameStep['state'], unknown, RawPack>

const keyOf = ({ kind, id }: CameUp): string => `${kind} ${id}`

export class Tally {
  /** In the order of the ruleset, then the types of units of the pack. */
  readonly authored: readonly TrialItem[]
  /** The number of events by type. */
  readonly events = new Map<string, number>()
  readonly #def: GameDef
  readonly #port: Port | undefined
  readonly #times = new Map<string, number>()
  /** Types of units that have not been on the map in this game. */
  #awaited = new Set<string>()
  #asked = ''

  /** `raw` is the checked pack that `def` was compiled from. */
  constructor(raw: RawPack, def: GameDef) {
    this.#def = def
    this.#port = wholeRuleset(def.ruleset)?.trial
    const written = this.#port?.authored(raw, raw.scenarios[def.scenario]) ?? []
    this.authored = [...written, ...unitsOf(raw)]
  }

  /** A game begins; events before the first decision count too. */
  begin(start: GameStart): void {
    this.#awaited = new Set(this.authored.flatMap(({ kind, id }) => (kind === 'unit' ? id : [])))
    this.#asked = ''
    this.#happened({ phase: '', seat: '', action: { type: '' }, ...start })
  }

  /** Counts a step immediately, without keeping it. */
  step(step: GameStep): void {
    this.#happened(step)
    const asked = `${step.phase} ${step.seat}`
    if (asked !== this.#asked) this.#look(step.state)
    this.#asked = asked
  }

  /** A game ended, in this state. */
  end(state: GameStep['state'], ending: Outcome | undefined): void {
    this.#look(state)
    for (const one of this.#port?.cameByTheEnd?.(this.#def, state) ?? []) this.#count(one)
    const level = ending && (this.#port?.levelOf?.(ending) ?? ending.level)
    if (level !== undefined) this.#count({ kind: 'level', id: level })
  }

  /** The number of occurrences; for a type of unit, the number of games in which it was on the map. */
  times(one: CameUp): number {
    return this.#times.get(keyOf(one)) ?? 0
  }

  #happened(step: GameStep): void {
    for (const { type } of step.events) this.events.set(type, (this.events.get(type) ?? 0) + 1)
    for (const one of this.#port?.cameUp?.(this.#def, step) ?? []) this.#count(one)
  }

  #count(one: CameUp): void {
    if (one.kind === 'unit' && !this.#awaited.delete(one.id)) return
    this.#times.set(keyOf(one), this.times(one) + 1)
  }

  /** Checks the map whenever the asked seat or phase changes, so that no unit comes and goes unseen. */
  #look(state: GameStep['state']): void {
    if (this.#awaited.size === 0) return
    for (const { cell, type } of table(this.#def, { ...state }).pieces)
      if (cell !== undefined) this.#count({ kind: 'unit', id: type })
  }
}

/** The pack's own types of units. */
function unitsOf(raw: RawPack): TrialItem[] {
  return raw.units.units.flatMap(({ id }, index) => {
    const at = sourceOf(raw, 'units', index)
    return at.pack === undefined ? [{ kind: 'unit', id, name: { text: `units.${id}` }, at } as const] : []
  })
}

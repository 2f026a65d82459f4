/** Games of Kriegspiel for tests: a scenario of the pack with changes, or a small field with chosen units. */

import { merge } from '../../engine/compile/merge'
import { apply, compile, decisions } from '../../engine/game'
import { authoring } from '../../engine/rulesets/kriegspiel/authoring'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action, Choice, GameEvent, RawPack, Refusal } from '../../engine/types'
import type { KriegspielPosition, KriegspielRuleOptions } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'
import { own } from '../support/own'

const raw = loadPack('kriegspiel')

/** The scenario of the pack with a written placement. */
export const WRITTEN = 'opening'
/** The scenario in which both sides place their units in secret. */
export const SECRET = 'free'

export function war(scenario = WRITTEN, change: object = {}): KriegspielDef {
  const scenarios = { ...raw.scenarios, [scenario]: merge(raw.scenarios[scenario], change) }
  return compiled({ ...raw, scenarios } as RawPack, scenario)
}

function compiled(pack: RawPack, scenario: string): KriegspielDef {
  const made = compile(pack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

export const scenarioNames = (): string[] => Object.keys(raw.scenarios)
export const packOfWar = (): RawPack => structuredClone(raw)

type Field = {
  readonly rows: readonly string[]
  /** Squares of arsenals by side. */
  readonly arsenals?: Readonly<Record<string, readonly string[]>>
  readonly options?: KriegspielRuleOptions
  readonly walls?: readonly string[]
  /** Type of units that never move. */
  readonly immobile?: string
  readonly change?: object
}

const LEGEND = {
  '.': { terrain: 'north-plain' },
  M: { terrain: 'mountain-range' },
  P: { terrain: 'mountain-pass' },
  F: { terrain: 'stone-fort' },
  '2': { terrain: 'ground-of-2' },
  '3': { terrain: 'ground-of-3' },
}
/** Terrain that costs more than one square of movement. The pack has none. */
const DEAR = [2, 3].map((cost) => ({ id: `ground-of-${cost}`, look: { colour: '#000000' }, cost }))
/** An edge that blocks movement, lines and fire. */
const WALL = {
  id: 'test-wall',
  look: { colour: '#000000', style: 'wall' },
  cost: 'closed',
  lines: 'stop',
  fire: 'stop',
}

export function field({
  rows,
  arsenals = {},
  options = {},
  walls = [],
  immobile,
  change = {},
}: Field): KriegspielDef {
  const scenario = merge(raw.scenarios[WRITTEN], { rules: options, opening: [], ...change })
  const map = {
    id: 'field',
    file: 'maps/field.yaml',
    grid: { kind: 'square', columns: rows[0].length, rows: rows.length },
    legend: LEGEND,
    rows,
    edges: [{ type: WALL.id, sides: walls }],
    sites: Object.entries(arsenals).flatMap(([side, cells]) =>
      cells.map((cell, i) => ({
        role: 'base',
        id: `${side}-${i}`,
        side,
        number: i,
        cells: [cell],
        exits: [],
      })),
    ),
  }
  const pack = {
    ...raw,
    terrain: { terrain: [...raw.terrain.terrain, ...DEAR], edges: [WALL] },
    units: {
      ...raw.units,
      units: raw.units.units.map((unit) => (unit.id === immobile ? { ...unit, speed: 0 } : unit)),
    },
    maps: { field: map },
    scenarios: { [WRITTEN]: { ...(scenario as object), map: 'field' } },
  }
  return compiled(pack as unknown as RawPack, WRITTEN)
}

/** "a north line-infantry 0304", followed by "moved" or "retreating". */
export function standing(
  def: KriegspielDef,
  units: readonly string[],
  given: KriegspielPosition = {},
  dice: readonly number[] = [],
): KriegspielState {
  const position: KriegspielPosition = {
    phase: 'moves',
    ...given,
    units: units.map((line) => {
      const [side, unit, at, ...words] = line.split(' ')
      return { side, unit, at, moved: words.includes('moved'), retreating: words.includes('retreating') }
    }),
  }
  return authoring.position(def, position, dice)
}

/** Unit names of the game. The first unit of its side and type is number 1. */
export const pieceAt = (def: KriegspielDef, state: KriegspielState, name: string): number =>
  state.cell.indexOf(def.grid.indexOf(name))

/** "move 0304", "attack south-line-infantry-1". */
export function actionOf(text: string): Action {
  const [type, value] = text.split(' ')
  if (value === undefined) return { type }
  const key = /^\d/.test(value) ? 'cell' : type === 'attack' ? 'target' : 'unit'
  return { type, [key]: value }
}

export type Done = { readonly state: KriegspielState; readonly events: readonly GameEvent[] }

export function does(def: KriegspielDef, from: KriegspielState, ...actions: string[]): Done {
  let state = from
  const events: GameEvent[] = []
  for (const text of actions) {
    const [{ seat }] = decisions(def, state)
    const next = apply(def, state, seat, actionOf(text))
    if (!next.ok) throw new Error(`${text}: ${next.error.rule} ${next.error.message.key}`)
    state = next.value.state as KriegspielState
    events.push(...next.value.events)
  }
  return { state, events }
}

export function refusal(def: KriegspielDef, state: KriegspielState, text: string, seat?: string): Refusal {
  const next = apply(def, state, seat ?? decisions(def, state)[0].seat, actionOf(text))
  if (next.ok) throw new Error(`${text} is allowed`)
  return next.error
}

export const offersOf = (def: KriegspielDef, state: KriegspielState): readonly Choice[] =>
  decisions(def, state).flatMap(({ choices }) => choices)

/** Returns the squares of the offered choices of a type. */
export const cellsOffered = (def: KriegspielDef, state: KriegspielState, type: string): string[] =>
  offersOf(def, state)
    .filter(({ action }) => action.type === type)
    .map(({ action }) => String(action.cell))
    .sort()

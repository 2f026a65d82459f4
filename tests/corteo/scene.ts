/** A few cells and pieces of the town, played one action at a time. */

import { apply, decisions } from '../../engine/game'
import { authoring } from '../../engine/rulesets/corteo/authoring'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { Action, GameEvent, Refusal } from '../../engine/types'
import type { MapFile, Position } from '../../schemas/generated/content'
import { type Changes, town } from './fixture'

const LEGEND: MapFile['legend'] = {
  '.': { terrain: 'street' },
  '=': { terrain: 'avenue' },
  '#': { terrain: 'building' },
  '"': { terrain: 'garden' },
  s: { terrain: 'stairs' },
  p: { terrain: 'popular' },
  c: { terrain: 'crowded' },
  o: { terrain: 'objective' },
  B: { terrain: 'barracks' },
  M: { terrain: 'metro' },
  w: { terrain: 'slope', up: 'W' },
  e: { terrain: 'slope', up: 'E' },
}

export type Scene = {
  readonly def: CorteoDef
  readonly state: CorteoState
  readonly events: readonly GameEvent[]
  readonly asked: string | undefined
  /** Offered actions as short text: "move 0201", "attack a b". */
  readonly offers: readonly string[]
  do(...actions: string[]): Scene
  refusal(action: string): Refusal
  at(piece: string): string
}

/** Rows of a map with pointed hexes. A row is a straight line, and odd rows are half a hex to the right. */
export function scene(
  rows: readonly string[],
  given: Position,
  dice: readonly number[] = [],
  changes: Changes = {},
): Scene {
  const map: Partial<MapFile> = {
    grid: { kind: 'hex', orientation: 'pointy', offset: 'odd', columns: rows[0].length, rows: rows.length },
    legend: LEGEND,
    rows: [...rows],
    edges: [],
    places: [],
    sites: [],
    ...changes.map,
  }
  const def = town({ ...changes, map, scenario: { setup: [], reinforcements: [], ...changes.scenario } })
  return sceneOf(def, authoring.position(def, given, dice), [])
}

/** Parses "attack a b", "move 0201" or "launch a with b", one word per field. */
export function actionOf(text: string): Action {
  const [type, first, second] = text.split(' ')
  if (type === 'attack') return { type, unit: first, target: second }
  if (type === 'advance') return { type, unit: first, cell: second }
  if (type === 'launch') return second ? { type, unit: first, with: second } : { type, unit: first }
  if (type === 'component') return { type, component: first }
  if (type === 'answer') return { type, choice: first }
  if (type === 'prolong') return { type, hands: Number(first) }
  if (first === undefined) return { type }
  return ['move', 'barricade', 'remove', 'retreat', 'base', 'place'].includes(type)
    ? { type, cell: first }
    : { type, unit: first }
}

const textOf = ({ type, ...fields }: Action): string => [type, ...Object.values(fields)].join(' ')

function sceneOf(def: CorteoDef, state: CorteoState, events: readonly GameEvent[]): Scene {
  const [decision] = decisions(def, state)
  return {
    def,
    state,
    events,
    asked: decision?.seat,
    offers: (decision?.choices ?? []).map(({ action }) => textOf(action)),
    do(...actions) {
      let next: { state: CorteoState; events: readonly GameEvent[] } = { state, events }
      for (const text of actions) {
        const seat = decisions(def, next.state)[0].seat
        const result = apply(def, next.state, seat, actionOf(text))
        if (!result.ok) throw new Error(`${text}: ${result.error.rule} ${result.error.message.key}`)
        next = { state: result.value.state as CorteoState, events: result.value.events }
      }
      return sceneOf(def, next.state, next.events)
    },
    refusal(action) {
      const result = apply(def, state, decision?.seat ?? '', actionOf(action))
      if (result.ok) throw new Error(`${action} is legal`)
      return result.error
    },
    at(piece) {
      const names = state.names ?? def.rules.pieces.ids
      const cell = state.cell[names.indexOf(piece)]
      return cell < 0 ? ['reserve', 'arrested', 'away', 'custody', 'out'][-1 - cell] : def.grid.names[cell]
    },
  }
}

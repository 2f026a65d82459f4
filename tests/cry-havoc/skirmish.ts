/**
 * Written positions on small maps with scripted dice. They use the bundled roster and tables, and a force of every unit per side.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, crossCheck } from '../../engine/compile'
import { apply, decisions, inspect, outcome } from '../../engine/game'
import { authoring } from '../../engine/rulesets/cry-havoc/authoring'
import type { CryHavocPack } from '../../engine/rulesets/cry-havoc/rules'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import type { Action, GameDef, GameEvent, RawPack, Refusal } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import type {
  CryHavocPosition,
  CryHavocPositionUnit,
  CryHavocScenarioFile,
  MapFile,
} from '../../schemas/generated/content'
import { own } from '../support/own'

const folder = fileURLToPath(new URL('../../content/cry-havoc', import.meta.url))

const files = (): Record<string, Uint8Array> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))]),
  )

let read: RawPack | undefined
/** The bundled pack. */
export function bundled(): RawPack {
  if (!read) {
    const { pack, diagnostics } = checkPack(files(), crossCheck)
    if (!pack) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))
    read = pack
  }
  return read
}

/** The force of each side, so that a position may use any unit. */
const FORCE: CryHavocScenarioFile['forces'][number]['groups'][number]['units'] = [
  { unit: 'knight-at-arms', count: 3 },
  { unit: 'foot-serjeant', count: 2 },
  { unit: 'halberd-man', count: 2 },
  { unit: 'spear-man', count: 4 },
  { unit: 'crossbow-man', count: 2 },
  { unit: 'bow-man', count: 3 },
  { unit: 'country-man', count: 4 },
  { unit: 'town-folk', count: 1 },
  { unit: 'war-horse', count: 3 },
  { unit: 'pack-mule', count: 3 },
]

export type Setting = {
  readonly rows: readonly string[]
  readonly edges?: MapFile['edges']
  readonly regions?: MapFile['regions']
  readonly options?: Partial<CryHavocScenarioFile['rules']>
  readonly scoring?: CryHavocScenarioFile['scoring']
  readonly victory?: CryHavocScenarioFile['victory']
  readonly limit?: CryHavocScenarioFile['limit']
  /** Counters, triggers, modifiers and other blocks of the scenario. */
  readonly blocks?: Partial<CryHavocScenarioFile>
  /** Hexes that a beaten figure on foot retreats. The bundled tables say one. */
  readonly wayBack?: number
}

/** `.` grass, `b` bush, `t` tree, `s` scarp, `h` house, `y` yard, `2` a corner with its building to the northeast. */
const LEGEND = {
  '.': { terrain: 'green-sward' },
  b: { terrain: 'thicket-bush' },
  t: { terrain: 'tree-stand' },
  s: { terrain: 'scarp-slope', up: 'N' },
  h: { terrain: 'house-floor' },
  y: { terrain: 'yard-paving' },
  '2': { terrain: 'house-corner', up: 'NE' },
} as const

const ELIMINATE: CryHavocScenarioFile['victory'] = [
  { type: 'eliminate', winner: 'gules', loser: 'azure' },
  { type: 'eliminate', winner: 'azure', loser: 'gules' },
]

function withWayBack(pack: RawPack, cells: number): RawPack {
  const longer = (_: string, value: unknown) =>
    (value as { type?: string } | null)?.type === 'retreat' ? { ...(value as object), cells } : value
  return cells === 1 ? pack : { ...pack, tables: JSON.parse(JSON.stringify(pack.tables, longer)) }
}

/** Flat hexes, with even columns half a hex lower. Gules plays first. */
export function field(setting: Setting): CryHavocDef {
  const { rows, edges, regions, options, scoring, victory, limit, blocks, wayBack = 1 } = setting
  const pack = withWayBack(bundled(), wayBack) as unknown as CryHavocPack
  const width = rows[0]?.length ?? 0
  const map = {
    id: 'field',
    file: 'maps/field.yaml',
    grid: { kind: 'hex', orientation: 'flat', offset: 'odd', columns: width, rows: rows.length },
    legend: LEGEND,
    rows: [...rows],
    ...(edges ? { edges } : {}),
    ...(regions ? { regions } : {}),
  } as RawPack['maps'][string]
  const scenario: CryHavocPack['scenarios'][string] = {
    id: 'skirmish',
    file: 'scenarios/skirmish.yaml',
    map: 'field',
    order: ['gules', 'azure'],
    forces: (['gules', 'azure'] as const).map((side) => ({
      side,
      groups: [{ id: 'all', units: FORCE, place: { cells: ['0101'] } }],
    })),
    rules: {
      ammunition: false,
      ransom: false,
      belowFirstColumn: 'forbidden',
      engaged: 'fought',
      advanceRounding: 'down',
      riderReach: 'either',
      ...options,
    },
    scoring: scoring ?? [],
    victory: victory ?? ELIMINATE,
    ...(limit ? { limit } : {}),
    ...blocks,
  }
  const made = compile(
    { ...pack, maps: { field: map }, scenarios: { skirmish: scenario } } as unknown as RawPack,
    'skirmish',
  )
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

export type Unit = CryHavocPositionUnit

/** A position in play. Every action must be an offered one. */
export class Skirmish {
  readonly def: CryHavocDef
  state: CryHavocState
  events: GameEvent[] = []

  /** @param made changes the game before its position is built */
  constructor(
    setting: Setting,
    given: CryHavocPosition,
    dice: readonly number[] = [],
    made: (def: CryHavocDef) => CryHavocDef = (def) => def,
  ) {
    this.def = made(field(setting))
    this.state = authoring.position(this.def, given as never, dice)
  }

  get #plain(): GameDef {
    return this.def as GameDef
  }

  decision() {
    const [asked] = decisions(this.#plain, this.state)
    if (!asked) throw new Error('nobody is asked')
    return asked
  }

  /** `do('select', 'a')`, `do('retreat', '0302')`, `do('advance', 'a', '0302')`: a unit, a cell, or both. */
  do(type: string, ...rest: string[]): this {
    return this.take(actionOf(type, rest))
  }

  take(action: Action): this {
    const done = apply(this.#plain, this.state, this.decision().seat, action)
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.rule} ${done.error.message.key}`)
    this.state = done.value.state as CryHavocState
    this.events.push(...done.value.events)
    return this
  }

  /** Returns the refusal of an action. */
  why(type: string, ...rest: string[]): Refusal {
    const done = apply(this.#plain, this.state, this.decision().seat, actionOf(type, rest))
    if (done.ok) throw new Error(`${type} ${rest.join(' ')} is allowed`)
    return done.error
  }

  /** Returns the choices of one kind by their arguments. */
  offers(type: string): string[] {
    return this.decision()
      .choices.filter(({ action }) => action.type === type)
      .map(({ action }) => [action.unit, action.cell].filter((part) => part !== undefined).join(' '))
      .sort()
  }

  index(id: string): number {
    const at = (this.state.names ?? this.def.rules.pieces.ids).indexOf(id)
    if (at < 0) throw new Error(`no piece ${id}`)
    return at
  }

  at(id: string): string {
    const name = (cell: number) => (cell >= 0 ? this.def.grid.names[cell] : String(cell))
    const [front, rear] = [this.state.cell[this.index(id)], this.state.rear[this.index(id)]]
    return rear >= 0 ? `${name(front)} ${name(rear)}` : name(front)
  }

  /** Returns "healthy", "wounded" or "dead", followed by "stunned" and "mounted" if true. */
  is(id: string): string {
    const piece = this.index(id)
    const words = [['healthy', 'wounded', 'dead'][this.state.health[piece]]]
    if (this.state.stunned[piece] !== 0) words.push('stunned')
    if (this.state.mount[piece] >= 0) words.push('mounted')
    return words.join(' ')
  }

  /** Returns the explanation of a piece under the pointer. */
  point(id: string) {
    return inspect(this.#plain, this.state, this.decision().seat, { kind: 'piece', piece: id })
  }

  get asked(): string {
    return this.state.phase
  }

  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type)
  }

  get ending() {
    return outcome(this.#plain, this.state)
  }
}

function actionOf(type: string, rest: readonly string[]): Action {
  const isCell = (part: string) => /^\d{4}$/.test(part)
  const unit = rest.find((part) => !isCell(part))
  const cell = rest.find(isCell)
  return { type, ...(unit ? { unit } : {}), ...(cell ? { cell } : {}) }
}

/** A field of grass, all open. */
export const GRASS: Setting = { rows: Array.from({ length: 9 }, () => '.........') }

export const gules = (unit: string, id: string, at: Unit['at'], more: Partial<Unit> = {}): Unit => ({
  unit,
  id,
  at,
  side: 'gules',
  ...more,
})
export const azure = (unit: string, id: string, at: Unit['at'], more: Partial<Unit> = {}): Unit => ({
  ...gules(unit, id, at, more),
  side: 'azure',
})

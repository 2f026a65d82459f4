import type { Case, CaseStep, Position, PositionUnit } from '../../schemas/generated/content'
import { table } from '../game'
import { rulesetOf } from '../rulesets'
import type { GameDef, TablePiece } from '../types'

/** A case may call its units what it likes ("police"); here they become pieces of the scenario's rosters. */
export type NamedCase = { readonly given: Position; readonly steps: readonly CaseStep[] }

/** What a ruleset may add to say which piece is meant: its side, or its own name. */
type Told = PositionUnit & { readonly side?: string; readonly figure?: string }

/** The case with real piece ids, or the unit for which the rosters have no piece left. */
export function withPieceIds(def: GameDef, rule: Case, given: Position): NamedCase | PositionUnit {
  const free = new Map(allPieces(def).map((piece) => [piece.id, piece]))
  const ids = new Map<string, string>()
  const units: PositionUnit[] = []
  const claimed = given.units?.flatMap(({ id }) => (id !== undefined && free.has(id) ? [id] : [])) ?? []
  for (const unit of given.units ?? []) {
    const piece = free.get(unit.id ?? '') ?? firstLike([...free.values()], unit, claimed)
    if (!piece) return unit
    free.delete(piece.id)
    if (unit.id !== undefined) ids.set(unit.id, piece.id)
    units.push({ ...unit, id: piece.id })
  }
  const rename = (name: string) => ids.get(name) ?? name
  const { units: _, ...rest } = given
  return {
    given: {
      ...(renameIn(rest, rename) as Position),
      units: units.map((unit) => withOthers(unit, rename)),
    },
    steps: rule.steps.map((step) => renameIn(step, rename) as CaseStep),
  }
}

/** Other units that a unit of the position names: what it rides, whom it leads. Its own id and type stay. */
function withOthers({ id, unit, ...rest }: PositionUnit, rename: (name: string) => string): PositionUnit {
  return { id, unit, ...(renameIn(rest, rename) as Omit<PositionUnit, 'id' | 'unit'>) }
}

/** Every piece of the scenario: before anything is placed they all lie in trays. */
function allPieces(def: GameDef): readonly TablePiece[] {
  const empty = table(def, rulesetOf(def).position(def, {}, []))
  return [...empty.pieces, ...empty.trays.flatMap((tray) => tray.pieces)].filter(
    (piece) => piece.kind === 'unit',
  )
}

const firstLike = (
  pieces: readonly TablePiece[],
  { unit, component, side, figure }: Told,
  claimed: readonly string[],
): TablePiece | undefined =>
  pieces.find(
    (piece) =>
      piece.type === unit &&
      (component === undefined || piece.component === component) &&
      (side === undefined || piece.side === side) &&
      (figure === undefined || piece.id === figure) &&
      !claimed.includes(piece.id),
  )

/** Names stand as values of positions, actions and events, and as keys of maps of units. */
function renameIn(value: unknown, rename: (name: string) => string): unknown {
  if (typeof value === 'string') return rename(value)
  if (Array.isArray(value)) return value.map((entry) => renameIn(entry, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (FIXED.includes(key)) return [key, entry]
      if (key !== 'units' || typeof entry !== 'object' || Array.isArray(entry))
        return [key, renameIn(entry, rename)]
      const named = Object.entries((entry ?? {}) as Record<string, unknown>)
      return [key, Object.fromEntries(named.map(([id, inner]) => [rename(id), renameIn(inner, rename)]))]
    }),
  )
}

/** Keys with words of the rules or of the map under them, never names of units: a unit may well be called "march" or "run". */
const FIXED: readonly string[] = [
  'type',
  'by',
  'rule',
  'turn',
  'phase',
  'step',
  'asked',
  'cell',
  'cells',
  'at',
  'zone',
  'outcome',
  'side',
  'component',
  'figure',
  'state',
  'health',
  'cover',
  'result',
  'option',
  'options',
  'counters',
]

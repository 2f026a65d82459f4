import type { WholeCase } from '../compile/shared-parts'
import { setUpAs, table } from '../game'
import type {
  CaseStep,
  GameDef,
  Message,
  MessageValue,
  TablePiece,
  WrittenPosition,
  WrittenUnit,
} from '../types'

/** A case can name its units freely ("police"); here the names become pieces of the scenario's rosters. */
export type NamedCase = {
  readonly given: WrittenPosition
  readonly steps: readonly CaseStep[]
  /** The name of a piece in the case, by the id of the piece. */
  readonly aliases: ReadonlyMap<string, string>
}

/** The case with real piece ids, or the unit for which the rosters have no piece left. */
export function withPieceIds(def: GameDef, rule: WholeCase, given: WrittenPosition): NamedCase | WrittenUnit {
  const free = new Map(allPieces(def).map((piece) => [piece.id, piece]))
  const ids = new Map<string, string>()
  const units: WrittenUnit[] = []
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
      ...(renameIn(rest, rename) as WrittenPosition),
      units: units.map((unit) => withOthers(unit, rename)),
    },
    steps: rule.steps.map((step) => inStep(step, rename)),
    aliases: new Map([...ids].flatMap(([alias, id]) => (alias === id ? [] : [[id, alias] as const]))),
  }
}

/** A secret is a position too. */
function inStep(step: CaseStep, rename: (name: string) => string): CaseStep {
  if (!('secret' in step)) return renameIn(step, rename) as CaseStep
  const { units, ...rest } = step.secret
  const renamed = units?.map((unit) =>
    withOthers({ ...unit, ...(unit.id !== undefined && { id: rename(unit.id) }) }, rename),
  )
  return {
    ...step,
    secret: { ...(renameIn(rest, rename) as WrittenPosition), ...(renamed && { units: renamed }) },
  }
}

/** Renames the other units that a unit of the position names, such as its transport. Its own id and type stay. */
function withOthers({ id, unit, ...rest }: WrittenUnit, rename: (name: string) => string): WrittenUnit {
  return { id, unit, ...(renameIn(rest, rename) as Omit<WrittenUnit, 'id' | 'unit'>) }
}

/** Every piece of the scenario: before anything is placed they are all in trays. */
export function allPieces(def: GameDef): readonly TablePiece[] {
  const empty = table(def, setUpAs(def, {}, []))
  return [...empty.pieces, ...empty.trays.flatMap((tray) => tray.pieces)].filter(
    (piece) => piece.kind === 'unit',
  )
}

const firstLike = (
  pieces: readonly TablePiece[],
  { unit, component, side, figure }: WrittenUnit,
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

/** Fields of positions, actions, events and expectations in which units are named, alone or in a list. */
const UNIT_FIELDS: readonly string[] = [
  'unit',
  'units',
  'target',
  'with',
  'item',
  'from',
  'to',
  'on',
  'ahead',
  'attackers',
  'defenders',
  'arrested',
  'custody',
]

/** Renames the units in a value. They are the keys of a map of units, or strings in fields that name units. */
function renameIn(value: unknown, rename: (name: string) => string, field = ''): unknown {
  if (typeof value === 'string') return UNIT_FIELDS.includes(field) ? rename(value) : value
  if (Array.isArray(value)) return value.map((entry) => renameIn(entry, rename, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      field === 'units' ? rename(key) : key,
      renameIn(entry, rename, key),
    ]),
  )
}

/** The words of a difference with the names that the author of the case gave. */
export function inAuthorsNames(message: Message, aliases: ReadonlyMap<string, string>): Message {
  if (aliases.size === 0 || !message.values) return message
  const ids = [...aliases.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`, 'g')
  const rename = (value: MessageValue): MessageValue =>
    typeof value === 'string' ? value.replace(pattern, (id) => aliases.get(id) ?? id) : value
  const values = Object.entries(message.values).map(([name, value]) => [name, rename(value)])
  return { ...message, values: Object.fromEntries(values) }
}

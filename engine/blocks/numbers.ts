/**
 * Modifiable numbers of the rules. A ruleset reads them here and passes the unmodified value.
 * Modifiers first add, then replace, each in the written order. Finally the number is clamped to the bounds of its port.
 */
import {
  type BlockRules,
  type BlockState,
  type BlockTables,
  type LiveZone,
  type Measure,
  NO_SUBJECT,
  NOTHING,
  type PieceTest,
  type Subject,
  type Whose,
} from './port'

export const NOBODYS: Whose = { piece: NOTHING, seat: NOTHING }

/** Numbers being computed. */
const beingRead = new Set<number>()

/**
 * A modifier that reads its own number, directly or indirectly, gets the unmodified value.
 * @param plain the unmodified value
 */
export function numberNow(
  rules: BlockRules,
  state: BlockState,
  number: number,
  plain: number,
  whose: Whose = NOBODYS,
): number {
  const { blocks } = rules
  return blocks.modifiable[number] === 1 && !beingRead.has(number)
    ? modified(rules, state, number, plain, whose)
    : plain
}

/**
 * The current value of a number for the unit, the seat and the cell of the moment, or for the named ones. For several units, the first; a named
 * unit brings its cell.
 */
export const numberMeasure =
  (number: number, who?: PieceTest, named?: number, zone?: LiveZone): Measure =>
  (rules, state, subject = NO_SUBJECT) => {
    const { port } = rules.blocks
    const piece = who ? firstThat(rules, state, who, subject) : subject.it
    const owner = piece >= 0 ? port.pieces?.seat?.(rules, state, piece) : undefined
    const own = who && piece >= 0 ? port.pieces?.cell(rules, state, piece) : subject.cell
    const cell = zone ? zone(rules, state, subject).indexOf(1) : (own ?? NOTHING)
    const whose = { piece, seat: named ?? owner ?? subject.seat, cell }
    const plain = port.plain?.(rules, state, number, whose) ?? 0
    return numberNow(rules, state, number, plain, whose)
  }

function firstThat(rules: BlockRules, state: BlockState, who: PieceTest, subject: Subject): number {
  const count = rules.blocks.port.pieces?.count(rules) ?? 0
  for (let piece = 0; piece < count; piece++) if (who(rules, state, piece, subject)) return piece
  return NOTHING
}

function modified(rules: BlockRules, state: BlockState, number: number, plain: number, whose: Whose): number {
  beingRead.add(number)
  try {
    return withModifiers(rules, state, number, plain, whose)
  } finally {
    beingRead.delete(number)
  }
}

function withModifiers(
  rules: BlockRules,
  state: BlockState,
  number: number,
  plain: number,
  whose: Whose,
): number {
  const { blocks } = rules
  const bounds = blocks.port.numbers?.[number] ?? { least: 0, most: Number.MAX_SAFE_INTEGER }
  const subject = { ...NO_SUBJECT, it: whose.piece, seat: whose.seat, cell: whose.cell ?? NOTHING }
  let value = plain
  let fixed: number | undefined
  for (let index = blocks.firstStanding; index < blocks.standing; index++) {
    const modifier = blocks.modifiers[index]
    if (modifier.number !== number || !isMeant(blocks, rules, state, index, whose)) continue
    if (modifier.while && !modifier.while(rules, state, subject)) continue
    value += modifier.by?.(rules, state, subject) ?? 0
    fixed = modifier.to ? modifier.to(rules, state, subject) : fixed
  }
  const turn = blocks.port.turnOf(rules, state)
  for (const effect of state.underway?.modified ?? []) {
    if (effect.number !== number || effect.until < turn) continue
    if (!isMeant(blocks, rules, state, effect.modifier, whose)) continue
    value += effect.by
    fixed = effect.to ?? fixed
  }
  return Math.max(bounds.least, Math.min(bounds.most, fixed ?? value))
}

function isMeant(
  { modifiers }: BlockTables,
  rules: BlockRules,
  state: BlockState,
  index: number,
  { piece, seat, cell = NOTHING }: Whose,
): boolean {
  const { who, seat: ofSeat, zone } = modifiers[index]
  if (ofSeat !== NOTHING && ofSeat !== seat) return false
  if (zone !== undefined && (cell < 0 || zone(rules, state)[cell] !== 1)) return false
  return who === undefined || (piece !== NOTHING && who(rules, state, piece))
}

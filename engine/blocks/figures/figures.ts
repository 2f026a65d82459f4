/** Figures: the numbers that a table shows. A port lists them by the names in the vocabulary of its ruleset. */
import type { Measure as RawMeasure } from '../../../schemas/generated/content'
import type { Blocks, Words } from '../context'
import { type BlockRules, type BlockState, type Figure, type Measure, NO_SUBJECT, NOTHING } from '../port'

/** The part of the language for games with figures. */
export const FIGURE_WORDS: Words = { measures: { figure: figureMeasure } }

type Raw = Extract<RawMeasure, { type: 'figure' }>

const OVER = {
  sum: (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0),
  least: (values: readonly number[]) => Math.min(...values),
  most: (values: readonly number[]) => Math.max(...values),
}

/** Figures being read. A figure that reads itself through the blocks of a scenario is 0 inside. */
const beingRead = new Set<Figure>()

function figureMeasure(blocks: Blocks, raw: Raw): Measure {
  const figure = blocks.port.figures?.[raw.figure]
  const seats = seatsOf(blocks, raw)
  const partOf = figure && partReader(blocks, figure, raw.of)
  // An unknown name has no value; the checks report it.
  if (!figure || !partOf || seats === UNKNOWN) return () => 0
  const join = OVER[raw.over ?? 'sum']
  const everyone = blocks.seats.map((_, seat) => seat)
  const ofMoment = figure.owner === 'seat' && raw.over === undefined
  return (rules, state, subject = NO_SUBJECT) => {
    const part = partOf(rules)
    if (part === NO_SUCH_PART || beingRead.has(figure)) return 0
    beingRead.add(figure)
    try {
      if (figure.owner === 'none') return figure.read(rules, state, NOTHING, part)
      if (seats === undefined && ofMoment && subject.seat >= 0)
        return figure.read(rules, state, subject.seat, part)
      if (seats === undefined && figure.owner === 'part' && raw.over === undefined)
        return figure.read(rules, state, NOTHING, part)
      return join((seats ?? everyone).map((seat) => figure.read(rules, state, seat, part)))
    } finally {
      beingRead.delete(figure)
    }
  }
}

const UNKNOWN = 'unknown'

/** The players that a measure names; `undefined` if it names none. */
function seatsOf({ seats, sides }: Blocks, raw: Raw): readonly number[] | undefined | typeof UNKNOWN {
  if (raw.seat === undefined && raw.side === undefined) return undefined
  const side = raw.side === undefined ? undefined : sides.indexOf(raw.side)
  const named = seats.flatMap((seat, index) =>
    (raw.seat === undefined || seat.id === raw.seat) && (side === undefined || seat.side === side)
      ? [index]
      : [],
  )
  return named.length > 0 ? named : UNKNOWN
}

const NO_SUCH_PART = -2

/** Returns the index of the named part, NOTHING for all of them. Names are looked up on first use, because rules are compiled later. */
function partReader(
  { units }: Blocks,
  { parts }: Figure,
  name: string | undefined,
): (rules: BlockRules) => number {
  if (name === undefined) return () => NOTHING
  let known: number | undefined
  return (rules) => {
    if (known === undefined) {
      const index = parts === undefined ? -1 : (parts === 'units' ? units : parts(rules)).indexOf(name)
      known = index < 0 ? NO_SUCH_PART : index
    }
    return known
  }
}

type OfGame<R, S> = (rules: R, state: S) => number
type OfSeat<R, S> = (rules: R, state: S, seat: number) => number

/** Makers of figures without parts, for the types of a ruleset: one of the game, and one of each player. */
export const figuresOf = <R extends BlockRules, S extends BlockState>() => ({
  ofGame: (read: OfGame<R, S>): Figure => ({
    owner: 'none',
    read: (rules: R, state: S) => read(rules, state),
  }),
  ofSeat: (read: OfSeat<R, S>): Figure => ({
    owner: 'seat',
    read: (rules: R, state: S, seat) => read(rules, state, seat),
  }),
})

/** A figure that counts the units of a player with some property. Its parts are the types of units. */
export function unitFigure(has: CountsUnit): Figure {
  return {
    owner: 'seat',
    parts: 'units',
    read: (rules, state, seat, part) => {
      const { pieces } = rules.blocks.port
      if (!pieces) return 0
      let count = 0
      for (let piece = 0; piece < pieces.count(rules); piece++)
        if (
          (pieces.seat?.(rules, state, piece) ?? pieces.side(rules, state, piece)) === seat &&
          (part === NOTHING || pieces.unit(rules, state, piece) === part) &&
          has(rules, state, piece)
        )
          count++
      return count
    },
  }
}
type CountsUnit = { of(rules: BlockRules, state: BlockState, piece: number): boolean }['of']

/** Units of a player on the map. */
export const onMap: Figure = unitFigure(
  (rules, state, piece) => (rules.blocks.port.pieces?.cell(rules, state, piece) ?? NOTHING) >= 0,
)

/** Units of a player in one of these places off the map. */
export const unitsIn = (...places: readonly number[]): Figure =>
  unitFigure((rules, state, piece) =>
    places.includes(rules.blocks.port.pieces?.cell(rules, state, piece) ?? NOTHING),
  )

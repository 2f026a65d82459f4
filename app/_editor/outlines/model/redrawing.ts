/** Outlines and points after an action; nothing is written until all of it is valid. */
import { isSimple, lyingOf, nearestOn } from './geometry'
import { type AreaSheet, isSameSpot, type Spot, spotKey } from './sheet'

/** The reason why an action is refused; `areas` are the ids of the areas it would spoil. */
export type Fault = {
  readonly reason:
    | 'crosses-itself'
    | 'overlaps'
    | 'too-few'
    | 'not-across'
    | 'no-border'
    | 'more-than-one'
    | 'no-frame'
  readonly areas: readonly string[]
  /** The refused result, for display. */
  readonly shown?: Pick<Redrawing, 'shapes' | 'added'>
}

/** A new area, and the area behind which it is written. */
export type NewArea = {
  readonly id: string
  readonly terrain: string
  readonly at: Spot
  readonly shape?: readonly Spot[]
}

/** The differences from the sheet: outlines, lines and bends of links by index, points by their path. */
export type Redrawing = {
  readonly shapes: ReadonlyMap<number, readonly Spot[]>
  readonly lines: ReadonlyMap<number, readonly Spot[]>
  readonly bends: ReadonlyMap<number, readonly Spot[]>
  readonly spots: ReadonlyMap<string, SpotChange>
  readonly added?: NewArea
  readonly removed?: number
}

export type SpotChange = {
  readonly index: number
  readonly key: 'at' | 'label'
  readonly to: Spot | undefined
}

/** Tolerance for a point on a side after rounding to whole steps. */
const ON_SIDE = 0.75

/** A sheet during an action. */
export class Draft {
  readonly #shapes = new Map<number, readonly Spot[]>()
  readonly #lines = new Map<number, readonly Spot[]>()
  readonly #bends = new Map<number, readonly Spot[]>()
  readonly #spots = new Map<string, SpotChange>()
  #added: NewArea | undefined
  #removed: number | undefined

  constructor(readonly sheet: AreaSheet) {}

  shape(index: number): readonly Spot[] | undefined {
    return this.#shapes.get(index) ?? this.sheet.areas.find((area) => area.index === index)?.shape
  }
  setShape(index: number, shape: readonly Spot[]): void {
    this.#shapes.set(index, shape)
  }
  setSpot(index: number, key: SpotChange['key'], to: Spot | undefined): void {
    this.#spots.set(`${index}.${key}`, { index, key, to })
  }
  setBends(index: number, points: readonly Spot[]): void {
    this.#bends.set(index, points)
  }
  add(area: NewArea): void {
    this.#added = area
  }
  remove(index: number): void {
    this.#removed = index
    this.#shapes.delete(index)
  }

  /** Maps every corner of outlines, scenery and links; corners mapped to `undefined` are removed. */
  everyCorner(change: (corner: Spot) => Spot | undefined): void {
    const changed = (points: readonly Spot[]) => {
      const after = points.map((corner) => change(corner))
      return after.some((corner, at) => corner !== points[at])
        ? after.filter((one) => one !== undefined)
        : undefined
    }
    this.#everyLine((points, isRing) => {
      const after = changed(points)
      return after && withoutRepeats(after, isRing)
    })
  }

  /** Inserts a corner into each side that contains it, for all areas that share the side, and into scenery along that side. */
  insert(corner: Spot): void {
    const corners = new Set<string>()
    for (const { index } of this.sheet.areas)
      for (const one of this.shape(index) ?? []) corners.add(spotKey(one))
    this.#everyLine((points, isRing) => {
      if (points.some((one) => isSameSpot(one, corner))) return undefined
      const last = isRing ? points.length : points.length - 1
      for (let at = 0; at < last; at++) {
        const side = [points[at], points[(at + 1) % points.length]] as const
        const isBorder = side.every((end) => corners.has(spotKey(end)))
        if (isBorder && nearestOn(corner, ...side).far <= ON_SIDE) return points.toSpliced(at + 1, 0, corner)
      }
      return undefined
    })
  }

  /** Returns the changes, or the reason why they are refused. */
  done(): Redrawing | Fault {
    const fault = this.#fault()
    const added = this.#added ? { added: this.#added } : {}
    if (fault) return { ...fault, shown: { shapes: this.#shapes, ...added } }
    return {
      shapes: this.#shapes,
      lines: this.#lines,
      bends: this.#bends,
      spots: this.#spots,
      ...added,
      ...(this.#removed === undefined ? {} : { removed: this.#removed }),
    }
  }

  #everyLine(change: (points: readonly Spot[], isRing: boolean) => readonly Spot[] | undefined): void {
    for (const { index } of this.sheet.areas) {
      const shape = index === this.#removed ? undefined : this.shape(index)
      const after = shape && change(shape, true)
      if (after) this.#shapes.set(index, after)
    }
    for (const { index, points, isGround } of this.sheet.scenery) {
      const after = change(this.#lines.get(index) ?? points, isGround)
      if (after && after.length >= 2) this.#lines.set(index, after)
    }
  }

  /** The first fault of a changed outline; two that overlapped before may still overlap. */
  #fault(): Fault | undefined {
    const { areas } = this.sheet
    const changed = areas.flatMap(({ id, index }) => {
      const shape = this.#shapes.get(index)
      return shape ? [{ id, index, shape }] : []
    })
    const made = this.#added?.shape ? [{ id: this.#added.id, index: -1, shape: this.#added.shape }] : []
    for (const one of [...changed, ...made]) {
      if (one.shape.length < 3) return { reason: 'too-few', areas: [one.id] }
      const before = areas.find(({ index }) => index === one.index)?.shape
      if (!isSimple(one.shape) && (!before || isSimple(before)))
        return { reason: 'crosses-itself', areas: [one.id] }
      for (const other of areas) {
        const shape = other.index === this.#removed ? undefined : this.shape(other.index)
        if (other.index === one.index || !shape || lyingOf(one.shape, shape) !== 'across') continue
        if (!before || !other.shape || lyingOf(before, other.shape) !== 'across')
          return { reason: 'overlaps', areas: [one.id, other.id] }
      }
    }
    return undefined
  }
}

export const isFault = (made: Redrawing | Fault): made is Fault => 'reason' in made

/** Removes repeated consecutive corners. */
const withoutRepeats = (points: readonly Spot[], isRing: boolean): readonly Spot[] =>
  points.filter((corner, at) => {
    const before = at > 0 ? points[at - 1] : isRing ? points.at(-1) : undefined
    return before === undefined || points.length === 1 || !isSameSpot(before, corner)
  })

/** The parts of the peers' types that we use: the peers are installed only for measurements (`bench/package.json`). */

declare module 'immer' {
  export function produce<T>(base: T, recipe: (draft: T) => void): T
}

declare module 'honeycomb-grid' {
  export enum Direction {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
  }
  export enum Orientation {
    FLAT = 'flat',
    POINTY = 'pointy',
  }
  type Place = { readonly col: number; readonly row: number }
  export class Hex {
    readonly col: number
    readonly row: number
    toString(): string
  }
  export function defineHex(options: {
    dimensions: number
    orientation: Orientation
    offset: number
  }): typeof Hex
  type Traverser = { readonly traverser: unique symbol }
  export function rectangle(options: { width: number; height: number }): Traverser
  export function line(options: { start: Place; stop: Place }): Traverser
  export class Grid<T extends Hex> {
    constructor(hex: new () => T, traverser: Traverser)
    getHex(place: Place): T | undefined
    neighborOf(hex: T, direction: Direction, options: { allowOutside: false }): T | undefined
    traverse(traverser: Traverser): { toArray(): T[] }
  }
}

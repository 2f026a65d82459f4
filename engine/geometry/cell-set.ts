/** Immutable sets of cells as bits, so that rules about places read as sentences. */
import type { CellIndex } from '../types'

export class CellSet implements Iterable<CellIndex> {
  private constructor(private readonly words: Int32Array) {}

  static of(size: number, cells: Iterable<CellIndex> = []): CellSet {
    const words = new Int32Array((size + 31) >> 5)
    for (const cell of cells) if (cell >= 0 && cell < size) words[cell >> 5] |= 1 << (cell & 31)
    return new CellSet(words)
  }

  has(cell: CellIndex): boolean {
    return cell >= 0 && (this.words[cell >> 5] & (1 << (cell & 31))) !== 0
  }

  union(other: CellSet): CellSet {
    return new CellSet(this.words.map((word, i) => word | other.words[i]))
  }

  intersection(other: CellSet): CellSet {
    return new CellSet(this.words.map((word, i) => word & other.words[i]))
  }

  without(other: CellSet): CellSet {
    return new CellSet(this.words.map((word, i) => word & ~other.words[i]))
  }

  get size(): number {
    let total = 0
    for (let word of this.words) for (; word !== 0; word &= word - 1) total++
    return total
  }

  get isEmpty(): boolean {
    return this.words.every((word) => word === 0)
  }

  equals(other: CellSet): boolean {
    return this.words.length === other.words.length && this.words.every((word, i) => word === other.words[i])
  }

  *[Symbol.iterator](): Iterator<CellIndex> {
    for (let i = 0; i < this.words.length; i++)
      for (let word = this.words[i]; word !== 0; word &= word - 1)
        yield i * 32 + 31 - Math.clz32(word & -word)
  }
}

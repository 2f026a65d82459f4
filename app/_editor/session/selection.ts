import type { Diagnostic, Range } from '../../../schemas/diagnostic'
import { inOrder, spanOf } from '../document/diagnostics'
import type { PackDocument } from '../document/document'
import type { MapReading } from '../map/model/map-reading'
import { cellsAt, cellsNamedAt, mentionsOf, spanOfCell } from '../map/model/source-map'
import type { TextSpan } from '../yaml/text-span'
import { isMapFile, type PackFiles } from './pack-files'
import type { SessionStore } from './store'

/** A finding with its cells on the map. */
export type FoundAt = { readonly diagnostic: Diagnostic; readonly cells: readonly number[] }

/** More cells than this do not flash: a caret on the name of a terrain would light up half the map. */
const MOST_FLASHED = 200

/** The selection on the map and in the text together. */
export class Selection {
  #keys = 0
  #mention = 0
  /** The index of the last visited finding. */
  #problem: number | undefined
  #caret = { file: '', offset: 0 }
  /** True if the caret moved after the last selection of a cell. */
  isTextLast = false

  constructor(
    private readonly store: SessionStore,
    private readonly document: PackDocument,
    private readonly files: PackFiles,
  ) {}

  /** Selects a cell and shows its place in the file; a repeated call shows its next mention. */
  select(cell: number, focus = true): void {
    const { map } = this.files
    if (!map) return
    this.isTextLast = false
    this.#mention = this.store.state.selected === cell ? this.#mention + 1 : 0
    const mentions = mentionsOf(map, cell)
    this.store.set({ selected: cell })
    if (mentions.length > 0) this.reveal(map.file, mentions[this.#mention % mentions.length], focus)
  }

  /** After a stroke, shows the character of its last cell in the text. */
  strokeEnded(cell: number | undefined): void {
    const { map } = this.files
    this.#mention = 0
    this.isTextLast = false
    this.store.set({ selected: cell })
    const span = map && cell !== undefined ? spanOfCell(map, cell) : undefined
    if (map && span) this.reveal(map.file, span, false)
  }

  /** After the caret has moved in a file, flashes the cells that it mentions. */
  caretAt(file: string, offset: number): void {
    this.#caret = { file, offset }
    this.isTextLast = true
    const { map } = this.files
    const text = this.document.text(file)
    if (!map || text === undefined) return
    const cells = file === map.file ? cellsAt(map, offset) : cellsNamedAt(map, text, offset)
    if (cells.length > 0 && cells.length <= MOST_FLASHED) this.flash(cells)
    if (cells.length === 1) this.store.set({ selected: cells[0] })
  }

  /** The caret in a file, or the last shown place. */
  caretIn(file: string): number {
    const { reveal } = this.store.state
    if (this.isTextLast && this.#caret.file === file) return this.#caret.offset
    return reveal?.file === file ? reveal.span.start : 0
  }

  flash(cells: readonly number[]): void {
    this.store.set({ flash: { cells, key: ++this.#keys } })
  }

  reveal(file: string, span: TextSpan, focus = true): void {
    if (this.document.text(file) === undefined) return
    this.store.set({ file, reveal: { file, span, focus, key: ++this.#keys } })
  }

  /** Goes to a finding: its line in the text, its cells on the map. */
  goTo(diagnostic: Diagnostic): void {
    const text = this.document.text(diagnostic.file)
    if (text === undefined) return
    if (isMapFile(diagnostic.file)) this.files.openMap(diagnostic.file)
    this.reveal(diagnostic.file, spanOf(text, diagnostic))
    const [{ cells }] = this.cellsOf([diagnostic])
    if (cells.length > 0) this.flash(cells)
  }

  /** Goes to the next finding (1) or the previous one (-1), in a circle. */
  goToProblem(step: 1 | -1): void {
    const findings = inOrder(this.store.state.checked.diagnostics)
    if (findings.length === 0) return
    const before = this.#problem ?? (step === 1 ? -1 : 0)
    this.#problem = (before + step + findings.length) % findings.length
    this.goTo(findings[this.#problem])
  }

  /** Goes to a place of a file, named by a refusal in play. */
  goToRange(file: string, range: Range): void {
    const text = this.document.text(file)
    if (text === undefined) return
    this.files.open(file)
    this.reveal(file, spanOf(text, range))
  }

  /**
   * Findings with their cells on the map on the board. These are the named cells, or else those of the object at their place in
   * the text.
   */
  cellsOf(diagnostics: readonly Diagnostic[]): FoundAt[] {
    const { map } = this.files
    return diagnostics.map((diagnostic) => ({ diagnostic, cells: map ? this.#cellsOn(map, diagnostic) : [] }))
  }

  #cellsOn(map: MapReading, diagnostic: Diagnostic): number[] {
    const { grid, board } = map
    if (!grid) return []
    const named = (diagnostic.cells ?? [])
      .filter((place) => place.map === board?.id || diagnostic.file === map.file)
      .map((place) => grid.indexOf(place.cell))
      .filter((cell) => cell >= 0)
    if (named.length > 0 || diagnostic.file !== map.file) return named
    const cells = cellsAt(map, spanOf(map.text, diagnostic).start)
    return cells.length > MOST_FLASHED ? [] : cells
  }
}

import type { Files } from '../../../app/_editor/document/change'
import { PackDocument } from '../../../app/_editor/document/document'
import { snapped } from '../../../app/_editor/outlines/model/borders'
import { AreaCommands, type Outcome } from '../../../app/_editor/outlines/model/commands'
import type { Area, AreaSheet, Spot } from '../../../app/_editor/outlines/model/sheet'

/** A map of areas in its pack, edited by commands. Each is one step to undo. */
export class AreaEditor {
  readonly document: PackDocument
  #of: Files | undefined
  #commands: AreaCommands | undefined

  constructor(
    files: Files,
    readonly file: string,
    readonly ruleset: string | undefined,
  ) {
    this.document = new PackDocument(files, files)
  }

  get commands(): AreaCommands {
    const { file, ruleset } = this
    const { files } = this.document
    if (this.#of !== files) this.#commands = new AreaCommands({ files, file, ruleset })
    this.#of = files
    return this.#commands ?? new AreaCommands({ files, file, ruleset })
  }
  get sheet(): AreaSheet {
    const { sheet } = this.commands
    if (!sheet) throw new Error('this is no map of areas')
    return sheet
  }
  get text(): string {
    return this.document.text(this.file) ?? ''
  }
  area(id: string): Area {
    const area = this.commands.area(id)
    if (!area) throw new Error(`there is no area ${id}`)
    return area
  }
  shape = (id: string): readonly Spot[] => this.area(id).shape ?? []

  /** Returns the snapped position of a press at a point in units of the map. */
  press([x, y]: readonly number[], reach = 2): Spot {
    const { steps } = this.sheet
    return snapped(this.sheet, [x * steps, y * steps], reach).at
  }

  /** Applies the outcome of a command. Throws if it is refused. */
  run(outcome: Outcome): string | undefined {
    if (outcome.type === 'refused') throw new Error(`${outcome.reason}: ${outcome.areas.join(', ')}`)
    this.#do(outcome)
    return outcome.id
  }

  /** Applies the outcome of a command. Returns the reason if it is refused. */
  try(outcome: Outcome): string | undefined {
    if (outcome.type === 'refused') return outcome.reason
    this.#do(outcome)
    return undefined
  }

  #do({ name, changes }: Extract<Outcome, { type: 'done' }>): void {
    if (changes.length === 0) return
    this.document.closeStep()
    this.document.run({ name, changes })
    this.document.closeStep()
  }
}

import type { Files } from '../../../app/_editor/document/change'
import { Objects } from '../../../app/_editor/objects/controller/object-controller'
import type { MapObject } from '../../../app/_editor/objects/model/find'
import { keyOf, titleOf } from '../../../app/_editor/objects/model/find'
import type { Placeable } from '../../../app/_editor/objects/model/placeable'
import { checkFiles } from '../../../app/_editor/problems/model/check-files'
import { TestEditor } from '../test-editor'

/** A studio without a screen, with the object tool selected. */
export class ObjectEditor extends TestEditor {
  readonly objects = new Objects(this.session)

  static async open(files: Files): Promise<ObjectEditor> {
    const editor = new ObjectEditor(files)
    editor.session.takeObjects(editor.objects)
    editor.use('objects')
    await editor.check()
    return editor
  }

  /** Returns the findings of the current files. */
  async check() {
    this.checked = await checkFiles(this.document.files)
    await this.session.checkNow()
    return this.checked.diagnostics
  }

  object(title: string): MapObject {
    const found = this.objects.all.find((one) => titleOf(one) === title)
    if (!found) throw new Error(`there is no object ${title}`)
    return found
  }
  kind(list: string, tag?: string, within?: string): Placeable {
    const found = this.objects.reader
      .placeables(this.objects.scenario)
      .find(
        (one) =>
          one.list === list && one.tag === tag && (within === undefined || one.within.includes(within)),
      )
    if (!found) throw new Error(`nothing is put into ${list}`)
    return found
  }
  place(kind: Placeable, cell: string) {
    this.objects.startPlacing(kind)
    return this.click(cell)
  }
  choose(title: string) {
    this.objects.choose([{ object: keyOf(this.object(title)) }])
    return this
  }
  cellsOf = (title: string) => this.object(title).cells.map(({ cell }) => cell)
  get chosen() {
    return this.objects.chosen && titleOf(this.objects.chosen)
  }
}

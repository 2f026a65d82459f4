import type { Message } from '../../../../schemas/diagnostic'
import { type Change, difference } from '../../document/change'
import type { EditorSession } from '../../session'
import { ownerOf } from '../../session/pack-files'
import { layerOf, whyClosed } from '../../session/view'
import type { NewName } from '../../yaml/add-names'
import { withoutEmptied } from '../model/emptied'
import { namedEverywhere } from '../model/make'

/** An edit of a file's text; undefined if the text cannot be read well enough. */
export type Edit = (file: string, text: string) => string | undefined

/** Applies actions on objects as steps of the history, whole or not at all; refusals are shown. */
export class ObjectSteps {
  constructor(private readonly session: EditorSession) {}

  /** Applies an edit to some files, with names in all languages of the pack. Returns whether anything changed. */
  step(
    name: Message,
    files: readonly string[],
    edit: Edit,
    names: () => readonly NewName[] = () => [],
  ): boolean {
    return this.run(name, this.changes(files, edit, names))
  }

  /** Returns the changes of such a step; empty if it is refused. */
  changes(
    files: readonly string[],
    edit: Edit,
    names: () => readonly NewName[] = () => [],
  ): readonly Change[] {
    const { document, files: pack } = this.session
    const changes: Change[] = []
    for (const file of files) {
      const owner = ownerOf(file)
      if (owner !== undefined) return this.#refused('studio.foreignMap', { pack: owner })
      const before = document.text(file) ?? ''
      const after = edit(file, before)
      if (after === undefined) return this.#refused('studio.refused.thing-unread', { file })
      changes.push(...difference(file, before, withoutEmptied(file, pack.ruleset, before, after)))
    }
    return [...changes, ...namedEverywhere(document.files, names())]
  }

  run(name: Message, changes: readonly Change[]): boolean {
    const { session } = this
    if (changes.length === 0) return false
    if (session.state.notice) session.setNotice(undefined)
    session.document.closeStep()
    session.document.run({ name, changes })
    session.document.closeStep()
    return true
  }

  /** Whether the objects of some files are on a locked layer; if so, it shows a notice. */
  stops(files: readonly string[]): boolean {
    const { mapFile, view } = this.session.state
    for (const file of files) {
      const why = whyClosed(view, layerOf(file, mapFile))
      if (why) {
        this.session.setNotice(why)
        return true
      }
    }
    return false
  }

  refuse(key: string, values: NonNullable<Message['values']> = {}): false {
    this.session.setNotice({ key, values })
    return false
  }

  #refused(key: string, values: NonNullable<Message['values']>): readonly Change[] {
    this.refuse(key, values)
    return []
  }
}

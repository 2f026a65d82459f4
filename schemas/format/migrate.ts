/**
 * Packs of an old format, read as if they were of the present one: their files with the edits that say the same in it. Nothing is written
 * to, and nothing but these edits differs. `docs/decisions/0046` says what they are.
 */
import { type Role, roleOf, schemaFor } from '../catalogue'
import type { Message, Range, ValuePath } from '../diagnostic'
import { byCodeUnit, type PackFiles } from '../digest'
import { LIMITS, type Limits, limitsOf } from '../limits'
import { decode, parse } from '../parse'
import { rulesetNamedIn } from '../ruleset-named'
import type { Content, Stack } from '../stack'
import { contentName, idOf } from '../stack'
import { unreadFiles } from '../unread'
import { Lines } from '../yaml/lines'
import type { Node } from '../yaml/node'
import { before, type Edit, edited } from './edits'
import { oldManifest } from './format'
import type { StepEdit } from './step'
import { STEPS } from './steps'
import { FORMAT } from './unknown-format'
import { writtenIn } from './ways'
import { leftOut, withoutLines } from './whole-entries'

/** One thing that is written otherwise, at its place in the text as it is. */
export type FormatChange = Range & {
  readonly file: string
  readonly path: ValuePath
  /** The step that it belongs to; its reason is `reason`. */
  readonly step: string
  readonly reason: Message
  readonly before: string
  readonly after: string
}

/** A text before and after, and how the one became the other. */
export type MigratedFile = {
  readonly before: string
  readonly after: string
  /** The edits of each step that made some. */
  readonly made: readonly (readonly Edit[])[]
}

export type Migration = {
  readonly from: number
  /** By path, only those that change. */
  readonly files: Readonly<Record<string, MigratedFile>>
  readonly changes: readonly FormatChange[]
}

export type Migrated = { readonly files: PackFiles; readonly migration: Migration }

/** What is under a pack; asked for only where a pack of an old format has files that could be merged over it. */
export type Below = () => Stack | undefined

/** The pack in the present format, or undefined where it is of it already, or of none that is known. Never throws. */
export function migrate(files: PackFiles, below: Below, limits: Limits = LIMITS): Migrated | undefined {
  const manifest = oldManifest(files, limits)
  if (!manifest) return undefined
  const { ruleset } = rulesetNamedIn(manifest.parsed.value)
  const unread = unreadFiles(files, limits).paths
  const changes: FormatChange[] = []
  const changed: Record<string, MigratedFile> = {}
  for (const path of Object.keys(files).sort(byCodeUnit)) {
    const role = unread.has(path) ? undefined : roleOf(path)
    if (role === undefined) continue
    const text = readable(files[path])
    if (text === undefined) continue
    const file = new MigratingFile(path, role, text, limits)
    if (role === 'pack') file.make('format', toPresent)
    file.followSteps(ruleset)
    file.nameLeftOut(ruleset, below)
    if (file.made.length === 0) continue
    changed[path] = { before: file.before, after: file.text, made: file.made }
    changes.push(...file.changes)
  }
  const texts = Object.fromEntries(Object.entries(changed).map(([path, { after }]) => [path, after]))
  const migration = { from: manifest.format, files: changed, changes }
  return { files: { ...files, ...texts }, migration }
}

/** What is no UTF-8 has a finding of its own, and is not written anew. */
function readable(content: string | Uint8Array): string | undefined {
  if (typeof content === 'string') return content
  const { text, badAt } = decode(content)
  return badAt === undefined ? text : undefined
}

/** A file on its way from step to step. */
class MigratingFile {
  readonly made: Edit[][] = []
  readonly changes: FormatChange[] = []
  readonly #lines: Lines
  text: string
  #root: Node | undefined

  constructor(
    readonly file: string,
    readonly role: Role,
    readonly before: string,
    private readonly limits: Limits,
  ) {
    this.text = before
    this.#lines = new Lines(before)
  }

  followSteps(ruleset: string | undefined): void {
    // What a case changes of its scenario is written like the scenario.
    const role = this.role === 'case' ? 'scenario' : this.role
    const steps = STEPS.filter(({ rulesets, roles }) => {
      const isMeant = rulesets === undefined || (ruleset !== undefined && rulesets.includes(ruleset))
      return isMeant && roles.includes(role)
    })
    for (const { id, edits } of steps)
      this.make(id, (root) => edits({ text: this.text, written: writtenIn(root, this.role) }))
  }

  nameLeftOut(ruleset: string | undefined, below: Below): void {
    const kind = schemaFor(this.file, ruleset)
    const content = kind && this.#under(below)
    if (!kind || !content) return
    this.make('left-out', (root) => {
      const { role, file } = this
      const ways = leftOut({ role, kind, file, value: root.value }, content.layered.value)
      if (ways.length === 0) return []
      const written = writtenIn(root, role)
      const start = written.entries[0]?.key.start ?? root.start
      return [{ start, end: start, path: [], text: withoutLines(ways, this.text, written) }]
    })
  }

  #under(below: Below): Content | undefined {
    if (this.role === 'pack' || this.role === 'text' || this.role === 'case' || this.role === 'golden')
      return undefined
    const value = this.#read()?.value
    return below()?.contents.get(contentName(this.role, idOf(this.role, value)))
  }

  /** Makes the edits of a step, if it has some. */
  make(step: string, edits: (root: Node) => readonly StepEdit[]): void {
    const root = this.#read()
    const wanted = root ? edits(root) : []
    if (wanted.length === 0) return
    const { text, made } = edited(this.text, wanted)
    for (const edit of made) this.changes.push(this.#changeOf(step, edit as StepEdit))
    this.made.push(made)
    this.text = text
    this.#root = undefined
  }

  #read(): Node | undefined {
    this.#root ??= parse(this.text, limitsOf(this.role, this.limits)).root
    return this.#root
  }

  #changeOf(step: string, { start, end, text, path }: StepEdit): FormatChange {
    const was = this.text.slice(start, end)
    const range = this.#lines.firstLine({
      start: offsetBefore(this.made, start),
      end: offsetBefore(this.made, end),
    })
    const reason = { key: `migration.${step}` }
    return { file: this.file, path, step, reason, before: was, after: text, ...range }
  }
}

/** Where an offset of a text after some steps stands in the text before them. */
export const offsetBefore = (made: readonly (readonly Edit[])[], offset: number): number =>
  made.toReversed().reduce((at, edits) => before(at, edits), offset)

function toPresent(root: Node): StepEdit[] {
  const index = root.kind === 'map' ? root.keys.indexOf('format') : -1
  const value = root.kind === 'map' ? root.nodes[index] : undefined
  return value ? [{ start: value.start, end: value.end, path: ['format'], text: String(FORMAT) }] : []
}
